import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Places a card at the bottom of its container, and writes down what it is told.
private final class CardPresentation: PresentationController {
  var journal = ToldController.Journal()
  let dimming = View()
  var height: CGFloat = 200
  var removesPresenter = false

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 10, y: bounds.height - height, width: bounds.width - 20, height: height)
  }
  override var shouldRemovePresentersView: Bool { removesPresenter }

  override func presentationTransitionWillBegin() {
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
    journal.lines.append("presentation begins")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    journal.lines.append("presented \(completed)")
  }
  override func dismissalTransitionWillBegin() { journal.lines.append("dismissal begins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    journal.lines.append("dismissed \(completed)")
  }
  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    height = container.preferredContentSize.height
    containerView?.setNeedsLayout()
  }
}

/// Places both views at once, and writes down what it finds.
private final class Slide: ViewControllerAnimatedTransitioning {
  let journal: ToldController.Journal
  var completes = true

  init(_ journal: ToldController.Journal) { self.journal = journal }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    journal.lines.append("from \(from != nil) to \(to != nil)")
    if let to, let coming = context.viewController(forKey: .to) {
      context.containerView.addSubview(to)
      to.frame = context.finalFrame(for: coming)
      // An app lays out what came before it animates.
      context.containerView.layoutIfNeeded()
    }
    if completes { context.completeTransition(!context.transitionWasCancelled) }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    journal.lines.append("animated \(transitionCompleted)")
  }
}

private final class Deliverer: ViewControllerTransitioningDelegate {
  var animator: Slide?
  var interaction: PercentDrivenInteractiveTransition?
  var presentation: ((ViewController, ViewController?) -> PresentationController)?

  func animationController(
    forPresented presented: ViewController,
    presenting: ViewController,
    source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: ViewController,
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? { presentation?(presented, presenting) }
}

@Suite struct `A presentation controller of an app` {
  private let journal = ToldController.Journal()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let deliverer = Deliverer()
  private let below, above: ToldController

  init() {
    (below, above) = (ToldController("below", journal), ToldController("above", journal))
    above.modalPresentationStyle = .custom
    above.transitioningDelegate = deliverer
    deliverer.presentation = { [journal] in
      let made = CardPresentation(presentedViewController: $0, presenting: $1)
      made.journal = journal
      return made
    }
    window.rootViewController = below
    window.layoutIfNeeded()
  }

  private func told(_ step: () -> Void) -> [String] {
    journal.lines = []
    step()
    return journal.lines
  }

  private var card: CardPresentation? { above.presentationController as? CardPresentation }

