import Snapline
import Testing

@Suite struct `A label` {
  @Test func `follows the text size where it is to, by the style of its font`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (following, staying, fixed) = (Label(text: "A"), Label(text: "A"), Label(text: "A"))
    for label in [following, staying] { label.font = .preferredFont(forTextStyle: .body) }
    fixed.font = .systemFont(ofSize: 17)
    following.adjustsFontForContentSizeCategory = true
    fixed.adjustsFontForContentSizeCategory = true
    for label in [following, staying, fixed] { root.addSubview(label) }
    let before = following.intrinsicContentSize
    root.environment.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(
      (following.font.pointSize, staying.font.pointSize, fixed.font.pointSize) == (40, 17, 17)
    )
    #expect(following.intrinsicContentSize.height > before.height * 2)
    root.environment.traits.preferredContentSizeCategory = .large
    #expect(following.intrinsicContentSize == before)
  }
}
