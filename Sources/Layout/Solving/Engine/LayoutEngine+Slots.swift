import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Reserves memory for nodes, and for the rows that they usually need.
  func reserve(forNodes count: Int, constraints: Int) {
    let rows = 6 * count + constraints
    solver.problem.reserve(variables: 4 * count, constraints: rows, terms: 2 * rows)
    stored.slots.reserveCapacity(stored.slots.count + count)
    stored.places.reserveCapacity(stored.places.count + 4 * count)
    stored.moved.reserve(count)
  }

  /// Gives a slot to a node that has its variables, and has its frame applied.
  func seat(_ node: LayoutNode) {
    var slot = Slot(of: node)
    node.kin.$parent.look { parent in
      if parent.seat.$engine.isObject(self) { slot.parent = parent.seat.slot }
    }
    node.kin.$view.look { view in
      if view.flags.contains(.isPlain) { slot.marks.insert(.isPlain) }
      view.links.$parent.look {
        if $0.flags.contains(.isPlain) { slot.marks.insert(.isInPlainView) }
      }
      if node.seat.rare != nil, node.alignmentInsets != .zero { slot.marks.insert(.hasInsets) }
    }
    if fitting == nil { slot.marks.formUnion(.moved) }
    let place = takeSlot(slot)
    node.seat.slot = place
    remember(slot, at: place)
    stored.attachedCount += 1
    if fitting == nil { stored.moved.append(Move(slot: Int(place))) }
  }

  private func takeSlot(_ slot: Slot) -> Int32 {
    guard let empty = stored.emptySlots.popLast() else {
      stored.slots.append(slot)
      return Int32(stored.slots.count - 1)
    }
    stored.slots[Int(empty)] = slot
    return empty
  }

  /// Notes for each variable of a slot which side of it the variable is.
  private func remember(_ slot: Slot, at place: Int32) {
    let last = max(slot.left.index, slot.top.index, slot.width.index, slot.height.index)
    while stored.places.count <= last { stored.places.append(.none) }
    remember(slot.left, .left, at: place)
    remember(slot.top, .top, at: place)
    remember(slot.width, .width, at: place)
    remember(slot.height, .height, at: place)
  }

  private func remember(_ variable: Problem.Variable, _ side: Side, at place: Int32) {
    guard variable.index >= 0 else { return }
    stored.places[Int(variable.index)] = SlotSide(slot: place, side)
  }

  /// Takes a node's slot and variables away.
  func unseat(_ node: LayoutNode) {
    for side in Side.allCases {
      let variable = side.variable(of: node)
      guard variable.index >= 0 else { continue }
      stored.places[Int(variable.index)] = .none
      solver.problem.remove(variable)
    }
    vacate(node)
  }

  /// Empties the slot of a node.
  func vacate(_ node: LayoutNode) {
    let slot = node.seat.slot
    guard slot >= 0 else { return }
    stored.slots[Int(slot)] = Slot()
    stored.emptySlots.append(slot)
    node.seat.slot = -1
    stored.attachedCount -= 1
  }

  /// Sets or clears a mark in the slot of a node.
  func mark(_ node: LayoutNode, _ mark: Slot.Marks, _ isOn: Bool) {
    guard node.seat.$engine.isObject(self), node.seat.slot >= 0 else { return }
    if isOn {
      stored.slots[Int(node.seat.slot)].marks.insert(mark)
    } else {
      stored.slots[Int(node.seat.slot)].marks.remove(mark)
    }
  }

  /// Keeps the residue of a node for its children, and answers whether it changed.
  func keep(_ residue: Residue, of node: LayoutNode) -> Bool {
    let slot = Int(node.seat.slot)
    // An overridden setter may have moved the view to another tree.
    guard node.seat.$engine.isObject(self), slot >= 0, stored.slots[slot].residue != residue else {
      return false
    }
    stored.slots[slot].residue = residue
    return true
  }

  func residue(at slot: Int32) -> Residue { slot < 0 ? Residue() : stored.slots[Int(slot)].residue }

  /// The node that a variable belongs to.
  func node(of variable: Problem.Variable) -> LayoutNode? {
    guard stored.places.indices.contains(Int(variable.index)) else { return nil }
    return stored.places[Int(variable.index)].slot.flatMap { stored.slots[$0].node }
  }
}
