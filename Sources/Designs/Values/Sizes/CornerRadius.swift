/// How round corners are.
package struct CornerRadius: DesignValue {
  package var radius: Length
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
    .anyOf(PositiveLength.schema, .object(of: words, required: ["radius"]))
  }

  private static let radius = Key<PositiveLength>("radius", "The radius of the corners.")
  private static let curve = Key<Curve>("curve", "The shape of the corners.", standard: "circular")
  private static let corners = Key<CornerList>("corners", "Which corners.", standard: "all")
  private static let words: [any Word] = [radius, curve, corners]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CornerRadius? {
    if node.mapping != nil {
      guard let values = reading.object(node, by: words, at: spot) else { return nil }
      if !values.says("radius") { reading.report(.missing("radius", of: spot.key), at: node.span) }
      return values[radius].map {
        CornerRadius(
          radius: $0.length,
          curve: values[curve] ?? .circular,
          corners: values[corners]?.corners
        )
      }
    }
    if node.scalar?.text == "round" {
      reading.report(.notYet("round", mended: Self.roundest), at: node.span)
      return nil
    }
    if let text = node.scalar?.text, text.hasSuffix("%") {
      reading.report(.radiusOfPercent(text), at: node.span)
      return nil
    }
    return PositiveLength.read(node, at: spot, in: reading).map { CornerRadius(radius: $0.length) }
  }

  /// More than half of any view: what is drawn is as round as the shorter side lets it be.
  fileprivate static let roundest = "999"

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
  fileprivate static func radiusOfPercent(_ text: String) -> Message {
    Message(
      "wrong-value",
      "'cornerRadius' is a number of points, not '\(text.shortened)'",
      remedy: "write \(CornerRadius.roundest) for ends that are round whole, or a number such as 8"
    )
  }
}
