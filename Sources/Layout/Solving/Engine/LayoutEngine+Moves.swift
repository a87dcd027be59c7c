import Foundation
import SnaplineGeometry
import SnaplineSolver

/// Finds the slots whose frames may move, from the variables whose values changed.
///
/// A solve of a large tree changes a hundred thousand variables, so the code reads slots alone, and
/// no view.
extension LayoutEngine {
  /// Notes which frames the last solve may have moved, and which content is to be measured anew.
  func noteMoves() {
    // The three lists are parts of `stored`. Taken out, they can be written to at the same time.
    var (moved, places, slots) = (MoveList(), [SlotSide](), [Slot]())
    swap(&moved, &stored.moved)
    swap(&places, &stored.places)
    swap(&slots, &stored.slots)
    var moves = Moves(count: moved.count, isFitting: fitting != nil)
    // The list gets its full length at once. Appending one by one would take longer than all the
    // rest.
    unsafe moved.append(upTo: solver.changeCount) { noted, count in
      unsafe places.withUnsafeMutableBufferPointer { places in
        unsafe slots.withUnsafeMutableBufferPointer { slots in
          unsafe (moves.places, moves.slots, moves.noted) = (places, slots, noted)
          solver.withAnswer { $0.forEachChange { moves.note($0) } }
        }
      }
      count = moves.count
    }
    swap(&moved, &stored.moved)
    swap(&places, &stored.places)
    swap(&slots, &stored.slots)
    for index in moves.remeasured {
      if let node = stored.slots[Int(index)].node { stored.measuring.note(node) }
    }
  }

  /// What noting the moves reads and writes.
  ///
  /// It is one struct, as a closure is called for each change.
  @safe private struct Moves {
    var places = unsafe UnsafeMutableBufferPointer<SlotSide>(start: nil, count: 0)
    var slots = unsafe UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
    var noted = unsafe UnsafeMutableBufferPointer<Move>(start: nil, count: 0)
    var count: Int
    let isFitting: Bool
    /// Slots whose content has to be measured for another width.
    var remeasured: [Int32] = []

    init(count: Int, isFitting: Bool) {
      self.count = count
      self.isFitting = isFitting
    }

    @inline(__always) mutating func note(_ variable: Problem.Variable) {
      let side = unsafe places[Int(variable.index)]
      guard let index = side.slot else { return }
      let marks = unsafe slots[index].marks
      if side.isWidth, marks.contains(.remeasures) { remeasured.append(Int32(index)) }
      guard !isFitting else { return }
      unsafe slots[index].marks = marks.union(side.mark)
      guard marks.isDisjoint(with: .moved) else { return }
      unsafe noted[count] = Move(slot: index)
      count += 1
    }
  }

  /// Has the node's frame applied, even if none of its variables changed.
  func noteMove(of node: LayoutNode) {
    let slot = Int(node.seat.slot)
    guard fitting == nil, node.seat.$engine.isObject(self), slot >= 0 else { return }
    if stored.slots[slot].marks.isDisjoint(with: .moved) { stored.moved.append(Move(slot: slot)) }
    stored.slots[slot].marks.formUnion(.moved)
  }
}
