import SnaplineDiagnostics

/// How round corners are.
package struct CornerRadius: DesignValue {
  package var radius: Radius
  package var curve = Curve.circular
  /// The corners that are round; nothing for all of them.
  package var corners: [Corner]?

  package enum Curve: String, Enumerator {
    case circular, continuous
  }

  package enum Corner: String, Enumerator {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  static var schema: JSONValue {
    .anyOf(Radius.schema, .object(of: words, required: ["radius"]))
  }

  private static let radius = Key<Radius>(
    "radius",
    "The radius of the corners, or 'round' for half of the shorter side."
  )
  private static let curve = Key<Curve>("curve", "The shape of the corners.", standard: "circular")
  private static let corners = Key<CornerList>("corners", "The rounded corners.", standard: "all")
  private static let words: [any Word] = [radius, curve, corners]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CornerRadius? {
    if let entries = node.mapping {
      if let mended = eachCorner(of: entries) {
        reading.report(.cornersAsKeys(spot.key, mended), at: entries[0].keySpan)
        return nil
      }
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      if !values.says("radius") { reading.report(.missing("radius", of: spot.key), at: node.span) }
      return values[radius].map {
        CornerRadius(
          radius: $0,
          curve: values[curve] ?? .circular,
          corners: values[corners]?.corners
        )
      }
    }
    return Radius.read(node, at: spot, in: reading).map { CornerRadius(radius: $0) }
  }

  /// What to write where corners are keys: those that are round, which have one radius.
  private static func eachCorner(of entries: [Entry]) -> String? {
    let names = [
      "topleft": "topLeading", "topright": "topTrailing", "bottomleft": "bottomLeading",
      "bottomright": "bottomTrailing", "topleading": "topLeading", "toptrailing": "topTrailing",
      "bottomleading": "bottomLeading", "bottomtrailing": "bottomTrailing",
    ]
    let round = entries.compactMap { entry in
      names[entry.key.lowercased()].map { ($0, entry.value.scalar?.text ?? "8") }
    }
    guard !round.isEmpty, round.count == entries.count else { return nil }
    let radius = round.map(\.1).max { (Double($0) ?? 0) < (Double($1) ?? 0) } ?? "8"
    let seen = round.filter { Double($0.1) != 0 }.map(\.0)
    return "{radius: \(radius), corners: [\(seen.joined(separator: ", "))]}"
  }

  /// A length, or as much as the view has room for.
  package enum Radius: ScalarValue {
    case length(Length)
    /// Half of the shorter side.
    case round

    static let meaning = "a number of points, or 'round'"
    static let remedy =
      "write a number of points such as 8, or 'round' for half of the shorter side"
    static let pattern = "round|" + PositiveLength.pattern
    static let numbers = PositiveLength.numbers

    private static let word = "round"

    /// Half of a side is what others write so, or by a number that is larger than all views.
    static func mended(_ text: String) -> String? {
      let others = ["circle", "capsule", "pill", "full", "infinity", ".infinity", "max", "half"]
      let isWord =
        text.hasSuffix("%") || others.contains(text.lowercased())
        || nearestName(to: String(text.prefix(16)), among: [word]) != nil
      return isWord ? word : text.numberBeforeUnit
    }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
      -> Radius?
    {
      let start = scanner.position
      if scanner.word() == word { return .round }
      scanner.back(to: start)
      return try PositiveLength.parse(&scanner, in: reading).map { .length($0.length) }
    }
  }

  /// Some corners.
  private struct CornerList: DesignValue {
    var corners: [Corner]

    static var schema: JSONValue { ["type": "array", "items": Corner.schema] }

    static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CornerList? {
      guard let list = node.list else {
        if !node.isUnreadable, !node.isNull {
          reading.report(.wrongKind(spot, "a list of corners", node.kind), at: node.span)
        }
        return nil
      }
      return CornerList(corners: list.compactMap { Corner.read($0, at: spot, in: reading) })
    }
  }
}

extension Message {
  fileprivate static func cornersAsKeys(_ key: String, _ mended: String) -> Message {
    Message(
      "object-key",
      "the round corners of a view are a list, and have one radius",
      remedy: "write \(key): \(mended)",
      mended: mended
    )
  }
}
