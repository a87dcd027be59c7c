import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A row whose height follows from a box in it.
final class BoxCell: TableViewCell {
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
final class Rows: TableViewDataSource, TableViewDelegate {
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
  func table(
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

  func frames(_ table: TableView) -> [CGRect] { table.visibleCells.map(\.frame) }

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
}
