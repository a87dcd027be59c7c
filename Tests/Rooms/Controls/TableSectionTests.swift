import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

extension `A table` {
  @Test func `keeps rows as narrow as is good to read, where it is told to or before iOS 12`() {
    let source = TableSource(sections: { 1 }, rows: { _ in 1 }) { _, _ in TableViewCell() }
    func margin(of style: TableView.Style, _ change: (TableView) -> Void) -> CGFloat? {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 1024, height: 400), style: style)
      table.source = source
      table.layoutIfNeeded()
      change(table)
      table.layoutIfNeeded()
      return table.visibleCells.first?.contentView.layoutMargins.left
    }
    #expect(margin(of: .plain) { _ in } == 20)
    #expect(margin(of: .plain) { $0.cellLayoutMarginsFollowReadableWidth = true } == 176)
    #expect(margin(of: .insetGrouped) { $0.cellLayoutMarginsFollowReadableWidth = true } == 156)
    #expect(margin(of: .plain) { $0.environment.metrics = .iOS11 } == 176)
    #expect(margin(of: .plain) { $0.environment.metrics = .iOS12 } == 20)
    #expect(
      margin(of: .plain) {
        $0.environment.metrics = .iOS11
        $0.cellLayoutMarginsFollowReadableWidth = false
      } == 20
    )
  }

  @Test func `leaves room above the headers of a plain table since iOS 15`() {
    let source = TableSource(sections: { 1 }, rows: { _ in 1 }) { _, _ in TableViewCell() }
    source.header = { "Section \($0)" }
    for (metrics, padding) in [(Metrics.iOS14, CGFloat(0)), (.iOS15, 22), (.iOS18, 22)] {
      let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      table.environment.metrics = metrics
      table.source = source
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 29 + padding)
    }
  }

  @Test func `sets sections apart by headers and footers`() {
    let source = TableSource(sections: { 2 }, rows: { _ in 2 }) { _, _ in TableViewCell() }
    source.header = { "Section \($0)" }
    source.footer = { $0 == 1 ? "The end" : nil }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .grouped)
    table.source = source
    table.layoutIfNeeded()
    let header = table.rectForHeader(inSection: 0)
    #expect(table.visibleCells[0].frame.minY == header.maxY && header.minY == 0)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "SECTION 1")
    #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
    #expect(table.footerView(forSection: 1)?.textLabel?.text == "The end")
    #expect(table.rect(forSection: 1).maxY == table.contentSize.height)
    let plain = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    plain.source = source
    plain.sectionHeaderTopPadding = 0
    plain.layoutIfNeeded()
    #expect(plain.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    #expect(plain.headerView(forSection: 0)?.frame.height == 29)
  }

  @Test func `makes and measures the headers that are seen, and no others`() {
    var asked = 0
    let source = TableSource(sections: { 2_000 }, rows: { _ in 3 }) { _, _ in TableViewCell() }
    source.headerView = { _, section in
      asked += 1
      let header = TableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel?.text = "Section \(section)"
      return header
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    table.source = source
    table.layoutIfNeeded()
    let seen = table.subviews.filter { $0 is TableViewHeaderFooterView }.count
    #expect(seen > 2 && asked <= 2 * seen, "\(asked) made, \(seen) seen")
    #expect(table.counts.measuredSections <= 2 * seen, "\(table.counts)")
    asked = 0
    table.scrollToRow(at: IndexPath(row: 1, section: 1_500), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(asked <= 2 * (seen + 1), "\(asked)")
    #expect(table.headerView(forSection: 1_500)?.frame.minY == table.contentOffset.y)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 1_500)).minY == table.contentOffset.y)
    // What was seen once keeps its height.
    let (first, next) = (table.rect(forSection: 1_500), table.rect(forSection: 1_501))
    #expect(first.maxY == next.minY && first.height > 3 * 43)
  }

  @Test func `stands at its end whatever its last headers and footers turn out to be`() {
    let source = TableSource(sections: { 50 }, rows: { _ in 2 }) { _, _ in TableViewCell() }
    source.header = { "Header \($0)" }
    source.footer = { "A footer of section \($0) that is long enough to take more lines than one" }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .grouped)
    table.source = source
    table.layoutIfNeeded()
    table.contentOffset.y = 1_000_000
    table.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - (table.contentSize.height - 300)) < 0.01)
    #expect(table.footerView(forSection: 49)?.frame.maxY == table.contentSize.height)
  }

  @Test func `keeps a plain header in sight until its section is over`() {
    let source = TableSource(sections: { 3 }, rows: { _ in 10 }) { _, _ in TableViewCell() }
    source.header = { "\($0)" }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.sectionHeaderTopPadding = 0
    table.source = source
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = table.rect(forSection: 0).maxY - 10
    table.layoutIfNeeded()
    let end = table.rect(forSection: 0).maxY
    #expect(table.headerView(forSection: 0)?.frame.maxY == end)
    #expect(table.headerView(forSection: 1)?.frame.minY == end)
  }

  @Test func `has views of its own above and below`() {
    let rows = Rows([2])
    let table = table(rows)
    table.tableHeaderView = View(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
    table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    expectEqual(table.visibleCells.map(\.frame.minY), [60, 110])
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 160, width: 320, height: 25))
    #expect(table.contentSize.height == 185)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.minY), [0, 50])
  }

  @Test func `keeps rows of an inset table from its sides, with round corners at the ends`() {
    let table = table(Rows([3]), style: .insetGrouped)
    let cells = table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 288)
    expectEqual(cells.map(\.layer.cornerRadius), [10, 0, 10])
    expectEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }
}
