import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A sequence in a design` {
  @Test func `lays views one after the other, as in Swift`() throws {
    for (design, build) in [
      ("vertically", { $0.addSubviewsVertically($1) }),
      (
        "{axis: vertically, horizontally: center, insets: 10, spacing: 4}",
        { $0.addSubviewsVertically($1, horizontally: .center, insets: .all(10), spacing: 4) }
      ),
      (
        "{axis: vertically, in: layoutMargins}",
        { $0.addSubviewsVertically($1, in: .layoutMargins) }
      ),
      (
        "{axis: vertically, in: {top: layoutMargins}, insets: {bottom: 3}}",
        {
          $0.addSubviewsVertically(
            $1,
            in: .top(.layoutMargins, bottom: .superview),
            insets: .bottom(3)
          )
        }
      ),
      (
        "{axis: horizontally, vertically: bottom, spacing: 8}",
        { $0.addSubviewsHorizontally($1, vertically: .bottom, spacing: 8) }
      ),
    ] as [(String, (View, [View]) -> Void)] {
      try compareWithSwift(
        "- {view: [{label: A}, {label: Bee, hugging: low-1}, {label: C}], sequence: \(design)}\n"
      ) {
        let box = View()
        let labels = ["A", "Bee", "C"].map { Label(text: $0) }
        for axis in [Axis.horizontal, .vertical] {
          labels[1].setContentHuggingPriority(LayoutPriority(249), for: axis)
        }
        build(box, labels)
        $0.addSubview(box, filling: .superview)
      }
    }
  }

  @Test func `keeps what others say of the views in it`() throws {
    let text = """
      canvas: 100x100
      view:
      - view:
        - {id: one, height: 20}
        - {id: two, height: 50% of superview}
        - {id: three}
        sequence: vertically
      - {id: mark, size: 10, below: one, horizontally: leading}
      """
    let drawn = try Drawn(text)
    #expect(drawn.frame("two") == "0 20 100 50" && drawn.frame("three") == "0 70 100 30")
    #expect(drawn.frame("mark") == "0 20 10 10")
  }

  @Test func `tells what doesn't belong to it`() {
    for (text, expected) in [
      (
        "{view: [{below: b, id: a}, {id: b}], sequence: vertically}",
        "a sequence places the views in it"
      ),
      (
        "{view: [{id: a, if: dark, then: {below: b}}, {id: b}], sequence: vertically}",
        "a sequence places"
      ),
      ("{vstack: [], sequence: vertically}", "a vstack lays out what is inside in its own way"),
      ("{label: A, sequence: vertically}", "a label lays out"),
      ("{view: [], sequence: upward}", "enumerator"),
      ("{view: [], sequence: {spacing: 4}}", "'sequence' needs 'axis'"),
      (
        "{view: [], sequence: {axis: vertically, vertically: top}}",
        "views that follow each other vertically say how they stand horizontally"
      ),
      (
        "{view: [], sequence: {axis: vertically, in: {leading: superview}}}",
        "'leading' is no end of this sequence"
      ),
      ("{view: [], sequence: {axis: vertically, in: bb}}", "no view is called 'bb'"),
    ] {
      let said = briefs("view: \(text)")
      #expect(said.count == 1 && said[0].contains(expected), "\(text): \(said)")
    }
  }
}

@Suite struct `Defaults in a design` {
  @Test func `hold for placements below, as in Swift`() throws {
    let design = """
      - view:
        - {label: A, pinnedTo: top}
        - {id: b, label: B, size: 20}
        - {label: C}
        - {label: D, below: b}
        defaults: {anchorable: layoutMargins, horizontally: center, insets: 2, spacing: 4}
      """
    try compareWithSwift(design) {
      let box = View()
      let labels = ["A", "B", "C", "D"].map { Label(text: $0) }
      labels[1].accessibilityIdentifier = "b"
      box.with(
        .layoutMargins,
        horizontally: .center,
        insets: .all(2),
        spacing: 4
      ) {
        box.addSubview(labels[0], pinnedTo: .top)
        box.addSubview(
          labels[1].constrain(widthAndHeight: 20),
          aligningVerticallyTo: .center,
          horizontallyTo: .center
        )
        box.addSubview(labels[2], aligningVerticallyTo: .default, horizontallyTo: .default)
        box.addSubview(labels[3], pinningBelow: labels[1])
      }
      $0.addSubview(box, filling: .superview)
    }
  }

