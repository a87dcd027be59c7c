import Foundation
import SnaplineGeometry
import SnaplineSolver

/// From changed numbers to frames: what an edit moved is noted by slot, and handed to the views in one
/// go. A hundred thousand frames come by here, so that nothing but the slots and the views themselves
/// is looked at.
extension LayoutEngine {
  /// Notes which frames the last solve may have moved, and which content is to be measured anew.
  func noteMoves() {
    // Room for all is made at once: appending them one by one would cost more than the rest.
    var noted = take(&moved)
    var moves = Moves(count: noted.count, isFitting: fitting != nil)
    noted.append(contentsOf: repeatElement(-1, count: solver.changeCount))
    unsafe places.withUnsafeMutableBufferPointer { places in
      unsafe slots.withUnsafeMutableBufferPointer { slots in
        unsafe noted.withUnsafeMutableBufferPointer { noted in
          unsafe (moves.places, moves.slots, moves.noted) = (places, slots, noted)
          solver.changes.forEach { moves.note($0) }
        }
      }
    }
    noted.removeLast(noted.count - moves.count)
    moved = noted
    for index in moves.remeasured {
      if let node = slots[Int(index)].node { measuring.note(node) }
    }
  }

  /// What noting the moves reads and writes, in one place: a call for each change hands it on.
  @safe private struct Moves {
    var places = unsafe UnsafeMutableBufferPointer<SlotSide>(start: nil, count: 0)
    var slots = unsafe UnsafeMutableBufferPointer<Slot>(start: nil, count: 0)
    var noted = unsafe UnsafeMutableBufferPointer<Int32>(start: nil, count: 0)
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
      unsafe noted[count] = Int32(index)
      count += 1
    }
  }

  /// Has the node's frame applied, though no number of it need have changed.
  func noteMove(of node: LayoutNode) {
    let slot = Int(node.seat.slot)
    guard fitting == nil, slot >= 0 else { return }
    if slots[slot].marks.isDisjoint(with: .moved) { moved.append(Int32(slot)) }
    slots[slot].marks.formUnion(.moved)
  }

  /// Hands the frames that moved to the views.
  func applyMoves() {
    var taken = take(&moved)
    var next = 0
    while next < taken.count {
      let end = min(next + Fetched.handful, taken.count)
      fetch(&taken, next..<end)
      let translatesMasks = fetchedMoves.flags.contains(.translatesMask)
      for place in next..<end {
        applyMove(at: Int(taken[place] >> 2), Self.axes(of: taken[place]), translatesMasks)
      }
      next = end
    }
    // The room of the list serves the next pass.
    guard moved.isEmpty else { return }
    taken.removeAll(keepingCapacity: true)
    moved = taken
  }

  /// What was read of a handful of views that moved, so that it was read.
  struct FetchedMoves {
    var flags: View.Flags = []
    /// A word at the end of what a move looks at, and one at its beginning.
    var heights = 0.0
    var classes: UInt = 0
  }

  /// Takes the marks off a handful of slots, and puts them to the slots' numbers.
  private func fetch(_ taken: inout [Int32], _ range: Range<Int>) {
    var fetched = FetchedMoves()
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      for place in range {
        let slot = Int(taken[place])
        let marks = unsafe slots[slot].marks
        unsafe slots[slot].marks = marks.subtracting(.moved)
        taken[place] = Int32(slot) << 2 | Int32(marks.intersection(.moved).rawValue)
        unsafe slots[slot].$view.look {
          fetched.flags.formUnion($0.flags)
          fetched.heights += $0.box.size.height
          fetched.classes ^= UInt(bitPattern: ObjectIdentifier(type(of: $0)))
        }
      }
    }
    fetchedMoves = fetched
  }

  private static func axes(of number: Int32) -> Slot.Marks {
    Slot.Marks(rawValue: UInt8(truncatingIfNeeded: number & 3))
  }

  @inline(__always)
  private func applyMove(at place: Int, _ axes: Slot.Marks, _ translatesMasks: Bool) {
    // Whoever got a frame before may have edited the tree: the slot is looked at anew.
    let slot = slots[place]
    guard !axes.isEmpty else { return }
    guard slot.marks.contains(.isInPlainView) else { return handOn(slot) }
    slot.$view.look { view in
      if slot.marks.contains(.hasInsets)
        || translatesMasks && view.flags.contains(.translatesMask)
      {
        view.applySolution(in: self)
      } else {
        applyMove(of: slot, at: place, axes, to: view)
      }
    }
  }

  /// Gives a view its frame on the axes that moved.
  @inline(__always)
  private func applyMove(of slot: Slot, at place: Int, _ axes: Slot.Marks, to view: View) {
    var change: FrameChange = []
    var isElsewhere = false
    let answer = solver.reading
    if axes.contains(.movedX) {
      let outer = slot.parent < 0 ? 0 : slots[Int(slot.parent)].residue.x
      let span = SnappedSpan(slot.left, slot.width, in: answer, pixels, after: outer)
      if span.residue != slot.residue.x {
        slots[place].residue.x = span.residue
        isElsewhere = true
      }
      change.formUnion(view.box.takeAcross(span))
    }
    if axes.contains(.movedY) {
      let outer = slot.parent < 0 ? 0 : slots[Int(slot.parent)].residue.y
      let span = SnappedSpan(slot.top, slot.height, in: answer, pixels, after: outer)
      if span.residue != slot.residue.y {
        slots[place].residue.y = span.residue
        isElsewhere = true
      }
      change.formUnion(view.box.takeDown(span))
    }
    if !change.isEmpty {
      if slot.marks.contains(.isPlain) {
        view.noteSolvedBox(in: self)
      } else {
        view.announceSolvedBox(change, in: self)
      }
    }
    if isElsewhere { view.noteSolvedChildren() }
  }

  /// Of a view whose superview lays out by code of its own, that layout gets the frame.
  private func handOn(_ slot: Slot) {
    guard let view = slot.view else {
      slot.node?.guide?.owningView?.markForLayout()
      return
    }
    if let superview = view.parent {
      superview.noteSolvedChild(view)
    } else {
      adoptRootSize()
    }
  }

  /// A root that doesn't translate its mask takes the size that its own constraints give it.
  private func adoptRootSize() {
    guard let root, !root.translatesAutoresizingMaskIntoConstraints, !root.pass.isSizeForced else {
      return
    }
    let size = root.node.solvedFrame.size
    root.adopt(
      CGRect(
        origin: root.box.origin,
        size: CGSize(width: pixels.nearest(to: size.width), height: pixels.nearest(to: size.height))
      ),
      in: self
    )
  }
}
