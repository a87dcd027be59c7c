import Testing
import UIKit

/// A card that comes up from the bottom over a dimmed screen, as apps write it.
private final class BottomCardPresentation: UIPresentationController {
  let dimmingView = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimmingView.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] _ in
        self?.presentedViewController.dismiss(animated: true)
      }
    )
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = self.size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size
    )
    return CGRect(origin: CGPoint(x: 0, y: containerView.bounds.maxY - size.height), size: size)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width, height: container.preferredContentSize.height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    dimmingView.alpha = 0
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimmingView.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    let shown = transitionContext.finalFrame(for: controller)
    if isPresenting {
      transitionContext.containerView.addSubview(controller.view)
      controller.view.frame = shown.offsetBy(dx: 0, dy: shown.height)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if self.isPresenting {
          controller.view.frame = shown
        } else {
          controller.view.frame.origin.y = transitionContext.containerView.bounds.maxY
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}

private final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    modalPresentationCapturesStatusBarAppearance = true
    preferredContentSize = CGSize(width: 0, height: 240)
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomCardPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: false) }
}

/// A sheet that is as high as its content, and tells who opened it that a person closed it.
private final class PromptController: UIViewController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  var wasClosed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    guard let sheet = presentationController as? UISheetPresentationController else { return }
    sheet.detents = [.medium(), .custom(resolver: { $0.maximumDetentValue * 0.8 })]
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.preferredCornerRadius = 16
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
  }

  var isExpanded: Bool {
    guard let sheet = sheetPresentationController else { return true }
    return !sheet.detents.contains(.medium()) || sheet.selectedDetentIdentifier != .medium
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    wasClosed = true
  }
}

@Suite struct `Presentations written for a phone` {
  private let screen = UIViewController()

  private func window() throws -> UIWindow {
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.rootViewController = screen
    window.layoutIfNeeded()
    return window
  }

  @Test func `bring a card up from the bottom, and down again by a tap`() throws {
    let window = try window()
    let card = CardController()
    var isDone = false
    screen.present(card, animated: true) { isDone = true }
    let presentation = try #require(card.presentationController as? BottomCardPresentation)
    #expect(isDone && card.view.frame == CGRect(x: 0, y: 612, width: 393, height: 240))
    #expect(presentation.dimmingView.alpha == 1 && presentation.presentingViewController === screen)
    window.orientation = .landscape
    #expect(card.view.frame == CGRect(x: 0, y: 153, width: 852, height: 240))
    #expect(presentation.dimmingView.frame == window.bounds)
    presentation.dimmingView.gestureRecognizers?.first?.fire()
    #expect(screen.presentedViewController == nil && presentation.dimmingView.superview == nil)
    #expect(window.subviews == [screen.view])
    #expect(window.layoutDiagnostics.isEmpty)
  }

  @Test func `say how high a sheet is, and hear of a person who closes it`() throws {
    let window = try window()
    let prompt = PromptController()
    screen.present(prompt, animated: true)
    window.layoutIfNeeded()
    #expect(!prompt.isExpanded && prompt.sheetPresentationController?.detents.count == 2)
    prompt.presentationController?.dismissByHand()
    #expect(prompt.wasClosed && screen.presentedViewController == nil)
    #expect(window.subviews == [screen.view])
  }

  @Test func `lead popovers to buttons in bars`() throws {
    let window = try window()
    let button = UIBarButtonItem(barButtonSystemItem: .add)
    screen.navigationItem.rightBarButtonItem = button
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let prompt = PromptController()
    prompt.modalPresentationStyle = .popover
    let popover = try #require(prompt.popoverPresentationController)
    popover.barButtonItem = button
    popover.permittedArrowDirections = [.up, .down]
    #expect(popover.sourceItem === button && !popover.permittedArrowDirections.contains(.left))
    let frame = try #require(popover.sourceItem?.frame(in: navigation.navigationBar))
    #expect(frame.midX > navigation.navigationBar.bounds.midX && frame.width > 0)
    popover.sourceView = screen.view
    popover.sourceRect = screen.view.bounds
    screen.present(prompt, animated: true)
    #expect(popover.presentedViewController === prompt && popover.delegate === prompt)
    #expect(navigation.presentedViewController === prompt)
  }
}
