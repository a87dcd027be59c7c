import Testing
import UIKit

/// A gesture of an app's own: a finger that goes to the right by 20 points, and comes up.
private final class Flick: UIGestureRecognizer {
  private var start: CGFloat?
  var resets = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    start = touches.first?.location(in: view).x
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start, let now = touches.first?.location(in: view).x, state != .failed else { return }
    if now < start {
      state = .failed
    } else if now - start >= 20 {
      state = state == .possible ? .began : .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .began || state == .changed ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
    resets += 1
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UITapGestureRecognizer)
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UILongPressGestureRecognizer
  }
}

private final class Leave: NSObject, UIGestureRecognizerDelegate {
  var isGiven = true
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isGiven }
}

@Suite struct `A recognizer of an app's own` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func touches(at x: CGFloat) -> Set<UITouch> {
    [UITouch(at: CGPoint(x: x, y: 50), in: view)]
  }

  @Test func `calls its actions as it sets its state`() {
    var states: [UIGestureRecognizer.State] = []
    let flick = Flick { states.append($0.state) }
    view.addGestureRecognizer(flick)
    flick.touchesBegan(touches(at: 10), with: UIEvent())
    flick.touchesMoved(touches(at: 20), with: UIEvent())
    #expect(states.isEmpty && flick.state == .possible)
    flick.touchesMoved(touches(at: 30), with: UIEvent())
    flick.touchesMoved(touches(at: 40), with: UIEvent())
    flick.touchesEnded(touches(at: 40), with: UIEvent())
    #expect(states == [.began, .changed, .ended] && flick.state == .ended && flick.resets == 0)
    flick.touchesBegan(touches(at: 50), with: UIEvent())
    #expect(flick.state == .possible && flick.resets == 1 && states.count == 3)
    flick.touchesCancelled(touches(at: 50), with: UIEvent())
    #expect(states.last == .cancelled && flick.state == .cancelled)
  }

  @Test func `calls nothing once it failed, or where its delegate gives no leave`() {
    let (leave, flick) = (Leave(), Flick())
    var calls = 0
    flick.addAction { _ in calls += 1 }
    flick.delegate = leave
    view.addGestureRecognizer(flick)
    flick.touchesBegan(touches(at: 50), with: UIEvent())
    flick.touchesMoved(touches(at: 40), with: UIEvent())
    flick.touchesMoved(touches(at: 90), with: UIEvent())
    #expect(flick.state == .failed && calls == 0)
    leave.isGiven = false
    flick.touchesBegan(touches(at: 10), with: UIEvent())
    flick.touchesMoved(touches(at: 90), with: UIEvent())
    #expect(flick.state == .failed && calls == 0)
    leave.isGiven = true
    flick.isEnabled = false
    flick.touchesBegan(touches(at: 10), with: UIEvent())
    flick.touchesMoved(touches(at: 90), with: UIEvent())
    #expect(calls == 0)
  }

  @Test func `is reset when what a test fires is over, and called once`() {
    var states: [UIGestureRecognizer.State] = []
    let flick = Flick { states.append($0.state) }
    view.addGestureRecognizer(flick)
    #expect(flick.fire(.began) && flick.resets == 0 && flick.state == .began)
    #expect(flick.fire(.ended) && flick.resets == 1 && flick.state == .possible)
    #expect(states == [.began, .ended])
  }

  @Test func `says how it gets along with others, and built-in ones say what a phone's do`() {
    let (flick, tap, press) = (Flick(), UITapGestureRecognizer(), UILongPressGestureRecognizer())
    #expect(!flick.canPrevent(tap) && flick.canPrevent(press) && tap.canBePrevented(by: flick))
    #expect(flick.shouldRequireFailure(of: press) && !press.shouldRequireFailure(of: flick))
    #expect(!tap.shouldBeRequiredToFail(by: flick) && tap.shouldReceive(UIEvent()))
    let edge = UIScreenEdgePanGestureRecognizer()
    #expect(edge.edges == [])
    edge.edges = [.left, .right]
    #expect(edge.edges.contains(.left) && !edge.edges.contains(.top))
  }
}
