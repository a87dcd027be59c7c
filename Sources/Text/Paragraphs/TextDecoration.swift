public import SnaplineGeometry
public import SnaplineScene

/// A bar along a line of text: a background, an underline or a line through the letters.
public struct TextDecoration: Hashable, Sendable {
  /// Counted from the block's top left; not rounded.
  public var edges: Edges
  public var color: RGBA
  /// Whether it is painted before the text.
  public var isBehindText: Bool
  /// Lengths that are painted and left out by turns; none paints all of the bar.
  var dashes: [Double] = []

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
  public static let patternDot = StrokeStyle(rawValue: 0x100)
  public static let patternDash = StrokeStyle(rawValue: 0x200)
  public static let patternDashDot = StrokeStyle(rawValue: 0x300)
  public static let patternDashDotDot = StrokeStyle(rawValue: 0x400)
  /// Spaces have no line.
  public static let byWord = StrokeStyle(rawValue: 0x8000)

  /// A pattern alone draws no line.
  var isLine: Bool { rawValue & 0xF != 0 }

  /// The lengths of a pattern in parts of the line's thickness; none for a whole line.
  var dashes: [Double] {
    switch rawValue & 0xF00 {
    case Self.patternDot.rawValue: [2, 2]
    case Self.patternDash.rawValue: [6, 3]
    case Self.patternDashDot.rawValue: [6, 2, 2, 2]
    case Self.patternDashDotDot.rawValue: [6, 2, 2, 2, 2, 2]
    default: []
    }
  }

  var isThick: Bool { rawValue & 0xF == 2 }
  var isDouble: Bool { rawValue & 0xF == 9 }
}

/// A box that stands in a line like a letter, for the character U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// A number by which its owner identifies it.
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

extension TextDecoration {
  /// The bar, or the parts of it that its pattern paints.
  var painted: [TextDecoration] {
    let period = dashes.reduce(0, +)
    // More parts than this nobody sees.
    guard period > 0, (edges.right - edges.left) / period < 10_000 else { return [self] }
    var parts: [TextDecoration] = []
    var (left, place) = (edges.left, 0)
    while left < edges.right {
      var part = self
      part.dashes = []
      part.edges.left = left
      part.edges.right = min(edges.right, left + dashes[place % dashes.count])
      if place % 2 == 0 { parts.append(part) }
      left += dashes[place % dashes.count]
      place += 1
    }
    return parts
  }
}
