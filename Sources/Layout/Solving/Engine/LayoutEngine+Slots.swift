import SnaplineGeometry
import SnaplineSolver

extension LayoutEngine {
  /// Makes room for nodes, and for the rows that they mostly come with.
  func reserve(forNodes count: Int, constraints: Int) {
    let rows = 6 * count + constraints
    solver.problem.reserve(variables: 4 * count, constraints: rows, terms: 2 * rows)
    slots.reserveCapacity(slots.count + count)
    places.reserveCapacity(places.count + 4 * count)
    moved.reserve(count)
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
    attachedCount += 1
    if fitting == nil { moved.append(Move(slot: Int(place))) }
  }

  private func takeSlot(_ slot: Slot) -> Int32 {
    guard let empty = emptySlots.popLast() else {
      slots.append(slot)
      return Int32(slots.count - 1)
    }
    slots[Int(empty)] = slot
    return empty
  }

  /// Has each variable of a slot say where its number belongs.
  private func remember(_ slot: Slot, at place: Int32) {
    let last = max(slot.left.index, slot.top.index, slot.width.index, slot.height.index)
    while places.count <= last { places.append(.none) }
    remember(slot.left, .left, at: place)
    remember(slot.top, .top, at: place)
    remember(slot.width, .width, at: place)
    remember(slot.height, .height, at: place)
  }

  private func remember(_ variable: Problem.Variable, _ side: Side, at place: Int32) {
    guard variable.index >= 0 else { return }
    places[Int(variable.index)] = SlotSide(slot: place, side)
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
    guard node.seat.$engine.isObject(self), node.seat.slot >= 0 else { return }
    if isOn {
      slots[Int(node.seat.slot)].marks.insert(mark)
    } else {
      slots[Int(node.seat.slot)].marks.remove(mark)
    }
  }

  /// Keeps a residue for the children to come after; answers whether it is another one.
  func keep(_ residue: Residue, of node: LayoutNode) -> Bool {
    let slot = Int(node.seat.slot)
    // A setter that somebody overrides may have taken the view to another tree.
    guard node.seat.$engine.isObject(self), slot >= 0, slots[slot].residue != residue else {
      return false
    }
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
