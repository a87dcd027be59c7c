public import Foundation

/// A transition that a person's finger drives: UIKit's `UIPercentDrivenInteractiveTransition`.
///
/// The transition stays where it began until ``finish()`` or ``cancel()``; then it ends at once.
open class PercentDrivenInteractiveTransition: NSObject, ViewControllerInteractiveTransitioning {
  private var transition: PresentationTransition?

  public override init() { super.init() }

  /// How long the animator says that the transition takes.
  open private(set) var duration: CGFloat = 0
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = View.AnimationCurve.easeInOut
  open var timingCurve: (any TimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    transition = transitionContext as? PresentationTransition
    duration = transition?.transitionDuration ?? 0
    percentComplete = 0
  }

  open func pause() { transition?.pauseInteractiveTransition() }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Runs the animator, which ends at once.
  open func finish() {
    guard let transition else { return }
    self.transition = nil
    percentComplete = 1
    transition.finishInteractiveTransition()
    transition.animate()
  }

  /// Leaves everything as it was before the transition.
  open func cancel() {
    guard let transition else { return }
    self.transition = nil
    percentComplete = 0
    transition.cancelInteractiveTransition()
    transition.completeTransition(false)
  }
}
