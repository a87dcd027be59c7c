import Snapline
import Testing

@Suite struct `A label` {
  @Test func `follows the text size where it is to, by the style of its font`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let labels = [Label(text: "A"), Label(text: "A"), Label(text: "A")]
    labels[0].font = .preferredFont(forTextStyle: .body)
    labels[1].font = .preferredFont(forTextStyle: .body)
    labels[1].adjustsFontForContentSizeCategory = false
    labels[2].font = .systemFont(ofSize: 17)
    labels.forEach(root.addSubview)
    let before = labels.map(\.intrinsicContentSize)
    root.environment.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    let after = labels.map(\.intrinsicContentSize)
    #expect(after[0].height > before[0].height * 2)
    #expect(after[1...] == before[1...])
    root.environment.traits.preferredContentSizeCategory = .large
    #expect(labels.map(\.intrinsicContentSize) == before)
  }
}
