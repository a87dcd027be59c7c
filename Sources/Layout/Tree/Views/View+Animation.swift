public import Foundation
import Synchronization

/// The animation that the code in hand stands in.
///
/// Nothing moves in a still picture: what an animation would lead to holds at once.
private struct Animation: Sendable {
  var duration: TimeInterval
  var isEnabled: Bool

  @TaskLocal static var current: Animation?

  /// What `setAnimationsEnabled` said last.
  static let areEnabled = Atomic(true)
}

extension View {
  /// Makes the changes of an animation at once, and then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation(duration: duration, isEnabled: areAnimationsEnabled)
    Animation.$current.withValue(animation) { animations() }
    completion?(true)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// The form with the bounce of a spring instead of its damping.
  public class func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Replaces a view by another one; with `showHideTransitionViews`, hides it and shows the other one.
  public class func transition(
    from fromView: View,
    to toView: View,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }

  /// Runs a block once, as each repetition of its animations would end like the first.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }

  /// What the system does to views that it animates.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Removes them from their superviews.
    case delete
  }

  public class func perform(
    _ animation: SystemAnimation,
    on views: [View],
    options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0, animations: parallelAnimations ?? {})
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animation = Animation(duration: 0, isEnabled: false)
    Animation.$current.withValue(animation) { actionsWithoutAnimation() }
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Animation.areEnabled.store(enabled, ordering: .relaxed)
  }

  public class var areAnimationsEnabled: Bool {
    Animation.current?.isEnabled ?? Animation.areEnabled.load(ordering: .relaxed)
  }

  /// The duration of the animation block that is running, else 0.
  public class var inheritedAnimationDuration: TimeInterval {
    Animation.current.map { $0.isEnabled ? $0.duration : 0 } ?? 0
  }
}
