import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import Testing

@Suite struct `A placement in a design and the same helper in Swift` {
  /// What a design says of a view beside a red one, and the call that says so.
  private struct Pair {
    var design: String
    var call: (View, _ view: View, _ sibling: View) -> Void

    init(_ design: String, _ call: @escaping (View, View, View) -> Void) {
      (self.design, self.call) = (design, call)
    }
  }

  private func check(_ pairs: [Pair]) throws {
    for pair in pairs {
      let design = """
        - {id: b, background: red, size: 40x20, centeredIn: superview}
        - {background: blue, size: 30x10, \(pair.design)}
        """
      try compareWithSwift(design) { root in
        let sibling = View(backgroundColor: .red).constrain(width: 40, height: 20)
        sibling.accessibilityIdentifier = "b"
        root.addSubview(sibling, centeredIn: .superview)
        let view = View(backgroundColor: .blue).constrain(width: 30, height: 10)
        pair.call(root, view, sibling)
      }
    }
  }

  @Test func `agree on positions and points`() throws {
    try check([
      Pair("pinnedTo: bottomTrailing, insets: 8") { root, view, _ in
        root.addSubview(view, pinnedTo: .bottomTrailing, offset: CGPoint(x: -8, y: -8))
      },
      Pair("pinning: center, to: topTrailing, of: b") { root, view, sibling in
        root.addSubview(view, pinning: .center, to: .topTrailing, of: .relative(sibling))
      },
      Pair("pinning: center, at: {x: 40, y: 20}, in: layoutMargins") { root, view, _ in
        root.addSubview(view, pinning: .center, at: CGPoint(x: 40, y: 20), in: .layoutMargins)
      },
      Pair("pinnedAt: {x: 4, y: 5}") { root, view, _ in
        root.addSubview(view, pinnedAt: CGPoint(x: 4, y: 5))
      },
    ])
  }

  @Test func `agree on edges and neighbours`() throws {
    try check([
      Pair("pinnedTo: top, of: layoutMargins, horizontally: center, insets: {top: 3}") {
        root,
        view,
        _ in
        root.addSubview(
          view,
          pinnedTo: .top,
          of: .layoutMargins,
          horizontally: .center,
          insets: .top(3)
        )
      },
      Pair("below: b + 4, horizontally: attached trailing") { root, view, sibling in
        root.addSubview(
          view,
          pinningBelow: sibling,
          horizontally: .attached(.trailing),
          spacing: 4
        )
      },
      Pair("before: b - 2, vertically: overflow center in b") { root, view, sibling in
        root.addSubview(
          view,
          pinningBefore: sibling,
          vertically: .overflow(.centered(in: .relative(sibling))),
          spacing: -2
        )
      },
      Pair("pinning: bottom, to: top, of: b, horizontally: leading in layoutMargins") {
        root,
        view,
        sibling in
        root.addSubview(
          view,
          pinning: .bottom,
          to: .top,
          of: .relative(sibling),
          horizontally: .leading(in: .layoutMargins)
        )
      },
      Pair("horizontally: trailing, vertically: bottom in layoutMargins") { root, view, _ in
        root.addSubview(
          view,
          aligningVerticallyTo: .bottom(in: .layoutMargins),
          horizontallyTo: .trailing
        )
      },
    ])
  }
}
