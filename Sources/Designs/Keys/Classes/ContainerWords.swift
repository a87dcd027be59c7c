/// The keys of a row or a column.
package enum StackWords {
  package static let spacing = Key<SpacingValue>(
    "spacing",
    "The distance between two neighbours: 8, or 'standard'.",
    standard: "0"
  )
  package static let alignment = Key<StackAlignmentWord>(
    "alignment",
    "Where the views stand across the stack.",
    standard: "fill"
  )
  package static let distribution = Key<DistributionWord>(
    "distribution",
    "How the views share the length of the stack.",
    standard: "fill"
  )
  package static let baselineRelative = Key<Bool>(
    "baselineRelative",
    "Whether a column's spacing counts from baseline to baseline.",
    standard: "false"
  )

  package static let adjusts = Key<AdjustsValue>(
    "adjusts",
    "When the stack turns round: a column where there is little height, a row at large texts,"
      + " either where an 'if' says so."
  )
  package static let hidesWhenEmpty = Key<Bool>(
    "hidesWhenEmpty",
    "Whether the stack gives up its place while nothing in it is to be seen.",
    standard: "true"
  )

  static let properties: [any Word] = [
    spacing, alignment, distribution, baselineRelative, adjusts, hidesWhenEmpty,
  ]
}

/// The keys of what only a stack holds.
package enum FillerWords {
  package static let minimum = Key<PositiveLength>(
    "minimum",
    "The least room it takes.",
    standard: "0"
  )
  package static let exactly = Key<PositiveLength>("exactly", "The room it takes.")
  package static let thickness = Key<PositiveLength>(
    "thickness",
    "How thick the line is.",
    standard: "1px"
  )

  static let spacer: [any Word] = [minimum, exactly]
  static let divider: [any Word] = [thickness]
}

/// The keys of a scroll view.
package enum ScrollWords {
  package static let contentInsets = Key<InsetsValue>(
    "contentInsets",
    "Room around the content.",
    standard: "0"
  )
  package static let contentOffset = Key<OffsetValue>(
    "contentOffset",
    "How far the content is scrolled: {x: 0, y: 120}."
  )
  package static let indicators = Key<IndicatorsWord>(
    "indicators",
    "Which scroll indicators a finger would bring up.",
    standard: "both"
  )
  package static let safeAreaAdjustment = Key<SafeAreaAdjustmentWord>(
    "safeAreaAdjustment",
    "Where the safe area is room around the content as well.",
    standard: "automatic"
  )
  package static let paging = Key<Bool>(
    "paging",
    "Whether a finger scrolls by whole pages.",
    standard: "false"
  )

  package static let refreshing = Key<Bool>(
    "refreshing",
    "Whether a wheel above the content tells that it is loaded anew.",
    standard: "false"
  )

  static let properties: [any Word] = [
    contentInsets, contentOffset, indicators, safeAreaAdjustment, paging, refreshing,
  ]
}

/// The keys of a text that may be longer than its view.
package enum TextViewWords {
  package static let scrolls = Key<Bool>(
    "scrolls",
    "Whether it scrolls; else it is as high as its text.",
    standard: "true"
  )
  package static let textInsets = Key<InsetsValue>(
    "textInsets",
    "Room around the text, besides 5 at the sides.",
    standard: "8 above and below"
  )

  package static let placeholder = Key<Text>("placeholder", "What it says while nothing was typed.")
  package static let maximumHeight = Key<PositiveLength>(
    "maximumHeight",
    "Makes it as high as its text, at most this; beyond that it scrolls.",
    standard: "none"
  )

  static let content: [any Word] = [LabelWords.text, LabelWords.markup, placeholder]
  static let properties: [any Word] = [
    LabelWords.font, LabelWords.color, LabelWords.alignment, scrolls, textInsets, maximumHeight,
  ]
}

/// When a stack turns round.
package enum AdjustsWord: String, Enumerator {
  case verticallyCompact, accessibility
}

