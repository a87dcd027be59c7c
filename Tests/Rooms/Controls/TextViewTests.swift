import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `A text view` {
  private static let long = "A text that is so long that it wraps into several lines of its view"

  @Test func `offers to select all of what it has, and nothing that it can't do`() {
    let view = TextView()
    #expect(!view.canPerformAction("selectAll:", withSender: nil))
    view.text = "Some"
    #expect(view.canPerformAction("selectAll:", withSender: nil))
    #expect(!view.canPerformAction("select:", withSender: nil))
  }

  @Test func `is as high as a line with UIKit's room around it`() {
    // As Xcode has it for a line of 14 points.
    let view = TextView()
    view.font = .systemFont(ofSize: 14)
    view.text = "Hello"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1_000)).height == 33)
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 200, height: 1_000)).height == 33)
  }

  @Test func `that doesn't scroll is as high as its text at its width`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 140, height: 600))
    let view = Self.view(in: root)
    view.isScrollEnabled = false
    root.layoutIfNeeded()
    let label = Label()
    label.font = .systemFont(ofSize: 14)
    label.numberOfLines = 0
    label.text = Self.long
    let expected = label.sizeThatFits(CGSize(width: 130, height: 1_000)).height + 16
    #expect(view.frame.height == expected)
    #expect(expected > 60)
    view.textContainerInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    root.layoutIfNeeded()
    #expect(view.frame.height == label.sizeThatFits(CGSize(width: 134, height: 1_000)).height + 4)
  }

  @Test func `that scrolls has no size of its own, and content as high as its text`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 140, height: 600))
    let view = Self.view(in: root)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 40)
    #expect(view.contentSize.width == 140)
    #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 140, height: 0)).height)
    #expect(root.layoutDiagnostics.isEmpty)
    view.text = "Short"
    root.layoutIfNeeded()
    #expect(view.contentSize.height == 33)
  }

  @Test func `has content of its text's size, whatever is pinned to its edges`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 140, height: 600))
    let view = Self.view(in: root)
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let note = View()
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    LayoutConstraint.activate([
      note.widthAnchor.constraint(equalToConstant: 70),
      note.heightAnchor.constraint(equalToConstant: 20),
      note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      note.topAnchor.constraint(equalTo: view.topAnchor),
      note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    let height = view.sizeThatFits(CGSize(width: 140, height: 0)).height
    #expect(note.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(view.contentSize == CGSize(width: 140, height: height))
    view.contentOffset.y = 30
    root.layoutIfNeeded()
    #expect(height > 70 && view.contentOffset.y == 30)
  }

  @Test func `draws its lines where they were scrolled to`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 140, height: 600))
    let view = Self.view(in: root)
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    let before = try Self.lines(root)
    #expect(before.count > 3)
    #expect(before[0].x == 5)
    view.contentOffset.y = 10
    let after = try Self.lines(root)
    #expect(zip(before, after).allSatisfy { $0.baseline - $1.baseline == 10 })
  }

  @Test func `has the baselines of its first and its last line`() {
    let view = TextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "One\nTwo"
    let size = view.sizeThatFits(CGSize(width: 200, height: 0))
    let offsets = view.baselineOffsets(in: CGSize(width: 200, height: size.height))
    #expect(offsets?.firstFromTop == 24)
    #expect(offsets.map { abs(size.height - $0.lastFromBottom - 44.5) <= 0.5 } ?? false)
  }

  @Test func `takes attributed text, which wins over its own looks`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 140, height: 600))
    let view = Self.view(in: root)
    view.attributedText = NSAttributedString(
      string: "Large",
      attributes: [.font: Font.systemFont(ofSize: 40)]
    )
    #expect(view.text == "Large")
    root.layoutIfNeeded()
    #expect(view.contentSize.height == 64)
    view.text = nil
    #expect(view.attributedText?.string == "")
  }

  @Test func `is typed into, unless its delegate minds`() {
    final class Editor: TextViewDelegate {
      var heard: [String] = []
      func textView(
        _ textView: TextView,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
      ) -> Bool { text != "!" }
      func textViewDidChange(_ textView: TextView) { heard.append(textView.text) }
    }
    let (view, editor) = (TextView(), Editor())
    view.delegate = editor
    view.text = "Helo"
    view.selectedRange = NSRange(location: 3, length: 0)
    view.insertText("l")
    view.insertText("!")
    view.selectedRange = NSRange(location: 5, length: 900)
    view.insertText(" 👨‍👩‍👧")
    view.deleteBackward()
    expectEqual(editor.heard, ["Hello", "Hello 👨‍👩‍👧", "Hello "])
    view.isEditable = false
    view.deleteBackward()
    #expect(view.text == "Hello ")
  }

  private static func view(in root: View) -> TextView {
    let view = TextView()
    view.font = .systemFont(ofSize: 14)
    view.text = long
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return view
  }

  private static func lines(_ root: View) throws -> [TextLine] {
    try root.scene().items.compactMap { item in
      if case .text(let line) = item { line } else { nil }
    }
  }
}
