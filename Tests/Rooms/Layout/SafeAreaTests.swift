import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import Testing

/// Each rule of UIKit's safe area and readable width as one example.
@Suite struct `A safe area` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() { root.environment.safeArea = EdgeInsets(top: 59, bottom: 34) }

  private func child(_ frame: CGRect) -> View {
    let child = View(frame: frame)
    root.addSubview(child)
    root.layoutIfNeeded()
    return child
  }

  @Test func `is 39 points high in a view that begins 20 points below the top`() {
    // Apple's documents; iPhone 16.
    let child = child(CGRect(x: 0, y: 20, width: 393, height: 100))
    #expect(child.safeAreaInsets == EdgeInsets(top: 39))
  }

  @Test func `is nothing in a view that touches no covered strip`() {
    #expect(child(CGRect(x: 0, y: 59, width: 393, height: 700)).safeAreaInsets == .zero)
  }

  @Test func `covers no more of a view than there is`() {
    let child = child(CGRect(x: 0, y: 0, width: 393, height: 20))
    #expect(child.safeAreaInsets == EdgeInsets(top: 20))
    #expect(child.safeAreaLayoutGuide.layoutFrame.height == 0)
  }

  @Test func `is no more than the bounds of a root that has a size`() {
    let small = View(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    small.environment.safeArea = EdgeInsets(top: 59, left: 30, bottom: 34, right: 5)
    small.layoutIfNeeded()
    #expect(small.safeAreaInsets == EdgeInsets(top: 59, left: 10, bottom: 21, right: 0))
    small.frame.size.height = 100
    small.layoutIfNeeded()
    #expect(small.safeAreaInsets.bottom == 34)
  }

  @Test func `grows no row of a list past the strip that it lies under`() {
    // Heights come from content of 44 points and margins, and margins from where a row lies.
    var rows: [View] = []
    for _ in 0..<14 {
      let (row, content) = (View(), View())
      for (view, superview) in [(row, root), (content, row)] {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
      }
      let above = rows.last?.bottomAnchor ?? root.topAnchor
      let margins = row.layoutMarginsGuide
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        content.topAnchor.constraint(equalTo: margins.topAnchor),
        content.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        content.heightAnchor.constraint(equalToConstant: 44),
      ])
      rows.append(row)
    }
    root.layoutIfNeeded()
    let heights = [119] + [CGFloat](repeating: 60, count: 11) + [94, 94]
    #expect(rows.map(\.frame.height) == heights)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(rows.map(\.frame.height) == heights)
  }

  @Test func `follows a view that moves, and what is in it`() {
    let child = child(CGRect(x: 0, y: 100, width: 393, height: 100))
    let inner = View(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
    child.addSubview(inner)
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero)
    child.frame.origin.y = 0
    root.layoutIfNeeded()
    #expect((child.safeAreaInsets.top, inner.safeAreaInsets.top) == (59, 49))
    child.bounds.origin.y = 25
    root.layoutIfNeeded()
    #expect((child.safeAreaInsets.top, inner.safeAreaInsets.top) == (59, 50))
    child.isHidden = true
    root.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top == 50)
  }

  @Test func `is nothing outside of a tree that has one`() {
    let child = child(CGRect(x: 0, y: 0, width: 393, height: 100))
    child.removeFromSuperview()
    child.layoutIfNeeded()
    #expect(child.safeAreaInsets == .zero)
    #expect(child.safeAreaLayoutGuide.layoutFrame == child.bounds)
  }

  @Test func `tells of changes before the view is laid out with them`() {
    final class Hooked: View {
      var said: [String] = []
      override func safeAreaInsetsDidChange() { said.append("changed to \(safeAreaInsets.top)") }
      override func layoutSubviews() {
        super.layoutSubviews()
        said.append("laid out at \(safeAreaInsets.top)")
      }
    }
    let hooked = Hooked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(hooked)
    root.layoutIfNeeded()
    root.environment.safeArea.top = 20
    root.layoutIfNeeded()
    #expect(
      hooked.said
        == ["changed to 59.0", "laid out at 59.0", "changed to 20.0", "laid out at 20.0"]
    )
  }

  @Test func `has a guide that constraints lean on`() {
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let guide = root.safeAreaLayoutGuide
    LayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: guide.topAnchor),
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    root.environment.safeArea = EdgeInsets(left: 59, bottom: 21, right: 59)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 59, y: 0, width: 275, height: 831))
    #expect(guide.identifier == "UIViewSafeAreaLayoutGuide")
    #expect(guide.owningView === root)
  }

  @Test func `may be another one where a class says so`() {
    final class Notched: View {
      override var safeAreaInsets: EdgeInsets { EdgeInsets(top: 12) }
    }
    let notched = Notched(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.addSubview(notched)
    root.layoutIfNeeded()
    #expect(notched.safeAreaLayoutGuide.layoutFrame.minY == 12)
    #expect(notched.layoutMargins.top == 20)
  }

  @Test func `that is no number covers nothing, with a message`() {
    root.environment.safeArea.top = .nan
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == .zero)
    #expect(root.layoutDiagnostics.count == 1)
    root.environment.safeArea = EdgeInsets(top: -20)
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == .zero)
  }

  @Test func `reaches the bottom of a deep tree, and margins do`() {
    var views = [root]
    for _ in 0..<10_000 {
      let view = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      view.preservesSuperviewLayoutMargins = true
      views.append(view)
    }
    // From the bottom up, as a deep tree is built without climbing it each time.
    for place in (1..<views.count).reversed() { views[place - 1].addSubview(views[place]) }
    root.layoutIfNeeded()
    #expect(views.last?.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    root.environment.safeArea.top = 20
    root.layoutMargins.left = 40
    root.layoutIfNeeded()
    #expect(views.last?.safeAreaInsets == EdgeInsets(top: 20, bottom: 34))
    #expect(views.last?.layoutMargins.left == 40)
  }

  @Test func `counts in the size that a view asks for by itself`() {
    let content = View()
    content.translatesAutoresizingMaskIntoConstraints = false
    let view = View()
    view.environment.safeArea = EdgeInsets(top: 59, bottom: 34)
    view.addSubview(content)
    let guide = view.safeAreaLayoutGuide
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 100),
    ])
    let size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size.height == 193)
  }
}

