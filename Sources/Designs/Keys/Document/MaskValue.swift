import SnaplineScene

/// The views of a design whose content isn't compared when it is tested.
struct MaskList: DesignValue {
  var masks: [Mask]

  static var schema: JSONValue {
    let mask: JSONValue = .anyOf(
      Text.schema,
      .object(of: words, requiredOne: [id.name, type.name, text.name])
    )
    return .anyOf(mask, ["type": "array", "items": mask])
  }

  private static let id = Key<Text>("id", "The view with this id.")
  private static let type = Key<Text>("type", "Views of this class, such as Label.")
  private static let text = Key<Text>("text", "Views with this text; * stands for any text.")
  private static let ifPresent = Key<Bool>(
    "ifPresent",
    "Whether it may match no view.",
    standard: "false"
  )
  private static let words: [any Word] = [id, type, text, ifPresent]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> MaskList? {
    let nodes = node.list ?? [node]
    if nodes.isEmpty { reading.report(.noMasks, at: node.span) }
    let masks = nodes.compactMap { mask($0, at: spot, in: reading) }
    return masks.isEmpty ? nil : MaskList(masks: masks)
  }

  /// One mask: the id of a view alone, or what it is known by.
  private static func mask(_ node: Node, at spot: Spot, in reading: Reading) -> Mask? {
    guard node.mapping != nil else {
      return Text.read(node, at: spot, in: reading).map { Mask.id($0.string) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    let said = [
      values[id].map { Mask.id($0.string) }, values[type].map { Mask.type($0.string) },
      values[text].map { Mask.text($0.string) },
    ].compactMap(\.self)
    guard said.count == 1 else {
      reading.report(.oneMask(said.count), at: node.span)
      return nil
    }
    return values[ifPresent] == true ? said[0].ifPresent : said[0]
  }
}

/// How far colours may be from the old ones, and what pixels at edges are.
package struct PerceptualValue: DesignValue {
  package var distance = 0.0
  package var share: Double?
  package var tellsEdgesApart = false

  static var schema: JSONValue { .anyOf(Fraction.schema, .object(of: words)) }

  private static let distance = Key<Fraction>(
    "distance",
    "How far a colour may be from the old one in CIELAB; 100% is black to white, 2% is just visible."
  )
  private static let share = Key<Fraction>(
    "share",
    "The share of pixels that may differ beyond 'distance'."
  )
  private static let antialiasing = Key<EdgeMode>(
    "antialiasing",
    "Whether pixels that only smooth an edge differently are counted; with 'apart' they aren't.",
    standard: "counted"
  )
  private static let words: [any Word] = [distance, share, antialiasing]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PerceptualValue? {
    var value = PerceptualValue()
    guard node.mapping != nil else {
      guard let distance = Fraction.read(node, at: spot, in: reading) else { return nil }
      value.distance = distance.value
      return value
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    value.distance = values[distance]?.value ?? 0
    value.share = values[share]?.value
    value.tellsEdgesApart = values[antialiasing] == .apart
    return value
  }
}

private enum EdgeMode: String, Enumerator { case counted, apart }

extension Message {
  fileprivate static let noMasks = Message(
    "wrong-type",
    "'masks' names no view",
    remedy: "write masks: [clock], or leave it out"
  )

  fileprivate static func oneMask(_ count: Int) -> Message {
    Message(
      count == 0 ? "missing-key" : "wrong-value",
      count == 0
        ? "a mask names views by 'id', 'type' or 'text', and this one by nothing"
        : "a mask names views by one of 'id', 'type' and 'text', and this one by \(count)",
      remedy: count == 0 ? "write masks: [{id: clock}]" : "write a mask for each of them"
    )
  }
}
