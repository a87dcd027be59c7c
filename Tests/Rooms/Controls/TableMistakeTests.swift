import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// What sources get wrong.
extension `A table` {
  @Test func `shows what it can of a source that lies`() {
    final class Liar: TableViewDataSource {
      let cell = TableViewCell()
      func numberOfSections(in tableView: TableView) -> Int { 3 }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        [-5, Int.max, 4][section]
      }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cell
      }
    }
    let liar = Liar()
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = liar
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 0 && table.numberOfRows(inSection: 1) == 10_000_000)
    #expect(table.visibleCells.count == 5)
    expectEqual(Set(table.layoutDiagnostics.map(\.id)), ["row-count", "cell-twice"])
  }

  @Test func `shows rows whose heights are no numbers`() {
    final class Endless: TableViewCell {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
        verticalFittingPriority: LayoutPriority
      ) -> CGSize {
        CGSize(width: CGFloat.nan, height: CGFloat.nan)
      }
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.source = TableSource(rows: 2) { _, _ in Endless() }
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.height), [44, 44])
    expectEqual(Set(table.layoutDiagnostics.map(\.id)), ["row-height"])
  }

  @Test func `doesn't hang on rows without a height`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.environment.limits.views = 500
    let source = TableSource(rows: 1_000_000) { _, _ in TableViewCell() }
    source.height = { _, _ in 0 }
    table.source = source
    table.layoutIfNeeded()
    #expect(table.layoutDiagnostics.map(\.id).contains("too-many-rows"))
  }

  @Test func `stands a source that changes while it is asked`() {
    let rows = Rows([50])
    let table = table(rows)
    rows.height = { [weak table] path in
      if path.row == 3 { table?.reloadData() }
      rows.counts = [5]
      return 30
    }
    table.reloadData()
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 5)
    rows.height = { _ in 30 }
  }

  @Test func `stands a source that changes while it is asked for headers`() {
    let source = TableSource(sections: { 30 }, rows: { _ in 2 }) { _, _ in TableViewCell() }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    var sections = 30
    source.sections = { sections }
    source.footerView = { table, _ in
      if sections > 1 { table.reloadData() }
      sections = 1
      _ = (table.numberOfSections, table.rect(forSection: 3), table.indexPathForRow(at: .zero))
      return View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    table.source = source
    table.layoutIfNeeded()
    table.contentOffset.y = 10_000
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 1, section: 0), at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 2)
    source.footerView = { _, _ in nil }
  }

  @Test func `shows headers whose heights are no numbers`() {
    let source = TableSource(sections: { 2 }, rows: { _ in 1 }) { _, _ in TableViewCell() }
    source.headerView = { _, section in
      let header = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      header.bounds.size.height = section == 0 ? .nan : 1e300
      return header
    }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.estimatedSectionHeaderHeight = .nan
    table.sectionFooterHeight = -.infinity
    table.source = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count >= 1 && table.contentSize.height.isFinite)
    #expect(table.layoutDiagnostics.map(\.id).contains("row-height"))
  }

  @Test func `leaves nothing behind`() {
    weak var table: TableView?
    weak var cell: TableViewCell?
    weak var source: TableSource?
    do {
      let made = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let own = TableSource(rows: 100) { table, path in
        let cell =
          table.dequeueReusableCell(withIdentifier: "a")
          ?? TableViewCell(style: .subtitle, reuseIdentifier: "a")
        cell.textLabel?.text = "\(path.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      own.header = { "\($0)" }
      made.source = own
      made.layoutIfNeeded()
      made.contentOffset.y = 1_000
      made.layoutIfNeeded()
      (table, cell, source) = (made, made.visibleCells.first, own)
    }
    #expect(table == nil && cell == nil && source == nil)
  }
}