  @Test func `are taken over by those further in, and end with their view`() throws {
    let text = """
      canvas: 100x100
      view:
      - view:
        - {id: a}
        - {view: {id: b}, defaults: {anchorable: superview}}
        - {id: c, width: atMost 50}
        - {id: d, aspect: 1}
        defaults: {anchorable: layoutMargins}
      - {id: e}
      """
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "8 8 84 84" && drawn.frame("b") == "8 8 84 84")
    #expect(drawn.frame("c") == "25 8 50 84" && drawn.frame("d") == "8 8 84 84")
    #expect(drawn.frame("e") == "0 0 100 100")
  }
}

@Suite struct `Guides in a design` {
  @Test func `stand like views, and others against them`() throws {
    let text = """
      canvas: 200x100
      view:
      - view:
        - {id: icon, size: 20, pinnedTo: topLeading}
        - {id: a, after: gutter, vertically: top, size: 30x10}
        - {id: b, filling: hole}
        - {id: c, width: 50% of gutter, height: gutter.width, pinnedTo: bottomTrailing}
        - {id: d, label: D}
        - {id: e}
        guides:
          gutter: {width: 16, after: icon, vertically: fill}
          hole: {frame: {x: 80, y: 30, width: 40, height: 20}}
        constraints:
        - d.leading == hole.leading
        - d.top == hole.bottom + 4
        - H:[gutter]-4-[e(10)]
        - e.top == gutter.top
        - e.height == 10
      """
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "36 0 30 10")
    #expect(drawn.frame("b") == "80 30 40 20")
    #expect(drawn.frame("c") == "192 84 8 16")
    #expect(drawn.frame("d").hasPrefix("80 54 "))
    #expect(drawn.frame("e") == "40 0 10 10")
  }

  @Test func `mirror`() throws {
    let text = """
      canvas: 200x100
      environment: {direction: rightToLeft}
      view:
      - {view: {id: b, filling: hole}, guides: {hole: {frame: {x: 10, y: 30, width: 40, height: 20}}}}
      """
    #expect(try Drawn(text).frame("b") == "150 30 40 20")
  }

  @Test func `tell what is wrong with them`() {
    for (guides, expected) in [
      ("{a b: {width: 4}}", "'guides' is a name, not 'a b'"),
      ("{superview: {width: 4}}", "'superview' means something already"),
      ("{b: {width: 4}}", "a view is called 'b' already"),
      ("{g: {color: red}}", "'g' has no 'color'"),
      ("{g: {frame: {x: 4}}}", "'frame' needs 'width'"),
      ("{g: {frame: {width: 4, height: 4}, width: 4}}", "'frame' says all of where a guide is"),
      ("{g: {below: c}}", "no view is called 'c'"),
      ("[g]", "a mapping from names"),
    ] {
      let said = briefs("view: {view: [{id: b}], guides: \(guides)}")
      #expect(said.count == 1 && said[0].contains(expected), "\(guides): \(said)")
    }
    for (node, expected) in [
      ("filling: g.safeArea", "'g' is a guide, which has edges and a size alone"),
      ("constraints: [self.firstBaseline == g.firstBaseline]", "'g' is a guide"),
      ("constraints: [self.top == g.layoutMargins.top]", "'g' is a guide"),
      ("if: g.width >= 4, then: {width: 4}", "'g' is a guide, and conditions are about views"),
    ] {
      let said = briefs("view: {view: [{\(node)}], guides: {g: {width: 4}}}")
      #expect(said.count == 1 && said[0].contains(expected), "\(node): \(said)")
    }
  }
}