/// When a stack turns round, and what it is like then.
package enum AdjustsValue: DesignValue {
  case word(AdjustsWord)
  case turn(StackTurn)

  package var word: AdjustsWord? { if case .word(let word) = self { word } else { nil } }
  package var turn: StackTurn? { if case .turn(let turn) = self { turn } else { nil } }

  static var schema: JSONValue {
    .anyOf(
      AdjustsWord.schema,
      .object(of: StackTurn.words, required: [ConditionWords.condition.name])
    )
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AdjustsValue? {
    guard node.mapping != nil else {
      return AdjustsWord.read(node, at: spot, in: reading).map { .word($0) }
    }
    guard let values = reading.object(node, by: StackTurn.words, at: spot) else { return nil }
    let key = ConditionWords.condition
    if !values.says(key.name) {
      reading.report(.missing(key.name, of: spot.key), at: node.span.prefix(1))
    }
    return values[key].map { .turn(StackTurn(condition: $0, values: values)) }
  }
}

/// What a stack is like while a condition holds.
package struct StackTurn: Sendable {
  package var condition: ConditionValue
  package fileprivate(set) var values: Values

  /// Nothing said is the other one.
  package var axis: StackAxisWord? { values[Self.axisKey] }

  static let axisKey = Key<StackAxisWord>(
    "axis",
    "Which way the stack runs then.",
    standard: "the other way"
  )
  /// What takes the place of the stack's own.
  package static let replaced = ownWords.map(\.name)
  private static let ownWords: [any Word] = [
    StackWords.spacing, StackWords.alignment, StackWords.distribution,
  ]
  fileprivate static let words: [any Word] = [ConditionWords.condition, axisKey] + ownWords
}

package enum StackAxisWord: String, Enumerator {
  case vertical, horizontal
}

/// The keys of a view that scrolls only where it has to.
package enum OverflowWords {
  package static let crossAxis = Key<Anchorable>(
    "crossAxis",
    "What the content lies in across the scrolling.",
    standard: "superview"
  )
  package static let avoidsKeyboard = Key<Bool>(
    "avoidsKeyboard",
    "Whether the content ends above the keyboard.",
    standard: "false"
  )

  package static let footer = Key<LoneElement>(
    "footer",
    "A view that follows the content, or sticks to the bottom."
  )
  package static let footerMode = Key<FooterModeWord>(
    "footerMode",
    "When the footer sticks to the bottom.",
    standard: "automatic"
  )

  static let vertical: [any Word] =
    [crossAxis, avoidsKeyboard, footer, footerMode] + ScrollWords.properties
  static let horizontal: [any Word] = [crossAxis] + ScrollWords.properties
}

/// The keys of a view that gives up its height, or its width.
package enum CollapsableWords {
  package static let expanded = Key<Bool>(
    "expanded",
    "Whether it has the size of what is in it; else it has none.",
    standard: "true"
  )
  package static let edge = Key<CollapsableEdgeWord>(
    "edge",
    "Which edge stays where it is.",
    standard: "top"
  )

  static let properties: [any Word] = [expanded, edge]
}

package enum CollapsableEdgeWord: String, Enumerator {
  case top, bottom, leading, trailing
}

package enum FooterModeWord: String, Enumerator {
  case automatic, alwaysOnBottom, alwaysBelowContent, onBottomWhenScrolledOutOfView
  case onBottomWhenNotOverlappingContent
}

package enum StackAlignmentWord: String, Enumerator {
  case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

package enum DistributionWord: String, Enumerator {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

package enum IndicatorsWord: String, Enumerator {
  case both, none, horizontal, vertical
}

package enum SafeAreaAdjustmentWord: String, Enumerator {
  case automatic, always, never, scrollableAxes
}

/// A distance between neighbours: a length, or the system's.
package struct SpacingValue: ScalarValue {
  /// Nothing stands for the system's.
  package var length: Length?

  package init(length: Length? = nil) { self.length = length }

  static let meaning = "a distance"
  static let remedy = "write a number of points such as 8, or 'standard'"
  static let pattern = "(?:standard|" + Length.pattern + ")"
  static let numbers: JSONValue? = Length.numbers

  static func mended(_ text: String) -> String? { text.numberBeforeUnit }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> SpacingValue?
  {
    if scanner.take("standard") { return SpacingValue() }
    return try Length.parse(&scanner, in: reading).map { SpacingValue(length: $0) }
  }
}
