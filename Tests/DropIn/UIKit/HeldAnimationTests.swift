import TestSupport
import Testing
import UIKit

/// What does something when an animation stops.
private final class Stopper: CAAnimationDelegate {
  var stop: (CAAnimation) -> Void = { _ in }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stop(anim) }
}

@Suite struct `An animation that stays` {
  private let layer = CALayer()
  private let stopper = Stopper()
  /// What makes the run loop turn.
  private let view = UIView()

  private func staying(_ keyPath: String, _ end: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = end
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test func `leaves what its delegate set when it removed it`() {
    let fade = staying("opacity", 0)
    fade.delegate = stopper
    stopper.stop = { [layer] _ in
      layer.opacity = 0
      layer.removeAnimation(forKey: "fade")
    }
    layer.add(fade, forKey: "fade")
    view.layoutIfNeeded()
    #expect(layer.opacity == 0 && layer.animationKeys() == nil)
  }

  @Test func `leaves what a completion set when it removed it`() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [layer] in
      #expect(layer.opacity == 1)
      layer.opacity = 0
      layer.removeAnimation(forKey: "fade")
    }
    layer.add(staying("opacity", 0), forKey: "fade")
    CATransaction.commit()
    #expect(layer.opacity == 0)
  }

  @Test func `gives way to those that remain, and at last to the layer's own value`() {
    layer.position = CGPoint(x: 1, y: 2)
    layer.add(staying("position", CGPoint(x: 10, y: 20)), forKey: "first")
    layer.add(staying("position.x", 30), forKey: "second")
    view.layoutIfNeeded()
    #expect(layer.position == CGPoint(x: 30, y: 20))
    layer.removeAnimation(forKey: "first")
    #expect(layer.position == CGPoint(x: 30, y: 2))
    layer.removeAnimation(forKey: "second")
    #expect(layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func `is as it was when it was added`() throws {
    let fade = staying("opacity", 0.25)
    fade.setValue("one", forKey: "name")
    layer.add(fade, forKey: "one")
    fade.toValue = 0.75
    fade.setValue("other", forKey: "name")
    let other = CALayer()
    other.add(fade, forKey: "other")
    view.layoutIfNeeded()
    #expect(layer.opacity == 0.25 && other.opacity == 0.75)
    let kept = try #require(layer.animation(forKey: "one"))
    #expect(kept !== fade && kept.value(forKey: "name") as? String == "one")
  }

  @Test func `adds both a beginning and a step`() {
    let move = staying("position.x", nil)
    (move.fromValue, move.byValue, move.isAdditive) = (2, 3, true)
    layer.position.x = 10
    layer.add(move, forKey: nil)
    view.layoutIfNeeded()
    #expect(layer.position.x == 15)
  }

  @Test func `keeps nothing alive that has gone`() {
    weak var gone: Stopper?
    do {
      let (layer, delegate) = (CALayer(), Stopper())
      gone = delegate
      let fade = staying("opacity", 0)
      fade.delegate = delegate
      layer.add(fade, forKey: "fade")
      layer.add(fade, forKey: "fade")
    }
    #expect(gone == nil)
  }
}

@Suite struct `A copy of an animation` {
  @Test func `is another one with the same values`() throws {
    let delegate = Stopper()
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.toValue, spring.isAdditive) = (3, 0.5, true)
    (spring.duration, spring.fillMode, spring.delegate) = (2, .both, delegate)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy !== spring && copy.mass == 3 && copy.toValue as? Double == 0.5)
    #expect(copy.keyPath == "opacity" && copy.isAdditive && copy.duration == 2)
    #expect(copy.fillMode == .both && copy.delegate === delegate)
  }

  @Test func `has copies of a group's animations`() throws {
    let (group, frames) = (CAAnimationGroup(), CAKeyframeAnimation(keyPath: "opacity"))
    frames.values = [1, 0]
    group.animations = [frames, CATransition()]
    let copy = try #require(group.copy() as? CAAnimationGroup)
    frames.values = nil
    let first = try #require(copy.animations?.first as? CAKeyframeAnimation)
    #expect(first.values?.count == 2 && copy.animations?.last is CATransition)
  }
}
