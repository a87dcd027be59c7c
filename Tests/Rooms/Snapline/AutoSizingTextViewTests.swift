import Snapline
import Testing

@Suite struct `A text view that sizes itself` {
  /// The height that the view gets in a column of 200 points.
  private func height(_ view: TextView) -> CGFloat {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    root.addSubviewForAutoLayout(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return view.frame.height
  }

  private let words = String(repeating: "word ", count: 60)

  @Test func `is as high as its text, and scrolls from its greatest height on`() {
    let view = AutoSizingTextView()
    view.text = words
    let whole = height(view)
    #expect(whole > 100 && !view.isScrollEnabled)
    view.maximumHeight = 80
    #expect(height(view) == 80 && view.isScrollEnabled && view.contentSize.height == whole)
    view.text = "word"
    #expect(height(view) < 40 && !view.isScrollEnabled)
  }

  @Test func `shows its placeholder while it is empty`() throws {
    let view = AutoSizingTextView(placeholder: "What happened?")
    let empty = height(view)
    let texts = { try view.scene().items.count { if case .text = $0 { true } else { false } } }
    #expect(try texts() == 1 && view.accessibilityLabel == "What happened?")
    view.text = "Nothing"
    #expect(height(view) == empty && view.accessibilityLabel == nil)
    view.placeholder = words
    #expect(height(view) == empty)
    view.text = ""
    #expect(height(view) > empty)
  }

  @Test func `tells of another size`() {
    let view = AutoSizingTextView()
    var changes = 0
    view.contentSizeInvalidatedCallback = { _ in changes += 1 }
    view.insertText("a")
    #expect(changes > 0)
  }
}
