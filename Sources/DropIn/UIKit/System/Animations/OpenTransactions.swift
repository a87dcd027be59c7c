import SnaplineLayout

/// The transactions of a thread that aren't committed yet, and what waits for their ends.
final class OpenTransactions: KeptByThread {
  /// Answers what comes after all that happens at the same end, and after the completion.
  typealias Call = () -> (() -> Void)?

  /// Animations, and the completion that is called when they are over.
  private struct Group {
    var calls: [Call] = []
    var completion: (() -> Void)?
  }

  private struct Level {
    /// A group for each completion that was set, the one in hand last.
    var groups = [Group()]
    var values: [String: Any] = [:]

    /// What a layout ends while the transaction is still open: all but the completion in hand.
    mutating func takeWaiting() -> [Group] {
      guard let inHand = groups.popLast() else { return [] }
      defer { groups = [Group(completion: inHand.completion)] }
      return groups + [Group(calls: inHand.calls)]
    }
  }

  /// The innermost transaction last; the first is there without anybody's asking, and ends when the run
  /// loop turns.
  private var levels = [Level()]
  private var observer: PassObserver?

  private var isImplicit: Bool { levels.count == 1 }

  private var innermost: Level {
    get { levels[levels.count - 1] }
    _modify {
      let last = levels.count - 1
      yield &levels[last]
    }
  }

  private var groupInHand: Group {
    get { innermost.groups[innermost.groups.count - 1] }
    _modify {
      let last = innermost.groups.count - 1
      yield &innermost.groups[last]
    }
  }

  func begin() { levels.append(Level()) }

  /// Ends the innermost transaction; one too many does nothing.
  func commit() {
    guard !isImplicit, let level = levels.popLast() else { return }
    Self.end(level.groups)
  }

  /// Ends the transaction that nobody began, unless another one is open in it.
  func flush() {
    if isImplicit { turn() }
  }

  /// Calls `call` at the end of the innermost transaction, or with the next layout before that.
  func wait(_ call: @escaping Call) {
    groupInHand.calls.append(call)
    turnLater()
  }

  var completion: (() -> Void)? { groupInHand.completion }

  /// Sets what is called once the animations are over that are added from now on.
  ///
  /// A completion that was set before is then that of its own animations, and due at once if there are
  /// none.
  func setCompletion(_ completion: (() -> Void)?) {
    guard groupInHand.calls.isEmpty else {
      innermost.groups.append(Group(completion: completion))
      return
    }
    let earlier = groupInHand.completion
    groupInHand.completion = completion
    if isImplicit { turnLater() }
    earlier?()
  }

  subscript(key: String) -> Any? {
    get { levels.reversed().lazy.compactMap { $0.values[key] }.first }
    set {
      innermost.values[key] = newValue
      if isImplicit { turnLater() }
    }
  }

  private func turnLater() {
    guard observer == nil else { return }
    // Core Animation's own observer has this order.
    let made = PassObserver(order: 2_000_000) { [weak self] in self?.turn() }
    observer = made
    // The thread keeps this object itself.
    made.add(keeping: nil)
  }

  /// Ends the transaction that nobody began, and the animations of all others.
  ///
  /// A layout within a transaction is a turn as well. Its completion waits for its end, which may never
  /// come; what is added later mustn't wait for that.
  private func turn() {
    observer?.remove()
    observer = nil
    let implicit = levels[0]
    levels[0] = Level()
    let others = levels.indices.dropFirst().flatMap { levels[$0].takeWaiting() }
    Self.end(implicit.groups + others)
  }

  private static func end(_ groups: [Group]) {
    for group in groups {
      let last = group.calls.compactMap { $0() }
      group.completion?()
      for call in last { call() }
    }
  }
}
