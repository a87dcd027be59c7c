import Testing
import UIKit

private final class Badge: UIView {
  var label: UILabel?

  override func setValue(_ value: Any?, forKey key: String) {
    if key == "label" { label = value as? UILabel }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .systemIndigo
  }
}

final class NamedBadge: UIView {}

/// A view with an action that takes an event, which the plugin names so.
final class PressedBadge: UIView {
  var presses: [UIEvent] = []

  func press(_ sender: UIButton, forEvent event: UIEvent) { presses.append(event) }

  override func action(named name: String) -> Selector? {
    if name == "press:forEvent:" {
      return Selector(
        "press:forEvent:",
        PressedBadge.press(_:forEvent:) as (PressedBadge) -> (UIButton, UIEvent) -> Void
      )
    }
    return super.action(named: name)
  }
}

@Suite struct `Code that loads documents on a phone` {
  private static let badge = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="r" customClass="NamedBadge" customModule="UIKitTests">
    <rect key="frame" x="0" y="0" width="80" height="20"/></view></objects></document>
    """

  @Test func `loads views by their classes`() {
    let nib = UINib(data: Data(Self.badge.utf8), bundle: nil)
    let made = nib.instantiate(withOwner: nil, options: nil)
    #expect((made.first as? NamedBadge)?.bounds.size == CGSize(width: 80, height: 20))
    let table = UITableView(frame: .zero, style: .plain)
    table.register(nib, forCellReuseIdentifier: "row")
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil, options: nil) == nil)
  }

  @Test func `gets an event with what somebody pressed`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <view id="r" customClass="PressedBadge" customModule="UIKitTests"><subviews>
      <button id="b"><connections><action selector="press:forEvent:" destination="r" \
      eventType="touchUpInside" id="a"/></connections></button></subviews></view></objects></document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
    let badge = try #require(made.first as? PressedBadge)
    (badge.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(badge.presses.count == 1)
    #expect(!badge.layoutDiagnostics.contains { $0.id == "missing-action" })
  }

  @Test func `loads screens by their names`() {
    let storyboard = UIStoryboard(name: "Nowhere", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let screen: UITableViewController = storyboard.instantiateViewController(identifier: "List")
    #expect(screen.storyboard == nil)
  }

  @Test func `wakes views that know their outlets`() {
    let badge = Badge()
    badge.setValue(UILabel(), forKey: "label")
    badge.awakeFromNib()
    #expect(badge.label != nil && badge.backgroundColor == .systemIndigo)
  }
}
