import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Edits at the edge` {
  private func table(_ stock: Stock, height: CGFloat = 200) -> TableView {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
    (table.dataSource, table.delegate) = (stock, stock)
    table.allowsMultipleSelection = true
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func select(_ rows: [Int], in table: TableView) {
    for row in rows { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
  }

  private func selected(in table: TableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row)
  }

  @Test func `end nothing where places aren't there`() {
    let stock = Stock([20, 20, 20, 20])
    let table = table(stock)
    select([1, NSNotFound, -5], in: table)
    stock.heights.append(30)
    table.insertRows(at: [path(0)], with: .none)
    #expect(selected(in: table) == [2] && table.contentSize.height == 110)
    stock.heights.append(30)
    table.performBatchUpdates {
      table.reloadRows(at: [path(.max), path(.min)], with: .none)
      table.moveRow(at: path(.max), to: path(.min))
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(table.contentSize.height == 140)
    // What isn't there can't be taken out: the source is asked for everything.
    stock.heights.removeLast()
    table.deleteRows(at: [path(500)], with: .none)
    #expect(table.contentSize.height == 110)
    stock.heights.append(7)
    table.insertRows(at: [path(500)], with: .none)
    #expect(table.contentSize.height == 117)
  }

  @Test func `are told by counts when their group ends`() {
    let stock = Stock([21, 22, 23, 24, 25, 26])
    stock.isAutomatic = true
    let table = table(stock)
    select([1, 4], in: table)
    table.performBatchUpdates {
      stock.heights.removeFirst()
      table.deleteRows(at: [path(0)], with: .none)
      #expect(table.numberOfRows(inSection: 0) == 6)
      stock.heights.remove(at: 1)
      table.deleteRows(at: [path(2)], with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 4 && selected(in: table) == [0, 2])
    expectEqual(table.visibleCells.map(\.frame.height), [22, 24, 25, 26])
    // A layout in between shows what there is; what was known before is measured again.
    table.performBatchUpdates {
      stock.heights.removeFirst()
      table.deleteRows(at: [path(0)], with: .none)
      table.layoutIfNeeded()
      stock.heights.removeFirst()
      table.deleteRows(at: [path(1)], with: .none)
    }
    expectEqual(table.visibleCells.map(\.frame.height), [25, 26])
    // One that shows all there is ends the group's counting.
    stock.heights.append(27)
    table.performBatchUpdates {
      table.insertRows(at: [path(2)], with: .none)
      table.layoutIfNeeded()
    }
    select([2], in: table)
    let before = selected(in: table)
    stock.heights.insert(20, at: 0)
    table.insertRows(at: [path(0)], with: .none)
    #expect(before.contains(2) && selected(in: table) == before.map { $0 + 1 })
  }

  @Test func `leave no footer where rows have come`() {
    let stock = Stock([44, 44, 44])
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .grouped)
    table.dataSource = stock
    table.delegate = stock
    stock.footer = "Bread"
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) != nil)
    stock.heights = [200, 200, 200]
    table.beginUpdates()
    table.endUpdates()
    #expect(table.footerView(forSection: 0) == nil)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let footer = table.footerView(forSection: 0)
    #expect(footer?.frame.minY == table.rectForFooter(inSection: 0).minY)
  }

  @Test func `count for nothing where two rows would come to one place`() {
    let stock = Stock([20, 30, 40, 50])
    let table = table(stock)
    stock.heights = [20, 30, 40]
    table.performBatchUpdates {
      table.moveRow(at: path(0), to: path(2))
      table.moveRow(at: path(1), to: path(2))
    }
    #expect(table.contentSize.height == 90)
  }

  @Test func `settle with a delegate that scrolls to the end as it hears of scrolling`() {
    let stock = Stock((0..<30).map { CGFloat($0 + 20) })
    stock.isAutomatic = true
    let table = table(stock)
    var calls = 0
    stock.onScroll = { table in
      calls += 1
      if calls < 1_000 {
        table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .top, animated: false)
      }
    }
    table.contentOffset.y = 50
    table.layoutIfNeeded()
    #expect(calls < 50 && table.layoutDiagnostics.isEmpty)
    #expect(table.contentOffset.y == table.contentSize.height - 200)
  }

  @Test func `take what is moved along`() {
    let stock = Stock([20, 30, 40])
    stock.isAutomatic = true
    let table = table(stock)
    select([0], in: table)
    stock.heights = [30, 40, 20]
    table.moveRow(at: path(0), to: path(2))
    expectEqual(selected(in: table), [2])
    expectEqual(table.visibleCells.map(\.frame.height), [30, 40, 20])
  }

  @Test func `have headers asked for again`() {
    let stock = Stock([20])
    stock.headerHeight = 50
    stock.title = "Bread"
    let table = table(stock)
    let full = table.contentSize.height
    (stock.heights, stock.headerHeight) = ([], 0)
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.contentSize.height <= full - 70)
    stock.headerHeight = TableView.automaticDimension
    table.performBatchUpdates(nil)
    let titled = table.contentSize.height
    #expect(titled > 10)
    stock.title = nil
    table.beginUpdates()
    table.endUpdates()
    #expect(table.contentSize.height == 0 && table.headerView(forSection: 0) == nil)
    (stock.heights, stock.title) = ([20], "Bread")
    table.insertRows(at: [path(0)], with: .none)
    #expect(table.contentSize.height == titled + 20)
  }

  @Test func `let whoever is asked scroll once the answer is there`() {
    for isCell in [true, false] {
      let stock = Stock((0..<60).map { CGFloat($0 + 10) })
      stock.isAutomatic = true
      var calls = 0
      let scroll = { (table: TableView, path: IndexPath) in
        calls += 1
        guard calls < 500 else { return }
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }
      if isCell { stock.onCell = scroll } else { stock.onHeight = scroll }
      let table = table(stock)
      #expect(calls < 100 && table.layoutDiagnostics.isEmpty)
      #expect(table.cellForRow(at: path(20))?.frame.minY == table.contentOffset.y)
    }
  }

  @Test func `find cells that ask for others while they are prepared`() {
    let stock = Stock(Array(repeating: 20, count: 9))
    let table = table(stock)
    table.register(AskingCell.self, forCellReuseIdentifier: "asking")
    let cell = table.dequeueReusableCell(withIdentifier: "asking") as? AskingCell
    #expect(cell != nil)
    let source = TableSource(rows: { _ in 9 }) { table, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "asking") ?? TableViewCell()
      (cell as? AskingCell)?.table = table
      return cell
    }
    table.source = source
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count > 2)
  }

  @Test func `announce each row that comes into sight once`() {
    let stock = Stock([60, 60, 60, 60, 60, 60])
    stock.isAutomatic = true
    let table = table(stock, height: 100)
    expectEqual(stock.announced, [0, 1])
    table.contentOffset.y = 70
    table.layoutIfNeeded()
    expectEqual(stock.announced, [0, 1, 2])
    table.reloadRows(at: [path(1)], with: .none)
    expectEqual(stock.announced, [0, 1, 2, 1])
  }
}

