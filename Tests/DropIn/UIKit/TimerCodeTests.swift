import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct `Code that waits` {
  private final class Clock: NSObject {
    var heard: [String] = []
    func tick(_ timer: Timer) {
      heard.append("tick \((timer.userInfo as? [String: Int])?["step"] ?? 0)")
    }
    func search() { heard.append("search") }
    func show(_ text: Any?) { heard.append("show \(text ?? "nothing")") }
  }

  private let tick = Selector("tick:", Clock.tick)
  private let search = Selector("search", Clock.search)
  private let show = Selector("show:", Clock.show)

  private func turn(_ seconds: TimeInterval = 0.02) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
  }

  @Test func `is told by a timer what that was made with`() {
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 100,
      target: clock,
      selector: tick,
      userInfo: ["step": 2],
      repeats: true
    )
    timer.fire()
    timer.fire()
    timer.invalidate()
    let loose = Timer(
      timeInterval: 100,
      target: clock,
      selector: tick,
      userInfo: nil,
      repeats: false
    )
    #expect(loose.userInfo == nil && loose.isValid)
    loose.fire()
    expectEqual(clock.heard, ["tick 2", "tick 2", "tick 0"])
    #expect(!timer.isValid && (timer.userInfo as? [String: Int]) == ["step": 2])
  }

  @Test func `is called by a timer on its run loop`() {
    let clock = Clock()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.001,
      target: clock,
      selector: tick,
      userInfo: ["step": 1],
      repeats: false
    )
    #expect(clock.heard.isEmpty)
    turn()
    expectEqual(clock.heard, ["tick 1"])
    #expect(!timer.isValid)
  }

  @Test func `is called after a delay, once for each time it asked`() {
    let clock = Clock()
    clock.perform(search, with: nil, afterDelay: 0.004)
    clock.perform(show, with: "a", afterDelay: 0)
    #expect(clock.heard.isEmpty)
    turn()
    expectEqual(clock.heard, ["show a", "search"])
    turn()
    #expect(clock.heard.count == 2)
  }

  @Test func `takes back what it asked for`() {
    let (clock, other) = (Clock(), Clock())
    for text in ["a", "b"] { clock.perform(show, with: text, afterDelay: 0) }
    clock.perform(search, with: nil, afterDelay: 0)
    other.perform(search, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: clock, selector: show, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: clock, selector: search, object: nil)
    turn()
    expectEqual(clock.heard, ["show b"])
    expectEqual(other.heard, ["search"])
    clock.perform(show, with: "c", afterDelay: 0)
    clock.perform(search, with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
    turn()
    #expect(clock.heard.count == 1)
  }

  @Test func `is kept until it was called, and not longer`() {
    weak var gone: Clock?
    do {
      let clock = Clock()
      gone = clock
      clock.perform(search, with: nil, afterDelay: 0)
    }
    #expect(gone != nil)
    turn()
    #expect(gone == nil)
  }

  @Test(arguments: [true, false])
  func `keeps its target until it is invalidated, or until it was called`(isInvalidated: Bool) {
    weak var gone: Clock?
    let timer: Timer
    do {
      let clock = Clock()
      gone = clock
      timer = Timer.scheduledTimer(
        timeInterval: isInvalidated ? 60 : 0,
        target: clock,
        selector: search,
        userInfo: nil,
        repeats: isInvalidated
      )
    }
    #expect(gone != nil)
    if isInvalidated { timer.invalidate() } else { turn() }
    #expect(gone == nil && !timer.isValid)
  }

  @Test func `is called on the main thread`() {
    final class Caller: NSObject {
      let key = DispatchSpecificKey<Int>()
      var found: [Int?] = []
      /// The second call is made where the first already is on the main thread.
      func look() {
        found.append(DispatchQueue.getSpecific(key: key))
        guard found.count == 1 else { return }
        performSelector(onMainThread: Selector("look", Caller.look), with: nil, waitUntilDone: true)
      }
    }
    let caller = Caller()
    DispatchQueue.main.setSpecific(key: caller.key, value: 7)
    caller.performSelector(
      onMainThread: Selector("look", Caller.look),
      with: nil,
      waitUntilDone: true
    )
    expectEqual(caller.found, [7, 7])
  }
}
