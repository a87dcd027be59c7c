import Foundation
package import SnaplineDiagnostics
import SnaplineGeometry

/// A presentation or a dismissal under way, as animators and those who run code with it see it.
final class PresentationTransition {
  enum Way { case presentation, dismissal }

  let way: Way
  let containerView: View
  let presentationStyle: ModalPresentationStyle
  /// Where the presented view was before.
  let frameBefore: CGRect
  private weak var controller: PresentationController?
  private(set) weak var host: ViewController?

  /// The host's view, where it leaves the window or comes back.
  var removed: View?
  var animator: Animator?
  var isAnimated = false
  var isOver = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private var alongside = AlongsideBlocks()
  private var interactionHandlers: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    _ way: Way,
    of controller: PresentationController,
    with host: ViewController,
    in container: View
  ) {
    self.way = way
    self.controller = controller
    self.host = host
    containerView = container
    presentationStyle = controller.presentationStyle
    frameBefore = way == .dismissal ? controller.presentedView?.frame ?? .zero : .zero
  }

  /// Runs the animator, or leaves that to what a person's finger drives.
  func run(by interaction: (any ViewControllerInteractiveTransitioning)?) {
    if let interaction, interaction.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      interaction.startInteractiveTransition(self)
    } else {
      animate()
    }
  }

  func animate() {
    guard let animator else { return completeTransition(true) }
    animator.animateTransition(using: self)
    guard !isOver else { return }
    containerView.report(.notCompleted(by: animator))
    completeTransition(!transitionWasCancelled)
  }

  private func interactionEnds() {
    guard isInteractive else { return }
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }
}

extension PresentationTransition: ViewControllerContextTransitioning {
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() {}
  func finishInteractiveTransition() { interactionEnds() }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    interactionEnds()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver, let controller else { return }
    isOver = true
    if didComplete {
      percentComplete = 1
      for animation in alongside.takeAnimations() { animation(self) }
    }
    transitionWasCancelled = !didComplete
    controller.end(self, completed: didComplete)
    animator?.animationEnded(didComplete)
    for completion in alongside.takeCompletions() { completion(self) }
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: way == .presentation ? host : controller?.presentedViewController
    case .to: way == .presentation ? controller?.presentedViewController : host
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: way == .presentation ? removed : controller?.presentedView
    case .to: way == .presentation ? controller?.presentedView : removed
    default: nil
    }
  }

  func initialFrame(for viewController: ViewController) -> CGRect {
    if viewController === host { return way == .presentation ? containerView.bounds : .zero }
    return viewController === controller?.presentedViewController ? frameBefore : .zero
  }

  func finalFrame(for viewController: ViewController) -> CGRect {
    if viewController === host {
      return way == .dismissal || removed == nil ? containerView.bounds : .zero
    }
    guard way == .presentation, let controller,
      viewController === controller.presentedViewController
    else { return .zero }
    return controller.frameOfPresentedViewInContainerView
  }
}

extension PresentationTransition: ViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var targetTransform: Transform { .identity }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    alongside.add(animation, completion)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }
}

extension Diagnostic {
  package static func notCompleted(
    by animator: any ViewControllerAnimatedTransitioning
  ) -> Diagnostic {
    Diagnostic(
      id: "transition-not-completed",
      severity: .warning,
      subject: "\(type(of: animator)) didn't complete its transition",
      cause: "animations end at once here, and so did the transition",
      remedy: "call completeTransition in the completion of the last animation"
    )
  }
}
