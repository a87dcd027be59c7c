extension View {
  /// Puts the view, and each view above it, among those of its superview that wait for the pass.
  func waitAbove() {
    var next = Unretained(wrappedValue: self)
    while next.isThere {
      next.look { view in
        next = view.flags.contains(.isWaiting) ? .nothing : view.links.$parent
        next.look { $0.noteWaiting(view) }
      }
    }
  }

  /// Whether a list is quicker, as few of many children wait.
  ///
  /// Where many wait, it is quicker to read the flags of all children in order.
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
    // Many children may leave one by one, and looking each one up in a long list would take too
    // long.
    abandonWaitingList()
  }

  private func abandonWaitingList() {
    flags.insert(.manyWait)
    links.$firstWaiting = .nothing
  }

  /// Looks at each child that waits, and answers whether that was in the order of the siblings.
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

  /// Empties the list of waiting children.
  func forgetAllWaiting() {
    links.$firstWaiting = .nothing
    waitingCount = 0
    flags.remove(.manyWait)
  }
}
