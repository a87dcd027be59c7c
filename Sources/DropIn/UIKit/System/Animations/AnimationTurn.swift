import SnaplineLayout

/// What animations of a thread have to do at the next turn of its run loop, or when the transaction in
/// hand is committed.
enum AnimationTurn {
  /// Answers what comes after all that happens at the same end, and after a transaction's completion.
  typealias Call = () -> (() -> Void)?

  private final class Waiting: KeptByThread {
    /// Calls that wait, those of the innermost transaction last.
    var calls: [[Call]] = [[]]
    var observer: PassObserver?
  }

  /// Calls `call` at the end of the transaction in hand, or at the next turn outside of any.
  static func wait(_ call: @escaping Call) {
    let waiting = Waiting.current
    waiting.calls[waiting.calls.count - 1].append(call)
    guard waiting.calls.count == 1, waiting.observer == nil else { return }
    // Core Animation's own observer has this order.
    let observer = PassObserver(order: 2_000_000) { turn() }
    waiting.observer = observer
    observer.add(keeping: waiting)
  }

  /// Begins a transaction, whose calls come at its end.
  static func begin() { Waiting.current.calls.append([]) }

  /// Ends the innermost transaction, and calls what waited for its end.
  static func commit(_ completion: (() -> Void)?) {
    let waiting = Waiting.current
    guard waiting.calls.count > 1 else { return }
    let last = waiting.calls.removeLast().compactMap { $0() }
    completion?()
    for call in last { call() }
  }

  private static func turn() {
    let waiting = Waiting.current
    waiting.observer?.remove()
    waiting.observer = nil
    let calls = waiting.calls[0]
    waiting.calls[0] = []
    for call in calls.compactMap({ $0() }) { call() }
  }
}
