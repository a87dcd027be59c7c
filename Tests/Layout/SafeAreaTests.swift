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
