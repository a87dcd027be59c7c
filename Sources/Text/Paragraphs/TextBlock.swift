public import SnaplineDiagnostics
public import SnaplineScene

public import struct Foundation.CGSize

/// Text that is measured and placed: the size of a label, and what it draws.
public struct TextBlock: Hashable, Sendable {
  /// The width of the widest line and the height of all; not rounded.
  public var size: CGSize
  /// From the top to the first line's baseline; not rounded.
  public var firstBaseline: Double
  /// From the top to the last line's baseline; not rounded.
  public var lastBaseline: Double
  /// Top to bottom; positions count from the block's top left.
  public var lines: [TextLine]
  /// Bars behind the text and over it.
  public var decorations: [TextDecoration]
  /// The boxes that stand among the letters.
  public var attachments: [PlacedAttachment]
  /// Whether some of the text isn't shown.
  public var isTruncated: Bool
  /// What had to be replaced: fonts that aren't there, characters that no font has.
  public var diagnostics: [Diagnostic]

  public init(
    size: CGSize = .zero,
    firstBaseline: Double = 0,
    lastBaseline: Double = 0,
    lines: [TextLine] = [],
    decorations: [TextDecoration] = [],
    attachments: [PlacedAttachment] = [],
    isTruncated: Bool = false,
    diagnostics: [Diagnostic] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lines = lines
    self.decorations = decorations
    self.attachments = attachments
    self.isTruncated = isTruncated
    self.diagnostics = diagnostics
  }
}
