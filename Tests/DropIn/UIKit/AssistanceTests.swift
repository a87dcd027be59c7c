import Testing
import UIKit

/// A button of a bar that is shown large, and moves as its phone is tilted.
private final class AssistedButton: UIButton {
  var removed = 0

  func remove() -> Bool {
    removed += 1
    return true
  }
}

@Suite struct `A view for assistive software` {
  private let view = AssistedButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  @Test func `offers actions`() {
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Remove") { [weak view] _ in view?.remove() ?? false },
      UIAccessibilityCustomAction(name: "Open", target: view, selector: Selector("open")),
    ]
    let actions = view.accessibilityCustomActions ?? []
    #expect(actions.map(\.name) == ["Remove", "Open"])
    #expect(actions.first.map { $0.actionHandler?($0) } == true && view.removed == 1)
    #expect(actions.last?.target === view && actions.last?.selector == Selector("open"))
    #expect(actions.last?.actionHandler == nil)
    view.accessibilityCustomActions = nil
    #expect(view.accessibilityCustomActions == nil)
  }

  @Test func `has words to be called by`() {
    view.accessibilityLabel = "Close"
    #expect(view.accessibilityUserInputLabels == ["Close"])
    view.accessibilityUserInputLabels = ["Close", "Leave"]
    #expect(view.accessibilityUserInputLabels == ["Close", "Leave"])
    #expect(UIView().accessibilityUserInputLabels == [])
  }

  @Test func `keeps what was said of it`() {
    #expect(!view.shouldGroupAccessibilityChildren && !view.accessibilityIgnoresInvertColors)
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityIgnoresInvertColors = true
    view.accessibilityViewIsModal = true
    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityIgnoresInvertColors)
    #expect(view.accessibilityViewIsModal && !UIView().accessibilityViewIsModal)
    #expect(UIAccessibilityScrollDirection.previous.rawValue == 6)
  }

  @Test func `is shown large where it says so`() {
    final class Viewer: NSObject, UILargeContentViewerInteractionDelegate {}
    let (bar, viewer) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40)), Viewer())
    bar.addSubview(view)
    let interaction = UILargeContentViewerInteraction(delegate: viewer)
    bar.addInteraction(interaction)
    let place = CGPoint(x: 5, y: 5)
    #expect(viewer.largeContentViewerInteraction(interaction, itemAt: place) == nil)
    view.showsLargeContentViewer = true
    view.largeContentTitle = "Close"
    let item = viewer.largeContentViewerInteraction(interaction, itemAt: place)
    #expect(item?.largeContentTitle == "Close" && item?.largeContentImage == nil)
    #expect(!UILargeContentViewerInteraction.isEnabled)
  }

  @Test func `moves with its phone`() throws {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x",
      type: .tiltAlongHorizontalAxis
    )
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect]
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    let tilts: [(CGFloat, CGFloat)] = [(-1, -20), (0, 0), (0.5, 10), (2, 20), (.nan, 0)]
    for (offset, distance) in tilts {
      let values = group.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: offset, vertical: 1)
      )
      #expect(values?["center.x"] as? CGFloat == distance)
    }
    let copy = try #require(effect.copy() as? UIInterpolatingMotionEffect)
    #expect(copy.keyPath == "center.x" && copy.maximumRelativeValue as? Int == 20)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }
}
