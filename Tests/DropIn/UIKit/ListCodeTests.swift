import Foundation
import TestSupport
import Testing
import UIKit

private final class Inbox: UITableViewController {
  var done: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    WatchedCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0
  }
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] action, _, completion in
      self?.done.append(action.title ?? "")
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}

private final class WatchedCell: UITableViewCell {
  var states: [String] = []

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    states.append("will \(state.rawValue) \(isEditing)")
  }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    states.append("did \(state.rawValue) \(isEditing)")
  }
}

@Suite struct `Code of lists` {
  @Test func `says what swipes offer`() throws {
    let inbox = Inbox(style: .plain)
    let window = try #require(UIWindow(device: "iPhone 16"))
    window.rootViewController = inbox
    let table = try #require(inbox.tableView)
    let first = IndexPath(row: 0, section: 0)
    let offered = try #require(table.swipeActionsConfiguration(forRowAt: first, at: .trailing))
    expectEqual(offered.actions.map(\.title), ["Delete", "Flag"])
    expectEqual(offered.actions.map { $0.backgroundColor }, [.systemRed, .systemOrange])
    #expect(offered.performsFirstActionWithFullSwipe)
    #expect(offered.actions[0].perform() && !offered.actions[1].perform())
    expectEqual(inbox.done, ["Delete"])
    #expect(table.swipeActionsConfiguration(forRowAt: first, at: .leading) == nil)
    for row in [1, 2] {
      let path = IndexPath(row: row, section: 0)
      #expect(table.swipeActionsConfiguration(forRowAt: path, at: .trailing) == nil)
    }
  }

  @Test func `is told of what edits a row`() {
    let cell = WatchedCell(style: .default, reuseIdentifier: nil)
    cell.isEditing = false
    #expect(cell.states.isEmpty)
    cell.setEditing(true, animated: false)
    cell.isEditing = false
    expectEqual(cell.states, ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
  }

  @Test func `finds the headers of a collection`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    }
    let flow = UICollectionViewFlowLayout()
    flow.headerReferenceSize = CGSize(width: 100, height: 20)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let list = UICollectionView(frame: frame, collectionViewLayout: flow)
    let source = Source()
    list.dataSource = source
    list.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let paths = [0, 1].map { IndexPath(item: 0, section: $0) }
    expectEqual(list.indexPathsForVisibleSupplementaryElements(ofKind: kind), paths)
    let views = list.visibleSupplementaryViews(ofKind: kind)
    #expect(views.count == 2 && views[0].frame.minY < views[1].frame.minY)
    let attributes = list.layoutAttributesForSupplementaryElement(ofKind: kind, at: paths[1])
    expectEqual(attributes?.frame, views[1].frame)
    #expect(list.visibleSupplementaryViews(ofKind: "other").isEmpty)
  }
}