@Suite struct `A readable width` {
  /// The width of a root, and of what is readable in it.
  ///
  /// That of 1024 points stands in Apple's documents.
  @Test(arguments: [
    ("iPhone 5", Device.Orientation.portrait, 288.0), ("iPhone 15", .portrait, 361),
    ("iPhone 11", .portrait, 374), ("iPhone 17 Pro Max", .portrait, 400),
    ("iPhone 8", .landscape, 635), ("iPhone 8 Plus", .landscape, 672),
    ("iPad Pro (9.7-inch)", .portrait, 672), ("iPad Air 11", .portrait, 672),
    ("iPad Pro (9.7-inch)", .landscape, 672), ("iPad Air 13", .landscape, 672),
  ])
  func `is that of the margins, and 672 points at most`(
    name: String,
    orientation: Device.Orientation,
    width: CGFloat
  ) throws {
    let held = HeldDevice(try #require(Device.named(name)), orientation)
    let root = View(frame: CGRect(origin: .zero, size: held.size))
    root.environment = Environment().on(held)
    let frame = root.readableContentGuide.layoutFrame
    #expect(frame.width == width)
    #expect(frame.minX == (held.size.width - width) / 2)
    #expect(frame.minY == root.layoutMargins.top)
  }

  /// The size of `large` stands in Apple's documents, the others are from practice.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 560.0), (.small, 600), (.medium, 632), (.large, 672),
    (.extraLarge, 744), (.extraExtraLarge, 824), (.extraExtraExtraLarge, 896),
    (.accessibilityMedium, 1092), (.accessibilityLarge, 1287), (.accessibilityExtraLarge, 1560),
    (.accessibilityExtraExtraLarge, 1833), (.accessibilityExtraExtraExtraLarge, 2067),
  ])
  func `grows with the text`(category: ContentSizeCategory, width: CGFloat) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 4000, height: 100))
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let guide = root.readableContentGuide
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame.width == 672)
    root.environment.traits.preferredContentSizeCategory = category
    root.layoutIfNeeded()
    #expect(child.frame.width == width)
    #expect(child.frame.midX == 2000)
  }

  @Test func `follows a view that is resized`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1024, height: 100))
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 176, y: 8, width: 672, height: 84))
    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 8, width: 584, height: 84))
  }
}
