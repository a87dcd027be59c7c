/// The nodes that stand in the slots of an instance, ready to be put there.
final class SlotTable {
  private let nodes: [String: [Node]]
  private var used: Set<String> = []

  init(_ nodes: [String: [Node]]) { self.nodes = nodes }

  var names: [String] { nodes.keys.sorted() }

  /// The nodes of a slot; nothing where there is no such one.
  func take(_ name: String) -> (nodes: [Node], isFirst: Bool)? {
    guard let nodes = nodes[name] else { return nil }
    return (nodes, used.insert(name).inserted)
  }
}

extension DesignFilling {
  /// What stands in place of `slot: name`.
  func slotted(
    _ slot: Entry,
    beside entries: [Entry],
    of node: Node,
    in place: Surroundings
  ) -> [Node] {
    if let other = entries.first(where: { $0.key != slot.key && !$0.key.hasPrefix("x-") }) {
      reading.report(.besideSlot(other.key), at: other.keySpan)
      return []
    }
    guard let table = place.slots else {
      reading.report(.slotOutside, at: slot.keySpan)
      return []
    }
    guard let name = slot.value.scalar?.text, let taken = table.take(name) else {
      reading.report(.unknownSlot(slot.value, among: table.names), at: slot.value.span)
      return []
    }
    guard taken.isFirst else {
      reading.report(.slotTwice(name), at: slot.value.span)
      return []
    }
    return taken.nodes
  }
}
