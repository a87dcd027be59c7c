/// Views that wait for their turn in a pass, the next one on top.
///
/// Its room is used again by the next pass.
struct WaitingStack {
  struct Entry {
    @Unretained var view: View?
    /// Which of the regions that the pass settled lies around the view; below 0 for none.
    let region: Int
    /// Whether it is the last one of its siblings.
    var isLast = false
  }

  private var entries: [Entry] = []
  /// The children of those whose children wait, who are kept alive together: one after the other would
  /// take longer than much of what is done to them.
  private var siblings: [[View]] = []
  private var fetched = Fetched()

  /// Puts a view on the stack that somebody else keeps alive.
  mutating func push(_ view: View, in region: Int) {
    entries.append(Entry(view: view, region: region))
  }

  mutating func pop() -> Entry? { entries.popLast() }

  /// Whoever took the last of siblings keeps it, and itself lets it go.
  mutating func takeSiblings() -> [View]? { siblings.popLast() }

  /// Takes a view's waiting children off its list and puts those on the stack that have anything to
  /// do, the first sibling on top.
  mutating func push(waitingChildrenOf view: View, in region: Int, mindsInsets: Bool) {
    let start = entries.count
    var fetched = fetched
    let children = view.children
    let isInOrder = view.lookAtWaiting(among: children, &fetched) { child in
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
    guard entries.count > start else { return }
    siblings.append(children)
    order(from: start, isInOrder)
    entries[start].isLast = true
  }

  private mutating func order(from start: Int, _ isInOrder: Bool) {
    guard entries.count > start + 1 else { return }
    if isInOrder { return reverse(from: start) }
    if entries.count - start <= 32 { return sortFew(from: start) }
    entries[start...].sort { View.isBefore($1.$view, $0.$view) }
  }

  /// In place: a slice would be copied.
  private mutating func reverse(from start: Int) {
    var (first, last) = (start, entries.count - 1)
    while first < last {
      entries.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
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
