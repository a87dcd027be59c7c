public import Foundation

/// Blocks that UIKit's `UIViewPropertyAnimator` would animate: here what they lead to holds as soon as
/// the animator starts, and it is finished before the call returns.
public final class PropertyAnimator: NSObject {
  /// Where an animator came to rest; the raw values are UIKit's.
  public enum Position: Int, Hashable, Sendable {
    case end, start, current
  }

  public let duration: TimeInterval
  /// Whether the animator goes back: it then leaves everything as it is.
  public var isReversed = false
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  public init(
    duration: TimeInterval,
    curve: View.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.animations = animations.map { [$0] } ?? []
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: View.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Position) -> Void)? = nil
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Runs what was added since the last start, then says where it ended.
  public func startAnimation() {
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    if !isReversed {
      View.animate(
        withDuration: duration,
        animations: { for animation in animations { animation() } }
      )
    }
    for completion in completions { completion(isReversed ? .start : .end) }
  }

  public func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  /// Nothing is ever under way that could be stopped; what hasn't begun never will.
  public func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    completions = []
  }

  public var isRunning: Bool { false }
}
