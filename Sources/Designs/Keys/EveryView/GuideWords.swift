/// Areas of a view that have names, and no picture.
package struct GuideList: DesignValue {
  package struct Guide: Sendable {
    package var name: String
    package var span: Span
    /// Where and how large it is, as of a view.
    package var values: Values
  }

  package var guides: [Guide]

  package static let frame = Key<FrameValue>(
    "frame",
    "The frame in points: {x: 8, y: 8, width: 100, height: 40}."
  )
  private static let words: [any Word] =
    [frame, SizeKeys.width, SizeKeys.height, SizeKeys.size, SizeKeys.aspect] + PlacementWords.all

  static var schema: JSONValue {
    ["type": "object", "additionalProperties": .object(of: words)]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> GuideList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let entries = node.mapping else {
      if !node.isUnreadable {
        reading.report(.wrongKind(spot, "a mapping from names", node.kind), at: node.span.prefix(1))
      }
      return nil
    }
    return GuideList(
      guides: entries.withoutExtensions.compactMap { guide($0, in: reading) }
    )
  }

  private static func guide(_ entry: Entry, in reading: Reading) -> Guide? {
    guard reading.hasRoomForView(at: entry.keySpan) else { return nil }
    var scanner = Scanner(entry.key)
    guard scanner.name() != nil, scanner.isAtEnd else {
      reading.report(
        .notA(ViewName.meaning, entry.key, for: "guides", remedy: ViewName.remedy),
        at: entry.keySpan
      )
      return nil
    }
    if ViewName.reserved.contains(entry.key) {
      reading.report(.reservedName(entry.key), at: entry.keySpan)
    }
    let spot = Spot(key: entry.key, owner: "guides")
    guard let values = reading.object(entry.value, by: words, at: spot) else { return nil }
    PlacementCheck(of: entry.value.mapping ?? []).report(in: reading)
    if let aspect = values[SizeKeys.aspect], aspect.ratio == nil,
      let span = values.span(of: SizeKeys.aspect)
    {
      reading.report(.noPicture(in: "a guide"), at: span)
    }
    if let place = values.keySpan(named: frame.name) {
      if let other = words.dropFirst().first(where: { values.says($0.name) }) {
        reading.report(.besideFrame(other.name), at: values.keySpan(named: other.name) ?? place)
      } else if let frame = values[frame], frame.size == nil {
        reading.report(.missing("width", of: Self.frame.name), at: place)
      }
    }
    let name = reading.scopes.whole(entry.key, in: reading.scope)
    return Guide(name: name, span: entry.keySpan, values: values)
  }
}

extension Message {
  fileprivate static func besideFrame(_ key: String) -> Message {
    Message(
      "companion",
      "'frame' says all of where a guide is, and '\(key)' says it again",
      remedy: "drop one"
    )
  }

  static func partOfGuide(_ name: String) -> Message {
    Message(
      "unknown-area",
      "'\(name.shortened)' is a guide, which has edges and a size alone",
      remedy: "write \(name.shortened) without an area or a baseline"
    )
  }
}
