import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineText
import Testing

/// A view that a design writes, and the one that code makes.
struct ViewPair: Sendable, CustomTestStringConvertible {
  let design: String
  let make: @Sendable () -> View

  init(_ design: String, _ make: @escaping @Sendable () -> View) {
    (self.design, self.make) = (design, make)
  }

  var testDescription: String { design }
}

@Suite struct `A view in a design and the same in Swift` {
  @Test(arguments: controls + containers + looks)
  func `have equal trees, and are painted alike`(pair: ViewPair) throws {
    try compareWithSwift("- {\(pair.design), centeredIn: superview}\n") {
      $0.addSubview(pair.make(), centeredIn: .superview)
    }
  }

  private static let controls = [
    ViewPair("switch: true") {
      let view = Switch()
      view.isOn = true
      return view
    },
    ViewPair("switch: false, enabled: false") {
      let view = Switch()
      view.isEnabled = false
      return view
    },
    ViewPair("slider: 0.25, width: 90") {
      let view = Slider()
      view.value = 0.25
      return view.constrain(width: 90)
    },
    ViewPair("progress: 0.5, width: 90") {
      let view = ProgressView()
      view.progress = 0.5
      return view.constrain(width: 90)
    },
    ViewPair("segments: [One, Two]") {
      let view = SegmentedControl(items: ["One", "Two"])
      view.selectedSegmentIndex = 0
      return view
    },
    ViewPair("pageControl: {pages: 4, current: 2}") {
      let view = PageControl()
      view.numberOfPages = 4
      view.currentPage = 2
      return view
    },
    ViewPair("button: Buy") {
      var configuration = Button.Configuration.plain()
      configuration.title = "Buy"
      return Button(configuration: configuration)
    },
    ViewPair("button: {title: Buy, subtitle: Now}, kind: filled, cornerStyle: capsule") {
      var configuration = Button.Configuration.filled()
      configuration.title = "Buy"
      configuration.subtitle = "Now"
      configuration.cornerStyle = .capsule
      return Button(configuration: configuration)
    },
    ViewPair("button: Buy, kind: legacy") {
      let view = Button(type: .system)
      view.setTitle("Buy", for: .normal)
      return view
    },
    ViewPair("textField: {text: Ada, placeholder: Name}, borderStyle: roundedRect, width: 90") {
      let view = TextField()
      view.text = "Ada"
      view.placeholder = "Name"
      view.borderStyle = .roundedRect
      return view.constrain(width: 90)
    },
  ]

  private static let containers = [
    ViewPair("hstack: [{label: A, lines: 1}, {label: B, lines: 1}], spacing: 6, margins: 4") {
      let labels = ["A", "B"].map { Label(text: $0) }
      let stack = AutoHidingStackView(arrangedSubviews: labels)
      stack.spacing = 6
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = .all(4)
      return stack
    },
    ViewPair("vstack: [{size: 20x10, background: red}, {size: 30x10, background: blue}]") {
      let boxes = [View(backgroundColor: .red), View(backgroundColor: .blue)]
      boxes[0].constrain(width: 20, height: 10)
      boxes[1].constrain(width: 30, height: 10)
      let stack = AutoHidingStackView(arrangedSubviews: boxes)
      stack.axis = .vertical
      return stack
    },
    ViewPair("view: [{label: Hi, filling: superview, insets: 5}], background: systemYellow") {
      let box = View(backgroundColor: .systemYellow)
      box.addSubview(Label(text: "Hi"), filling: .superview, insets: .all(5))
      return box
    },
  ]

  private static let looks = [
    ViewPair("size: 40x20, background: systemTeal, cornerRadius: 6, border: 2 systemRed") {
      let view = View(backgroundColor: .systemTeal).constrain(width: 40, height: 20)
      view.layer.cornerRadius = 6
      view.layer.borderWidth = 2
      view.layer.borderColor = Color.systemRed.resolved(with: Traits())
      return view
    },
    ViewPair("size: 40x20, background: red, alpha: 50%") {
      let view = View(backgroundColor: .red).constrain(width: 40, height: 20)
      view.alpha = 0.5
      return view
    },
    ViewPair("size: 40x20, background: red, hidden: true") {
      let view = View(backgroundColor: .red).constrain(width: 40, height: 20)
      view.isHidden = true
      return view
    },
    ViewPair("width: 40, aspect: 2/1, background: red") {
      let view = View(backgroundColor: .red)
      return view.constrain(width: 40, height: 20)
    },
    ViewPair("label: Wide, font: 17 semibold, color: systemRed, lines: 1") {
      let label = Label(text: "Wide")
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.textColor = .systemRed
      return label
    },
    ViewPair("label: A text that is cut in its middle, lines: 1, lineBreak: byTruncatingMiddle") {
      let label = Label(text: "A text that is cut in its middle")
      label.lineBreakMode = .byTruncatingMiddle
      label.numberOfLines = 1
      return label
    },
    ViewPair("label: Small, font: 30, lines: 1, minimumScale: 0.5, width: 40") {
      let label = Label(text: "Small")
      label.font = .systemFont(ofSize: 30)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.numberOfLines = 1
      return label.constrain(width: 40)
    },
  ]
}
