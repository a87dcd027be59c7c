public import Foundation
public import SnaplineLayout

/// A class whose objects are made with a selector: `Timer`.
public protocol TimerWithSelector {}

extension Timer: TimerWithSelector {}

extension TimerWithSelector where Self: Timer {
  /// A timer on no run loop yet, which calls a method of `target`, and keeps the target alive.
  public init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let first = Date(timeIntervalSinceNow: interval)
    self.init(
      fireAt: first,
      interval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
  }

  public init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let call = SelectorTimer.Call(target, selector, repeats: repeats)
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { call.perform($0) }
    timer.kept = userInfo
    timer.call = call
    guard let made = timer as? Self else {
      preconditionFailure("Timer: \(Self.self) can't be made with a selector, only Timer itself")
    }
    self = made
  }
}

extension Timer {
  /// A timer on the current run loop, which calls a method of `target`, and keeps the target alive.
  public class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that keeps what it was made with, for which Foundation on Linux has a place only in subclasses.
private final class SelectorTimer: Timer {
  /// A call of a method, which lets go of its target when the timer ends.
  final class Call: @unchecked Sendable {
    private var target: Any?
    private let selector: Selector
    private let repeats: Bool

    init(_ target: Any, _ selector: Selector, repeats: Bool) {
      (self.target, self.selector, self.repeats) = (target, selector, repeats)
    }

    func perform(_ timer: Timer) {
      guard let target else { return }
      if !repeats { end() }
      selector.perform(on: target, with: [timer])
    }

    func end() { target = nil }
  }

  var kept: Any?
  var call: Call?
  override var userInfo: Any? { kept }

  override func invalidate() {
    super.invalidate()
    call?.end()
  }
}
