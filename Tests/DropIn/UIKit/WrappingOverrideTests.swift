import Testing
import UIKit

/// What a subclass adds to its size holds once more for the lines that its width leaves.
@Suite struct `Sizes that subclasses of wrapping views say` {
  private static let words = "A sentence that is long enough to take several lines of a narrow view"

  @Test(arguments: [80, 120, 200, 900] as [CGFloat])
  func `add to a label's lines`(width: CGFloat) {
    let (plain, roomy) = (UILabel(), RoomyLabel())
    for label in [plain, roomy] {
      label.numberOfLines = 0
      label.text = Self.words
    }
    let heights = [plain, roomy].map { height(of: $0, in: width) }
    #expect(heights[1] == heights[0] + 10)
    if width <= 120 { #expect(heights[0] > 60) }
    #expect(roomy.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
  }

  @Test(arguments: [80, 120, 200, 900] as [CGFloat])
  func `follow from where a label's text stands`(width: CGFloat) {
    let (plain, inset) = (UILabel(), InsetLabel())
    for label in [plain, inset] {
      label.numberOfLines = 0
      label.text = Self.words
    }
    let expected = height(of: plain, in: width - 30) + 10
    #expect(height(of: inset, in: width) == expected)
    #expect(inset.sizeThatFits(CGSize(width: width, height: 0)).height == expected)
    inset.numberOfLines = 1
    plain.numberOfLines = 1
    #expect(height(of: inset, in: width) == height(of: plain, in: width) + 10)
  }

  @Test func `hold in a stack, and once the text is another one`() {
    let label = RoomyLabel()
    label.numberOfLines = 0
    label.text = "Short"
    let below = UIView()
    below.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(arrangedSubviews: [label, below])
    stack.axis = .vertical
    let root = Self.root(above: stack, width: 120)
    root.layoutIfNeeded()
    let short = stack.frame.height
    label.text = Self.words
    root.layoutIfNeeded()
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.text = Self.words
    #expect(stack.frame.height == height(of: plain, in: 120) + 30)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(stack.frame.height == short && short < 60)
  }

  @Test func `cap a text view`() {
    let view = CappedTextView()
    view.isScrollEnabled = false
    view.text = Self.words
    #expect(height(of: view, in: 120) == 60)
    view.text = "Short"
    let plain = UITextView()
    plain.isScrollEnabled = false
    plain.text = "Short"
    #expect(height(of: view, in: 120) == height(of: plain, in: 120))
  }

  @Test func `may make a text view scroll while it is asked`() {
    let view = SwitchingTextView()
    view.isScrollEnabled = false
    view.text = Self.words
    #expect(height(of: view, in: 120) == 60)
    #expect(view.isScrollEnabled)
    #expect(view.contentSize.height > 60)
    view.text = "Short"
    let plain = UITextView()
    plain.isScrollEnabled = false
    plain.text = "Short"
    #expect(height(of: view, in: 120) == height(of: plain, in: 120))
    #expect(!view.isScrollEnabled)
  }

  @Test func `add to a button's lines`() {
    var looks = UIButton.Configuration.filled()
    looks.title = Self.words
    let (plain, high) = (UIButton(configuration: looks), FingerButton(configuration: looks))
    #expect(height(of: high, in: 120) == height(of: plain, in: 120) + 3)
    #expect(height(of: plain, in: 120) > 60)
  }

  /// The height that a view gets below the top of something so wide.
  private func height(of view: UIView, in width: CGFloat) -> CGFloat {
    let root = Self.root(above: view, width: width)
    root.layoutIfNeeded()
    return view.frame.height
  }

  private static func root(above view: UIView, width: CGFloat) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 2_000))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    return root
  }
}
