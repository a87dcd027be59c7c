import TestSupport
import Testing
import UIKit

/// What hears of animations, in order.
private final class Listener: CAAnimationDelegate {
  var heard: [String] = []

  func animationDidStart(_ anim: CAAnimation) { heard.append("start \(name(anim))") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append("\(flag ? "end" : "break") \(name(anim))")
  }

  private func name(_ anim: CAAnimation) -> String { anim.value(forKey: "name") as? String ?? "" }
}

@Suite struct `An animation of a layer` {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let listener = Listener()
  private var layer: CALayer { view.layer }

  private func fade(_ name: String, to end: Any? = 0) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = end
    fade.duration = 0.3
    fade.delegate = listener
    fade.setValue(name, forKey: "name")
    return fade
  }

  private func staying(_ animation: CAAnimation) -> CAAnimation {
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  @Test func `is over before the next picture, and tells so`() {
    layer.add(fade("fade"), forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && listener.heard.isEmpty)
    view.layoutIfNeeded()
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "fade") == nil)
    expectEqual(listener.heard, ["start fade", "end fade"])
    #expect(view.alpha == 1)
  }

  @Test func `shows its end until it is removed, if it is to stay`() {
    layer.add(staying(fade("fade", to: 0.25)), forKey: "fade")
    view.layoutIfNeeded()
    #expect(view.alpha == 0.25 && layer.presentation()?.opacity == 0.25)
    #expect(layer.animation(forKey: "fade") != nil)
    layer.removeAllAnimations()
    view.layoutIfNeeded()
    #expect(view.alpha == 1)
    expectEqual(listener.heard, ["start fade", "end fade"])
  }

  @Test func `leaves what was set since then`() {
    layer.add(staying(fade("fade")), forKey: "fade")
    view.layoutIfNeeded()
    view.alpha = 0.5
    layer.removeAnimation(forKey: "fade")
    #expect(view.alpha == 0.5)
  }

  @Test func `that has no end shows nothing of itself`() {
    let pulse = fade("pulse")
    pulse.repeatCount = .infinity
    layer.add(pulse, forKey: "pulse")
    view.layoutIfNeeded()
    #expect(view.alpha == 1 && layer.animation(forKey: "pulse") != nil)
    layer.removeAnimation(forKey: "pulse")
    view.layoutIfNeeded()
    expectEqual(listener.heard, ["start pulse", "break pulse"])
  }

  @Test func `takes the place of another one of its key`() {
    layer.add(fade("one"), forKey: "fade")
    layer.add(fade("other"), forKey: "fade")
    view.layoutIfNeeded()
    expectEqual(listener.heard, ["break one", "start other", "end other"])
  }

  @Test func `is recorded, and so is a property that isn't there`() {
    let wobble = CAKeyframeAnimation(keyPath: "wobble")
    wobble.values = [0, 1]
    let calls = SystemCall.recorded {
      layer.add(staying(wobble), forKey: nil)
      layer.add(CATransition(), forKey: "other")
      view.layoutIfNeeded()
    }
    let expected = [
      "CALayer.add(_:forKey:): CAKeyframeAnimation of wobble, nil",
      "CALayer.add(_:forKey:): CATransition fade, other",
      "CAPropertyAnimation.keyPath: wobble",
    ]
    expectEqual(calls.map(\.description), expected)
  }

  @Test func `runs as an action too`() {
    let layer = CALayer()
    layer.actions = ["onOrderIn": fade("fade"), "position": NSNull()]
    layer.action(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    #expect(layer.animationKeys() == [kCAOnOrderIn] && layer.action(forKey: "bounds") == nil)
  }
}

@Suite struct `The end of an animation` {
  private let layer = CALayer()
  private let shape = CAShapeLayer()
  private let gradient = CAGradientLayer()
  /// What makes the run loop turn.
  private let view = UIView()

  init() {
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 50, y: 25)
  }

  private func end(_ animation: CAAnimation, on layer: CALayer) {
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    view.layoutIfNeeded()
  }

  private func basic(_ keyPath: String, _ end: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = end
    return animation
  }

  @Test func `is a value, or a part of one`() {
    end(basic("position", NSValue(cgPoint: CGPoint(x: 10, y: 20))), on: layer)
    end(basic("position.y", 30), on: layer)
    end(basic("bounds.size.width", 80.0), on: layer)
    end(basic("backgroundColor", UIColor.red.cgColor), on: layer)
    #expect(layer.position == CGPoint(x: 10, y: 30) && layer.bounds.width == 80)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    layer.removeAllAnimations()
    #expect(layer.position == CGPoint(x: 50, y: 25) && layer.bounds.width == 100)
    #expect(layer.backgroundColor == nil)
  }

  @Test func `is a step, or the last of many`() {
    let step = CABasicAnimation(keyPath: "cornerRadius")
    step.byValue = 4
    layer.cornerRadius = 2
    end(step, on: layer)
    #expect(layer.cornerRadius == 6)
    let frames = CAKeyframeAnimation(keyPath: "borderWidth")
    frames.values = [1, 5, 3]
    end(frames, on: layer)
    #expect(layer.borderWidth == 3)
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    along.autoreverses = true
    end(along, on: layer)
    #expect(layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func `is that of each in a group`() {
    let group = CAAnimationGroup()
    group.duration = 2
    let short = basic("zPosition", 9)
    short.duration = 1
    let (often, slow) = (basic("cornerRadius", 7), basic("borderWidth", 3))
    (often.duration, often.repeatCount) = (1, 2)
    (slow.duration, slow.speed) = (1, 0.5)
    let fast = basic("shadowRadius", 5)
    (fast.duration, fast.speed) = (2, 4)
    group.animations = [
      short, often, slow, fast, basic("shadowOpacity", 0.5), basic("hidden", true),
    ]
    end(group, on: layer)
    #expect(layer.shadowOpacity == 0.5 && layer.isHidden && layer.zPosition == 0)
    #expect(layer.cornerRadius == 7 && layer.borderWidth == 3 && layer.shadowRadius == 3)
  }

  @Test func `is of shapes and gradients`() {
    end(basic("strokeEnd", 0.5), on: shape)
    end(basic("locations", [0.25, 0.75]), on: gradient)
    end(basic("colors", [UIColor.red.cgColor, UIColor.blue.cgColor]), on: gradient)
    #expect(shape.strokeEnd == 0.5 && gradient.locations == [0.25, 0.75])
    #expect(gradient.colors?.count == 2)
    gradient.removeAllAnimations()
    #expect(gradient.locations == nil && gradient.colors == nil)
  }

  @Test func `is nothing where the value is of another kind`() {
    layer.backgroundColor = UIColor.red.cgColor
    let calls = SystemCall.recorded { end(basic("backgroundColor", "blue"), on: layer) }
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    #expect(calls.last?.name == "CAPropertyAnimation.keyPath")
  }

  @Test func `is of transforms, by their parts too`() {
    end(basic("transform.scale", 2), on: layer)
    end(basic("transform.translation.x", 7), on: layer)
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 7, ty: 0))
    layer.removeAllAnimations()
    #expect(layer.affineTransform().isIdentity)
    let turn = basic("transform", NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1)))
    end(turn, on: layer)
    #expect(layer.affineTransform().a == 3)
  }
}
