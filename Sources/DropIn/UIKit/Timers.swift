public import Foundation
public import SnaplineLayout

/// A class whose objects are made by a selector: `Timer`.
public protocol TimerWithSelector {}

extension Timer: TimerWithSelector {}

extension TimerWithSelector where Self: Timer {
  /// A timer on no run loop yet, which calls a method of `target`, and keeps the target.
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
    let call = Held((target: target, selector: selector))
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) {
      call.value.selector.perform(on: call.value.target, with: [$0])
    }
    timer.kept = userInfo
    guard let made = timer as? Self else {
      preconditionFailure("Timer: \(Self.self) can't be made with a selector, only Timer itself")
    }
    self = made
  }
}

extension Timer {
  /// A timer on the run loop at hand, which calls a method of `target`, and keeps the target.
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
  var kept: Any?
  override var userInfo: Any? { kept }
}
