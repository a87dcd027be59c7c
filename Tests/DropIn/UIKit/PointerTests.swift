import Testing
import UIKit

/// A button of a toolbar with a pointer of its own.
private final class PointedButton: UIView, UIPointerInteractionDelegate {
  let pointerView = UIView(frame: CGRect(x: 0, y: 0, width: 48, height: 36))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(pointerView)
    addInteraction(UIPointerInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    .init(effect: .highlight(.init(view: pointerView)))
  }
}

private final class Plain: NSObject, UIPointerInteractionDelegate {}

@Suite struct `A pointer` {
  @Test func `has the style that the delegate says`() throws {
    let button = PointedButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let interaction = try #require(button.interactions.first as? UIPointerInteraction)
    let region = UIPointerRegion(rect: button.bounds, identifier: "all")
    let style = interaction.delegate?.pointerInteraction(interaction, styleFor: region)
    guard case .highlight(let preview) = style?.effect else {
      Issue.record("no highlight: \(String(describing: style))")
      return
    }
    #expect(preview.view === button.pointerView && preview.target.container === button)
    #expect(preview.size == CGSize(width: 48, height: 36) && style?.shape == nil)
  }

  @Test func `keeps its region and its own effect without a say`() {
    let (view, delegate) = (UIView(), Plain())
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let region = UIPointerRegion(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    let request = UIPointerRegionRequest(location: .zero, modifiers: [.shift, .command])
    let found = delegate.pointerInteraction(
      interaction,
      regionFor: request,
      defaultRegion: region
    )
    #expect(found === region && region.identifier == nil)
    let style = delegate.pointerInteraction(interaction, styleFor: region)
    #expect(style?.effect?.preview.view === view)
  }

  @Test func `is hidden, or the system's, or an outline`() {
    #expect(UIPointerStyle.hidden().isHidden && !UIPointerStyle.system().isHidden)
    let beam = UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    #expect(beam.effect == nil && beam.constrainedAxes == .vertical)
  }

  @Test func `of a button is what the button's provider makes`() {
    let button = UIButton(type: .system)
    #expect(!button.isPointerInteractionEnabled && button.pointerStyleProvider == nil)
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { button, _, _ -> UIPointerStyle? in
      .init(effect: .lift(.init(view: button)))
    }
    let style = button.pointerStyleProvider?(
      button,
      .automatic(UITargetedPreview(view: button)),
      .roundedRect(button.bounds)
    )
    #expect(button.isPointerInteractionEnabled && style?.effect?.preview.view === button)
  }

  @Test func `over a view is told to its recognizer`() {
    let view = UIView()
    var states: [UIGestureRecognizer.State] = []
    let hover = UIHoverGestureRecognizer { states.append($0.state) }
    view.addGestureRecognizer(hover)
    hover.fire(.began)
    hover.fire()
    #expect(states == [.began, .ended])
  }
}
