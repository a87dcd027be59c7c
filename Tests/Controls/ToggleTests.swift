import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import Testing

@testable import SnaplineControls

@Suite struct `A switch` {
  @Test func `is 51 by 31, and aligned by 49`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let view = Switch()
    #expect(view.frame.size == CGSize(width: 51, height: 31))
    #expect(view.intrinsicContentSize == CGSize(width: 49, height: 31))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 326, y: 0, width: 51, height: 31))
  }

  @Test func `is wider on iOS 26`() {
    let view = Switch()
    view.environment.metrics = .iOS26
    #expect(view.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
  }

  @Test func `flips and tells of it, unless it is off`() {
    let view = Switch()
    var count = 0
    view.addAction(Action { _ in count += 1 }, for: .valueChanged)
    view.toggle()
    #expect(view.isOn && count == 1 && view.accessibilityValue == "1")
    view.setOn(false, animated: true)
    #expect(!view.isOn && count == 1)
    view.isEnabled = false
    view.toggle()
    #expect(!view.isOn && count == 1)
  }
}

@Suite struct `A segmented control` {
  @Test func `is 32 high, of which 31 are aligned, and was 29 before iOS 13`() {
    let control = SegmentedControl(items: ["One", "Two"])
    #expect(control.sizeThatFits(.zero).height == 32)
    #expect(control.intrinsicContentSize.height == 31)
    control.environment.metrics = .iOS12
    #expect(control.sizeThatFits(.zero).height == 29 && control.intrinsicContentSize.height == 28)
  }

  @Test func `has segments of one width, or of their own`() {
    let control = SegmentedControl(items: ["A", "A much longer title"])
    control.frame = CGRect(x: 0, y: 0, width: 301, height: 32)
    control.layoutIfNeeded()
    let equal = control.labels.map(\.frame.midX)
    #expect(abs(equal[0] - 75.25) <= 0.5 && abs(equal[1] - 225.75) <= 0.5)
    let whole = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    #expect(control.labels[0].frame.midX < equal[0])
    #expect(control.intrinsicContentSize.width < whole)
    control.setWidth(40, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(abs(control.labels[0].frame.midX - 20) <= 0.5)
  }

  @Test func `keeps its choice through changes, and loses it with its segment`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "B")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test func `sends the chosen segment's action, and that its value changed`() {
    var heard: [String] = []
    let control = SegmentedControl(
      actions: ["A", "B"].map { Action(title: $0) { heard.append($0.title) } }
    )
    control.addAction(Action { _ in heard.append("changed") }, for: .valueChanged)
    control.choose(1)
    control.choose(7)
    #expect(heard == ["B", "changed"] && control.selectedSegmentIndex == 1)
    control.setEnabled(false, forSegmentAt: 0)
    control.choose(0)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `stands a thousand segments, and none`() {
    let many = SegmentedControl(items: (0..<1_000).map { "\($0)" })
    many.frame = CGRect(x: 0, y: 0, width: 10, height: 0)
    many.layoutIfNeeded()
    #expect(many.intrinsicContentSize.width > 10_000)
    let none = SegmentedControl(items: nil)
    none.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
    none.layoutIfNeeded()
    #expect(none.intrinsicContentSize.width == 0)
    none.removeSegment(at: 3, animated: false)
    none.setWidth(.nan, forSegmentAt: 0)
    none.insertSegment(withTitle: "A", at: 44, animated: false)
    #expect(none.numberOfSegments == 1)
  }
}

@Suite struct `A wheel` {
  @Test func `is 20 or 37 points wide and high, and unseen while it stands`() throws {
    let wheel = ActivityIndicatorView(style: .medium)
    #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20))
    wheel.style = .large
    #expect(wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    wheel.frame.size = wheel.intrinsicContentSize
    let still = try wheel.scene().items.count
    wheel.startAnimating()
    #expect(try wheel.scene().items.count > still)
    wheel.phase = .nan
    #expect(try wheel.scene().items.count > still)
  }
}
