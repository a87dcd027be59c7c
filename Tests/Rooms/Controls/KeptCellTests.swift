import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// As UIKit's lists do, ours ask for a cell once, and again only if that is wanted.
@Suite struct `Cells of items that stay` {
  private typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
  private let source: TableViewDiffableDataSource<Int, Int>
  private let asked = Asked()

  /// Which items a source was asked for.
  private final class Asked {
    var items: [Int] = []
    var version = 0
  }

  init() {
    let asked = asked
    source = TableViewDiffableDataSource(tableView: table) { _, _, item in
      asked.items.append(item)
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = Self.text(item, asked.version)
      return cell
    }
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
  }

  private static func text(_ item: Int, _ version: Int) -> String {
    Array(repeating: "\(item) \(version)", count: 1 + item % 3).joined(separator: "\n")
  }

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections.map(\.0))
    for (section, items) in sections { snapshot.appendItems(items, toSection: section) }
    return snapshot
  }

  private func cell(_ item: Int) -> TableViewCell? {
    source.indexPath(for: item).flatMap(table.cellForRow)
  }

  @Test func `are kept by a snapshot, which holds at once`() {
    source.apply(snapshot([(0, [1, 2, 3])]))
    #expect(asked.items == [1, 2, 3] && table.visibleCells.count == 3)
    let cells = [1, 2, 3].map(cell)
    asked.items = []
    asked.version = 1
    source.apply(snapshot([(7, [9]), (0, [3, 8, 1])]))
    expectEqual(asked.items.sorted(), [8, 9])
    #expect(cell(1) === cells[0] && cell(3) === cells[2] && cells[1]?.superview == nil)
    #expect(cell(1)?.textLabel?.text == Self.text(1, 0))
    let places = [9, 3, 8, 1].map { cell($0)?.frame.minY ?? -1 }
    #expect(places == places.sorted() && table.contentSize.height == cell(1)?.frame.maxY)
    var again = source.snapshot()
    asked.items = []
    again.reloadItems([1])
    again.reconfigureItems([8])
    again.reloadSections([7])
    source.apply(again)
    expectEqual(asked.items.sorted(), [1, 8, 9])
    #expect(cell(1)?.textLabel?.text == Self.text(1, 1))
    asked.items = []
    source.apply(again)
    expectEqual(asked.items.sorted(), [1, 8, 9])
    asked.items = []
    source.applySnapshotUsingReloadData(source.snapshot())
    table.layoutIfNeeded()
    expectEqual(asked.items, [9, 3, 8, 1])
  }

  @Test(arguments: Seed.many(15))
  func `lead to the table that shows the same from the start`(seed: Seed) throws {
    var random = seed
    var sections: [(Int, [Int])] = [(0, Array(0..<8))]
    var next = 100
    for _ in 0..<8 {
      let old = Set(sections.flatMap(\.1))
      var kept: [Int: TableViewCell] = [:]
      for item in old { kept[item] = cell(item) }
      let selected = Set(old.filter { _ in Bool.random(using: &random) })
      for item in old {
        guard let path = source.indexPath(for: item) else { continue }
        if selected.contains(item) {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
          table.deselectRow(at: path, animated: false)
        }
      }
      let hadAll = source.snapshot().numberOfItems == old.count
      sections.shuffle(using: &random)
      for index in sections.indices {
        sections[index].1.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
        sections[index].1.insert(next, at: .random(in: 0...sections[index].1.count, using: &random))
        next += 1
      }
      if Bool.random(using: &random) { sections.append((next, [next])) }
      if sections.count > 2 { sections.removeFirst() }
      let moved = sections[0].1.removeFirst()
      sections[sections.count - 1].1.append(moved)
      asked.items = []
      source.apply(snapshot(sections))
      let now = sections.flatMap(\.1)
      if hadAll {
        let rows = (table.indexPathsForSelectedRows ?? []).compactMap(source.itemIdentifier)
        #expect(Set(rows) == selected.intersection(now), "\(seed)")
      }
      let fresh = TableView(frame: table.frame)
      let copy = TableViewDiffableDataSource<Int, Int>(tableView: fresh) { _, _, item in
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Self.text(item, 0)
        return cell
      }
      copy.apply(snapshot(sections))
      fresh.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame) == fresh.visibleCells.map(\.frame), "\(seed)")
      let texts = { (table: TableView) in table.visibleCells.map { $0.textLabel?.text } }
      #expect(texts(table) == texts(fresh), "\(seed)")
      for item in now {
        guard let shown = cell(item), let old = kept[item] else { continue }
        #expect(shown === old && !asked.items.contains(item), "\(seed)")
        let path = try #require(source.indexPath(for: item))
        #expect(table.indexPath(for: shown) == path)
        #expect(shown.isSelected == (table.indexPathsForSelectedRows ?? []).contains(path))
      }
    }
  }

  @Test func `are kept by edits of rows and sections`() {
    let stock = Stock([20, 30, 40])
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (stock, stock)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    stock.heights = [50, 20, 40]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    expectEqual(Array(table.visibleCells.dropFirst()), [cells[0], cells[2]])
    #expect(table.visibleCells.map(\.frame.height) == [50, 20, 40] && table.counts.made == 4)
    expectEqual(stock.announced, [0, 1, 2, 0])
    table.reloadSections([0], with: .none)
    #expect(table.counts.made == 7 && !table.visibleCells.contains(cells[0]))
  }

  @Test func `are kept by a collection`() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 20)
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: flow
    )
    view.allowsMultipleSelection = true
    let asked = asked
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, item in
      asked.items.append(item)
      return CollectionViewCell(frame: .zero)
    }
    view.layoutIfNeeded()
    source.apply(snapshot([(0, [1, 2]), (1, [3])]))
    let cell = { (item: Int) in source.indexPath(for: item).flatMap(view.cellForItem) }
    let cells = [1, 2, 3].map(cell)
    view.selectItem(at: source.indexPath(for: 3), animated: false, scrollPosition: [])
    #expect(asked.items == [1, 2, 3] && cells[2]?.isSelected == true)
    source.apply(snapshot([(1, [4, 3, 1])]))
    expectEqual(asked.items, [1, 2, 3, 4])
    #expect(cell(1) === cells[0] && cell(3) === cells[2] && cells[1]?.superview == nil)
    expectEqual([4, 3, 1].map { cell($0)?.frame.minY }, [0, 30, 60])
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    var again = source.snapshot()
    again.reloadItems([3])
    source.apply(again)
    #expect(asked.items == [1, 2, 3, 4, 3] && cell(3) !== cells[2])
    #expect(cell(3)?.isSelected == true)
  }

  @Test func `are kept at the end of a table that gets shorter`() {
    let stock = Stock(Array(repeating: 50, count: 40))
    let table = table(of: stock)
    table.contentOffset.y = 1_600
    table.layoutIfNeeded()
    let cells = table.visibleCells
    stock.heights.removeFirst(4)
    table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .none)
    #expect(table.contentOffset.y == table.contentSize.height - 400)
    #expect(table.visibleCells == cells && cells.count == 8)
  }

  private func table(of stock: Stock) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    (table.dataSource, table.delegate) = (stock, stock)
    table.layoutIfNeeded()
    return table
  }

  @Test func `are measured as they look at their new places`() {
    let stock = Stock([])
    (stock.isAutomatic, stock.lines) = (true, [1, 2, 3])
    // The first row makes no room for a sign of editing, and its words take fewer lines.
    stock.word = "Bread and two lemons and a candle "
    stock.canEdit = { $0 > 0 }
    let table = table(of: stock)
    table.isEditing = true
    table.layoutIfNeeded()
    stock.lines = [2, 3, 1]
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    let fresh = self.table(of: stock)
    fresh.isEditing = true
    fresh.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame) == fresh.visibleCells.map(\.frame))
  }

  @Test func `aren't sought at places that a source doesn't have`() {
    let stock = Stock([70, 70, 70])
    let table = table(of: stock)
    table.performBatchUpdates {
      table.reloadSections([0], with: .none)
      table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 9, section: 0))
    }
    #expect(table.contentSize.height == 210 && table.visibleCells.count == 3)
  }

  @Test(arguments: Seed.many(8))
  func `show their own items where a source edits while it is asked`(seed: Seed) {
    var random = seed
    let stock = Stock((0..<30).map { CGFloat(20 + $0) })
    stock.isAutomatic = true
    let table = table(of: stock)
    stock.onCell = { table, _ in
      guard Int.random(in: 0..<4, using: &random) == 0, stock.heights.count < 60 else { return }
      let row = Int.random(in: 0...stock.heights.count, using: &random)
      stock.heights.insert(.random(in: 1...60, using: &random).rounded(), at: row)
      table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    for _ in 0..<6 {
      table.contentOffset.y = .random(in: 0...300, using: &random)
      table.layoutIfNeeded()
    }
    stock.onCell = nil
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count > 4, "\(seed)")
    for cell in table.visibleCells {
      let row = table.indexPath(for: cell)?.row ?? -1
      #expect(cell.frame.height == stock.heights[row], "\(seed), \(row)")
    }
  }
}
