import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A row whose height follows from a box in it.
private final class BoxCell: TableViewCell {
  let box = View()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      height,
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ height: CGFloat) { self.height.constant = height }
}

/// Numbers of rows and heights that a test decides.
private final class Rows: TableViewDataSource, TableViewDelegate {
  var counts: [Int]
  var height: (IndexPath) -> CGFloat
  var asked: [IndexPath] = []

  init(_ counts: [Int], height: @escaping (IndexPath) -> CGFloat = { _ in 40 }) {
    (self.counts, self.height) = (counts, height)
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.show(height(indexPath))
    return cell
  }
}

@Suite struct `A table` {
  private func table(
    _ rows: Rows,
    style: TableView.Style = .plain,
    height: CGFloat = 500
  ) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(BoxCell.self, forCellReuseIdentifier: "box")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  private func frames(_ table: TableView) -> [CGRect] { table.visibleCells.map(\.frame) }

  @Test func `stacks rows by the heights of their content`() {
    let rows = Rows([3]) { CGFloat(20 + 10 * $0.row) }
    let table = table(rows)
    #expect(
      frames(table) == [
        CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 30, width: 320, height: 40),
        CGRect(x: 0, y: 70, width: 320, height: 50),
      ]
    )
    #expect(table.contentSize == CGSize(width: 320, height: 120))
    let box = (table.visibleCells[1] as? BoxCell)?.box.frame
    #expect(box == CGRect(x: 16, y: 5, width: 288, height: 30))
    #expect(table.layoutDiagnostics.isEmpty)
  }

  /// The promise of large tables.
  @Test func `makes and measures no more rows than are seen, wherever it is scrolled`() {
    let rows = Rows([10_000]) { CGFloat(30 + $0.row % 7) }
    let table = table(rows)
    let atTop = table.counts
    let visible = table.visibleCells.count
    #expect(atTop.made <= visible + 2 && atTop.measured <= visible + 2)
    table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    let below = table.visibleCells.count
    #expect(table.counts.made - atTop.made <= below + 2)
    #expect(table.counts.measured - atTop.measured <= below + 2)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 9_000, section: 0))
    #expect(table.contentOffset.y == table.visibleCells[0].frame.minY)
  }

  @Test func `gives the cells of rows that left to rows that come`() {
    let rows = Rows([1_000])
    let table = table(rows)
    let first = Set(table.visibleCells.map { ObjectIdentifier($0) })
    table.contentOffset.y = 20_000
    table.layoutIfNeeded()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    let again = Set(table.visibleCells.map { ObjectIdentifier($0) })
    #expect(again.count == first.count && again.intersection(first).count >= first.count - 1)
    #expect(table.subviews.compactMap { $0 as? TableViewCell }.count == first.count)
  }

  @Test(arguments: [TableView.ScrollPosition.top, .middle, .bottom])
  func `brings a row where it is wanted`(position: TableView.ScrollPosition) {
    let rows = Rows([2_000]) { CGFloat(20 + $0.row * 7 % 60) }
    let table = table(rows)
    let path = IndexPath(row: 1_200, section: 0)
    table.scrollToRow(at: path, at: position, animated: false)
    table.layoutIfNeeded()
    let frame = table.cellForRow(at: path)?.frame.offsetBy(dx: 0, dy: -table.contentOffset.y)
    switch position {
    case .top, .none: #expect(frame?.minY == 0)
    case .middle: #expect(abs((frame?.midY ?? 0) - 250) <= 0.5)
    case .bottom: #expect(frame?.maxY == 500)
    }
    table.scrollToRow(at: IndexPath(row: 1_999, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.visibleCells.last?.frame.maxY == table.contentOffset.y + 500)
    table.scrollToRow(at: IndexPath(row: 5_000, section: 3), at: .top, animated: false)
    expectEqual(table.layoutDiagnostics.map(\.id), ["no-row"])
  }

  /// Scrolled in any way, rows stand as in a fresh table of which all are measured.
  @Test func `has the rows of a table that was never scrolled`() {
    let height = { (path: IndexPath) in CGFloat(15 + (path.row * 37 + path.section * 11) % 90) }
    let counts = [40, 0, 70, 1]
    let rows = Rows(counts, height: height)
    let all = table(rows, height: 12_000)
    let small = table(rows)
    var offset: CGFloat = 0
    // Downward in steps, so that all above is measured.
    while offset < all.contentSize.height - 500 {
      small.contentOffset.y = offset
      small.layoutIfNeeded()
      for cell in small.visibleCells {
        guard let path = small.indexPath(for: cell) else { continue }
        #expect(cell.frame == all.rectForRow(at: path), "\(path)")
      }
      offset += 230
    }
    small.contentOffset.y = all.contentSize.height - 500
    small.layoutIfNeeded()
    #expect(small.contentSize.height == all.contentSize.height)
  }

  @Test func `asks for heights that its delegate says, and measures nothing then`() {
    let source = TableSource(rows: 100) { table, _ in
      table.dequeueReusableCell(withIdentifier: "a") ?? TableViewCell()
    }
    source.height = { _, path in path.row == 1 ? 100 : 20 }
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.source = source
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.height), [20, 100, 20, 20, 20, 20])
    #expect(table.counts.measured == 0)
    table.source = nil
    table.rowHeight = 50
    table.source = TableSource(rows: 3) { _, _ in TableViewCell() }
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.minY), [0, 50, 100])
  }

  @Test func `shows what its source says after it was told to reload`() {
    let rows = Rows([2])
    let table = table(rows)
    rows.counts = [4, 1]
    table.reloadData()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 4)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    rows.height = { _ in 90 }
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.map(\.frame.height), [100, 50, 50, 50, 50])
    rows.counts = [0]
    table.performBatchUpdates { table.deleteSections([1], with: .fade) }
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    table.dataSource = nil
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
  }

  @Test func `follows its width`() {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 200, height: 800))
    table.source = TableSource(rows: 1) { _, _ in
      let cell = TableViewCell()
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = "A text that is long enough to wrap where there is little room for it"
      return cell
    }
    table.layoutIfNeeded()
    let narrow = table.visibleCells[0].frame.height
    table.frame.size.width = 700
    table.layoutIfNeeded()
    #expect(
      narrow > 60 && table.visibleCells[0].frame == CGRect(x: 0, y: 0, width: 700, height: 43.5)
    )
  }

  // MARK: Sections

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

  // MARK: What sources get wrong

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
