import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@Suite struct `Containers in a design` {
  @Test func `stack as in Swift`() throws {
    try compare(
      """
      - vstack:
        - {label: One, lines: 1}
        - {label: Two, lines: 1, spacingAfter: 12}
        - {label: Three, lines: 1, spacingAfter: standard}
        - hstack: [{label: A, lines: 1}, {label: B, lines: 1}]
          distribution: fillEqually
        spacing: 4
        alignment: center
        margins: {leading: 10, others: 2}
        filling: superview

      """
    ) { canvas in
      let labels = ["One", "Two", "Three"].map { Self.label($0) }
      let row = AutoHidingStackView(arrangedSubviews: ["A", "B"].map { Self.label($0) })
      row.distribution = .fillEqually
      let column = AutoHidingStackView(arrangedSubviews: labels + [row])
      column.axis = .vertical
      column.spacing = 4
      column.alignment = .center
      column.setCustomSpacing(12, after: labels[1])
      column.setCustomSpacing(StackView.spacingUseSystem, after: labels[2])
      column.isLayoutMarginsRelativeArrangement = true
      column.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 2,
        leading: 10,
        bottom: 2,
        trailing: 2
      )
      canvas.addSubview(column, filling: .superview)
    }
  }

  @Test func `has texts as wide as they are in a row, and equal parts where that is open`() throws {
    let row = "hstack: [{id: word, label: Inbox}, {hstack: [{id: n, label: \"3\"}], margins: 8}]\n"
    let own = try frames("canvas: 300x40\nview:\n- \(row)  centeredIn: superview\n")
    let word = try #require(own["word"]?.width)
    let number = try #require(own["n"]?.width)
    #expect(word > 30 && number < 12, "\(own)")
    let pair = "hstack: [{id: a, label: One}, {id: b, label: Another}]\n"
    let even = try frames("canvas: 300x40\nview:\n- \(pair)  filling: superview\n")
    #expect(even["a"]?.width == 150 && even["b"]?.width == 150, "\(even)")
    // In Swift a row evens out its texts with more than their own widths.
    let (a, b) = (Label(text: "Inbox"), Label(text: "3"))
    for label in [a, b] { label.numberOfLines = 0 }
    let stack = StackView(arrangedSubviews: [a, b])
    stack.frame.size = stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(a.frame.width == b.frame.width)
  }

  @Test func `scroll as in Swift`() throws {
    try compare(
      """
      - id: page
        scroll:
        - {label: Tall, height: 300, width: 80}
        - {background: red, filling: scrollFrame, insets: 30}
        contentInsets: {top: 10, leading: 5}
        contentOffset: {x: 0, y: 40}
        safeAreaAdjustment: never

      """
    ) { canvas in
      let scroll = ScrollView()
      scroll.accessibilityIdentifier = "page"
      scroll.contentInset = EdgeInsets(top: 10, left: 5)
      scroll.contentOffset.y = 40
      scroll.contentInsetAdjustmentBehavior = .never
      canvas.addSubview(scroll, filling: .superview)
      let label = Label(text: "Tall")
      scroll.addSubview(label, filling: .scrollContent)
      label.heightAnchor.constraint(equalToConstant: 300).isActive = true
      label.widthAnchor.constraint(equalToConstant: 80).isActive = true
      let red = View(backgroundColor: .red)
      scroll.addSubview(red, filling: .scrollFrame, insets: .all(30))
    }
  }

  @Test func `say text as in Swift`() throws {
    try compare(
      """
      - textView: A text that is too long for one line of the view
        font: 20 bold
        color: red
        alignment: center
        scrolls: false
        textInsets: {leading: 3, others: 1}

      """
    ) { canvas in
      let view = TextView()
      view.text = "A text that is too long for one line of the view"
      view.font = .systemFont(ofSize: 20, weight: .bold)
      view.textColor = .red
      view.textAlignment = .center
      view.isScrollEnabled = false
      view.textContainerInset = EdgeInsets(top: 1, left: 3, bottom: 1, right: 1)
      canvas.addSubview(view, filling: .superview)
    }
  }

  @Test func `have room between what a spacer parts`() throws {
    let frames = try frames(
      """
      canvas: 225x100
      view:
        hstack:
        - spacer
        - {id: a, width: 20, background: red}
        - spacer
        - {id: b, width: 20, background: red}
        - spacer: 70
        - spacer: {exactly: 5}

      """
    )
    #expect(frames["a"]?.left == 55 && frames["b"]?.left == 130)
  }

  @Test func `have lines across them`() throws {
    let text = """
      canvas: {size: 200x100, scale: 2}
      view:
        vstack:
        - {id: a, width: 20, height: 10}
        - divider
        - {id: b, width: 20}
        - divider: 3
        - {height: 10}
        alignment: center
        margins: 10

      """
    let scene = try Drawn(text).scene
    let lines = scene.items.compactMap { item -> Edges? in
      if case .fill(.rectangle(let edges), _) = item, edges.width == 180 { edges } else { nil }
    }
    expectEqual(lines.map(\.height), [0.5, 3])
    #expect(lines[0].left == 10 && lines[0].top == 20)
    #expect(diagnostics(text).isEmpty)
  }

  @Test func `keep texts as wide as they like beside a spacer`() throws {
    let frames = try frames(
      """
      canvas: 300x40
      view:
        hstack:
        - {id: title, label: A title of some length}
        - spacer
        - {id: value, label: On}

      """
    )
    #expect((frames["title"]?.width ?? 0) > 120)
    #expect(frames["value"]?.right == 300 && (frames["value"]?.width ?? 99) < 30)
  }

  @Test func `are mirrored where reading is`() throws {
    let frames = try frames(
      """
      canvas: 200x100
      environment: {direction: rightToLeft}
      view:
        hstack: [{id: a, width: 20}, {id: b, width: 30}, spacer]

      """
    )
    #expect(frames["a"]?.left == 180 && frames["b"]?.left == 150)
  }

  @Test(arguments: [
    (
      "view: {vstack: [{label: A, filling: superview}]}\n",
      "1:28+7 arranged-placement: a vstack places its children itself"
        + " · use 'spacing', 'alignment', or put the views into 'view:'"
    ),
    (
      "view: {view: [spacer]}\n",
      "1:15+6 stack-only: a 'spacer' stands between the views of a vstack or an hstack"
        + " · leave it out, or use 'insets'"
    ),
    (
      "view: divider\n",
      "1:7+7 stack-only: a 'divider' stands between the views of a vstack or an hstack"
        + " · write a view with 'height: 1px' and a background"
    ),
    (
      "view: {label: A, spacingAfter: 8}\n",
      "1:18+12 stack-only: 'spacingAfter' is the distance to the next view of a vstack, an hstack"
        + " or a flow · leave it out, or put the views into a 'vstack:'"
    ),
    (
      "view: {hstack: [], spacing: wide}\n",
      "1:29+4 wrong-value: 'spacing' is a distance, not 'wide'"
        + " · write a number of points such as 8, or 'standard'"
    ),
    (
      "view: {vstack: [], distribution: equal}\n",
      "1:34+5 enumerator: 'distribution' of a vstack has no 'equal'"
        + " · one of fill, fillEqually, fillProportionally, equalSpacing, equalCentering"
    ),
    (
      "view: {vstack: [], adjusts: accessible}\n",
      "1:29+10 enumerator: 'adjusts' of a vstack has no 'accessible'"
        + " · one of verticallyCompact, accessibility"
    ),
    (
      "view: {vscroll: [{label: A}, {label: B}]}\n",
      "1:31+5 one-view: a vscroll holds one view · put the views into a 'vstack:' inside of it"
    ),
  ])
  func `say what is wrong`(_ text: String, _ message: String) {
    expectEqual(briefs(text), [message])
  }

  @Test func `tell by their line who holds a frame, where they have no name`() throws {
    let text = "canvas: 100x50\nview:\n  vstack:\n  - {id: a, label: A, height: 10, hidden: true}\n"
    let design = try Design(bytes: Array(text.utf8), named: "a.yaml", environment: Environment())
    #expect(
      try design.drawing().diagnostics.compactMap(\.cause) == [
        "because of \"a\".height == 0 'UISV-hiding', "
          + "as the vstack at line 3 gives up the room of a hidden view"
      ]
    )
  }

  private static func label(_ text: String) -> Label {
    let label = Label(text: text)
    label.numberOfLines = 1
    return label
  }

  private func compare(_ design: String, _ build: (View) -> Void) throws {
    let canvas = View(backgroundColor: .systemBackground)
    build(canvas)
    let scene = try canvas.scene(size: CGSize(width: 200, height: 120), scale: 2)
    let drawn = try Drawn("canvas: 200x120\nview:\n" + design)
    #expect(drawn.scene.tree == scene.tree, "\(drawn.scene.tree)\n\(scene.tree)")
    #expect(drawn.scene.items == scene.items)
  }

  private func frames(_ text: String) throws -> [String: Edges] {
    let nodes = try Drawn(text).scene.tree.nodes
    return Dictionary(
      nodes.compactMap { node in node.identifier.map { ($0, node.frame) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

@Suite struct `A design's scroll view that overflows` {
  @Test func `is as high as its content where there is room`() throws {
    func frame(_ height: Int, _ more: String = "") throws -> String {
      let text = """
        canvas: 200x100
        view:
          vstack:
          - id: scroll
            vscroll: {id: a, height: atLeast \(height)}
            \(more)
          - {id: footer, height: 30}
        """
      let drawn = try Drawn(text)
      return drawn.frame("scroll") + ", " + drawn.frame("a")
    }
    #expect(try frame(10) == "0 0 200 70, 0 0 200 70")
    #expect(try frame(300) == "0 0 200 70, 0 0 200 300")
    #expect(try frame(300, "crossAxis: layoutMargins") == "0 0 200 70, 8 0 184 300")
  }

  @Test func `turns stacks round with the size of texts`() throws {
    func axis(_ size: String) throws -> String {
      let text = """
        canvas: 200x100
        environment: {textSize: \(size)}
        view:
          hstack: [{id: a, size: 10}, {id: b, size: 10}]
          adjusts: accessibility
          pinnedTo: topLeading
        """
      return try Drawn(text).frame("b")
    }
    #expect(try axis("large") == "10 0 10 10")
    #expect(try axis("accessibility3") == "0 10 10 10")
  }
}
