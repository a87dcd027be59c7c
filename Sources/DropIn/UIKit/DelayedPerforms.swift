public import Foundation
public import SnaplineLayout

// Methods that a run loop calls later.

extension NSObject {
  /// Calls a method after the current run loop has run for the delay, unless the call is cancelled.
  ///
  /// The receiver and the object are kept until then.
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: object, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ selector: Selector,
    with object: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.current.add(
      DelayedPerform(of: self, selector, with: object),
      after: delay,
      in: modes
    )
  }

  /// Cancels all delayed calls of a target that were requested on this thread.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedPerforms.current.cancel { $0.target === target as AnyObject }
  }

  /// Cancels the delayed calls of one method with an equal object that were requested on this thread.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any,
    selector: Selector,
    object: Any?
  ) {
    DelayedPerforms.current.cancel {
      $0.target === target as AnyObject && $0.selector == selector && $0.has(object)
    }
  }

  /// Calls a method on the main thread, or on the thread that serves the main queue in its place.
  ///
  /// If this is the current thread, and the call waits, the method is called at once.
  public func performSelector(
    onMainThread selector: Selector,
    with object: Any?,
    waitUntilDone wait: Bool
  ) {
    let call = Held((target: self, selector: selector, object: object))
    let perform: @Sendable () -> Void = {
      call.value.selector.perform(on: call.value.target, with: [call.value.object])
    }
    switch (wait, MainQueue.isAtHand) {
    case (true, true): perform()
    case (true, false): DispatchQueue.main.sync(execute: perform)
    case (false, _): DispatchQueue.main.async(execute: perform)
    }
  }
}

/// The queue of the main thread, which another thread serves once the main thread has ended, as in tests.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isAtHand: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// A call that is still to come.
private final class DelayedPerform {
  let target: NSObject
  let selector: Selector
  private let object: Any?
  fileprivate var timer: Timer?

  init(of target: NSObject, _ selector: Selector, with object: Any?) {
    self.target = target
    self.selector = selector
    self.object = object
  }

  func perform() { selector.perform(on: target, with: [object]) }

  /// Whether the call is with an object that is the same, or equal.
  func has(_ other: Any?) -> Bool {
    guard let object, let other else { return object == nil && other == nil }
    let (one, two) = (object as AnyObject, other as AnyObject)
    if one === two { return true }
    if let one = object as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return (one as? NSObject)?.isEqual(two) ?? false
  }
}

/// The calls that are to come on a thread.
private final class DelayedPerforms: KeptByThread {
  private var calls: [DelayedPerform] = []

  func add(_ call: DelayedPerform, after delay: TimeInterval, in modes: [RunLoop.Mode]) {
    // Foundation keeps a timer that has fired, so the timer doesn't keep the call.
    let due = ObjectIdentifier(call)
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: max(0, delay)),
      interval: 0,
      repeats: false
    ) { _ in
      let calls = DelayedPerforms.current
      guard let call = calls.calls.first(where: { ObjectIdentifier($0) == due }) else { return }
      calls.end(call)
      call.perform()
    }
    call.timer = timer
    calls.append(call)
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(where isMeant: (DelayedPerform) -> Bool) {
    for call in calls where isMeant(call) { end(call) }
  }

  private func end(_ call: DelayedPerform) {
    call.timer?.invalidate()
    call.timer = nil
    calls.removeAll { $0 === call }
  }
}
