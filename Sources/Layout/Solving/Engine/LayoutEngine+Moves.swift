import Foundation
import SnaplineGeometry
import SnaplineSolver

/// From changed numbers to the slots whose frames they may move. A hundred thousand come by here, so
/// that nothing but the slots is looked at.
extension LayoutEngine {
  /// Notes which frames the last solve may have moved, and which content is to be measured anew.
  func noteMoves() {
    var moves = Moves(count: moved.count, isFitting: fitting != nil)
    // Room for all is made at once: appending them one by one would cost more than the rest.
    unsafe moved.append(upTo: solver.changeCount) { noted, count in
      unsafe places.withUnsafeMutableBufferPointer { places in
        unsafe slots.withUnsafeMutableBufferPointer { slots in
          unsafe (moves.places, moves.slots, moves.noted) = (places, slots, noted)
          solver.withAnswer { $0.forEachChange { moves.note($0) } }
        }
      }
      count = moves.count
    }
    for index in moves.remeasured {
      if let node = slots[Int(index)].node { measuring.note(node) }
    }
  }

  /// What noting the moves reads and writes, in one place: a call for each change hands it on.
  @safe private struct Moves {
    var places = unsafe UnsafeMutableBufferPointer<SlotSide>(start: nil, count: 0)
    var slots = unsafe UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
    var noted = unsafe UnsafeMutableBufferPointer<Move>(start: nil, count: 0)
    var count: Int
    let isFitting: Bool
    /// Slots whose content is to be measured for another width.
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

  /// Has the node's frame applied, though no number of it need have changed.
  func noteMove(of node: LayoutNode) {
    let slot = Int(node.seat.slot)
    guard fitting == nil, node.seat.$engine.isObject(self), slot >= 0 else { return }
    if slots[slot].marks.isDisjoint(with: .moved) { moved.append(Move(slot: slot)) }
    slots[slot].marks.formUnion(.moved)
  }
}
