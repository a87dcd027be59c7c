import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A delegate of a presentation` {
  private final class Listener: SheetPresentationControllerDelegate,
    PopoverPresentationControllerDelegate
  {
    var lines: [String] = []
    var style = ModalPresentationStyle.none
    var allows = true

    func adaptivePresentationStyle(
      for controller: PresentationController
    ) -> ModalPresentationStyle { style }
    func presentationController(
      _ presentationController: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) {
      lines.append("will present \(style)")
    }
    func prepareForPopoverPresentation(_ popover: PopoverPresentationController) {
      lines.append("prepare")
    }
    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
      allows
    }
    func presentationControllerWillDismiss(_ controller: PresentationController) {
      lines.append("will dismiss")
    }
    func presentationControllerDidDismiss(_ controller: PresentationController) {
      lines.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
      lines.append("attempt")
    }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let below = ViewController()
  private let above = ViewController()
  private let listener = Listener()

  init() { window.rootViewController = below }

  @Test func `hears of a hand that dismisses, and not of code`() {
    above.presentationController?.delegate = listener
    below.present(above, animated: false)
    listener.lines = []
    let sheet = above.presentationController
    above.isModalInPresentation = true
    sheet?.dismissByHand()
    above.isModalInPresentation = false
    listener.allows = false
    sheet?.dismissByHand()
    listener.allows = true
    sheet?.dismissByHand()
    expectEqual(listener.lines, ["attempt", "attempt", "will dismiss", "did dismiss"])
    #expect(below.presentedViewController == nil)
    above.presentationController?.delegate = listener
    below.present(above, animated: false)
    listener.lines = []
    below.dismiss(animated: false)
    #expect(listener.lines.isEmpty)
  }

  @Test func `chooses the style where there is little width`() {
    above.modalPresentationStyle = .popover
    above.presentationController?.delegate = listener
    window.environment.traits.horizontalSizeClass = .compact
    below.present(above, animated: false)
    expectEqual(listener.lines, ["will present none", "prepare"])
    expectEqual(window.subviews, [below.view, above.view])
    #expect(below.view.tintAdjustmentMode == .dimmed)
    below.dismiss(animated: false)
    above.presentationController?.delegate = listener
    (listener.style, listener.lines) = (.fullScreen, [])
    below.present(above, animated: false)
    expectEqual(listener.lines, ["will present fullScreen"])
    expectEqual(window.subviews, [above.view])
    #expect(above.presentationController?.shouldRemovePresentersView == true)
    #expect(below.view.tintAdjustmentMode == .normal)
  }
}

@Suite struct `A sheet or a popover` {
  private final class Room: SheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: TraitCollection
    let maximumDetentValue: CGFloat = 800

    init(_ height: UserInterfaceSizeClass) {
      containerTraitCollection = TraitCollection(verticalSizeClass: height)
    }
  }

  @Test func `has heights that are the same by their names`() {
    typealias Detent = SheetPresentationController.Detent
    let (high, low) = (Room(.regular), Room(.compact))
    #expect(Detent.medium() == .medium() && Detent.medium() != .large())
    let own = Detent.custom(identifier: .init("own")) { $0.maximumDetentValue - 100 }
    #expect(Detent.custom { _ in 5 } != Detent.custom { _ in 5 })
    expectEqual([own, .medium(), .large()].map { $0.resolvedValue(in: high) }, [700, 400, 800])
    expectEqual([own, .medium(), .large()].map { $0.resolvedValue(in: low) }, [700, nil, 800])
    #expect(Set([Detent.large(), .large()]).count == 1)
  }

  @Test func `leads to a view in the same tree`() {
    let (root, view) = (View(), View(frame: CGRect(x: 5, y: 6, width: 7, height: 8)))
    root.addSubview(view)
    let item: any PopoverPresentationControllerSourceItem = view
    #expect(item.frame(in: root) == view.frame && item.frame(in: View()) == nil)
    #expect(PopoverArrowDirection.any.rawValue == 15)
  }
}
