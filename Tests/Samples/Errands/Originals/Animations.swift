//
//  Animations.swift
//  The small animations that every app has.
//

import QuartzCore
import UIKit

public enum Attention: CaseIterable {
  case shake, pulse, flash, bounce
}

extension UIView {
  /// Draws the eye to the view; it is where it was in the end.
  public func call(
    _ attention: Attention,
    duration: CFTimeInterval = 0.6,
    completion: ((Bool) -> Void)? = nil
  ) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { completion?(true) }
    layer.add(attention.animation(lasting: duration), forKey: "attention.\(attention)")
    CATransaction.commit()
  }

  /// Fades the view in or out, and hides it where it is out.
  public func setHidden(
    _ hidden: Bool,
    duration: TimeInterval = 0.25,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard hidden != isHidden else {
      completion?(true)
      return
    }
    if !hidden {
      alpha = 0
      isHidden = false
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState],
      animations: { self.alpha = hidden ? 0 : 1 },
      completion: { finished in
        if hidden {
          self.isHidden = true
          self.alpha = 1
        }
        completion?(finished)
      }
    )
  }

  /// Turns the layer about its middle by degrees.
  public func rotate(toDegrees degrees: CGFloat, springy: Bool = false) {
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    guard springy else {
      transform = turn
      return
    }
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      self.transform = turn
    }
    animator.startAnimation()
  }
}

extension Attention {
  fileprivate func animation(lasting duration: CFTimeInterval) -> CAAnimation {
    switch self {
    case .shake:
      let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
      animation.values = [0, -12, 12, -8, 8, -4, 4, 0]
      animation.keyTimes = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1]
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      animation.duration = duration
      animation.isAdditive = true
      return animation
    case .pulse:
      let animation = CABasicAnimation(keyPath: "transform.scale")
      animation.fromValue = 1
      animation.toValue = 1.1
      animation.duration = duration / 2
      animation.autoreverses = true
      return animation
    case .flash:
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.2
      animation.duration = duration / 4
      animation.autoreverses = true
      animation.repeatCount = 2
      animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
      return animation
    case .bounce:
      let drop = CASpringAnimation(keyPath: "position.y")
      drop.damping = 8
      drop.stiffness = 180
      drop.byValue = 10
      let group = CAAnimationGroup()
      group.animations = [drop]
      group.duration = duration
      return group
    }
  }
}
