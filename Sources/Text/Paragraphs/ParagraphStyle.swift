/// Where lines of text stand between left and right; the raw values are UIKit's.
public enum TextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// By the direction of the interface.
  case natural = 4
}

/// How a line ends that is too long; the raw values are UIKit's.
public enum LineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// What may move a line's end besides what fits; the raw values are UIKit's.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No paragraph ends in a line of one word, where another word can stand beside it.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Known by name: Korean is broken between words anyway, where they have spaces.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// What text views on iOS take.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// The direction a paragraph is written in; the raw values are UIKit's.
public enum WritingDirection: Int, Hashable, Sendable {
  /// By the first letter that has a direction, and by the interface where none has.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How the lines of a paragraph are broken and placed; zeros leave a rule out, as in UIKit.
public struct ParagraphStyle: Hashable, Sendable {
  public var alignment: TextAlignment = .natural
  public var lineBreakMode: LineBreakMode = .byTruncatingTail
  public var lineBreakStrategy: LineBreakStrategy = []
  public var baseWritingDirection: WritingDirection = .natural
  /// Points between two lines of the paragraph.
  public var lineSpacing = 0.0
  /// Points after the paragraph.
  public var paragraphSpacing = 0.0
  /// Points before the paragraph, unless it is the first.
  public var paragraphSpacingBefore = 0.0
  /// Points from the leading edge to the first line.
  public var firstLineHeadIndent = 0.0
  /// Points from the leading edge to the other lines.
  public var headIndent = 0.0
  /// The trailing end: points from the leading edge, or, not above zero, from the trailing edge.
  public var tailIndent = 0.0
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  public var lineHeightMultiple = 0.0
  /// Where tabs lead to, from the leading edge, in order; the default is a stop every 28 points.
  public var tabStops: [TabStop] = ParagraphStyle.defaultTabStops
  /// The distance of the stops after the last of ``tabStops``; 0 stands for 28 points.
  public var defaultTabInterval = 0.0
  /// Words are parted where a line would else fill less than this part of its width; 0 parts none.
  public var hyphenationFactor = 0.0
  /// Whether a line is set up to a twentieth of its size closer before it is shortened.
  public var allowsDefaultTighteningForTruncation = false

  public init() {}

  /// UIKit's twelve stops.
  public static let defaultTabStops = (1...12).map { TabStop(location: 28 * Double($0)) }
}

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What of the text after the tab stands at the place: its start for `.left` and `.natural`.
  public var alignment: TextAlignment
  /// From the leading edge of the block, in points.
  public var location: Double

  public init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }

  /// UIKit's way to say the same; no option is known.
  public init(
    textAlignment alignment: TextAlignment,
    location: Double,
    options: [String: String] = [:]
  ) {
    self.init(location: location, alignment: alignment)
  }
}
