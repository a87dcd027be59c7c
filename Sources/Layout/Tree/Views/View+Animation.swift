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
  /// Applies the end of an animation at once, then says that it is finished.
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

  /// The form that says how a spring bounces instead of how it is damped.
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

  /// Puts a view in another one's place; with `showHideTransitionViews` both stay where they are.
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

  /// Lets animations of a block run over and over, of which each ends as the first does.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat,
    autoreverses: Bool,
    animations: () -> Void
  ) {
    animations()
  }

  /// What the system does to views that it animates.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Takes them out of their superviews.
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
