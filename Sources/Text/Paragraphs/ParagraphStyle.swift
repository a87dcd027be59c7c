/// The horizontal alignment of lines; the raw values are UIKit's.
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

/// Further rules for where lines are broken; the raw values are UIKit's.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No paragraph ends in a line of one word, if another word has room beside it.
  public static let pushOut = LineBreakStrategy(rawValue: 1)
  /// Has no effect: Korean is broken between words anyway, where it has spaces.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
  /// The rules of text views on iOS.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// The direction a paragraph is written in; the raw values are UIKit's.
public enum WritingDirection: Int, Hashable, Sendable {
  /// By the first letter that has a direction, and by the interface where none has.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How the lines of a paragraph are broken and placed; a rule that is 0 isn't applied, as in UIKit.
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
  /// The trailing end, in points: from the leading edge if above zero, otherwise from the trailing edge.
  public var tailIndent = 0.0
  public var minimumLineHeight = 0.0
  public var maximumLineHeight = 0.0
  public var lineHeightMultiple = 0.0
  /// The tab stops, from the leading edge, in order; by default there is one every 28 points.
  public var tabStops: [TabStop] = ParagraphStyle.defaultTabStops
  /// The distance of the stops after the last of ``tabStops``; 0 stands for 28 points.
  public var defaultTabInterval = 0.0
  /// Words are hyphenated if a line would otherwise fill less than this part of its width; 0 turns it off.
  public var hyphenationFactor = 0.0
  /// Whether letters are set closer, by up to a twentieth of the font size each, before a line is shortened.
  public var allowsDefaultTighteningForTruncation = false

  public init() {}

  /// UIKit's twelve stops.
  public static let defaultTabStops = (1...12).map { TabStop(location: 28 * Double($0)) }
}

/// A position to which a tab leads.
public struct TabStop: Hashable, Sendable {
  /// Which part of the text after the tab is at the position: its start for `.left` and `.natural`.
  public var alignment: TextAlignment
  /// From the leading edge of the block, in points.
  public var location: Double

  public init(location: Double, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }

  /// UIKit's initializer for the same; the options have no effect.
  public init(
    textAlignment alignment: TextAlignment,
    location: Double,
    options: [String: String] = [:]
  ) {
    self.init(location: location, alignment: alignment)
  }
}
