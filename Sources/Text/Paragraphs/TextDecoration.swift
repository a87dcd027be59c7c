public import SnaplineGeometry
public import SnaplineScene

/// A bar along a line of text: a background, an underline or a line through the letters.
public struct TextDecoration: Hashable, Sendable {
  /// Counted from the block's top left; not rounded.
  public var edges: Edges
  public var color: RGBA
  /// Whether it is painted before the text.
  public var isBehindText: Bool

  public init(edges: Edges, color: RGBA, isBehindText: Bool) {
    self.edges = edges
    self.color = color
    self.isBehindText = isBehindText
  }
}

/// How a line under or through text looks; the raw values are those of UIKit's `NSUnderlineStyle`.
public struct StrokeStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = StrokeStyle(rawValue: 1)
  public static let thick = StrokeStyle(rawValue: 2)
  public static let double = StrokeStyle(rawValue: 9)
  // Kept, but drawn as an unbroken line.
  public static let patternDot = StrokeStyle(rawValue: 0x100)
  public static let patternDash = StrokeStyle(rawValue: 0x200)
  public static let patternDashDot = StrokeStyle(rawValue: 0x300)
  public static let patternDashDotDot = StrokeStyle(rawValue: 0x400)
  public static let byWord = StrokeStyle(rawValue: 0x8000)

  /// Whether there is no line at all: a pattern alone draws none.
  var hasNoLine: Bool { rawValue & 0xF == 0 }
  var isThick: Bool { rawValue & 0xF == 2 }
  var isDouble: Bool { rawValue & 0xF == 9 }
}

/// A box that stands in a line like a letter, for the character U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// What its owner knows it by.
  public var id: Int
  public var width: Double
  public var height: Double
  /// How far the box reaches below the baseline; negative if it floats above.
  public var descent: Double

  public init(id: Int, width: Double, height: Double, descent: Double = 0) {
    self.id = id
    self.width = width
    self.height = height
    self.descent = descent
  }
}

/// Where an attachment stands.
public struct PlacedAttachment: Hashable, Sendable {
  public var attachment: TextAttachment
  /// Counted from the block's top left; not rounded.
  public var edges: Edges

  public init(attachment: TextAttachment, edges: Edges) {
    self.attachment = attachment
    self.edges = edges
  }
}
