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

  @Test(
    arguments: [
      (.iOS17, ["Color", "Monochrome"], 201), (.iOS17, ["None", "Gray", "Color", "Blur"], 211),
      (.iOS17, ["Input", "Style", "Result"], 173), (.iOS17, ["Stops", "Barriers"], 137),
      (.iOS12, ["Color", "Float"], 95), (.iOS12, ["Software Decode", "Hardware Decode"], 247),
    ] as [(Metrics, [String], CGFloat)]
  )
  func `is as wide as Xcode recorded`(metrics: Metrics, titles: [String], width: CGFloat) {
    let control = SegmentedControl(items: titles)
    control.environment.metrics = metrics
    // A letter of a title may be a pixel off, which each segment has.
    #expect(abs(control.intrinsicContentSize.width - width) <= CGFloat(titles.count))
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

@Suite struct `A slider` {
  @Test func `is 34 high and reaches two points beyond its sides`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let slider = Slider()
    slider.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(slider)
    LayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      slider.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: -2, y: 0, width: 379, height: 34))
    slider.environment.metrics = .iOS13
    #expect(slider.sizeThatFits(.zero).height == 31)
  }

  @Test func `keeps its value between its bounds`() {
    let slider = Slider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    slider.maximumValue = 9
    slider.value = .nan
    #expect(slider.value == 5 && slider.part == 0)
    slider.value = 7
    #expect(slider.part == 0.5)
    var count = 0
    slider.addAction(Action { _ in count += 1 }, for: .valueChanged)
    slider.drag(to: 8)
    slider.isEnabled = false
    slider.drag(to: 6)
    #expect(slider.value == 8 && count == 1)
    slider.minimumValue = .infinity
    #expect(slider.minimumValue.isFinite && slider.maximumValue.isFinite)
  }

  @Test func `has its thumb at its value, from where reading begins`() {
    for (direction, x) in [
      (SemanticContentAttribute.forceLeftToRight, CGFloat(2)), (.forceRightToLeft, 270),
    ] {
      let slider = Slider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
      slider.semanticContentAttribute = direction
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
      #expect(thumb.minX == x && thumb.midY == 17)
    }
  }
}

@Suite struct `A stepper` {
  @Test func `is 94 by 32, and was 29 high before iOS 13`() {
    let stepper = Stepper()
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.intrinsicContentSize == stepper.frame.size)
    stepper.environment.metrics = .iOS12
    #expect(stepper.intrinsicContentSize.height == 29)
  }

  @Test func `goes by steps, and around where it may`() {
    let stepper = Stepper()
    stepper.maximumValue = 2
    stepper.step(up: true)
    stepper.step(up: true)
    stepper.step(up: true)
    #expect(stepper.value == 2)
    stepper.wraps = true
    stepper.step(up: true)
    #expect(stepper.value == 0)
    stepper.step(up: false)
    #expect(stepper.value == 2)
    stepper.stepValue = .nan
    #expect(stepper.stepValue == 1)
  }
}

@Suite struct `Lines and dots of progress` {
  @Test func `are as high as on iOS`() {
    let line = ProgressView(progressViewStyle: .default)
    #expect(line.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 4))
    #expect(line.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(line.contentHuggingPriority(for: .horizontal) == .defaultLow)
    line.environment.metrics = .iOS13
    #expect(line.intrinsicContentSize.height == 2)
    line.progress = .nan
    #expect(line.progress == 0)
    line.setProgress(9, animated: true)
    #expect(line.progress == 1)
  }

  @Test func `have a dot of seven points for each page`() {
    let dots = PageControl()
    dots.environment.metrics = .iOS13
    dots.numberOfPages = 3
    #expect(dots.intrinsicContentSize == CGSize(width: 39, height: 37))
    dots.currentPage = 9
    #expect(dots.currentPage == 2)
    dots.numberOfPages = -4
    #expect(dots.currentPage == 0 && dots.numberOfPages == 0)
    dots.numberOfPages = .max
    dots.layoutIfNeeded()
    #expect(dots.intrinsicContentSize.width.isFinite)
  }
}
