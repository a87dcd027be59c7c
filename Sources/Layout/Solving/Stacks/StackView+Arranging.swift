import Foundation
import SnaplineGeometry

extension StackView {
  /// Whether any of the arranged views isn't hidden; known without a look at them.
  package final var showsAny: Bool { upkeep.shownCount > 0 }

  /// The place of a view's slot.
  ///
  /// Views are mostly asked for one after the other, so the place after the last answer is tried first.
  func place(of view: View) -> Int? {
    guard view.isArranged(by: self) else { return nil }
    func isThere(_ place: Int) -> Bool {
      slots.indices.contains(place) && slots[place].$view.isObject(view)
    }
    let guesses = [upkeep.found, upkeep.found + 1, slots.count - 1].lazy
    let place = guesses.first(where: isThere) ?? slots.firstIndex { $0.$view.isObject(view) }
    if let place { upkeep.found = place }
    return place
  }

  func arrange(_ view: View, at index: Int) {
    if view.isArranged(by: self) { letGo(view) }
    guard takeIn(view) else { return }
    let place = min(max(index, 0), slots.count)
    // Drafts know slots by their places.
    if place < slots.count { makeDrafted() }
    slots.insert(StackSlot(view), at: place)
    upkeep.noteInsertion(at: place)
    if !slots[place].isHidden { upkeep.shownCount += 1 }
    noteText(view, view.evensWidthInStacks)
    if view.isHidden { view.roomChanged() }
    setNeedsUpdateConstraints()
    neededLengthChanged()
  }

  /// Takes a view out of its slot, with all that was made for it.
  func letGo(_ view: View) {
    guard let place = place(of: view) else { return }
    makeDrafted()
    unmake(&slots[place])
    removeGap(of: &slots[place])
    // What follows was tied to it as well.
    if let next = slots[(place + 1)...].firstIndex(where: { !$0.isHidden }) {
      for following in place + 1...next { unmake(&slots[following]) }
    }
    if !slots[place].isHidden { upkeep.shownCount -= 1 }
    slots.remove(at: place)
    upkeep.noteRemoval(at: place, of: view)
    noteText(view, false)
    letOut(view)
    setNeedsUpdateConstraints()
    neededLengthChanged()
  }

  /// Gives up the room of a view that was hidden, or takes it up again.
  func followVisibility(of view: View) {
    guard let place = place(of: view), slots[place].isHidden != view.isHidden else { return }
    slots[place].isHidden = view.isHidden
    upkeep.shownCount += view.isHidden ? -1 : 1
    upkeep.note(place)
    view.roomChanged()
    setNeedsUpdateConstraints()
    neededLengthChanged()
  }

  /// Tells what arranges this stack, and what arranges that, as they may measure what they arrange.
  private func neededLengthChanged() {
    var view: View = self
    while let outer = view.arranger {
      outer.contentChanged(of: view)
      view = outer
    }
  }

  /// Has what depends on the content of the views made anew.
  func followContent(of view: View) {
    let wasText = view.flags.contains(.isText)
    noteText(view, view.evensWidthInStacks)
    let isShared =
      distribution == .fillProportionally
      || distribution == .fill && axis == .horizontal && (wasText || view.flags.contains(.isText))
    if isShared { setNeedsUpdateConstraints() }
  }

  /// Notes whether a view is a text that wraps, of which the stack keeps count.
  private func noteText(_ view: View, _ isText: Bool) {
    guard view.flags.contains(.isText) != isText else { return }
    view.setFlag(.isText, isText)
    upkeep.textCount += isText ? 1 : -1
  }

  func remakeAll() {
    upkeep.noteAll()
    setNeedsUpdateConstraints()
  }

  /// Distances are constants of what is made already; shares of a length follow from them.
  func spacingChanged() {
    makeDrafted()
    var before: Int?
    for place in slots.indices where !slots[place].isHidden {
      if let before { slots[place].spacing?.constant = distance(after: slots[before]) }
      before = place
    }
    if !upkeep.shares.isEmpty { setNeedsUpdateConstraints() }
  }

  /// The distance from a view to the next visible one.
  func distance(after slot: StackSlot) -> CGFloat {
    let distance = slot.customSpacing ?? spacing
    switch distance {
    case Self.spacingUseSystem: return standardSpacing
    case Self.spacingUseDefault: return 0
    default: return distance
    }
  }
}
