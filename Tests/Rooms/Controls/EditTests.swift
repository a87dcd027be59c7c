import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `Edits of rows and items` {
  private func table(_ stock: Stock) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    table.dataSource = stock
    table.delegate = stock
    table.layoutIfNeeded()
    return table
  }

  private let first = [IndexPath(row: 0, section: 0)]

  @Test func `of a table are known to its content at once, in a group when that ends`() {
    let stock = Stock([20, 30])
    let table = table(stock)
    stock.heights = [40, 20, 30]
    table.insertRows(at: first, with: .none)
    #expect(table.contentSize.height == 90 && table.visibleCells.count == 3)
    var heights: [CGFloat] = []
    table.performBatchUpdates {
      table.deleteRows(at: first, with: .fade)
      heights.append(table.contentSize.height)
      stock.heights = [30]
    } completion: { _ in
      heights.append(table.contentSize.height)
    }
    expectEqual(heights, [90, 30])
    table.beginUpdates()
    table.beginUpdates()
    stock.heights = []
    table.deleteRows(at: first, with: .none)
    table.endUpdates()
    #expect(table.contentSize.height == 30)
    table.endUpdates()
    #expect(table.contentSize.height == 0)
    table.endUpdates()
    stock.heights = [70]
    table.insertRows(at: first, with: .none)
    #expect(table.contentSize.height == 70)
  }

  @Test func `of a table have heights asked for again`() {
    let stock = Stock([20, 300, 40])
    let table = table(stock)
    table.contentOffset.y = 260
    table.layoutIfNeeded()
    stock.heights = [10, 200, 60]
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == 270)
    (stock.isAutomatic, stock.lines) = (true, [1, 8, 2])
    table.reloadData()
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: first[0])
    let before = table.contentSize.height
    cell?.textLabel?.text = "Bread\nand lemons\nand a candle"
    table.performBatchUpdates(nil)
    #expect(cell === table.cellForRow(at: first[0]) && cell?.frame.height ?? 0 > 70)
    #expect(table.contentSize.height > before + 30)
  }

  /// A table of rows as high as their lines, scrolled so that the first ones are out of sight.
  private func scrolled(_ lines: [Int], by distance: CGFloat) -> (Stock, TableView) {
    let stock = Stock([])
    (stock.isAutomatic, stock.lines) = (true, lines)
    let table = table(stock)
    table.frame.size.height = 300
    for y in stride(from: 0, through: distance, by: 40) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    return (stock, table)
  }

  /// Where rows stand, by their numbers.
  private func places(_ table: TableView) -> [Int: CGFloat] {
    let rows = table.indexPathsForVisibleRows ?? []
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0.row, table.cellForRow(at: $0)?.frame.minY ?? -1) }
    )
  }

  @Test func `let what is shown stay where it is, as high as its content`() {
    let (stock, table) = scrolled([1, 9, 5, 3, 7, 2, 8, 4, 6, 3, 1, 2], by: 480)
    let before = places(table)
    let rows = before.keys.sorted()
    #expect(rows.first! > 1 && rows.count > 1)
    let size = table.contentSize.height
    table.performBatchUpdates(nil)
    #expect(places(table) == before && table.contentSize.height == size)
    table.reloadRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .none)
    #expect(places(table) == before && table.contentSize.height == size)
    stock.lines.append(1)
    table.insertRows(at: [IndexPath(row: stock.lines.count - 1, section: 0)], with: .none)
    #expect(places(table) == before && table.contentSize.height == size + 44)
    // Of a row that came above, the others make room.
    stock.lines.insert(1, at: 0)
    table.insertRows(at: first, with: .none)
    let moved = Dictionary(uniqueKeysWithValues: before.map { ($0 + 1, $1 + 44) })
    for (row, y) in places(table) where moved[row] != nil { #expect(moved[row] == y) }
    #expect(!Set(moved.keys).isDisjoint(with: places(table).keys))
    stock.lines.remove(at: 0)
    table.deleteRows(at: first, with: .none)
    #expect(places(table) == before && table.contentSize.height == size + 44)
    // A source that says something else is asked for everything.
    stock.lines = [1, 1]
    table.deleteRows(at: first, with: .none)
    #expect(table.contentSize.height < 100 && places(table).keys.sorted() == [0, 1])
  }

  @Test func `take what is selected along`() {
    let stock = Stock(Array(repeating: 20, count: 9))
    let table = table(stock)
    table.allowsMultipleSelection = true
    for row in [1, 3, 5] {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    table.performBatchUpdates {
      stock.heights.removeLast()
      table.deleteRows(at: [0, 3].map { IndexPath(row: $0, section: 0) }, with: .none)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    }
    expectEqual(table.indexPathsForSelectedRows?.map(\.row), [0, 4])
  }

  @Test func `made while the table asks wait for the next layout, and end nothing`() {
    let stock = Stock(Array(repeating: 20, count: 9))
    let table = table(stock)
    var depth = 0
    stock.onEnd = { table, path in
      guard depth < 3 else { return }
      depth += 1
      stock.heights = [30]
      table.reloadRows(at: [path, IndexPath(row: 8, section: 0)], with: .none)
      table.deleteRows(at: [path], with: .none)
      table.scrollToRow(at: path, at: .top, animated: false)
      _ = (table.numberOfSections, table.numberOfRows(inSection: 0), table.rectForRow(at: path))
      table.endUpdates()
    }
    table.reloadRows(at: first, with: .none)
    table.contentOffset.y = 90
    table.layoutIfNeeded()
    #expect(depth > 0 && table.visibleCells.count == 1 && table.contentSize.height == 30)
    stock.onCount = { table in
      stock.heights = [10, 10]
      _ = (table.numberOfSections, table.numberOfRows(inSection: 0))
      table.reloadData()
    }
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2)
    stock.onCount = nil
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 2 && table.contentSize.height == 20)
    for row in [-1, .max, .min] {
      table.insertRows(at: [IndexPath(row: row, section: row)], with: .none)
      table.reloadRows(at: [IndexPath(row: row, section: row)], with: .none)
      table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
    #expect(table.contentSize.height == 20)
  }

  @Test(arguments: Seed.many(15))
  func `lead to the heights that the source says`(seed: Seed) throws {
    var random = seed
    let stock = Stock((0..<8).map { _ in CGFloat(Int.random(in: 1...60, using: &random)) })
    stock.isAutomatic = true
    let table = table(stock)
    for _ in 0..<12 {
      table.contentOffset.y = .random(in: 0...60, using: &random)
      table.layoutIfNeeded()
      let count = stock.heights.count
      let gone = Set((0..<count).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      stock.heights = stock.heights.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
      var come: [Int] = []
      for row in 0..<Int.random(in: 0...3, using: &random) {
        stock.heights.insert(CGFloat(row * 7 + 11), at: min(row * 2, stock.heights.count))
        come.append(min(row * 2, stock.heights.count - 1))
      }
      table.performBatchUpdates {
        table.insertRows(at: come.map { IndexPath(row: $0, section: 0) }, with: .none)
        table.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .none)
      }
      for cell in table.visibleCells {
        let row = try #require(table.indexPath(for: cell)).row
        #expect(cell.frame.height == stock.heights[row], "\(seed)")
      }
      for row in stock.heights.indices {
        let known = table.rectForRow(at: IndexPath(row: row, section: 0)).height
        #expect(known == stock.heights[row] || known == 44, "\(seed), row \(row)")
      }
    }
  }

  @Test func `before a table has shown anything wait for its layout`() {
    let stock = Stock([20])
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    table.dataSource = stock
    table.delegate = stock
    stock.heights = [20, 20]
    table.insertRows(at: first, with: .none)
    #expect(table.counts.made == 0 && table.contentSize == .zero)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 40)
  }

  @Test func `of a table's header are seen once it is set again`() {
    let table = table(Stock([20]))
    let header = View(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    table.tableHeaderView = header
    table.layoutIfNeeded()
    header.frame.size.height = 50
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.minY) == [50] && table.contentSize.height == 70)
  }

  @Test func `of a collection that asks back wait for the next layout`() {
    var count = 3
    var back: ((CollectionView) -> Void)?
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: CollectionViewFlowLayout()
    )
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
    let source = CollectionSource(
      sections: {
        back?(view)
        return 1
      },
      items: { _ in count }
    ) {
      back?($0)
      return $0.dequeueReusableCell(withReuseIdentifier: "a", for: $1)
    }
    view.source = source
    back = { view in
      _ = (view.numberOfSections, view.numberOfItems(inSection: 0))
      _ = (view.indexPathForItem(at: .zero), view.layoutAttributesForItem(at: [0, 0]))
    }
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    var depth = 0
    back = { view in
      guard depth < 3 else { return }
      depth += 1
      count = 1
      view.deleteItems(at: [[0, 2], [0, 1]])
      view.performBatchUpdates(nil)
    }
    view.reloadItems(at: [[0, 0]])
    view.layoutIfNeeded()
    #expect(depth == 3 && view.visibleCells.count == 1)
  }

  @Test func `of a collection are known to its content at once, in a group when that ends`() {
    var count = 3
    let flow = CollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 20)
    flow.minimumLineSpacing = 0
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: flow
    )
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
    let source = CollectionSource(sections: { 1 }, items: { _ in count }) {
      $0.dequeueReusableCell(withReuseIdentifier: "a", for: $1)
    }
    view.source = source
    view.insertItems(at: first)
    #expect(view.counts.made == 0)
    view.layoutIfNeeded()
    count = 5
    view.insertItems(at: first)
    #expect(view.contentSize.height == 100 && view.visibleCells.count == 5)
    var heights: [CGFloat] = []
    view.performBatchUpdates {
      count = 1
      view.deleteItems(at: first)
      heights.append(view.contentSize.height)
    } completion: { _ in
      heights.append(view.contentSize.height)
    }
    expectEqual(heights, [100, 20])
  }
}
