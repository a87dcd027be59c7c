public import Foundation
import SnaplineLayout

extension Control {
  /// Puts a finger on the first of some points of the bounds, moves it through the others, and lifts it.
  ///
  /// The methods for tracking are called as on a phone, and the control sends the events of touches.
  public func track(through points: [CGPoint]) {
    guard isEnabled, let first = points.first else { return }
    let touch = Touch(at: first, in: self)
    isTouchInside = true
    isTracking = beginTracking(touch, with: nil)
    isHighlighted = isTracking
    sendActions(for: .touchDown)
    for place in points.dropFirst() where isTracking { move(touch, to: place) }
    guard isTracking else { return end() }
    touch.phase = .ended
    endTracking(touch, with: nil)
    let isInside = isTouchInside
    end()
    sendActions(for: isInside ? tapEvents : .touchUpOutside)
  }

  private func move(_ touch: Touch, to place: CGPoint) {
    let wasInside = isTouchInside
    touch.move(to: place)
    touch.phase = .moved
    isTouchInside = point(inside: place, with: nil)
    isHighlighted = isTouchInside
    isTracking = continueTracking(touch, with: nil)
    if wasInside != isTouchInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  private func end() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }
}
