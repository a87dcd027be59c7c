/// The keys of views in columns and rows.
package enum GridWords {
  package static let columns = Key<TrackList>(
    "columns",
    "The number of equally wide columns, or the width of each: [100, 1fr, 2fr, content].",
    standard: "as many as the longest 'row:' needs"
  )
  package static let rows = Key<TrackList>(
    "rows",
    "The heights of the first rows, as with columns; others are as high as their content.",
    standard: "content"
  )
  package static let columnSpacing = Key<SpacingValue>(
    "columnSpacing",
    "The distance between two columns: 8, or 'standard'.",
    standard: "0"
  )
  package static let rowSpacing = Key<SpacingValue>(
    "rowSpacing",
    "The distance between two rows: 8, or 'standard'.",
    standard: "0"
  )
  package static let columnAlignment = Key<WordList<ColumnAlignmentWord>>(
    "columnAlignment",
    "The alignment of views in the width of their columns: a word, or one for each column.",
    standard: "fill"
  )
  package static let rowAlignment = Key<WordList<RowAlignmentWord>>(
    "rowAlignment",
    "The alignment of views in the height of their rows: a word, or one for each row.",
    standard: "fill"
  )

  static let properties: [any Word] = [
    columns, rows, columnSpacing, rowSpacing, columnAlignment, rowAlignment,
  ]

  /// The keys of the views in a grid.
  package static let columnSpan = Key<SpanCount>(
    "columnSpan",
    "In a grid, how many columns the view takes.",
    standard: "1"
  )
  package static let rowSpan = Key<SpanCount>(
    "rowSpan",
    "In a grid, how many rows the view takes.",
    standard: "1"
  )
  static let cell: [any Word] = [columnSpan, rowSpan]
}

/// How wide a column is, or how high a row.
package struct TrackValue: ScalarValue {
  package enum Kind: Sendable {
    case length(Length)
    /// So many parts of what is left.
    case parts(Double)
    case content
  }

  package var kind: Kind

  static let meaning = "the size of a column or a row"
  static let remedy =
    "write a number of points such as 100, parts of what is left such as 1fr, or 'content'"
  static let pattern =
    "content|" + NumberPattern.number(upTo: Int(mostParts)) + "fr|" + PositiveLength.pattern
  static let numbers: JSONValue? = PositiveLength.numbers
  /// More parts are a mistake, and would only spoil the arithmetic of others.
  private static let mostParts = 1_000.0

  static func mended(_ text: String) -> String? {
    switch text.lowercased() {
    case "auto", "min-content", "max-content", "fit-content", "fit": return "content"
    case "fr", "*", "fill", "flex", "flexible", "equal": return "1fr"
    default: return text.hasSuffix("%") ? "1fr" : text.numberBeforeUnit
    }
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> TrackValue? {
    if scanner.take("content") { return TrackValue(kind: .content) }
    let start = scanner.position
    guard let number = scanner.number() else { return nil }
    guard scanner.take("fr") else {
      scanner.back(to: start)
      return try PositiveLength.parse(&scanner, in: reading)
        .map { TrackValue(kind: .length($0.length)) }
    }
    guard number > 0, number <= mostParts else {
      throw Misread(
        message: .outOfRange("above 0, at most 1000", number, in: 1...mostParts, unit: "fr"),
        range: start..<scanner.position
      )
    }
    return TrackValue(kind: .parts(number))
  }
}

/// How wide all columns are, or how high rows: a number of equal ones, or one after the other.
package struct TrackList: DesignValue {
  package var tracks: [TrackValue]
  package var span: Span?

  static var schema: JSONValue {
    .anyOf(SpanCount.schema, ["type": "array", "items": TrackValue.schema, "minItems": 1])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TrackList? {
    guard let list = node.list else {
      if let list = Self.list(meantBy: node, in: reading) {
        reading.report(.tracksInList(spot, list), at: node.span)
        return nil
      }
      return SpanCount.read(node, at: spot, in: reading).map {
        let track = TrackValue(kind: .parts(1))
        return TrackList(tracks: Array(repeating: track, count: $0.value), span: node.span)
      }
    }
    guard !list.isEmpty, list.count <= SpanCount.most else {
      reading.report(.trackCount(spot, list.count), at: node.span.prefix(1))
      return nil
    }
    let tracks = list.compactMap { TrackValue.read($0, at: spot, in: reading) }
    return tracks.count == list.count ? TrackList(tracks: tracks, span: node.span) : nil
  }

  /// The list that a text was meant for, such as `1fr 2fr`, as style sheets write it.
  private static func list(meantBy node: Node, in reading: Reading) -> String? {
    guard let text = node.scalar?.text, Int(text) == nil else { return nil }
    let words = text.split { $0 == " " || $0 == "," }.map(String.init)
    let tracks = words.map { takes($0, in: reading) ? $0 : TrackValue.mended($0) ?? $0 }
    guard !tracks.isEmpty, tracks.allSatisfy({ takes($0, in: reading) }) else { return nil }
    return "[" + tracks.joined(separator: ", ") + "]"
  }

  private static func takes(_ text: String, in reading: Reading) -> Bool {
    TrackValue.takes(text, in: reading)
  }
}

/// A number of columns or rows, from 1.
package struct SpanCount: ScalarValue {
  package var value: Int

  static let meaning = "a number of columns or rows"
  static let remedy = "write how many, such as 2"
  static let pattern = "[1-9][0-9]{0,2}"
  static let numbers: JSONValue? = .integers(1...most)
  static let most = 999

  /// So many columns as a style sheet repeats.
  static func mended(_ text: String) -> String? {
    text.wholeMatch(of: /repeat\( *([1-9][0-9]{0,2}) *,.*\)/).map { String($0.1) }
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> SpanCount? {
    let start = scanner.position
    guard let number = scanner.number(), number.rounded() == number else { return nil }
    guard (1...Double(most)).contains(number) else {
      throw Misread(
        message: .outOfRange("1 to \(most)", number, in: 1...Double(most)),
        range: start..<scanner.position
      )
    }
    return SpanCount(value: Int(number))
  }
}

/// A word for all, or one for each.
package struct WordList<Kind> {
  package var words: [Kind]
}

extension WordList: Sendable where Kind: Sendable {}

extension WordList: DesignValue where Kind: Enumerator {
  static var schema: JSONValue {
    .anyOf(Kind.schema, ["type": "array", "items": Kind.schema, "minItems": 1])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> WordList? {
    guard let list = node.list else {
      return Kind.read(node, at: spot, in: reading).map { WordList(words: [$0]) }
    }
    let words = list.compactMap { Kind.read($0, at: spot, in: reading) }
    return words.count == list.count ? WordList(words: words) : nil
  }
}

extension Message {
  fileprivate static func tracksInList(_ spot: Spot, _ list: String) -> Message {
    Message(
      "wrong-type",
      "'\(spot.key)' is a number of equal ones or a list of sizes, not a text",
      remedy: "write \(spot.key): \(list)",
      mended: list
    )
  }

  fileprivate static func trackCount(_ spot: Spot, _ count: Int) -> Message {
    Message(
      "out-of-range",
      "'\(spot.key)' has 1 to \(SpanCount.most) sizes, not \(count)",
      remedy: count == 0 ? "write \(spot.key): 2" : "leave some out"
    )
  }
}
