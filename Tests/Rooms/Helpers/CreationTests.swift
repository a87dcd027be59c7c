import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineText
import Testing

@Suite struct `Views made in one call` {
  @Test func `are as they are said to be`() {
    let view = View(backgroundColor: .red, alpha: 0.5)
    #expect(view.backgroundColor == .red && view.alpha == 0.5)
    #expect(View(backgroundColor: .red).alpha == 1)
    let label = Label(text: "One", font: .systemFont(ofSize: 9), color: .red, alignment: .center)
    #expect(label.text == "One" && label.textColor == .red && label.textAlignment == .center)
    #expect(label.font.pointSize == 9 && label.numberOfLines == 0)
    #expect(Label(textStyle: .title1, numberOfLines: 2).numberOfLines == 2)
    #expect(Label(textStyle: .title1).font == .preferredFont(forTextStyle: .title1))
    let text = TextView(text: "Two", textStyle: .footnote, color: .blue, alignment: .natural)
    #expect(text.text == "Two" && text.textColor == .blue && !text.isScrollEnabled)
    #expect(text.font == .preferredFont(forTextStyle: .footnote))
    #expect(TextView(font: .systemFont(ofSize: 9), isScrollEnabled: true).isScrollEnabled)
    let button = Button(title: "Go", font: .systemFont(ofSize: 9), type: .system)
    #expect(button.title(for: .normal) == "Go" && button.titleLabel?.font.pointSize == 9)
    let image = ImageView(image: Image(systemName: "star"), contentMode: .scaleAspectFill)
    #expect(image.image != nil && image.contentMode == .scaleAspectFill)
  }

  @Test func `follow the text size that a person chose`() {
    let root = View(frame: CGRect(0, 0, 400, 800))
    let (label, button) = (Label(text: "Text"), Button(title: "Text", type: .system))
    let text = TextView(text: "Text")
    for (view, top) in [(label, 0), (button, 200), (text, 400)] as [(View, CGFloat)] {
      root.addSubview(view, pinnedAt: CGPoint(x: 0, y: top))
    }
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    root.layoutIfNeeded()
    let heights = [label, button, text].map(\.frame.height)
    root.environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    root.layoutIfNeeded()
    for (view, height) in zip([label, button, text] as [View], heights) {
      #expect(view.frame.height > height * 1.5, "\(view)")
    }
    #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    let fixed = Label(text: "Text", font: .systemFont(ofSize: 17))
    root.addSubview(fixed, pinnedTo: .center)
    root.layoutIfNeeded()
    #expect(fixed.frame.height < label.frame.height)
  }

  @Test func `wrap another, which fills them`() {
    let root = View(frame: CGRect(0, 0, 100, 100))
    let inner = View()
    let wrapper = inner.wrapped(in: .superview, insets: .all(5))
    root.addSubview(wrapper, filling: .superview)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(5, 5, 90, 90) && wrapper.preservesSuperviewLayoutMargins)
    let other = View().wrapped(in: .superview, preservesSuperviewLayoutMargins: false)
    #expect(!other.preservesSuperviewLayoutMargins)
    #expect(View().preservingSuperviewLayoutMargins().preservesSuperviewLayoutMargins)
  }
}
