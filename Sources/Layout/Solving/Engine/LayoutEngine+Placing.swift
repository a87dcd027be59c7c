import Foundation
import SnaplineGeometry
import SnaplineSolver

/// From noted slots to the frames of their views, a handful at a time: the views are fetched from
/// memory together, get their frames, and then those hear of it whose classes may mind.
extension LayoutEngine {
  /// Hands the frames that moved to the views.
  func applyMoves() {
    var taken = MoveList()
    swap(&taken, &moved)
    var next = 0
    placings += 1
    defer {
      placings -= 1
      if placings == 0, !leaving.isEmpty { leaving = [] }
    }
    // Of an engine that was given up meanwhile, nobody takes frames any more.
    while next < taken.count, !slots.isEmpty {
      let end = min(next + Fetched.handful, taken.count)
      place(&taken, next..<end)
      for index in next..<end where !taken[index].change.isEmpty { tell(of: taken[index]) }
      next = end
    }
    // The room of the list serves the next pass.
    guard moved.isEmpty else { return }
    taken.removeAll()
    swap(&taken, &moved)
  }

  /// Gives a handful of views their frames, and notes what changed by that.
  ///
  /// Nobody's own code runs meanwhile, so that everything is looked up once.
  private func place(_ taken: inout MoveList, _ range: Range<Int>) {
    unsafe slots.withUnsafeMutableBufferPointer { slots in
      unsafe taken.edit { taken in
        let placing = unsafe Placing(slots: slots, pixels: pixels, mindsInsets: mindsInsets)
        solver.withAnswer { answer in
          for index in range {
            let ahead = index + Fetched.handful
            if ahead < taken.count { unsafe placing.prefetch(taken[ahead]) }
            unsafe taken[index] = placing.place(taken[index], answer)
          }
        }
      }
    }
  }

  /// Tells a view of the frame that it has got, or has it take one.
  private func tell(of move: Move) {
    // Whoever was told before may have edited the tree: the slot is looked at anew.
    guard move.slot < slots.count else { return }
    guard !move.change.contains(.open) else { return handOn(slots[move.slot]) }
    slots[move.slot].$view.look { view in
      if !move.change.isDisjoint(with: [.moved, .resized]) {
        view.announceSolvedBox(move.change, in: self)
      }
      if move.change.contains(.shifted) { view.noteSolvedChildren() }
    }
  }

  /// Of a view whose superview lays out by code of its own, that layout gets the frame.
  private func handOn(_ slot: Slot) {
    guard let view = slot.view else {
      slot.node?.guide?.owningView?.markForLayout()
      return
    }
    if slot.marks.contains(.isInPlainView) {
      view.applySolution(in: self)
    } else if let superview = view.parent {
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

/// What placing a handful of views reads and writes, in one place.
@safe private struct Placing {
  let slots: UnsafeMutableBufferPointer<Slot>
  let pixels: Pixels
  let mindsInsets: Bool

  /// Views lie far apart in memory: what is there of one is asked for while others are placed.
  @inline(__always) func prefetch(_ move: Move) { unsafe slots[move.slot].$view.prefetch() }

  /// Gives a view its frame on the axes that moved.
  @inline(__always) func place(_ move: Move, _ answer: borrowing Solver.Answer) -> Move {
    let slot = unsafe slots[move.slot]
    let axes = slot.marks.intersection(.moved)
    guard !axes.isEmpty else { return move }
    unsafe slots[move.slot].marks = slot.marks.subtracting(.moved)
    var change = FrameChange.open
    if slot.marks.contains(.isInPlainView), !slot.marks.contains(.hasInsets) {
      slot.$view.look { view in
        guard !view.flags.contains(.translatesMask) else { return }
        change = place(view, of: slot, at: move.slot, axes, answer)
      }
    }
    return Move(slot: move.slot, change)
  }

  @inline(__always) private func place(
    _ view: View,
    of slot: Slot,
    at place: Int,
    _ axes: Slot.Marks,
    _ answer: borrowing Solver.Answer
  ) -> FrameChange {
    var change: FrameChange = []
    let outer = unsafe slot.parent < 0 ? Residue() : slots[Int(slot.parent)].residue
    if axes.contains(.movedX) {
      let (start, length) = (answer.value(of: slot.left), answer.value(of: slot.width))
      let span = SnappedSpan(start, length, pixels, after: outer.x)
      unsafe change.formUnion(span.settle(&view.box.across, &slots[place].residue.x))
    }
    if axes.contains(.movedY) {
      let (start, length) = (answer.value(of: slot.top), answer.value(of: slot.height))
      let span = SnappedSpan(start, length, pixels, after: outer.y)
      unsafe change.formUnion(span.settle(&view.box.down, &slots[place].residue.y))
    }
    // Of a plain view nobody can notice more than the frame itself.
    if slot.marks.contains(.isPlain), !view.flags.contains(.isWatched), !change.isEmpty {
      if mindsInsets { view.insetsMayChange() }
      return change.intersection(.shifted)
    }
    return change
  }
}
