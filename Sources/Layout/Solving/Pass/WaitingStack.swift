/// Views that wait for their turn in a pass, the next one on top.
///
/// The next pass uses its memory again.
struct WaitingStack {
  struct Entry {
    @Unretained var view: View?
    /// The index of the safe region around the view among those of the pass; below 0 for none.
    let region: Int
    /// Whether it is the last of its siblings on the stack.
    var isLast = false
  }

  private var entries: [Entry] = []
  /// Lists of children that are kept alive while some of them are on the stack.
  ///
  /// To retain the children one by one would take longer than much of what is done to them.
  private var siblings: [[View]] = []
  private var fetched = Fetched()

  /// Puts a view on the stack that is kept alive elsewhere.
  mutating func push(_ view: View, in region: Int) {
    entries.append(Entry(view: view, region: region))
  }

  mutating func pop() -> Entry? { entries.popLast() }

  /// Takes the list of the sibling that was just popped; the caller keeps it alive.
  mutating func takeSiblings() -> [View]? { siblings.popLast() }

  /// Empties a view's list of waiting children, and puts those on the stack that have anything to
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

  /// It is done in place, as a slice would be copied.
  private mutating func reverse(from start: Int) {
    var (first, last) = (start, entries.count - 1)
    while first < last {
      entries.swapAt(first, last)
      (first, last) = (first + 1, last - 1)
    }
  }

  /// A few are sorted in place, as they mostly come in order or in reverse.
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
  /// Whether the view has nothing to lay out, and no code of its own that would be called for it.
  fileprivate func isIdle(mindsInsets: Bool) -> Bool {
    flags.contains(.isBare) && children.isEmpty
      && flags.isDisjoint(with: .needsUpdateConstraints)
      && !(mindsInsets && flags.contains(.insetsMayChange))
  }
}