private final class AskingCell: TableViewCell {
  weak var table: TableView?

  override func prepareForReuse() {
    super.prepareForReuse()
    _ = table?.dequeueReusableCell(withIdentifier: "other")
    _ = table?.dequeueReusableCell(withIdentifier: "asking")
  }
}

extension `Edits at the edge` {
  @Test func `have a collection ask for sizes again, and keep what is selected`() {
    let sizes = ItemSizes()
    let view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: CollectionViewFlowLayout()
    )
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "a")
    view.allowsMultipleSelection = true
    (view.dataSource, view.delegate) = (sizes, sizes)
    #expect(view.numberOfItems(inSection: 0) == 3)
    sizes.heights = [30, 30, 30, 30]
    view.insertItems(at: [path(0)])
    #expect(view.visibleCells.isEmpty)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
    let before = view.contentSize.height
    sizes.heights = [90, 90, 90, 90]
    view.performBatchUpdates(nil)
    #expect(view.contentSize.height >= before + 60)
    for item in [1, 3] {
      view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    sizes.heights.removeFirst()
    view.deleteItems(at: [path(0)])
    expectEqual((view.indexPathsForSelectedItems ?? []).map(\.item), [0, 2])
    sizes.heights.append(90)
    view.performBatchUpdates {
      view.collectionViewLayout.invalidateLayout()
      #expect(view.layoutAttributesForItem(at: path(0)) == nil)
      view.moveItem(at: path(0), to: path(1))
      view.insertItems(at: [path(0)])
    }
    expectEqual((view.indexPathsForSelectedItems ?? []).map(\.item), [1, 3])
  }
}

private final class ItemSizes: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  var heights: [CGFloat] = [30, 30, 30]

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    heights.count
  }
  func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
  }
  func collectionView(
    _ collectionView: CollectionView,
    layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 140, height: heights[indexPath.item]) }
}