  @Test func `places the view in a container over the presenter, and takes both away`() throws {
    let shown = told { below.present(above, animated: false) }
    #expect(
      shown == [
        "above loadView", "above didLoad", "presentation begins", "above willAppear",
        "above isAppearing", "above didAppear", "presented true",
      ]
    )
    let container = try #require(card?.containerView)
    expectEqual(window.subviews, [below.view, container])
    #expect(container.frame == window.bounds)
    #expect(above.view.frame == CGRect(x: 10, y: 300, width: 280, height: 200))
    #expect(card?.presentingViewController === below && card?.dimming.frame == window.bounds)
    #expect(card?.dimming.alpha == 1)
    let back = told { above.dismiss(animated: false) }
    #expect(
      back == [
        "dismissal begins", "above willDisappear", "above didDisappear", "dismissed true",
      ]
    )
    #expect(window.subviews == [below.view] && above.view.superview == nil)
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
  }

  @Test func `follows the container's size and the content's`() throws {
    below.present(above, animated: false)
    window.orientation = .landscape
    #expect(above.view.frame == CGRect(x: 10, y: 100, width: 480, height: 200))
    above.preferredContentSize = CGSize(width: 0, height: 120)
    window.layoutIfNeeded()
    #expect(above.view.frame == CGRect(x: 10, y: 180, width: 480, height: 120))
    #expect(card?.preferredContentSize.height == 120)
  }

  @Test func `takes the presenter's view out where it wants that`() {
    deliverer.presentation = {
      let made = CardPresentation(presentedViewController: $0, presenting: $1)
      made.removesPresenter = true
      return made
    }
    let shown = told { below.present(above, animated: false) }
    #expect(
      shown == [
        "above loadView", "above didLoad", "below willDisappear", "above willAppear",
        "below didDisappear", "above isAppearing", "above didAppear",
      ]
    )
    #expect(below.view.superview == nil)
    let back = told { below.dismiss(animated: false) }
    #expect(
      back == [
        "above willDisappear", "below willAppear", "above didDisappear", "below isAppearing",
        "below didAppear",
      ]
    )
    #expect(window.subviews == [below.view] && below.view.frame == window.bounds)
  }

  @Test func `is made by the style when it is asked for, and forgotten after a dismissal`() throws {
    let plain = ViewController()
    #expect(plain.presentationController is SheetPresentationController)
    #expect(plain.sheetPresentationController === plain.presentationController)
    plain.modalPresentationStyle = .popover
    let popover = try #require(plain.popoverPresentationController)
    let child = ViewController()
    plain.addChild(child)
    #expect(child.popoverPresentationController === popover)
    #expect(plain.sheetPresentationController == nil && popover.containerView == nil)
    below.present(plain, animated: true)
    #expect(plain.presentationController === popover && popover.presentingViewController === below)
    #expect(popover.containerView === window && below.presentationController == nil)
    below.dismiss(animated: true)
    #expect(plain.popoverPresentationController !== popover)
    #expect(popover.presentedViewController === plain)
  }

  @Test func `covers the whole screen with what is presented over its card`() {
    below.present(above, animated: false)
    let top = ViewController()
    top.modalPresentationStyle = .fullScreen
    above.present(top, animated: false)
    #expect(window.subviews == [below.view, top.view] && top.view.frame == window.bounds)
    top.dismiss(animated: false)
    #expect(above.view.window === window && above.view.frame.minY == 300)
    above.present(ViewController(), animated: false)
    below.dismiss(animated: false)
    #expect(window.subviews == [below.view] && above.view.superview == nil)
  }

  @Test func `leaves with the root that presents it`() {
    below.present(above, animated: false)
    let next = ViewController()
    window.rootViewController = next
    #expect(window.subviews == [next.view] && above.presentingViewController == nil)
  }

  @Test func `gives its controller other traits while it is presented`() {
    deliverer.presentation = {
      let made = CardPresentation(presentedViewController: $0, presenting: $1)
      made.overrideTraitCollection = TraitCollection(userInterfaceStyle: .dark)
      return made
    }
    below.present(above, animated: false)
    #expect(above.traitCollection.userInterfaceStyle == .dark)
    above.dismiss(animated: false)
    #expect(above.traitCollection.userInterfaceStyle != .dark)
  }

  @Test func `is not kept alive, nor keeps anybody, after all is gone`() {
    weak var presented: ViewController?
    weak var presentation: PresentationController?
    weak var unasked: ViewController?
    weak var unfinished: ViewController?
    do {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (root, over, other) = (ViewController(), ViewController(), ViewController())
      window.rootViewController = root
      over.modalPresentationStyle = .custom
      over.transitioningDelegate = deliverer
      root.present(over, animated: false)
      other.transitioningDelegate = deliverer
      deliverer.animator = Slide(journal)
      deliverer.interaction = PercentDrivenInteractiveTransition()
      over.present(other, animated: true)
      let asked = ViewController()
      _ = asked.presentationController
      (presented, presentation, unasked) = (over, over.presentationController, asked)
      unfinished = other
      #expect(window.rootViewController === root && over.presentedViewController === other)
      #expect(presentation != nil && other.transitionCoordinator != nil)
    }
    #expect(presented == nil && presentation == nil && unasked == nil && unfinished == nil)
  }
}

@Suite struct `An animator of a transition` {
  private let journal = ToldController.Journal()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let deliverer = Deliverer()
  private let below, above: ToldController

  init() {
    (below, above) = (ToldController("below", journal), ToldController("above", journal))
    above.transitioningDelegate = deliverer
    deliverer.animator = Slide(journal)
    window.rootViewController = below
    _ = above.view
    window.layoutIfNeeded()
  }

  private func told(_ step: () -> Void) -> [String] {
    journal.lines = []
    step()
    return journal.lines
  }

