public import Foundation
public import SnaplineGeometry

/// A transition as its animator sees it: UIKit's `UIViewControllerContextTransitioning`.
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view that the transition takes place in.
  var containerView: View { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: ModalPresentationStyle { get }
  var targetTransform: Transform { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Ends the transition; an animator calls it when its animations are over.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view to animate; nothing for a presenter's view that stays where it is.
  func view(forKey key: TransitionContextViewKey) -> View?
  func initialFrame(for viewController: ViewController) -> CGRect
  func finalFrame(for viewController: ViewController) -> CGRect
}

/// Which of a transition's two controllers is meant; the raw values are UIKit's.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which of a transition's two views is meant; the raw values are UIKit's.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Gives the animations of a transition: UIKit's `UIViewControllerAnimatedTransitioning`.
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, gives the views their final places, and completes the transition.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a finger: UIKit's `UIViewControllerInteractiveTransitioning`.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  var completionSpeed: CGFloat { get }
  var completionCurve: View.AnimationCurve { get }
  /// Whether a finger drives the transition from its start; else the animator runs at once.
  var wantsInteractiveStart: Bool { get }
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

extension ViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Gives animators and other objects in place of the built-in ones: UIKit's
/// `UIViewControllerTransitioningDelegate`.
public protocol ViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController?
}

extension ViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? { nil }
}
