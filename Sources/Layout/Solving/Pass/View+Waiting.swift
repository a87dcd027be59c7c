extension View {
  /// Has the view, and each view above it, wait in its superview for the pass.
  func waitAbove() {
    var next = Unretained(wrappedValue: self)
    while next.isThere {
      next.look { view in
        next = view.flags.contains(.isWaiting) ? .nothing : view.links.$parent
        next.look { $0.noteWaiting(view) }
      }
    }
  }

  /// A list serves where few of many children wait; else it is quicker to look at all their flags, in
  /// order.
  private var isListWorthwhile: Bool {
    children.count > 8
      && Int(waitingCount) <= max(Self.fewWaiting, children.count / 8)
  }

  private static let fewWaiting = 64

  private func noteWaiting(_ child: View) {
    child.flags.insert(.isWaiting)
    waitingCount += 1
    if flags.contains(.manyWait) { return }
    guard isListWorthwhile else { return abandonWaitingList() }
    child.links.$nextWaiting = links.$firstWaiting
    links.firstWaiting = child
  }

  func forgetWaiting(_ child: View) {
    guard child.flags.contains(.isWaiting) else { return }
    child.flags.remove(.isWaiting)
    waitingCount -= 1
    if !flags.contains(.manyWait) { unlinkWaiting(child) }
  }

  private func unlinkWaiting(_ child: View) {
    guard links.firstWaiting !== child else {
      links.$firstWaiting = child.links.$nextWaiting
      return
    }
    var before = links.firstWaiting
    for _ in 0..<Self.fewWaiting {
      guard let view = before else { return }
      guard view.links.nextWaiting !== child else {
        view.links.$nextWaiting = child.links.$nextWaiting
        return
      }
      before = view.links.nextWaiting
    }
    // Many may leave one by one: none of them is to be looked for in all the list.
    abandonWaitingList()
  }

  private func abandonWaitingList() {
    flags.insert(.manyWait)
    links.$firstWaiting = .nothing
  }

  /// Looks at each child that waits, in no particular order; answers whether it was that of the
  /// siblings.
  ///
  /// `body` must leave the children where they are.
  @inline(__always)
  func lookAtWaiting(
    among children: [View],
    _ fetched: inout Fetched,
    _ body: (Unretained<View>) -> Void
  ) -> Bool {
    guard flags.contains(.manyWait) else {
      var next = links.$firstWaiting
      while next.isThere {
        let child = next
        child.look { next = $0.links.$nextWaiting }
        body(child)
      }
      return waitingCount < 2
    }
    children.byHandful { handful in
      fetched.fetch(children, handful)
      children.look(handful) {
        if $0.flags.contains(.isWaiting) { body(Unretained(wrappedValue: $0)) }
      }
    }
    return true
  }

  /// Has no child wait any more, as far as this view knows.
  func forgetAllWaiting() {
    links.$firstWaiting = .nothing
    waitingCount = 0
    flags.remove(.manyWait)
  }
}
