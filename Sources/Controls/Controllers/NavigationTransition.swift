import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

/// A push or a pop under way, as its animator sees it.
///
/// It takes place in the view of the navigation controller itself, below whose bars the screen that came
/// lies in the end.
final class NavigationTransition: ViewControllerContextTransitioning {
  private let animator: any ViewControllerAnimatedTransitioning
  private let old: ViewController
  private let new: ViewController
  let containerView: View
  private(set) var transitionWasCancelled = false
  private var isOver = false

  init(
    from old: ViewController,
    to new: ViewController,
    in container: View,
    by animator: any ViewControllerAnimatedTransitioning
  ) {
    (self.old, self.new, self.animator) = (old, new, animator)
    containerView = container
  }

  /// Runs the animator to its end, and says whether it completed the transition.
  func run() -> Bool {
    animator.animateTransition(using: self)
    if !isOver {
      containerView.report(.notCompleted(by: animator))
      isOver = true
    }
    animator.animationEnded(!transitionWasCancelled)
    return !transitionWasCancelled
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: ModalPresentationStyle { .none }
  var targetTransform: Transform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    (isOver, transitionWasCancelled) = (true, !didComplete)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: old
    case .to: new
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: old.view
    case .to: new.view
    default: nil
    }
  }

  func initialFrame(for viewController: ViewController) -> CGRect {
    viewController === old ? old.view.frame : .zero
  }

  func finalFrame(for viewController: ViewController) -> CGRect {
    viewController === new ? containerView.bounds : .zero
  }
}
