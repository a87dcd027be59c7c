import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@Suite struct `A stack of labels` {
  @Test func `gives texts that wrap equal parts, over what is beside them`() throws {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 208, height: 60))
    stack.spacing = 8
    let (text, other) = (Self.label("A text that wraps"), Self.label("No"))
    text.numberOfLines = 0
    // Stronger than content usually is, and weaker than the text's part.
    other.setContentHuggingPriority(LayoutPriority(755), for: .horizontal)
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(other)
    stack.layoutIfNeeded()
    expectEqual(stack.arrangedSubviews.map(\.frame.width), [100, 100])
    let share = try #require(Self.shares(stack).first)
    #expect(share.priority == LayoutPriority(760))
    #expect(share.multiplier == 0.5 && share.constant == -4)
    // The remedy that people know.
    other.setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(other.frame.width == other.intrinsicContentSize.width)
    text.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    stack.layoutIfNeeded()
    expectEqual(Self.shares(stack).map(\.priority), [LayoutPriority(759)])
  }

  @Test func `keeps its parts in step with what it shows`() {
    let stack = StackView(arrangedSubviews: ["One", "Two", "Three"].map(Self.label))
    let labels = stack.arrangedSubviews.compactMap { $0 as? Label }
    stack.layoutIfNeeded()
    #expect(Self.shares(stack).isEmpty)
    labels[0].numberOfLines = 0
    stack.layoutIfNeeded()
    let third: CGFloat = 1 / 3
    expectEqual(Self.shares(stack).map(\.multiplier), [third])
    labels[1].isHidden = true
    stack.layoutIfNeeded()
    expectEqual(Self.shares(stack).map(\.multiplier), [0.5])
    let before = Self.shares(stack)
    labels[2].text = "Another"
    stack.layoutIfNeeded()
    #expect(Self.shares(stack) == before)
    stack.spacing = 10
    stack.layoutIfNeeded()
    expectEqual(Self.shares(stack).map(\.constant), [-5])
    stack.axis = .vertical
    stack.layoutIfNeeded()
    #expect(Self.shares(stack).isEmpty)
    stack.axis = .horizontal
    labels[0].numberOfLines = 1
    stack.layoutIfNeeded()
    #expect(Self.shares(stack).isEmpty)
  }

  @Test func `wraps its texts at the width of a column`() {
    let column = StackView(
      arrangedSubviews: ["Short", "A text that is long enough to wrap"].map(Self.label)
    )
    column.axis = .vertical
    for case let label as Label in column.arrangedSubviews { label.numberOfLines = 0 }
    column.translatesAutoresizingMaskIntoConstraints = false
    column.widthAnchor.constraint(equalToConstant: 120).isActive = true
    let size = column.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    let line = Self.label("Short").intrinsicContentSize.height
    #expect(size.width == 120)
    #expect(size.height > 2.5 * line)
  }

  @Test func `evens out its buttons of a configuration, whose words may wrap`() {
    func widths(_ make: (String) -> Button) -> [CGFloat] {
      let buttons = ["Load an ad", "Show"].map(make)
      let row = StackView(arrangedSubviews: buttons)
      row.frame.size = row.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      row.layoutIfNeeded()
      return buttons.map(\.frame.width)
    }
    func configured(_ title: String) -> Button {
      var configuration = Button.Configuration.plain()
      configuration.title = title
      return Button(configuration: configuration)
    }
    let plain = widths(configured)
    #expect(abs(plain[0] - plain[1]) < 0.6)
    // Beside something else they are as wide as their titles.
    let button = configured("Load an ad")
    let row = StackView(arrangedSubviews: [button, Self.label("A")])
    row.frame.size = row.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    row.layoutIfNeeded()
    #expect(abs(button.frame.width - button.intrinsicContentSize.width) < 0.6)
    let old = widths { title in
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    #expect(old[0] > old[1] + 10)
  }

  @Test func `shares its length in proportion to the texts, and follows them`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    stack.distribution = .fillProportionally
    let labels = ["W", "WWW"].map(Self.label)
    labels.forEach(stack.addArrangedSubview)
    func part() -> CGFloat {
      stack.layoutIfNeeded()
      return labels[0].frame.width / 300
    }
    let widths = labels.map(\.intrinsicContentSize.width)
    #expect(abs(part() - widths[0] / (widths[0] + widths[1])) < 0.01)
    labels[0].text = "WWW"
    #expect(abs(part() - 0.5) < 0.01)
  }

  @Test func `has the baselines of its first and last text, or of its highest`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (small, large) = (Self.label("small", 12), Self.label("large", 40))
    let stack = StackView(arrangedSubviews: [small, large])
    stack.alignment = .top
    let mark = Self.label("mark", 17)
    for view in [stack, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    mark.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
    func distance(to label: Label) -> CGFloat {
      root.layoutIfNeeded()
      let one = label.convert(label.bounds, to: root).minY + Self.firstBaseline(label)
      return abs(mark.frame.minY + Self.firstBaseline(mark) - one)
    }
    #expect(distance(to: large) < 0.6)
    small.font = .systemFont(ofSize: 60)
    #expect(distance(to: small) < 0.6)
    small.isHidden = true
    #expect(distance(to: large) < 0.6)
    small.isHidden = false
    stack.axis = .vertical
    #expect(distance(to: small) < 0.6)
    stack.insertArrangedSubview(large, at: 0)
    #expect(distance(to: large) < 0.6)
  }

  @Test func `stands on one baseline in a row that is higher, at its top`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    stack.alignment = .firstBaseline
    let (small, large) = (Self.label("small", 12), Self.label("large", 40))
    stack.addArrangedSubview(small)
    stack.addArrangedSubview(large)
    large.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY + Self.firstBaseline(small) == Self.firstBaseline(large))
    #expect(stack.ambiguities().isEmpty)
  }

  @Test func `stands on the baseline of a column inside, whatever becomes of its texts`() {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stack.alignment = .lastBaseline
    let (beside, above, below) = (Self.label("a"), Self.label("b", 12), Self.label("c", 30))
    let column = StackView(arrangedSubviews: [above, below])
    column.axis = .vertical
    stack.addArrangedSubview(beside)
    stack.addArrangedSubview(column)
    // The last text stands in the middle of more room than it needs.
    let height = below.heightAnchor.constraint(equalToConstant: 200)
    height.isActive = true
    let gap = {
      stack.layoutIfNeeded()
      let own = column.frame.minY + below.frame.maxY - Self.lastBaseline(below)
      return beside.frame.maxY - Self.lastBaseline(beside) - own
    }
    #expect(abs(gap()) < 0.6)
    height.constant = 90
    #expect(abs(gap()) < 0.6)
    below.text = "one and another"
    height.isActive = false
    #expect(abs(gap()) < 0.6)
  }

  private static func lastBaseline(_ label: Label) -> CGFloat {
    label.baselineOffsets(in: label.frame.size)?.lastFromBottom ?? .nan
  }

  private static func label(_ text: String) -> Label { label(text, 17) }

  private static func label(_ text: String, _ size: CGFloat) -> Label {
    let label = Label()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private static func firstBaseline(_ label: Label) -> CGFloat {
    label.baselineOffsets(in: label.frame.size)?.firstFromTop ?? .nan
  }

  private static func shares(_ stack: StackView) -> [LayoutConstraint] {
    stack.constraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
  }
}
