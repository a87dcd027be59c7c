import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A hostile value` {
  private static let lengths: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 1e12,
  ]

  /// Lays out and records a control in a root, by itself and in a frame.
  private func draw(_ control: View) throws {
    for isSized in [false, true] {
      let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(control)
      if isSized { control.frame = CGRect(x: 5, y: 5, width: 100, height: 40) }
      control.translatesAutoresizingMaskIntoConstraints = isSized
      _ = try root.scene()
      control.removeFromSuperview()
    }
  }

  @Test(arguments: lengths) func `is no length of a button`(length: CGFloat) throws {
    let insets = EdgeInsets(top: length, left: length, bottom: length, right: length)
    let changes: [(Button) -> Void] = [
      { $0.contentEdgeInsets = insets }, { $0.titleEdgeInsets = insets },
      { $0.imageEdgeInsets = insets },
    ]
    for change in changes {
      let button = Button(type: .system)
      button.setTitle("Title", for: .normal)
      button.setImage(Image(systemName: "star"), for: .normal)
      change(button)
      try draw(button)
    }
  }

  @Test(arguments: lengths) func `is no length of a configuration`(length: CGFloat) throws {
    let changes: [(inout Button.Configuration) -> Void] = [
      { $0.imagePadding = length }, { $0.titlePadding = length },
      { $0.contentInsets.leading = length }, { $0.contentInsets.top = length },
      { $0.background.cornerRadius = length }, { $0.background.strokeWidth = length },
      { $0.background.strokeOutset = length }, { $0.cornerStyle = .fixed },
    ]
    for change in changes {
      var configuration = Button.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = Image(systemName: "star")
      configuration.background.strokeColor = .black
      configuration.background.strokeWidth = 1
      change(&configuration)
      let button = Button(configuration: configuration)
      button.isFocused = true
      try draw(button)
    }
  }

  @Test(arguments: lengths) func `is no value of a control`(length: CGFloat) throws {
    let slider = Slider()
    slider.minimumValue = Float(length)
    slider.maximumValue = Float(-length)
    slider.value = Float(length)
    try draw(slider)
    #expect(slider.value.isFinite)
    let stepper = Stepper()
    (stepper.minimumValue, stepper.maximumValue) = (length, -length)
    (stepper.stepValue, stepper.value) = (length, length)
    stepper.step(up: true)
    try draw(stepper)
    let progress = ProgressView(progressViewStyle: .default)
    progress.progress = Float(length)
    try draw(progress)
    let wheel = ActivityIndicatorView(style: .large)
    wheel.phase = length
    wheel.startAnimating()
    try draw(wheel)
    let segments = SegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    segments.setContentOffset(CGSize(width: length, height: length), forSegmentAt: 0)
    segments.setWidth(length, forSegmentAt: 1)
    try draw(segments)
    let field = TextField()
    field.text = "Text"
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = length
    try draw(field)
  }

  /// The widest range there is, in whose middle the thumb stands in the middle.
  @Test func `is no range of a slider`() throws {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    try draw(slider)
    #expect(slider.part == 0.5)
    slider.value = .greatestFiniteMagnitude
    #expect(slider.part == 1)
  }

  @Test func `is no number of segments`() throws {
    let titles = (0..<1_000).map(String.init)
    let control = SegmentedControl(items: titles)
    try draw(control)
    let bar = SearchBar()
    bar.scopeButtonTitles = titles
    bar.showsScopeBar = true
    try draw(bar)
  }

  /// A change of one costs as much among thousands as among few.
  @Test func `is no view that stands in itself`() throws {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryView = cell
    #expect(cell.accessoryView == nil)
    let (field, other) = (TextField(), TextField())
    for field in [field, other] { (field.leftViewMode, field.rightViewMode) = (.always, .always) }
    field.leftView = field
    #expect(field.leftView == nil)
    field.leftView = other
    other.rightView = field
    #expect(other.rightView == nil)
    #expect(field.layoutDiagnostics.map(\.id).contains("view-cycle"))
    try draw(cell)
    try draw(field)
    #expect(other.superview === field)
  }

  @Test func `makes no views of segments anew that stay`() {
    let control = SegmentedControl(items: ["A", "B", "C"])
    let labels = control.labels
    control.insertSegment(withTitle: "D", at: 1, animated: false)
    control.setTitle("E", forSegmentAt: 3)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.labels.map(\.text), ["D", "B", "E"])
    #expect(control.labels[1] === labels[1])
    expectEqual(control.subviews.map { ($0 as? Label)?.text }, ["D", "B", "E"])
  }
}
