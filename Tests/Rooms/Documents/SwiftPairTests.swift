import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

/// Compares layout trees and what is painted; Swift builds below a canvas of 200 by 100.
func compareWithSwift(_ design: String, _ build: (View) -> Void) throws {
  let canvas = View(backgroundColor: .systemBackground)
  build(canvas)
  let scene = try canvas.scene(size: CGSize(width: 200, height: 100), scale: 2)
  let drawn = try Drawn("canvas: 200x100\nview:\n" + design).scene
  #expect(drawn.tree == scene.tree, "\(design)")
  #expect(drawn.items == scene.items, "\(design)")
}

@Suite struct `A design and the same in Swift` {
  @Test func `agree on filling`() throws {
    try compareWithSwift("- {label: Hello, filling: layoutMargins, insets: 8}\n") {
      $0.addSubview(Label(text: "Hello"), filling: .layoutMargins, insets: .all(8))
    }
    try compareWithSwift(
      "- {view: {label: Hi}, filling: {top: layoutMargins, others: superview}}\n"
    ) {
      let view = View()
      view.addSubview(Label(text: "Hi"), filling: .superview)
      $0.addSubview(view, filling: .top(.layoutMargins, others: .superview))
    }
    try compareWithSwift(
      "- {background: red, insets: {horizontal: 4, top: 2}, filling: superview}\n"
    ) {
      $0.addSubview(
        View(backgroundColor: .red),
        filling: .superview,
        insets: DirectionalEdgeInsets(top: 2, leading: 4, bottom: 0, trailing: 4)
      )
    }
  }

  @Test func `agree on centring`() throws {
    try compareWithSwift("- {label: Hello, centeredIn: layoutMargins, offset: {x: 4, y: -2}}\n") {
      $0.addSubview(
        Label(text: "Hello"),
        centeredIn: .layoutMargins,
        offset: CGPoint(x: 4, y: -2)
      )
    }
    let design = "- {id: a, label: Hello, filling: superview}\n- {label: B, centeredIn: a}\n"
    try compareWithSwift(design) {
      let label = Label(text: "Hello")
      label.accessibilityIdentifier = "a"
      $0.addSubview(label, filling: .superview)
      $0.addSubview(Label(text: "B"), centeredIn: .relative(label))
    }
  }

  @Test func `agree on labels`() throws {
    let design = """
      - label: A longer text, which wraps into lines
        font: headline
        color: systemBlue | systemRed
        alignment: center
        lines: 2
        background: secondarySystemBackground/50%
        cornerRadius: 6
        border: 2 systemGreen
        alpha: 90%
        clips: true
        filling: superview
      """
    try compareWithSwift(design) {
      let label = Label(
        text: "A longer text, which wraps into lines",
        textStyle: .headline,
        color: Color { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue },
        alignment: .center,
        numberOfLines: 2
      )
      label.backgroundColor = .secondarySystemBackground.withAlphaComponent(0.5)
      label.layer.cornerRadius = 6
      label.layer.borderWidth = 2
      label.layer.borderColor = Color.systemGreen.resolved(with: Traits())
      label.alpha = 0.9
      label.clipsToBounds = true
      $0.addSubview(label, filling: .superview)
    }
  }

  @Test func `agree on shadows, corners and tints`() throws {
    let design = """
      - view:
          background: tint/50%
          shadow: {radius: 4, color: black, opacity: 25%, x: 1, y: 2}
          cornerRadius: {radius: 9, curve: continuous, corners: [topLeading, bottomTrailing]}
          filling: superview
          insets: 10
        tint: systemPink
      """
    try compareWithSwift(design) {
      let box = View()
      box.tintColor = .systemPink
      let inner = View(backgroundColor: .systemPink.withAlphaComponent(0.5))
      inner.layer.shadowRadius = 4
      inner.layer.shadowOpacity = 0.25
      inner.layer.shadowOffset = CGSize(width: 1, height: 2)
      inner.layer.cornerRadius = 9
      inner.layer.cornerCurve = .continuous
      inner.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      box.addSubview(inner, filling: .superview, insets: .all(10))
      $0.addSubview(box, filling: .superview)
    }
  }

  @Test func `agree on equations and priorities`() throws {
    let design = """
      - view:
        - {id: a, label: Left, hugging: {horizontal: high}}
        - {id: b, label: Right, compression: low+1}
        constraints:
        - a.leading == self.layoutMargins.leading
        - b.leading >= a.trailing + 8 @999 "gap"
        - b.trailing == self.layoutMargins.trailing
        - a.firstBaseline == b.firstBaseline
        - a.top == self.top + 10
        - b.width == 2 * a.width - 10 @high
      """
    try compareWithSwift(design) {
      let box = View()
      let (a, b) = (Label(text: "Left"), Label(text: "Right"))
      a.accessibilityIdentifier = "a"
      b.accessibilityIdentifier = "b"
      a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      b.setContentCompressionResistancePriority(LayoutPriority(251), for: .horizontal)
      b.setContentCompressionResistancePriority(LayoutPriority(251), for: .vertical)
      $0.addSubview(box, filling: .superview)
      box.addSubviewForAutoLayout(a)
      box.addSubviewForAutoLayout(b)
      let gap = b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8)
      gap.priority = LayoutPriority(999)
      let width = b.widthAnchor.constraint(
        equalTo: a.widthAnchor,
        multiplier: 2,
        constant: -10
      )
      width.priority = .defaultHigh
      LayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor), gap,
        b.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor),
        a.topAnchor.constraint(equalTo: box.topAnchor, constant: 10), width,
      ])
    }
  }
}
