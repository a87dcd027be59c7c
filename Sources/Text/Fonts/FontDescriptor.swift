public import Foundation
public import SnaplineEnvironment

/// UIKit's `UIFontDescriptor`: a description of a font, which can be changed and made into a font.
public final class FontDescriptor: NSObject, Sendable {
  let specification: FontSpecification
  /// The heights at one point, with a text style's gap between lines.
  let unitMetrics: VerticalMetrics

  init(_ specification: FontSpecification, unitMetrics: VerticalMetrics) {
    self.specification = specification
    self.unitMetrics = unitMetrics
  }

  /// Traits that have names; the raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public class func preferredFontDescriptor(withTextStyle style: Font.TextStyle)
    -> FontDescriptor
  {
    Font.preferredFont(forTextStyle: style).fontDescriptor
  }

  public class func preferredFontDescriptor(
    withTextStyle style: Font.TextStyle,
    compatibleWith traits: Traits
  ) -> FontDescriptor {
    Font.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  public var pointSize: CGFloat { specification.pointSize }
  public var postscriptName: String { specification.fontName }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if specification.isItalic { traits.insert(.traitItalic) }
    if specification.drawnWeight >= 600 { traits.insert(.traitBold) }
    if specification.widthFactor > 1 || specification.stretch > 100 {
      traits.insert(.traitExpanded)
    }
    if specification.widthFactor < 1 || specification.stretch < 100 {
      traits.insert(.traitCondensed)
    }
    if specification.source == .system(.monospaced) { traits.insert(.traitMonoSpace) }
    return traits
  }

  public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
    var resized = specification
    resized.pointSize = Font.bounded(newPointSize)
    return FontDescriptor(resized, unitMetrics: unitMetrics)
  }

  /// The descriptor with these traits in place of those it had.
  ///
  /// It is never `nil`: bold and slanted faces that a family lacks are synthesized.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
    var changed = specification
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      changed.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    let widths: SymbolicTraits = [.traitExpanded, .traitCondensed]
    if symbolicTraits.intersection(widths) != self.symbolicTraits.intersection(widths),
      case .system = specification.source
    {
      let width: Font.Width =
        symbolicTraits.contains(.traitExpanded)
        ? .expanded : symbolicTraits.contains(.traitCondensed) ? .condensed : .standard
      changed.widthFactor = width.factor
    }
    if symbolicTraits.contains(.traitMonoSpace), case .system = specification.source {
      changed.source = .system(.monospaced)
    }
    return turned(into: changed)
  }

  /// The descriptor of another weight or slant, with the heights of that face where they are known.
  func turned(into changed: FontSpecification) -> FontDescriptor {
    let metrics = unitMetrics.following(changed.appleFace, after: specification.appleFace)
    return FontDescriptor(changed, unitMetrics: metrics)
  }

  /// The system font of another design; `nil` for a font that a user named.
  public func withDesign(_ design: Font.Design) -> FontDescriptor? {
    guard case .system = specification.source else { return nil }
    var changed = specification
    changed.source = .system(design)
    return FontDescriptor(changed, unitMetrics: unitMetrics)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FontDescriptor else { return false }
    return other.specification == specification && other.unitMetrics == unitMetrics
  }

  public override var hash: Int { specification.hashValue }
}

extension Font {
  public var fontDescriptor: FontDescriptor {
    FontDescriptor(specification, unitMetrics: metrics.scaled(by: 1 / specification.pointSize))
  }

  /// The font of a descriptor, at its own size where `pointSize` is 0.
  public convenience init(descriptor: FontDescriptor, size pointSize: CGFloat) {
    let descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    let specification = descriptor.specification
    self.init(
      specification,
      metrics: descriptor.unitMetrics.scaled(by: specification.pointSize)
    )
  }
}
