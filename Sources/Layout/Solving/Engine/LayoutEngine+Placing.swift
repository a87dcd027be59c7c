import Foundation
import SnaplineGeometry
import SnaplineSolver

/// Gives views the frames of the slots that moved, a handful at a time.
///
/// The views of a handful are fetched from memory together and get their frames. Then those views
/// are told whose classes may override what a new frame calls.
extension LayoutEngine {
  /// Gives the views the frames that moved.
  func applyMoves() {
    var taken = MoveList()
    swap(&taken, &stored.moved)
    var next = 0
    stored.placings += 1
    defer {
      stored.placings -= 1
      if stored.placings == 0, !stored.leaving.isEmpty { stored.leaving = [] }
    }
    // Code that is told of a frame may dissolve the engine: then no view takes a frame from it.
    while next < taken.count, !stored.slots.isEmpty {
      let end = min(next + Fetched.handful, taken.count)
      place(&taken, next..<end)
      for index in next..<end where !taken[index].change.isEmpty { tell(of: taken[index]) }
      next = end
    }
    // The memory of the list is used again by the next pass.
    guard stored.moved.isEmpty else { return }
    taken.removeAll()
    swap(&taken, &stored.moved)
  }

  /// Gives a handful of views their frames, and notes what changed by that.
  ///
  /// No overridden member runs meanwhile, so everything is looked up once.
  private func place(_ taken: inout MoveList, _ range: Range<Int>) {
    let (pixels, mindsInsets) = (stored.surroundings.pixels, mindsInsets)
    unsafe stored.slots.withUnsafeMutableBufferPointer { slots in
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

  /// Tells a view of its new frame, or has a view take its frame whose class may override that.
  private func tell(of move: Move) {
    // A view that was told before may have edited the tree, so the slot is read again.
    guard move.slot < stored.slots.count else { return }
    guard !move.change.contains(.open) else { return handOn(stored.slots[move.slot]) }
    stored.slots[move.slot].$view.look { view in
      if !move.change.isDisjoint(with: [.moved, .resized]) {
        view.announceSolvedBox(move.change, in: self)
      }
      if move.change.contains(.shifted) { view.noteSolvedChildren() }
    }
  }

  /// Leaves the frame to the layout of the superview, whose class may lay out by code of its own.
  private func handOn(_ slot: Slot) {
    guard let view = slot.view else {
      slot.node?.guide?.owningView?.markForLayout()
      return
    }
    guard let superview = view.parent else { return adoptRootSize() }
    // A frame that was set by code, and is as the solver has it, is no reason for another layout of the superview.
    if slot.marks.contains(.isInPlainView) || view.isInPlace(in: self) {
      view.applySolution(in: self)
    } else {
      superview.noteSolvedChild(view)
    }
  }

  /// A root that doesn't translate its mask takes the size that its own constraints give it.
  private func adoptRootSize() {
    guard let root, !root.translatesAutoresizingMaskIntoConstraints, !root.pass.isSizeForced else {
      return
    }
    let size = root.node.solvedFrame.size
    let pixels = stored.surroundings.pixels
    root.adopt(
      CGRect(
        origin: root.box.origin,
        size: CGSize(width: pixels.nearest(to: size.width), height: pixels.nearest(to: size.height))
      ),
      in: self
    )
  }
}

/// What placing a handful of views reads and writes.
@safe private struct Placing {
  let slots: UnsafeMutableBufferPointer<Slot>
  let pixels: Pixels
  let mindsInsets: Bool

  /// Asks for the memory of a view ahead of its turn, as views lie far apart in memory.
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
    // A plain view has nothing that could be told of a frame.
    if slot.marks.contains(.isPlain), !view.flags.contains(.isWatched), !change.isEmpty {
      if mindsInsets { view.insetsMayChange() }
      return change.intersection(.shifted)
    }
    return change
  }
}
