/// Views that wait for their turn in a pass, the next one on top.
///
/// Its room is used again by the next pass.
struct WaitingStack {
  struct Entry {
    /// Kept alive while it waits; whoever takes it lets it go.
    @Unretained var view: View?
    /// Which of the regions that the pass settled lies around the view; below 0 for none.
    let region: Int
  }

  private var entries: [Entry] = []
  private var fetched = Fetched()

  mutating func push(_ view: View, in region: Int) {
    let entry = Entry(view: view, region: region)
    entry.$view.keep()
    entries.append(entry)
  }

  mutating func pop() -> Entry? { entries.popLast() }

  /// Takes a view's waiting children off its list and puts those on the stack that have anything to
  /// do, the first sibling on top.
  mutating func push(waitingChildrenOf view: View, in region: Int, mindsInsets: Bool) {
    let start = entries.count
    var fetched = fetched
    let isInOrder = view.lookAtWaiting(&fetched) { child in
      child.look { child in
        child.flags.remove(.isWaiting)
        if child.isIdle(mindsInsets: mindsInsets) {
          child.flags.subtract([.needsLayout, .insetsMayChange])
        } else {
          push(child, in: region)
        }
      }
    }
    self.fetched = fetched
    view.forgetAllWaiting()
    guard entries.count > start + 1 else { return }
    if isInOrder { return entries[start...].reverse() }
    if entries.count - start <= 32 { return sortFew(from: start) }
    entries[start...].sort { View.isBefore($1.$view, $0.$view) }
  }

  /// Of a few, in place: they mostly come in order, or in its reverse.
  private mutating func sortFew(from start: Int) {
    for place in (start + 1)..<entries.count {
      var place = place
      while place > start, View.isBefore(entries[place - 1].$view, entries[place].$view) {
        entries.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}

extension View {
  /// Whether a pass would find nothing to lay out in the view, and nobody who hears of it.
  fileprivate func isIdle(mindsInsets: Bool) -> Bool {
    flags.contains(.isBare) && children.isEmpty
      && flags.isDisjoint(with: .needsUpdateConstraints)
      && !(mindsInsets && flags.contains(.insetsMayChange))
  }
}
