/// The keys of a row or a column.
package enum StackWords {
  package static let spacing = Key<SpacingValue>(
    "spacing",
    "The distance between two neighbours: 8, or 'standard'.",
    standard: "0"
  )
  package static let alignment = Key<StackAlignmentWord>(
    "alignment",
    "The alignment of the views across the stack.",
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
    """
    When the axis changes: verticallyCompact turns a column into a row, accessibility a row into a \
    column, 'if' either.
    """
  )
  package static let hidesWhenEmpty = Key<Bool>(
    "hidesWhenEmpty",
    "Whether the stack takes no room while nothing in it is visible.",
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
    "The least space that it takes.",
    standard: "0"
  )
  package static let exactly = Key<PositiveLength>("exactly", "The exact space that it takes.")
  package static let thickness = Key<PositiveLength>(
    "thickness",
    "How thick the line is.",
    standard: "1px"
  )

  static let spacer: [any Word] = [minimum, exactly]
  static let divider: [any Word] = [thickness]
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
    "The axis that the stack then has.",
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

package enum StackAlignmentWord: String, Enumerator {
  case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
}

package enum DistributionWord: String, Enumerator {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
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
