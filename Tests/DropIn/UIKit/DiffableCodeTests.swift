import TestSupport
import Testing
import UIKit

@Suite struct `A list of an app that snapshots change` {
  private let directory = DirectoryOfAPhone()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { show(directory) }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func text(_ section: Int, _ row: Int) -> String? {
    let cell = directory.tableView.cellForRow(at: IndexPath(row: row, section: section))
    return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test func `shows the items of each section, below its title`() {
    #expect(directory.tableView.numberOfSections == 2)
    #expect(text(0, 0) == "Ada" && text(1, 2) == "Barbara")
    let titles = (0...1).compactMap {
      directory.dataSource.tableView(directory.tableView, titleForHeaderInSection: $0)
    }
    expectEqual(titles, ["Favourites", "Others"])
    #expect(window.layoutDiagnostics.isEmpty)
  }

  @Test func `follows what is moved, selected rows too`() {
    let table = directory.tableView
    table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    directory.prefer("Edsger")
    window.layoutIfNeeded()
    expectEqual((0..<3).map { text(0, $0) }, ["Edsger", "Ada", "Grace"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(directory.dataSource.indexPath(for: "Barbara") == IndexPath(row: 1, section: 1))
    #expect(directory.dataSource.itemIdentifier(for: IndexPath(row: 9, section: 1)) == nil)
    #expect(directory.dataSource.index(for: .others) == 1)
  }

  @Test func `calls back once it is done`() {
    var calls = 0
    let snapshot = directory.dataSource.snapshot()
    directory.dataSource.apply(snapshot, animatingDifferences: true) { calls += 1 }
    directory.tableView.selectRow(
      at: IndexPath(row: 0, section: 0),
      animated: false,
      scrollPosition: .none
    )
    directory.dataSource.applySnapshotUsingReloadData(snapshot) { calls += 1 }
    #expect(calls == 2 && directory.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `applies snapshots for code that awaits it`() async {
    let table = directory.tableView
    var snapshot = directory.dataSource.snapshot()
    snapshot.deleteItems(["Ada"])
    table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    await directory.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(directory.dataSource.indexPath(for: "Ada") == nil)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
    await directory.dataSource.applySnapshotUsingReloadData(snapshot)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `shows a plain cell and tells of it where there is none`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([7])
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 1)
    #expect(table.layoutDiagnostics.first?.id == "no-cell")
  }

  @Test func `has tiles and headings that registrations fill, and uses them again`() throws {
    let tiles = TilesOfAPhone()
    show(tiles)
    let collection = try #require(tiles.collectionView)
    func shown() -> [String?] {
      collection.visibleCells.map { ($0 as? TilesOfAPhone.Tile)?.label.text }
    }
    expectEqual(shown(), ["1 at 0", "2 at 1", "3 at 2", "4 at 0", "5 at 1"])
    let heading = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1)
    )
    #expect((heading as? TilesOfAPhone.Heading)?.title == "more")
    let before = Set(collection.visibleCells.map { ObjectIdentifier($0) })
    tiles.show(["few": [9, 1]], in: ["few"])
    window.layoutIfNeeded()
    // A tile that stays is not filled again, as on a phone.
    expectEqual(shown(), ["9 at 0", "1 at 0"])
    #expect(collection.visibleCells.allSatisfy { before.contains(ObjectIdentifier($0)) })
    #expect(window.layoutDiagnostics.isEmpty)
  }
}
