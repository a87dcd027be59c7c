import Testing
import UIKit

/// Who lets a pan begin on its right half alone.
private final class RightHalf: NSObject, UIGestureRecognizerDelegate {
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    guard let view = gestureRecognizer.view else { return false }
    return gestureRecognizer.location(in: view).x > view.bounds.midX
  }
}

@Suite struct `A recognizer's delegate` {
  @Test func `says whether a gesture begins, and isn't asked while it goes on`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = RightHalf()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer { states.append($0.state) }
    pan.delegate = delegate
    view.addGestureRecognizer(pan)
    #expect(!pan.fire(.began, at: CGPoint(x: 10, y: 10)))
    #expect(pan.state == .possible && states.isEmpty)
    #expect(pan.fire(.began, at: CGPoint(x: 90, y: 10)))
    #expect(pan.fire(.changed, at: CGPoint(x: 10, y: 10)) && pan.fire(at: CGPoint(x: 5, y: 10)))
    #expect(states == [.began, .changed, .ended] && delegate.asked == 2)
    #expect(pan.fire(at: CGPoint(x: 90, y: 0)) && delegate.asked == 3)
  }
}
