import Foundation

extension ViewController {
  /// The nearest presentation controller around; one is made where nothing is presented yet.
  var nearestPresentation: PresentationController? {
    var controller = self
    while controller.kin.presentation == nil, let outer = controller.container {
      controller = outer
    }
    if let found = controller.kin.presentation { return found }
    guard controller.hostWindow == nil else { return nil }
    return controller.presentationOrNew(by: controller.presenting, source: controller)
  }

  /// The object that has this controller's view in its place, made by the style if there is none.
  func presentationOrNew(
    by presenting: ViewController?,
    source: ViewController
  ) -> PresentationController {
    if let made = kin.presentation { return made }
    let made = newPresentation(by: presenting, source: source)
    kin.presentation = made
    made.isKeptByPresented()
    return made
  }

  private func newPresentation(
    by presenting: ViewController?,
    source: ViewController
  ) -> PresentationController {
    switch modalPresentationStyle {
    case .custom:
      let own = transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      )
      if let own { return own }
      return isShownOverPresenter
        ? PopoverPresentationController(presentedViewController: self, presenting: presenting)
        : PresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return SheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return PopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return PresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Forgets an object that was made for another style.
  func presentationStyleChanged() {
    guard presenting == nil else { return }
    kin.presentation = nil
  }

  /// The style that this controller is shown in, as its presentation controller settles it.
  func styleToShow(by host: ViewController, source: ViewController) -> ModalPresentationStyle {
    guard !isShownOverPresenter else { return .custom }
    if modalPresentationStyle == .custom, transitioningDelegate != nil {
      _ = presentationOrNew(by: host, source: source)
    }
    return kin.presentation?.styleToShow(with: host.traitCollection) ?? modalPresentationStyle
  }

  /// Greys the tint of the presenter's view, where this controller, shown in a style, does that.
  func coverPresenter(in style: ModalPresentationStyle) {
    let greys = isShownOverPresenter || style.greysPresenter
    presenting?.loadedView?.coverTint(greys && kin.presentation?.isUndimmed != true)
  }

  /// Whether an app's own presentation controller places the view.
  func placesItself(in style: ModalPresentationStyle) -> Bool {
    guard style == .custom, let presentation = kin.presentation else { return false }
    let kind = type(of: presentation)
    return kind != PresentationController.self && kind != PopoverPresentationController.self
  }

  /// The view that is covered or taken away with this controller: its own, or the container around it.
  var standingView: View? { kin.presentation?.container ?? loadedView }

  /// The transition under way that this controller, or one around it, takes part in.
  var transitionInHand: PresentationTransition? {
    var controller: ViewController? = self
    while let current = controller {
      let presentations = [current.kin.presentation, current.presented?.kin.presentation]
      if let found = presentations.lazy.compactMap({ $0?.transition }).first { return found }
      controller = current.container
    }
    return nil
  }
}