@Suite struct `Stacks and scroll views in a design, by the helpers` {
  @Test func `hide where they are empty, unless they say otherwise`() throws {
    let text = """
      canvas: 100x100
      view:
        vstack:
        - {id: a, vstack: [], background: red}
        - {id: b, vstack: [], hidesWhenEmpty: false}
        - {id: c, vstack: [{label: A, hidden: true}]}
        - {id: d, vstack: [{label: A}], hidden: true}
        - {id: e, vstack: [{label: A}]}
      """
    let nodes = try Drawn(text).scene.tree.nodes
    let hidden = nodes.filter(\.isHidden).compactMap(\.identifier)
    expectEqual(hidden, ["a", "c", "d"])
  }

  @Test func `turn round where a condition says so`() throws {
    let text = """
      canvas: 200x100
      view:
        vstack: [{id: a, size: 20}, {id: b, size: 20}]
        spacing: 4
        adjusts: {if: canvas.width >= 300, spacing: 10, alignment: center, distribution: equalSpacing}
        pinnedTo: topLeading
      """
    #expect(try Drawn(text).frame("b") == "0 24 20 20")
    let wide = try Drawn(text, size: CGSize(width: 300, height: 100))
    #expect(wide.frame("a") == "0 0 20 20" && wide.frame("b") == "30 0 20 20")
    let same = text.replacing("{if:", with: "{axis: vertical, if:")
    #expect(
      try Drawn(same, size: CGSize(width: 300, height: 100)).frame("b") == "0 30 20 20"
    )
    expectEqual(ids("view: {vstack: [], adjusts: {axis: vertical}}"), ["missing-key"])
    expectEqual(ids("view: {vstack: [], adjusts: {if: dark, axes: vertical}}"), ["object-key"])
  }

  @Test func `have a footer below what scrolls`() throws {
    func frames(_ height: Int, _ mode: String) throws -> [String] {
      let text = """
        canvas: 100x200
        view:
          vscroll: {id: content, vstack: [{height: \(height)}, spacer]}
          footer: {id: footer, height: 40}
          footerMode: \(mode)
        """
      let drawn = try Drawn(text)
      // A footer that follows the content is moved, and its frame is from before.
      let moves = drawn.scene.items.compactMap { item -> Double? in
        guard case .begin(let group) = item, group.transform.ty != 0 else { return nil }
        return group.transform.ty
      }
      return [drawn.frame("content"), drawn.frame("footer")] + moves.map { "moved by \(Int($0))" }
    }
    try expectEqual(frames(50, "automatic"), ["0 0 100 160", "0 160 100 40"])
    try expectEqual(frames(500, "automatic"), ["0 0 100 500", "0 160 100 40"])
    #expect(
      try frames(500, "alwaysBelowContent")
        == ["0 0 100 500", "0 160 100 40", "moved by 340"]
    )
    expectEqual(ids("view: {vscroll: {label: A}, footerMode: never}"), ["enumerator"])
  }

  @Test func `are collapsed, or wrap`() throws {
    let text = """
      canvas: 100x100
      view:
        vstack:
        - {id: a, collapsable: {label: A, height: 20}}
        - {id: b, collapsable: {label: A, height: 20}, expanded: false}
        - {id: c, wrapping: {id: d, background: red}, height: 30}
        - spacer
      """
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "0 0 100 20" && drawn.frame("b") == "0 20 100 0")
    #expect(drawn.frame("c") == "0 20 100 30" && drawn.frame("d") == "0 20 100 30")
    expectEqual(ids("view: {collapsable: [{label: A}, {label: B}]}"), ["one-view"])
    expectEqual(ids("view: {wrapping: {label: A, filling: superview}}"), ["arranged-placement"])
  }
}
