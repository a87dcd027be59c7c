import Constrainer
import TestSupport
import Testing

/// The examples of Constrainer's README, and the frames that they describe.
@Suite struct `The README of Constrainer` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let imageView = UIImageView()
  private let labelContainerView = UIView()
  private let label = UILabel()

  init() {
    root.insetsLayoutMarginsFromSafeArea = false
    root.environment.safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    for view in [view, imageView, labelContainerView] { root.addSubview(view) }
    labelContainerView.addSubview(label)
    imageView.frame = CGRect(x: 40, y: 50, width: 60, height: 80)
    labelContainerView.frame = CGRect(x: 100, y: 40, width: 150, height: 120)
    label.text = "Label"
  }

  private func frame(of view: UIView) -> CGRect {
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.isEmpty, "\(root.layoutDiagnostics)")
    return view.frame
  }

  @Test func `operators, a position`() {
    view.leading == imageView.trailing - 20
    view.top == root.top
    view.width == 30
    view.height == 40
    #expect(frame(of: view) == CGRect(x: 80, y: 0, width: 30, height: 40))
  }

  @Test func `operators, edges within margins`() {
    label.edges <= labelContainerView.margins.edges
    label.edges == labelContainerView.edges ~ 400
    #expect(frame(of: label) == CGRect(x: 0, y: 0, width: 142, height: 112))
  }

  @Test func `operators, a width that is kept`() {
    let widthConstraint = view.width >= imageView.height / 2 ~ .defaultLow
    view.width == 0 ~ 100
    view.leading == root.leading
    view.top == root.top
    view.height == 10
    #expect(frame(of: view).width == 40)
    #expect(widthConstraint.priority == .defaultLow && widthConstraint.multiplier == 0.5)
    widthConstraint.constant = 5
    #expect(frame(of: view).width == 45)
    widthConstraint.isActive = false
    #expect(frame(of: view).width == 0)
  }

  @Test func `all available properties`() {
    for made in [
      view.top == imageView.top, view.bottom == imageView.bottom,
      view.leading == imageView.leading, view.trailing == imageView.trailing,
      view.width == imageView.width, view.height == imageView.height,
      view.centerX == imageView.centerX, view.centerY == imageView.centerY,
      view.firstBaseline == imageView.firstBaseline, view.lastBaseline == imageView.lastBaseline,
    ] + (view.edges == imageView.edges) + (view.anchors.center == imageView.center) {
      #expect(made.isActive && made.firstAttribute == made.secondAttribute)
    }
    #expect(frame(of: view) == imageView.frame)
    #expect(
      [view.left == imageView.left, view.right == imageView.right].allSatisfy { $0.isActive }
    )
    #expect(frame(of: view) == imageView.frame)
  }

  @Test func `margins and safeArea`() {
    view.edges == root.margins.edges
    #expect(frame(of: view) == CGRect(x: 8, y: 8, width: 284, height: 184))
    labelContainerView.edges == root.safeArea.edges
    #expect(frame(of: labelContainerView) == CGRect(x: 0, y: 20, width: 300, height: 170))
  }

  @Test func `a priority, of a position`() {
    let made = view.leading == imageView.trailing ~ .defaultHigh
    view.leading == root.leading + 7
    view.top == root.top
    view.width == 1
    view.height == 1
    #expect(made.priority == .defaultHigh && frame(of: view).minX == 7)
  }

  @Test func `a priority, of edges`() {
    let made = label.edges >= labelContainerView.edges ~ 750
    expectEqual(made.map(\.priority.rawValue), [750, 750, 750, 750])
    label.edges == labelContainerView.edges - 10 ~ 500
    #expect(frame(of: label) == CGRect(x: 10, y: 10, width: 140, height: 110))
  }

  @Test func `edges inset by UIEdgeInsets`() {
    label.edges >= labelContainerView.edges
      + UIEdgeInsets(top: 12, left: 16, bottom: -8, right: -42)
    label.edges == labelContainerView.edges - 50 ~ 600
    // At the bottom and at trailing no less than 8 and 42 points inside.
    #expect(frame(of: label) == CGRect(x: 50, y: 50, width: 58, height: 62))
  }

  @Test func `edges inset by a number`() {
    labelContainerView.edges == view.safeArea.edges - 50
    view.edges == root.edges
    #expect(frame(of: labelContainerView) == CGRect(x: 50, y: 70, width: 200, height: 70))
  }

  @Test func `influence, a center that might be a point`() {
    view.anchors.center == imageView.center
    view.width == 10
    view.height == 20
    #expect(frame(of: view) == CGRect(x: 65, y: 80, width: 10, height: 20))
  }
}
