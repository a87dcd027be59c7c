import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import Testing

@Suite struct `Edits of rows and items` {
  /// A table of rows that a test may change.
  private final class Stock: TableViewDataSource, TableViewDelegate {
    var heights: [CGFloat]
    var texts: [String] = []
    var isAutomatic = false

    init(_ heights: [CGFloat]) { self.heights = heights }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      return cell
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      isAutomatic ? TableView.automaticDimension : heights[indexPath.row]
    }
  }

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
    #expect(heights == [90, 30])
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
    stock.isAutomatic = true
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
    #expect(heights == [100, 20])
  }
}
