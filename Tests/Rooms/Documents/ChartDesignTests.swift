import Foundation
import SnaplineControls
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A chart in a design` {
  private func drawn(_ chart: String, _ rest: String = "", head: String = "") throws -> Drawn {
    try Drawn(
      """
      \(head)
      canvas: 200x100
      view:
      - id: sales
        chart: \(chart)
        filling: superview
      \(rest)
      """
    )
  }

  @Test func `shows what data has, and holds views at its parts`() throws {
    let found = try drawn(
      "{kind: bars, values: \"{{rows | pick(sum)}}\", labels: \"{{rows | pick(day)}}\"}",
      """
      - {label: Best, below: {view: sales-2, spacing: -20}, horizontally: center in sales-2}

      """,
      head: "data: {rows: [{day: Mon, sum: 10}, {day: Tue, sum: 40}]}"
    )
    let nodes = found.scene.tree.nodes
    let frames = nodes.filter { $0.identifier?.hasPrefix("sales-") == true }.map(\.frame)
    #expect(frames.count == 2)
    #expect(abs(frames[1].height / frames[0].height - 4) < 0.1, "\(frames)")
    let best = try #require(nodes.first { $0.text == "Best" }).frame
    #expect(abs((best.left + best.right) - (frames[1].left + frames[1].right)) < 2)
    #expect(nodes.contains { $0.text == "Tue" })
  }

  @Test(arguments: ["", "  dotSize: 20\n", "  lineWidth: 9\n  dotSize: 0\n"])
  func `keeps the dots and the line of a chart without texts in its frame`(_ rest: String) throws {
    let found = try drawn("{kind: lines, values: [0, 9, 4]}", "  range: 0 9\n" + rest)
    let frames = found.scene.tree.nodes.map(\.frame)
    let reach = rest.isEmpty ? 3 : rest.contains("20") ? 10 : 4.5
    #expect(frames.allSatisfy { $0.top >= 0 && $0.bottom <= 100 }, "\(frames)")
    let area = try #require(frames.first { $0.height < 100 && $0.width > 150 })
    #expect(area.top == reach && area.bottom == 100 - reach, "\(area)")
  }

  @Test func `writes numbers by a filter, in the design's locale`() throws {
    let found = try drawn(
      "{kind: bars, values: [1234.5, 2000]}",
      "  showsValues: true\n  format: currency(EUR)\n",
      head: "environment: {locale: de-DE}"
    )
    let texts = found.scene.tree.nodes.compactMap(\.text)
    expectEqual(texts, ["1.234,50\u{A0}€", "2.000,00\u{A0}€"])
  }

  @Test func `counts its parts among the views that a design may have`() {
    let row = "[" + Array(repeating: "1", count: 2_000).joined(separator: ", ") + "]"
    func said(_ rows: Int) -> [String] {
      let rows = Array(repeating: row, count: rows).joined(separator: ", ")
      return briefs(
        "canvas: 90x60\nview: {chart: {kind: lines, series: [\(rows)]}, filling: superview}\n"
      )
    }
    expectEqual(said(9), [])
    let told = said(11)
    #expect(told.count == 1 && told[0].contains("more than 20000 views"), "\(told)")
  }

  @Test func `takes its numbers alone`() throws {
    let names = try drawn("[1, 2]").scene.tree.nodes.compactMap(\.identifier)
    #expect(names.contains("sales-2"))
  }

  @Test func `calls the parts of several series by both numbers`() throws {
    let found = try drawn("{kind: lines, series: [[1, 2], {values: [3, 4], color: red}]}")
    let names = found.scene.tree.nodes.compactMap(\.identifier).filter { $0.hasPrefix("sales-") }
    expectEqual(names.sorted(), ["sales-1-1", "sales-1-2", "sales-2-1", "sales-2-2"])
  }

  @Test(arguments: [
    (
      "{kind: sectors, values: [3, -1.5, 2]}", "",
      "4:3 chart-value: the number -1.5 of this chart has no sector",
      "write kind: bars, which go down from 0"
    ),
    (
      "{kind: sectors, series: [[1, 2], [3, 4]]}", "",
      "4:3 chart-series: this chart draws the first of its 2 series alone",
      "write kind: bars, or make a chart for each series"
    ),
    (
      "[10, 30, 45]", "range: 0 20",
      "4:3 chart-value: 2 numbers of this chart lie outside of its range, the first of them 30",
      "leave 'range' out, or write range: 0 45"
    ),
    (
      "{kind: lines, values: [-3, 7]}", "range: 0 10",
      "4:3 chart-value: the number -3 of this chart lies outside of its range",
      "leave 'range' out, or write range: -3 10"
    ),
  ])
  func `tells of numbers that it doesn't show as they are`(
    chart: String,
    more: String,
    line: String,
    remedy: String
  ) throws {
    func said(_ more: String) throws -> Reviewed {
      try Reviewed("canvas: 90x60\nview:\n- filling: superview\n  chart: \(chart)\n  \(more)\n")
    }
    let told = try said(more)
    expectEqual(told.lines, [line])
    expectEqual(told.remedies, [remedy])
    guard let range = remedy.split(separator: "write range").dropFirst().first else { return }
    try expectEqual(said("range\(range)").lines, [])
  }

  @Test(arguments: [
    (
      "{kind: bar, values: [1]}",
      "enumerator: 'kind' of a chart has no 'bar' · did you mean 'bars'?"
    ),
    (
      "{kind: bars, values: '1, 2'}",
      "wrong-type: 'values' is a list of numbers, not '1, 2' · write values: [1, 2]"
    ),
    (
      "{kind: bars}",
      "missing-key: 'chart' needs 'values', or 'series' for several rows · write chart: {kind: bars, values: [12, 30, 21]}"
    ),
    (
      "{kind: bars, values: [1, two]}",
      "wrong-value: 'values' is a list of numbers, not 'two' · write a number, or null for one that isn't known"
    ),
    (
      "{kind: bars, values: ['1,5']}",
      "wrong-value: 'values' is a list of numbers, not '1,5' · write 1.5"
    ),
    (
      "{kind: bars, values: [{sum: 4}]}",
      "wrong-type: 'values' is a list of numbers, and this is a mapping · name the number: \"{{rows | pick(sum)}}\", where the data has 'rows'"
    ),
  ])
  func `with a mistake is told of it`(chart: String, expected: String) {
    let said = briefs("canvas: 90x60\nview: {chart: \(chart), filling: superview}\n")
    expectEqual(said.map { $0.drop { $0 != " " }.dropFirst().description }, [expected])
  }
}
