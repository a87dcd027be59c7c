import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  func reserve(forNodes count: Int) {
    slots.reserveCapacity(slots.count + count)
    places.reserveCapacity(places.count + 4 * count)
    moved.reserveCapacity(moved.count + count)
  }

  /// Gives a slot to a node that has its variables.
  func seat(_ node: LayoutNode) {
    var slot = Slot()
    slot.node = node
    slot.view = node.view
    (slot.left, slot.top) = (node.left, node.top)
    (slot.width, slot.height) = (node.width, node.height)
    if let parent = node.parent, parent.engine === self { slot.parent = parent.seat.slot }
    if let view = node.view {
      if view.flags.contains(.isPlain) { slot.marks.insert(.isPlain) }
      if view.parent?.flags.contains(.isPlain) ?? false { slot.marks.insert(.isInPlainView) }
      if node.alignmentInsets != .zero { slot.marks.insert(.hasInsets) }
    }
    let place = emptySlots.popLast() ?? Int32(slots.count)
    if Int(place) < slots.count { slots[Int(place)] = slot } else { slots.append(slot) }
    node.seat.slot = place
    for side in Side.allCases { remember(side, of: node, at: place) }
    attachedCount += 1
  }

  private func remember(_ side: Side, of node: LayoutNode, at slot: Int32) {
    let index = Int(side.variable(of: node).index)
    guard index >= 0 else { return }
    while places.count <= index { places.append(.none) }
    places[index] = SlotSide(slot: slot, side)
  }

  /// Takes a node's slot and variables away.
  func unseat(_ node: LayoutNode) {
    for side in Side.allCases {
      let variable = side.variable(of: node)
      guard variable.index >= 0 else { continue }
      places[Int(variable.index)] = .none
      solver.problem.remove(variable)
    }
    vacate(node)
  }

  /// Forgets whom a slot stands for.
  func vacate(_ node: LayoutNode) {
    let slot = node.seat.slot
    guard slot >= 0 else { return }
    slots[Int(slot)] = Slot()
    emptySlots.append(slot)
    node.seat.slot = -1
    attachedCount -= 1
  }

  /// Says of a node that what its frame is made of changed.
  func mark(_ node: LayoutNode, _ mark: Slot.Marks, _ isOn: Bool) {
    guard node.seat.slot >= 0 else { return }
    if isOn {
      slots[Int(node.seat.slot)].marks.insert(mark)
    } else {
      slots[Int(node.seat.slot)].marks.remove(mark)
    }
  }

  /// Keeps a residue for the children to come after; answers whether it is another one.
  func keep(_ residue: Residue, of node: LayoutNode) -> Bool {
    let slot = Int(node.seat.slot)
    guard slot >= 0, slots[slot].residue != residue else { return false }
    slots[slot].residue = residue
    return true
  }

  func residue(at slot: Int32) -> Residue { slot < 0 ? Residue() : slots[Int(slot)].residue }

  /// The node that a variable belongs to.
  func node(of variable: Problem.Variable) -> LayoutNode? {
    guard places.indices.contains(Int(variable.index)) else { return nil }
    return places[Int(variable.index)].slot.flatMap { slots[$0].node }
  }
}
