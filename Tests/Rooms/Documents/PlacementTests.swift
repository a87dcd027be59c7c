import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineScene
import SnaplineTesting
import Testing

@Suite struct `A view in a design` {
  /// The frame of `a`, the one node on a canvas of 200 by 100.
  private func frame(_ node: String, beside rest: String = "") throws -> String {
    let text = "canvas: 200x100\nview:\n- {id: a, \(node)}\n\(rest)"
    return try Drawn(text).frame("a")
  }

  @Test func `fills what holds it, as long as nothing else is said`() throws {
    #expect(try frame("background: red") == "0 0 200 100")
    #expect(try frame("width: 50") == "75 0 50 100")
    #expect(try frame("height: 50") == "0 25 200 50")
    #expect(try frame("size: 20") == "90 40 20 20")
    #expect(try frame("size: 40x20") == "80 40 40 20")
    #expect(try frame("aspect: 1") == "50 0 100 100")
    #expect(try frame("aspect: 4/1") == "0 25 200 50")
    #expect(try frame("aspect: 2, width: 40") == "80 40 40 20")
  }

  @Test func `grows up to a limit`() throws {
    #expect(try frame("width: atMost 120") == "40 0 120 100")
    #expect(try frame("width: atMost 320") == "0 0 200 100")
    #expect(try frame("width: 44...120, filling: superview, insets: 10") == "40 10 120 80")
    #expect(
      try frame("height: atMost 50, filling: {top: layoutMargins, others: superview}")
        == "0 29 200 50"
    )
  }

  @Test func `takes its size from another`() throws {
    let b = "- {id: b, size: 40x20}\n"
    #expect(try frame("width: 50% of superview", beside: b) == "50 0 100 100")
    #expect(try frame("width: 25% of canvas", beside: b) == "75 0 50 100")
    #expect(try frame("width: b.width, height: b.width / 2 + 1", beside: b) == "80 39.5 40 21")
    #expect(try frame("width: b.height * 2, height: self.width", beside: b) == "80 30 40 40")
    #expect(try frame("width: 300 @high, height: exactly 10", beside: b) == "0 45 200 10")
    #expect(
      try frame("width: {exactly: 20, priority: low}, height: 1px", beside: b) == "90 50 20 0.5"
    )
    #expect(try frame("width: superview.layoutMargins.width", beside: b) == "8 0 184 100")
  }

  @Test func `fills boxes with insets`() throws {
    #expect(try frame("filling: layoutMargins") == "8 8 184 84")
    #expect(try frame("filling: margins, insets: 2") == "10 10 180 80")
    #expect(try frame("filling: superview, insets: {leading: 10, vertical: 5}") == "10 5 190 90")
    #expect(try frame("filling: superview, insets: {top: 1, others: 4}") == "4 1 192 95")
    #expect(
      try frame("width: 30, filling: {trailing: none, others: superview}") == "0 0 30 100"
    )
    let b = "- {id: b, size: 40x20}\n"
    #expect(try frame("filling: b, insets: -2", beside: b) == "78 38 44 24")
    #expect(
      try frame("filling: {horizontally: b, vertically: layoutMargins}", beside: b)
        == "80 8 40 84"
    )
  }

  @Test func `is centred in others`() throws {
    #expect(try frame("size: 20, centeredIn: superview") == "90 40 20 20")
    #expect(
      try frame("size: 20, centeredIn: layoutMargins, offset: {x: 5, y: -5}") == "95 35 20 20"
    )
    let b = "- {id: b, size: 40x20, centeredIn: superview, offset: {x: 30}}\n"
    #expect(try frame("size: 20, centeredIn: {x: b, y: superview}", beside: b) == "120 40 20 20")
  }

  @Test func `is left to the equations that name it`() throws {
    let placed = "constraints:\n- a.leading == canvas.leading + 8\n- a.width == 40\n"
    #expect(try frame("background: red", beside: placed) == "8 0 40 100")
    let sized = "constraints:\n- a.width == 40\n"
    #expect(try frame("background: red", beside: sized) == "80 0 40 100")
    let b =
      "- {id: b, size: 40x20}\nconstraints:\n- (a, b).centerY == canvas.centerY\n"
      + "- a.height == b.height\n"
    #expect(try frame("background: red", beside: b) == "0 40 200 20")
  }

  @Test func `reads every form of an equation`() throws {
    let text = """
      canvas: 200x100
      view:
      - {id: a, background: red}
      - {id: b, background: green}
      - {id: c, background: blue}
      constraints:
      - 2 * a.width == canvas.width - 40 "half"
      - a.leading == canvas.layoutMargins.leading
      - b.edges == a.edges - 4
      - c.center == a.center
      - c.size == 10
      - canvas.top == a.top == canvas.bottom - 90 @250
      - 40 <= a.height
      - {equation: a.height == 300, priority: low}
      - a.bottom <= canvas.bottom - 20
      """
    assertSnapshot(of: try Drawn(text).scene, as: .layout)
  }

  @Test func `is never compared with itself, whatever it is called`() throws {
    let text = """
      canvas: 200x100
      view:
        id: a
        constraints:
        - self.width == a.width
        - self.top == canvas.top
      constraints:
      - superview.width >= canvas.width

      """
    let error = #expect(throws: DesignError.self) { try Drawn(text) }
    let errors = error?.diagnostics.filter { $0.severity == .error }
    #expect(
      errors?.map { "\($0.place?.line ?? 0) \($0.subject)" } == [
        "5 'self.width' is compared with itself", "8 'superview.width' is compared with itself",
      ]
    )
  }

  @Test func `mirrors where reading runs leftward`() throws {
    let text =
      "environment: {direction: rightToLeft}\ncanvas: 200x100\nview:\n"
      + "- {id: a, filling: superview, insets: {leading: 10}}\n"
      + "- {id: b, direction: leftToRight, view: {id: c, filling: superview, insets: {leading: 5}}}\n"
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "0 0 190 100")
    #expect(drawn.frame("c") == "5 0 195 100")
  }

  @Test func `stands inside the insets of the canvas`() throws {
    let text =
      "canvas: {size: 200x100, insets: 10, margins: 4}\nview:\n- {id: a}\n"
      + "- {id: b, filling: layoutMargins}\n- {id: c, width: 50% of canvas}\n"
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "10 10 180 80")
    #expect(drawn.frame("b") == "14 14 172 72")
    #expect(drawn.frame("c") == "50 10 100 80")
  }
}

