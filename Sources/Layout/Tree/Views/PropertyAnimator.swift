public import Foundation

/// Runs blocks that UIKit's `UIViewPropertyAnimator` would animate.
///
/// Their changes take effect as soon as the animator starts, and it is finished before the call returns.
public final class PropertyAnimator: NSObject {
  /// Where an animator ended; the raw values are UIKit's.
  public enum Position: Int, Hashable, Sendable {
    case end, start, current
  }

  /// How far an animator is: one that was told to pause before it began is active.
  public enum State: Int, Hashable, Sendable {
    case inactive, active, stopped
  }

  public let duration: TimeInterval
  public private(set) var delay: TimeInterval = 0
  public let timingParameters: (any TimingCurveProvider)?
  public private(set) var state = State.inactive
  /// Whether the animator runs backwards: it then leaves everything as it is.
  public var isReversed = false
  /// How much of a paused animation a phone shows; here it shows nothing until it continues.
  public var fractionComplete: CGFloat = 0

  // What follows is about fingers and about time, and there are neither.
  public var isUserInteractionEnabled = true
  public var isManualHitTestingEnabled = false
  public var isInterruptible = true
  public var scrubsLinearly = true
  public var pausesOnCompletion = false

  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []

  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  public convenience init(
    duration: TimeInterval,
    curve: View.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(animationCurve: curve)
    )
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    )
    if let animations { addAnimations(animations) }
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
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Runs the blocks that were added since the last start, and then the completions.
  public func startAnimation() { finish(at: isReversed ? .start : .end) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Makes an animator active without running its blocks, until it is started, continued or finished.
  public func pauseAnimation() { state = .active }

  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Drops the blocks that haven't run yet, as no animation is ever running.
  ///
  /// A paused animator keeps them if `withoutFinishing` is false, until it is told to finish.
  public func stopAnimation(_ withoutFinishing: Bool) {
    if state == .active && !withoutFinishing {
      state = .stopped
    } else {
      state = .inactive
      animations = []
      completions = []
    }
  }

  public func finishAnimation(at finalPosition: Position) { finish(at: finalPosition) }

  public var isRunning: Bool { false }

  private func finish(at position: Position) {
    let (animations, completions) = (animations, completions)
    self.animations = []
    self.completions = []
    state = .inactive
    if position == .end {
      View.animate(
        withDuration: duration,
        animations: { for animation in animations { animation() } }
      )
    }
    for completion in completions { completion(position) }
  }
}
