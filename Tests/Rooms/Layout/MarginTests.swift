import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import Testing

/// Each rule of UIKit's margins as one example; where the number comes from stands beside it.
@Suite struct `Layout margins` {
  private let view = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  private func child(_ frame: CGRect) -> View {
    let child = View(frame: frame)
    view.addSubview(child)
    return child
  }

  @Test func `are 8 on each side of a plain view`() {
    // 29 sides and 4 heights in Interface Builder files; Apple's documents.
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// Width upright and least margin of a root, by device.
  ///
  /// Files of Interface Builder show 16 at 375 and 393
  /// points, and 20 on tablets; the others are from practice.
  @Test(arguments: [
    ("iPhone 4s", 16.0), ("iPhone SE", 16), ("iPhone 16", 16), ("iPhone 17 Pro", 16),
    ("iPhone 8 Plus", 20), ("iPhone Air", 20), ("iPhone 11", 20), ("iPhone 14 Plus", 20),
    ("iPhone 16 Plus", 20), ("iPhone 17 Pro Max", 20), ("iPad mini", 20), ("iPad Pro 13", 20),
  ])
  func `of a root on a device are the screen's at the sides, however it is held`(
    name: String,
    margin: CGFloat
  ) throws {
    let device = try #require(Device.named(name))
    for orientation in Device.Orientation.allCases {
      let held = HeldDevice(device, orientation)
      let root = View(frame: CGRect(origin: .zero, size: held.size))
      root.environment = Environment().on(held)
      let safe = held.safeArea
      #expect(
        root.layoutMargins
          == EdgeInsets(
            top: safe.top,
            left: margin + safe.left,
            bottom: safe.bottom,
            right: margin + safe.right
          )
      )
    }
  }

  @Test(arguments: [(ScreenSplit.third, 16.0), (.half, 20), (.twoThirds, 20), (.slideOver, 16)])
  func `go by the width of the window on a shared screen`(split: ScreenSplit, margin: CGFloat)
    throws
  {
    let device = try #require(Device.named("iPad Pro (9.7-inch)"))
    view.environment = Environment().on(device, .landscape, split: split)
    #expect(view.layoutMargins.left == margin)
  }

  @Test func `of a root are never less than the screen's at the sides`() throws {
    view.environment = Environment().on(try #require(Device.named("iPhone SE")))
    view.layoutMargins = EdgeInsets(top: 2, left: 3, bottom: 4, right: 40)
    #expect(view.layoutMargins == EdgeInsets(top: 22, left: 16, bottom: 4, right: 40))
  }

  @Test func `and directional margins are one thing`() {
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    #expect(view.directionalLayoutMargins.leading == 20)
  }

  @Test func `take in the safe area unless told not to`() {
    view.environment.safeArea = EdgeInsets(top: 59, bottom: 34)
    #expect(view.layoutMargins == EdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `reach into a view that preserves its superview's`() {
    view.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let child = child(CGRect(x: 10, y: 15, width: 390, height: 270))
    child.preservesSuperviewLayoutMargins = true
    view.layoutIfNeeded()
    #expect(child.layoutMargins == EdgeInsets(top: 8, left: 20, bottom: 25, right: 50))
    child.frame.origin.x = 0
    view.layoutIfNeeded()
    #expect(child.layoutMargins.left == 30)
    view.layoutMargins = .zero
    view.layoutIfNeeded()
    #expect(child.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `reach no further into scrolled content than they are deep`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    scroll.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    let content = View(frame: CGRect(x: 0, y: 10, width: 900, height: 700))
    content.preservesSuperviewLayoutMargins = true
    scroll.addSubview(content)
    scroll.layoutIfNeeded()
    #expect(content.layoutMargins == EdgeInsets(top: 10, left: 30, bottom: 40, right: 50))
    scroll.contentOffset = CGPoint(x: 100, y: 200)
    scroll.layoutIfNeeded()
    #expect(content.layoutMargins == EdgeInsets(top: 20, left: 30, bottom: 40, right: 50))
  }

  @Test func `reach into a view whose superview was made narrower by hand`() {
    let holder = HandLaidView(frame: view.bounds)
    let column = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let (inner, text) = (View(), View())
    view.addSubview(holder)
    holder.addSubview(column)
    column.addSubview(inner)
    inner.addSubview(text)
    column.layoutMargins = EdgeInsets(top: 8, left: 50, bottom: 8, right: 50)
    inner.preservesSuperviewLayoutMargins = true
    for view in [inner, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: column.topAnchor),
      inner.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      text.topAnchor.constraint(equalTo: inner.topAnchor),
      text.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      text.heightAnchor.constraint(equalToConstant: 20),
      text.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: inner.layoutMarginsGuide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    holder.width = 150
    view.layoutIfNeeded()
    #expect(text.frame == CGRect(x: 50, y: 0, width: 50, height: 20))
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `may be negative`() {
    view.layoutMargins = EdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    #expect(
      view.layoutMarginsGuide.layoutFrame == CGRect(x: -5, y: -5, width: 410, height: 310)
    )
  }

  @Test func `are where margin attributes measure from, centres between them`() {
    view.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
    let child = child(.zero)
    child.translatesAutoresizingMaskIntoConstraints = false
    let attributes: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins),
      (.left, .leftMargin), (.bottom, .bottomMargin),
    ]
    for (own, margin) in attributes {
      LayoutConstraint(
        item: child,
        attribute: own,
        relatedBy: .equal,
        toItem: view,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 10, width: 320, height: 260))
  }

  @Test func `move what leans on them when they change`() {
    let child = child(.zero)
    child.translatesAutoresizingMaskIntoConstraints = false
    let guide = view.layoutMarginsGuide
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.width == 384)
    view.environment.safeArea = EdgeInsets(left: 44, right: 44)
    view.layoutIfNeeded()
    #expect((child.frame.minX, child.frame.width) == (52, 296))
  }

  @Test func `have the hook called once for a change, and not without one`() {
    final class Hooked: View {
      var calls = 0
      override func layoutMarginsDidChange() { calls += 1 }
    }
    let hooked = Hooked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    hooked.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    hooked.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    hooked.layoutIfNeeded()
    hooked.environment.traits.userInterfaceStyle = .dark
    #expect(hooked.calls == 1)
  }

  @Test func `that are no numbers are left out, with a message`() {
    view.layoutMargins = EdgeInsets(top: .nan)
    #expect(view.layoutMargins.top == 8)
    #expect(view.layoutDiagnostics.count == 1)
  }
}

/// A view that gives what it holds a width.
private final class HandLaidView: View {
  var width: CGFloat = 400 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame.size.width = width }
  }
}
