import TestSupport
import Testing
import UIKit

/// A screen as one would write it for a phone: a form that scrolls, a note, and rows of buttons.
private final class FormView: UIView, UIScrollViewDelegate, UITextViewDelegate {
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  let noteView = UITextView()
  var heard: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addSubview(scrollView)

    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = UIStackView.spacingUseSystem
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20,
      leading: 16,
      bottom: 20,
      trailing: 16
    )
    scrollView.addSubview(stackView)

    noteView.isScrollEnabled = false
    noteView.textContainerInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    noteView.textContainer.lineFragmentPadding = 0
    noteView.font = UIFont.systemFont(ofSize: 17)
    noteView.delegate = self

    let buttons = UIStackView(arrangedSubviews: [UIView(), UIView()])
    buttons.distribution = .fillEqually
    buttons.alignment = .bottom
    buttons.heightAnchor.constraint(equalToConstant: 600).isActive = true
    stackView.addArrangedSubview(noteView)
    stackView.addArrangedSubview(buttons)
    stackView.setCustomSpacing(30, after: noteView)

    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    heard.append("scrolled to \(scrollView.contentOffset.y)")
  }

  func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
}

/// A stack of one's own, with the initializers that iOS asks for.
private final class HidingStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }

  override func addArrangedSubview(_ view: UIView) {
    super.addArrangedSubview(view)
    isHidden = arrangedSubviews.allSatisfy { $0.isHidden }
  }
}

@Suite struct `Containers under their iOS names` {
  @Test func `lay out a form that scrolls`() throws {
    let form = FormView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    form.noteView.insertText("A note")
    form.layoutIfNeeded()
    #expect(form.noteView.frame == CGRect(x: 16, y: 20, width: 288, height: 28.5))
    let selection = try #require(form.noteView.selectedTextRange)
    let caret = form.noteView.caretRect(for: selection.start)
    #expect(caret.minX > 30 && form.noteView.bounds.contains(caret))
    #expect(form.scrollView.contentSize == CGSize(width: 320, height: 20 + 28.5 + 30 + 600 + 20))
    form.scrollView.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    expectEqual(form.heard, ["A note", "scrolled to 90.0"])
  }

  @Test func `are subclassed as on iOS`() {
    let stack = HidingStackView()
    let view = UIView()
    view.isHidden = true
    stack.addArrangedSubview(view)
    #expect(stack.isHidden)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom.rawValue == 4)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
  }
}
