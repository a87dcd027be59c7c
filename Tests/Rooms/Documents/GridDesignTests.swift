import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

@Suite struct `Flows and grids in a design` {
  private func labels(_ texts: String...) -> [Label] {
    texts.map { text in
      let label = Label(text: text)
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      return label
    }
  }

  @Test func `break lines as in Swift`() throws {
    try compareWithSwift(
      """
      - flow:
        - {label: Swift}
        - {label: Linux, spacingAfter: 20}
        - {label: Auto Layout, spacingAfter: standard}
        - {label: Cairo}
        - {label: Pango, hidden: true}
        - {label: A longer text that wraps}
        spacing: 6
        alignment: justified
        lineAlignment: firstBaseline
        margins: {leading: 10, others: 2}

      """
    ) { canvas in
      let views = labels(
        "Swift",
        "Linux",
        "Auto Layout",
        "Cairo",
        "Pango",
        "A longer text that wraps"
      )
      views[4].isHidden = true
      let flow = FlowView(arrangedSubviews: views)
      (flow.spacing, flow.lineSpacing) = (6, 6)
      (flow.alignment, flow.lineAlignment) = (.justified, .firstBaseline)
      flow.setCustomSpacing(20, after: views[1])
      flow.setCustomSpacing(StackView.spacingUseSystem, after: views[2])
      flow.isLayoutMarginsRelativeArrangement = true
      flow.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 2,
        leading: 10,
        bottom: 2,
        trailing: 2
      )
      canvas.addSubview(flow, filling: .superview)
    }
  }

  @Test func `stand in columns and rows as in Swift`() throws {
    try compareWithSwift(
      """
      - grid:
        - {label: A, columnSpan: 2}
        - {label: B, rowSpan: 2, vertically: bottom}
        - row:
          - {label: C, horizontally: trailing}
          - {label: D, width: 20}
        - {label: E, horizontally: default}
        columns: [1fr, 2fr, content]
        rows: [30px, content, 1fr]
        columnSpacing: 4
        rowSpacing: standard
        columnAlignment: [leading, fill]
        rowAlignment: center

      """
    ) { canvas in
      let views = labels("A", "B", "C", "D", "E")
      let grid = GridView(
        columns: [.fraction(1), .fraction(2), .content],
        rows: [.length(15), .content, .fraction(1)]
      )
      (grid.columnSpacing, grid.rowSpacing) = (4, StackView.spacingUseSystem)
      (grid.columnAlignments, grid.rowAlignments) = ([.leading, .fill], [.center])
      for view in views[..<2] { grid.addArrangedSubview(view) }
      grid.addRow(Array(views[2..<4]))
      grid.addRow([views[4]])
      grid.setCell(.init(columnSpan: 2), of: views[0])
      grid.setCell(.init(rowSpan: 2, rowAlignment: .bottom), of: views[1])
      grid.setCell(.init(columnAlignment: .trailing), of: views[2])
      views[3].constrain(width: 20)
      canvas.addSubview(grid, filling: .superview)
    }
  }

  /// Designs with the same picture.
  private static let pairs: [(String, String)] = [
    (
      "view:\n  grid:\n  - row: [{label: Name}, {label: Price}]\n"
        + "  - {each: item in items, row: [{label: '{{item.name}}'}, {label: '{{item.price}}'}]}\n"
        + "  - row: [{each: n in 2, label: '{{n}}'}]\n",
      "view:\n  grid:\n  - {label: Name}\n  - {label: Price}\n  - {label: Tea}\n  - {label: '2'}\n"
        + "  - {label: Milk}\n  - {label: '1.5'}\n  - {label: '0'}\n  - {label: '1'}\n  columns: 2\n"
    ),
    (
      "view:\n  grid:\n"
        + "  - {each: item in none, row: [{label: A}], empty: {row: [{label: Nothing}]}}\n"
        + "  - {if: '{{items}}', row: [{label: B}, {label: C}]}\n"
        + "  - {if: '{{none}}', row: [{label: D}]}\n",
      "view:\n  grid:\n  - {row: [{label: Nothing}]}\n  - {row: [{label: B}, {label: C}]}\n"
    ),
    (
      "view:\n  grid:\n  - {if: dark, row: [{label: A}]}\n  - row:\n    - {if: dark, label: B}\n"
        + "    - label: C\n    - label: D\n  columns: 2\n",
      "view:\n  grid: [{label: C}, {label: D}]\n  columns: 2\n"
    ),
    (
      "view:\n  flow:\n  - {each: item in items, label: '{{item.name}}'}\n  spacing: 4\n",
      "view:\n  flow: [{label: Tea}, {label: Milk}]\n  spacing: 4\n  lineSpacing: 4\n"
    ),
  ]

  @Test(arguments: pairs.indices) func `follow data and conditions`(pair: Int) throws {
    let data =
      "canvas: 200x100\ndata: {items: [{name: Tea, price: 2}, {name: Milk, price: 1.5}], none: []}\n"
    let (filled, written) = Self.pairs[pair]
    let drawings = try [data + filled, data + written].map { try Design(yaml: $0).drawing() }
    #expect(drawings[0].scene.items == drawings[1].scene.items)
    for drawing in drawings { #expect(drawing.diagnostics.isEmpty) }
  }

  @Test func `say what is wrong, and what to write`() {
    for (line, message) in Self.messages {
      #expect(briefs("view: " + line + "\n") == [message], "\(line)")
    }
  }

  private static let messages: [(String, String)] = [
    (
      "{grid: [{label: A}, {label: B}]}",
      "1:8+4 missing-key: nothing says how many columns the grid has"
        + " · write columns: 2, or put the views of each row into a 'row:'"
    ),
    (
      "{grid: [label], columns: 1fr 2fr}",
      "1:32+7 wrong-type: 'columns' is a number of equal ones or a list of sizes, not a text"
        + " · write columns: [1fr, 2fr]"
    ),
    (
      "{grid: [label], columns: auto 100pt}",
      "1:32+10 wrong-type: 'columns' is a number of equal ones or a list of sizes, not a text"
        + " · write columns: [content, 100]"
    ),
    (
      "{grid: [label], rows: []}",
      "1:29+1 out-of-range: 'rows' has 1 to 999 sizes, not 0 · write rows: 2"
    ),
    ("{grid: [label], columns: 0}", "1:32+1 out-of-range: the number must be 1 to 999 · write 1"),
    (
      "{grid: [label], columns: [50%]}",
      "1:33+3 wrong-value: 'columns' is the size of a column or a row, not '50%' · write 1fr"
    ),
    (
      "{grid: [label], columns: [0fr]}",
      "1:33+3 out-of-range: the number must be above 0, at most 1000 · write 1fr"
    ),
    (
      "{grid: [{label: A, columnSpan: 3}], columns: 2}",
      "1:38+1 grid-columns: a view over 3 columns has no room in a grid of 2"
        + " · write columnSpan: 2"
    ),
    (
      "{grid: [{row: [label, label]}], columns: 1}",
      "1:16+3 grid-columns: a row of 2 columns has no room in a grid of 1"
        + " · write columns: 2, or begin another 'row:'"
    ),
    (
      "{grid: [[label], {label: A}], columns: 2}",
      "1:15+1 wrong-type: in a grid stand views and rows, and no lists"
        + " · write 'row:' with the list under it"
    ),
    (
      "{grid: [{row: [label], background: red}]}",
      "1:30+10 grid-only: a 'row' is no view, and has no 'background' · write it on the views in"
        + " the row; beside 'row' stand 'each', 'empty' and 'if'"
    ),
    (
      "{grid: [{row: [{row: label}]}]}",
      "1:23+3 grid-only: a 'row' holds the views of one row, and no other rows"
        + " · write it in the list of the 'grid:'"
    ),
    (
      "{vstack: [{row: [label]}]}",
      "1:18+3 grid-only: a 'row' stands in a grid"
        + " · write 'hstack:' for views side by side, or put the row into a 'grid:'"
    ),
    (
      "{row: [label]}",
      "1:8+3 grid-only: a 'row' stands in a grid"
        + " · write 'hstack:' for views side by side, or put the row into a 'grid:'"
    ),
    (
      "{vstack: [{label: A, columnSpan: 2}]}",
      "1:28+10 grid-only: 'columnSpan' is how many columns of a grid a view takes"
        + " · leave it out, or put the views into a 'grid:'"
    ),
    (
      "{grid: [{label: A, if: dark, then: {filling: superview}}], columns: 1}",
      "1:43+7 arranged-placement: a grid places its children itself, and 'filling' with them · say"
        + " where the view stands in its cell by 'horizontally' and 'vertically', or put the view"
        + " into a 'view:'"
    ),
    (
      "{grid: [{label: A, vertically: center in safeArea}], columns: 1}",
      "1:38+18 arranged-placement: in a grid 'vertically' says where the view stands in its cell,"
        + " and nothing else · write vertically: center; it may also be fill, top, bottom"
    ),
    (
      "{grid: [label], columnAlignment: [top]}",
      "1:41+3 enumerator: 'columnAlignment' of a grid has no 'top', but 'rowAlignment' has"
        + " · write rowAlignment: top"
    ),
    (
      "{grid: [label], rowAlignment: leading}",
      "1:37+7 enumerator: 'rowAlignment' of a grid has no 'leading', but 'columnAlignment' has"
        + " · write columnAlignment: leading"
    ),
    (
      "{grid: [label], alignment: center}",
      "1:23+9 unknown-property: 'grid' has no property 'alignment'"
        + " · write 'columnAlignment: center'"
    ),
    (
      "{grid: [label], alignment: top}",
      "1:23+9 unknown-property: 'grid' has no property 'alignment' · write 'rowAlignment: top'"
    ),
    (
      "{grid: [label], spacing: 8}",
      "1:23+7 unknown-property: 'grid' has no property 'spacing'"
        + " · write 'columnSpacing: 8' and 'rowSpacing: 8'"
    ),
    (
      "{grid: [label], gap: 8}",
      "1:23+3 unknown-property: 'grid' has no property 'gap' · write 'columnSpacing: 8' and 'rowSpacing: 8'"
    ),
    (
      "{flow: [label], alignment: top}",
      "1:34+3 enumerator: 'alignment' of a flow has no 'top', but 'lineAlignment' has"
        + " · write lineAlignment: top"
    ),
    (
      "{flow: [label], lineAlignment: justified}",
      "1:38+9 enumerator: 'lineAlignment' of a flow has no 'justified', but 'alignment' has"
        + " · write alignment: justified"
    ),
    (
      "{flow: [label], alignItems: baseline}",
      "1:23+10 unknown-property: 'flow' has no property 'alignItems'"
        + " · write 'lineAlignment: firstBaseline'"
    ),
    (
      "{flow: [label], rowGap: 4}",
      "1:23+6 unknown-property: 'flow' has no property 'rowGap' · write 'lineSpacing: 4'"
    ),
    (
      "{flow: [{label: A, pinnedTo: top}]}",
      "1:26+8 arranged-placement: a flow places its children itself"
        + " · use 'spacing', 'alignment', or put the views into 'view:'"
    ),
    (
      "{flow: [spacer]}",
      "1:15+6 stack-only: a 'spacer' stands between the views of a vstack or an hstack"
        + " · leave it out, or use 'insets'"
    ),
    ("{wrap: [label]}", "1:8+4 unknown-class: no view is called 'wrap' · write 'flow:'"),
  ]

  @Test func `are explained by their own constraints`() throws {
    let design = try Design(
      yaml: "canvas: 200x100\nview:\n  flow: [{id: a, label: A}, {id: b, label: B}]\n  spacing: 8\n"
    )
    let canvas = design.canvas()
    canvas.layoutIfNeeded()
    let view = try #require(canvas.subviews.first?.subviews.last)
    let reasons = view.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(reasons.contains { $0.contains("keeps its spacing") }, "\(reasons)")
  }
}
