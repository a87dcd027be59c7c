/// Views that wait for their turn in a pass, the next one on top.
///
/// Its room is used again by the next pass.
struct WaitingStack {
  struct Entry {
    let view: View
    /// Which of the regions that the pass settled lies around the view; below 0 for none.
    let region: Int
  }

  private var entries: [Entry] = []

  mutating func push(_ view: View, in region: Int) {
    entries.append(Entry(view: view, region: region))
  }

  mutating func pop() -> Entry? { entries.popLast() }

  /// Takes a view's waiting children off its list and puts them on the stack, the first sibling on top.
  mutating func push(waitingChildrenOf view: View, in region: Int) {
    let start = entries.count
    while let child = view.firstWaiting {
      view.firstWaiting = child.nextWaiting
      child.nextWaiting = nil
      child.flags.remove(.isWaiting)
      push(child, in: region)
    }
    guard entries.count > start + 1 else { return }
    if entries.count - start <= 32 { return sortFew(from: start) }
    let sorted = entries[start...].sorted { $0.view.siblingIndex > $1.view.siblingIndex }
    entries.replaceSubrange(start..., with: sorted)
  }

  /// Of a few, in place: they mostly come in order, or in its reverse.
  private mutating func sortFew(from start: Int) {
    for place in (start + 1)..<entries.count {
      var place = place
      while place > start,
        entries[place - 1].view.siblingIndex < entries[place].view.siblingIndex
      {
        entries.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
