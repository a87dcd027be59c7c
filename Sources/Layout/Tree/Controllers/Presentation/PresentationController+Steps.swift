import Foundation
import SnaplineEnvironment

/// Whose animations a transition runs, if any does.
typealias Animator = any ViewControllerAnimatedTransitioning

extension PresentationController {
  /// Puts the presented view over another one, in a container of its own.
  func present(over below: View, by animator: Animator?, animated: Bool) {
    guard let place = below.superview else { return }
    let (controller, host) = (presentedViewController, presentingViewController)
    controller.loadViewIfNeeded()
    let made = PresentationContainer(of: self, frame: below.frame)
    container = made
    place.insertSubview(made, aboveSubview: below)
    let steps = PresentationTransition(.presentation, of: self, with: host, in: made)
    steps.removed = shouldRemovePresentersView ? below : nil
    steps.isAnimated = animated
    steps.animator = animator
    transition = steps
    presentationTransitionWillBegin()
    if let removed = steps.removed {
      host.beginTransition(false, animated: animated)
      made.insertSubview(removed, at: 0)
      removed.frame = made.bounds
    }
    controller.beginTransition(true, animated: animated)
    if let view = presentedView {
      if presentationStyle != .custom { view.fillsItsPlace() }
      view.frame = frameOfPresentedViewInContainerView
      // An animator adds the view itself, as on a phone.
      if animator == nil { made.addSubview(view) }
    }
    let delegate = controller.transitioningDelegate
    steps.run(by: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) })
  }

  /// Takes the presented view away, and all that lies between it and the host's.
  func dismiss(to host: ViewController, by animator: Animator?, animated: Bool) {
    guard let place = containerOrNew() else { return host.dropPresented() }
    let controller = presentedViewController
    let steps = PresentationTransition(.dismissal, of: self, with: host, in: place)
    steps.removed = host.standingView.flatMap { $0.superview == nil ? $0 : nil }
    steps.isAnimated = animated
    steps.animator = animator
    transition = steps
    dismissalTransitionWillBegin()
    controller.beginTransition(false, animated: animated)
    if let removed = steps.removed {
      host.beginTransition(true, animated: animated)
      putBack(removed, under: place)
    }
    let delegate = controller.transitioningDelegate
    steps.run(by: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) })
  }

  /// Ends a transition, as if it had never begun where it didn't complete.
  func end(_ steps: PresentationTransition, completed: Bool) {
    switch steps.way {
    case .presentation: completed ? endPresentation(steps) : cancelPresentation(steps)
    case .dismissal: completed ? endDismissal(steps) : cancelDismissal(steps)
    }
  }

  /// Ends what the presentation left in the window.
  func leave() {
    transition?.isOver = true
    transition = nil
    container?.removeFromSuperview()
    container = nil
    if overrideTraitCollection != nil { presentedViewController.containerTraits = .unspecified }
  }

  private func endPresentation(_ steps: PresentationTransition) {
    let controller = presentedViewController
    if let removed = steps.removed {
      removed.removeFromSuperview()
      steps.host?.endTransition()
    }
    controller.coverPresenter(in: shownStyle)
    steps.containerView.layoutIfNeeded()
    transition = nil
    controller.endTransition()
    presentationTransitionDidEnd(true)
  }

  private func cancelPresentation(_ steps: PresentationTransition) {
    let (controller, host) = (presentedViewController, presentingViewController)
    let place = steps.containerView.superview
    controller.beginTransition(false, animated: steps.isAnimated)
    if let removed = steps.removed {
      host.beginTransition(true, animated: steps.isAnimated)
      putBack(removed, under: steps.containerView)
    }
    host.dropPresented()
    controller.endTransition()
    if steps.removed != nil {
      place?.layoutIfNeeded()
      host.endTransition()
    }
    presentationTransitionDidEnd(false)
  }

  private func endDismissal(_ steps: PresentationTransition) {
    let controller = presentedViewController
    let place = steps.containerView.superview
    if let removed = steps.removed { putBack(removed, under: steps.containerView) }
    steps.host?.dropPresented()
    controller.endTransition()
    if steps.removed != nil {
      place?.layoutIfNeeded()
      steps.host?.endTransition()
    }
    dismissalTransitionDidEnd(true)
  }

  private func cancelDismissal(_ steps: PresentationTransition) {
    let controller = presentedViewController
    controller.beginTransition(true, animated: steps.isAnimated)
    if let removed = steps.removed {
      steps.host?.beginTransition(false, animated: steps.isAnimated)
      removed.removeFromSuperview()
      steps.host?.endTransition()
    }
    if let view = presentedView {
      if !view.isDescendant(of: steps.containerView) { steps.containerView.addSubview(view) }
      view.frame = steps.frameBefore
    }
    steps.containerView.layoutIfNeeded()
    transition = nil
    controller.endTransition()
    dismissalTransitionDidEnd(false)
  }

  /// The container; a presentation without one gets it around the presented view.
  private func containerOrNew() -> View? {
    if let container { return container }
    guard let view = presentedViewController.loadedView, let place = view.superview else {
      return nil
    }
    let made = PresentationContainer(of: self, frame: view.frame)
    container = made
    place.insertSubview(made, aboveSubview: view)
    made.addSubview(view)
    view.frame = made.bounds
    return made
  }

  private func putBack(_ view: View, under container: View) {
    if view.superview == nil || view.superview !== container.superview {
      container.superview?.insertSubview(view, belowSubview: container)
    }
    view.frame = container.frame
  }
}