  @Test func `runs between what both controllers are told, and gets both views of a full screen`() {
    above.modalPresentationStyle = .fullScreen
    #expect(
      told { below.present(above, animated: true) } == [
        "below willDisappear", "above willAppear", "from true to true", "above isAppearing",
        "below didDisappear", "above didAppear", "animated true",
      ]
    )
    #expect(below.view.window == nil && above.view.window === window)
    #expect(above.view.convert(above.view.bounds, to: window) == window.bounds)
    #expect(
      told { above.dismiss(animated: true) } == [
        "above willDisappear", "below willAppear", "from true to true", "below isAppearing",
        "above didDisappear", "below didAppear", "animated true",
      ]
    )
    #expect(window.subviews == [below.view] && below.view.frame == window.bounds)
  }

  @Test func `gets no view of a presenter that stays`() {
    above.modalPresentationStyle = .overFullScreen
    let shown = told { below.present(above, animated: true) }
    #expect(shown.contains("from false to true") && below.view.window === window)
    #expect(told { above.dismiss(animated: true) }.contains("from true to false"))
    expectEqual(window.subviews, [below.view])
  }

  @Test(
    arguments: [
      ModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
      .overCurrentContext, .fullScreen, .currentContext,
    ]
  )
  func `leaves the presenter's view where a presentation without one does`(
    style: ModalPresentationStyle
  ) {
    let removes = style == .fullScreen || style == .currentContext
    for animator in [deliverer.animator, nil] {
      deliverer.animator = animator
      above.modalPresentationStyle = style
      let shown = told {
        below.present(above, animated: true)
        window.layoutIfNeeded()
      }
      let isAnimated = animator != nil
      #expect(shown.contains { $0.hasPrefix("from ") } == isAnimated)
      #expect(shown.contains("below willDisappear") == removes, "animated: \(isAnimated)")
      #expect((below.view.window == nil) == removes, "animated: \(isAnimated)")
      let back = told {
        above.dismiss(animated: true)
        window.layoutIfNeeded()
      }
      #expect(back.contains("below willAppear") == removes, "animated: \(isAnimated)")
      expectEqual(window.subviews, [below.view])
    }
  }

  @Test func `greys the tint below once its transition ends`() {
    let finger = PercentDrivenInteractiveTransition()
    deliverer.interaction = finger
    above.modalPresentationStyle = .pageSheet
    below.present(above, animated: true)
    #expect(below.view.tintAdjustmentMode == .normal)
    finger.finish()
    #expect(below.view.tintAdjustmentMode == .dimmed)
    #expect(above.view.tintAdjustmentMode == .normal)
    above.dismiss(animated: true)
    #expect(below.view.tintAdjustmentMode == .dimmed)
    finger.cancel()
    #expect(below.view.tintAdjustmentMode == .dimmed)
    above.dismiss(animated: true)
    finger.finish()
    #expect(below.view.tintAdjustmentMode == .normal)
  }

  @Test func `isn't asked for where nothing is animated, and dismisses without one that presents`()
  {
    above.modalPresentationStyle = .overFullScreen
    let shown = told { below.present(above, animated: false) }
    expectEqual(shown, ["above willAppear"])
    expectEqual(window.subviews, [below.view, above.view])
    #expect(told { above.dismiss(animated: true) }.contains("from true to false"))
    #expect(window.subviews == [below.view] && above.view.superview == nil)
  }

  @Test func `is told that it left its transition open, which ends`() {
    deliverer.animator?.completes = false
    below.present(above, animated: true)
    #expect(window.layoutDiagnostics.map(\.id).contains("transition-not-completed"))
    #expect(below.presentedViewController === above && above.transitionCoordinator == nil)
  }

  @Test func `waits for a finger that drives the transition`() {
    let finger = PercentDrivenInteractiveTransition()
    above.modalPresentationStyle = .overFullScreen
    below.present(above, animated: true)
    deliverer.interaction = finger
    var heard: [String] = []
    expectEqual(told { above.dismiss(animated: true) }, ["above willDisappear"])
    above.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append("\($0.isCancelled)")
    }
    above.transitionCoordinator?.animate(alongsideTransition: { _ in heard.append("beside") }) {
      heard.append("over \($0.isCancelled)")
    }
    finger.update(0.4)
    #expect(finger.percentComplete == 0.4 && finger.duration == 0.25)
    #expect(above.transitionCoordinator?.percentComplete == 0.4)
    expectEqual(
      told { finger.cancel() },
      ["above willAppear", "above isAppearing", "above didAppear", "animated false"]
    )
    expectEqual(heard, ["true", "over true"])
    #expect(below.presentedViewController === above && above.view.window === window)
    above.dismiss(animated: true)
    finger.finish()
    #expect(below.presentedViewController == nil && window.subviews == [below.view])
  }

  @Test func `leaves all as it was where a presentation is cancelled`() {
    let finger = PercentDrivenInteractiveTransition()
    deliverer.interaction = finger
    above.modalPresentationStyle = .fullScreen
    below.present(above, animated: true)
    #expect(below.presentedViewController === above && above.view.window == nil)
    finger.cancel()
    #expect(below.presentedViewController == nil && above.presentingViewController == nil)
    #expect(window.subviews == [below.view] && below.view.frame == window.bounds)
    expectEqual(journal.lines.suffix(2), ["below didAppear", "animated false"])
  }
}
