package import SnaplineText

/// Where tabs lead to: `[80, 160, {at: 240, alignment: right}]`.
package struct TabStopList: DesignValue {
  package var stops: [Stop]

  package struct Stop: Sendable {
    package var location: PositiveLength
    package var alignment = Alignment.left
  }

  package enum Alignment: String, Enumerator {
    case left, center, right

    package var alignment: TextAlignment {
      switch self {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    }
  }

  static var schema: JSONValue {
    [
      "type": "array", "items": .anyOf(PositiveLength.schema, .object(of: words, required: ["at"])),
      "maxItems": .number(most),
    ]
  }

  private static let at = Key<PositiveLength>("at", "The distance from the leading edge.")
  private static let alignment = Key<Alignment>(
    "alignment",
    "Which part of the text after the tab is at the stop: its start, middle or end.",
    standard: "left"
  )
  private static let words: [any Word] = [at, alignment]

  /// No line has as many columns.
  private static let most = 1_000

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TabStopList? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of lengths", node.kind), at: node.span)
      }
      return nil
    }
    if list.count > most { reading.report(.tooManyStops(most: most), at: list[most].span) }
    return TabStopList(stops: list.prefix(most).compactMap { stop($0, at: spot, in: reading) })
  }

  private static func stop(_ node: Node, at spot: Spot, in reading: Reading) -> Stop? {
    guard node.mapping != nil else {
      return PositiveLength.read(node, at: spot, in: reading).map { Stop(location: $0) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if !values.says("at") { reading.report(.missing("at", of: spot.key), at: node.span) }
    return values[at].map { Stop(location: $0, alignment: values[alignment] ?? .left) }
  }
}

extension Message {
  fileprivate static func tooManyStops(most: Int) -> Message {
    Message("limit", "a paragraph has at most \(most) stops", remedy: "leave the others out")
  }
}