@Suite struct `A placement in a design` {
  /// The frame of `a` on a canvas of 200 by 100, beside `b` of 40 by 20 in its middle.
  private func frame(_ node: String, direction: String = "leftToRight") throws -> String {
    let text = """
      canvas: 200x100
      environment: {direction: \(direction)}
      view:
      - {id: b, size: 40x20}
      - {id: a, \(node)}
      """
    return try Drawn(text).frame("a")
  }

  @Test func `pins positions, with offsets or insets`() throws {
    #expect(try frame("size: 20x10, pinnedTo: topLeading") == "0 0 20 10")
    #expect(try frame("size: 20x10, pinnedTo: bottomTrailing, insets: 8") == "172 82 20 10")
    #expect(try frame("size: 20x10, pinnedTo: topCenter, insets: 8") == "90 8 20 10")
    #expect(try frame("size: 20x10, pinnedTo: center, offset: {x: 3, y: -2}") == "93 43 20 10")
    #expect(
      try frame("size: 20x10, pinnedTo: center, offset: {x: 3}", direction: "rightToLeft")
        == "87 45 20 10"
    )
    #expect(try frame("size: 20x10, pinning: center, to: topTrailing, of: b") == "110 35 20 10")
    #expect(
      try frame("size: 20x10, pinning: topLeading, to: bottomLeading, of: {x: b, y: superview}")
        == "80 100 20 10"
    )
    #expect(try frame("size: 20x10, pinning: bottomTrailing, at: {x: 50, y: 40}") == "30 30 20 10")
    #expect(try frame("size: 20x10, pinnedAt: {x: 5, y: 6}, in: layoutMargins") == "13 14 20 10")
    #expect(try frame("pinnedAt: {x: 5, y: 6, width: 30, height: 40}") == "5 6 30 40")
  }

  @Test func `pins edges, and says how the view stands across`() throws {
    #expect(try frame("height: 10, pinnedTo: bottom") == "0 90 200 10")
    #expect(try frame("height: 10, pinnedTo: top, of: layoutMargins") == "8 8 184 10")
    #expect(
      try frame("size: 20x10, pinnedTo: top, horizontally: center, insets: {top: 4}")
        == "90 4 20 10"
    )
    #expect(try frame("size: 20x10, pinnedTo: leading, vertically: bottom") == "0 90 20 10")
    #expect(
      try frame("size: 20x10, pinning: leading, to: trailing, of: b, vertically: center in b")
        == "120 45 20 10"
    )
    #expect(
      try frame("height: 10, pinnedTo: top, horizontally: fill in layoutMargins") == "8 0 184 10"
    )
    #expect(
      try frame("height: 10, width: atMost 60, pinnedTo: top, horizontally: fill in layoutMargins")
        == "70 0 60 10"
    )
    #expect(
      try frame("size: 20x10, pinnedTo: top, horizontally: center in layoutMargins between b")
        == "90 0 20 10"
    )
    #expect(
      try frame("size: 60x10, pinnedTo: top, horizontally: overflow center in b") == "70 0 60 10"
    )
  }

  @Test func `lies beside others, and fills what is left`() throws {
    #expect(try frame("size: 20x10, below: b + 8, horizontally: center") == "90 68 20 10")
    #expect(try frame("size: 20x10, above: b, horizontally: attached leading") == "80 30 20 10")
    #expect(try frame("height: 10, below: b, horizontally: attached") == "80 60 40 10")
    #expect(try frame("size: 20x10, after: b + standard, vertically: top") == "128 0 20 10")
    #expect(
      try frame("size: 20x10, before: {view: b, spacing: 4}, vertically: center in b")
        == "56 45 20 10"
    )
    #expect(try frame("fillingBelow: b + 8") == "0 68 200 32")
    #expect(try frame("fillingAbove: b + 8, in: layoutMargins") == "8 8 184 24")
    #expect(try frame("fillingAfter: b, vertically: fill in layoutMargins") == "120 8 80 84")
    #expect(try frame("fillingBefore: b - 4") == "0 0 84 100")
    #expect(try frame("topTo: bottom of b + 4, bottomTo: bottom") == "0 64 200 36")
    #expect(
      try frame("leadingTo: trailing of b, trailingTo: trailing of layoutMargins - 2")
        == "120 8 74 84"
    )
  }

  @Test func `aligns on either axis, alone or with the other`() throws {
    #expect(try frame("size: 20x10, horizontally: trailing, vertically: center") == "180 45 20 10")
    #expect(try frame("height: 10, vertically: bottom, insets: 4") == "4 86 192 10")
    #expect(try frame("width: 20, horizontally: {align: leading, in: b}") == "80 0 20 100")
    #expect(
      try frame("size: 20x10, horizontally: center in b, vertically: top in layoutMargins")
        == "90 8 20 10"
    )
  }

  @Test func `fills at most, outside of areas, or by several placements`() throws {
    #expect(try frame("fillingAtMost: layoutMargins, insets: 2") == "10 10 180 80")
    #expect(
      try frame("fillingAtMost: superview, pinning: topLeading, to: center") == "100 50 100 50"
    )
    #expect(try frame("filling: layoutMargins.excludedTop") == "0 0 200 8")
    #expect(try frame("filling: b.margins.excludedLeading") == "80 40 8 20")
    #expect(
      try frame(
        "size: 20x10, place: [{pinnedTo: trailing, vertically: none}, "
          + "{below: b + 4, horizontally: none}]"
      ) == "180 64 20 10"
    )
    let optional = "size: 20x10, place: [{pinnedTo: topLeading, priority: low}, {pinnedTo: center}]"
    #expect(try frame(optional) == "90 45 20 10")
  }

  @Test func `tells what doesn't go together`() {
    for (node, expected) in [
      ("pinnedTo: center, insets: 8, offset: {x: 1}", "a position takes 'insets' or 'offset'"),
      ("pinnedTo: top, vertically: center", "'vertically' doesn't go with 'top'"),
      ("pinning: top, to: leading", "'top' and 'leading' can't lie on each other"),
      ("pinning: top", "'pinning' needs 'to'"),
      ("topTo: bottom", "'topTo' needs 'bottomTo'"),
      ("filling: superview, pinnedTo: top", "two placements"),
      ("below: bb", "no view is called 'bb' here"),
      ("pinnedTo: topLeft", "'topLeft'"),
      ("horizontally: centre", "'centre' · did you mean 'center'?"),
      ("pinnedTo: tpo", "'tpo' · did you mean 'top'?"),
      ("below: a + 4", "3:18+5 itself: 'a' is placed against itself · name another view"),
      ("filling: a", "3:20+1 itself"),
      ("pinnedTo: top, of: a.safeArea", "itself"),
      ("place: [{pinnedTo: top}, {after: a}]", "itself"),
      ("if: dark, then: {pinnedTo: center, of: {x: b, y: a}}", "itself"),
      ("horizontally: fill in b between b", "'between' goes with 'center in'"),
      ("filling: keyboardFrame.excludedTop", "no area is called 'excludedTop'"),
      ("priority: low", "'priority' goes with a placement"),
      ("place: {pinnedTo: top}", "a list of placements"),
      ("place: [{pinnedTo: top}], filling: superview", "two placements"),
    ] {
      let text = "view:\n- {id: b, size: 1}\n- {id: a, \(node)}\n"
      let briefs = briefs(text)
      #expect(briefs.count == 1 && briefs[0].contains(expected), "\(node): \(briefs)")
    }
  }
}
