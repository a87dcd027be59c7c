import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// Whoever hears of taps, and writes them down.
private final class Listener: TableViewDelegate, CollectionViewDelegate {
  var lines: [String] = []
  var refused: IndexPath?
  var other: IndexPath?
  var staying: IndexPath?

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath != refused
  }
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    lines.append("will \(indexPath.row)")
    return other ?? indexPath
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("did \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath == staying ? nil : indexPath
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    lines.append("no longer \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    lines.append("button \(indexPath.row)")
  }

  func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath != refused }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("did \(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    lines.append("no longer \(indexPath.item)")
  }
}

@Suite struct `A tap` {
  private let listener = Listener()
  private let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let source = TableSource(rows: 30) { _, _ in
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailButton
    return cell
  }

  init() {
    table.dataSource = source
    table.delegate = listener
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `selects a row in place of the one before, and tells`() {
    #expect(table.tapRow(at: row(1)))
    #expect(table.tapRow(at: row(2)))
    expectEqual(listener.lines, ["will 1", "did 1", "will 2", "no longer 1", "did 2"])
    expectEqual(table.indexPathForSelectedRow, row(2))
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    #expect(table.cellForRow(at: row(1))?.isSelected == false)
  }

  @Test func `selects what the delegate says, or nothing`() {
    listener.refused = row(0)
    #expect(!table.tapRow(at: row(0)))
    #expect(!table.tapRow(at: row(29)), "the row isn't shown")
    listener.other = row(3)
    #expect(table.tapRow(at: row(1)))
    expectEqual(listener.lines, ["will 1", "did 3"])
    table.allowsSelection = false
    #expect(!table.tapRow(at: row(1)))
  }

  @Test func `selects several rows, and a second one takes a row back`() {
    table.allowsMultipleSelection = true
    for place in [1, 2, 1] { #expect(table.tapRow(at: row(place))) }
    expectEqual(listener.lines, ["will 1", "did 1", "will 2", "did 2", "no longer 1"])
    expectEqual(table.indexPathsForSelectedRows, [row(2)])
  }

  @Test(arguments: [false, true])
  func `leaves a row selected where the delegate says so`(severally: Bool) {
    table.allowsMultipleSelection = severally
    listener.staying = row(1)
    #expect(table.tapRow(at: row(1)))
    #expect(table.tapRow(at: row(1)) == !severally)
    #expect(table.tapRow(at: row(2)))
    expectEqual(table.indexPathsForSelectedRows?.sorted(), [row(1), row(2)])
    #expect(table.cellForRow(at: row(1))?.isSelected == true)
    #expect(!listener.lines.contains("no longer 1"))
  }

  @Test func `selects rows of a table in editing as that allows`() {
    table.isEditing = true
    table.allowsMultipleSelection = true
    #expect(!table.tapRow(at: row(1)))
    table.allowsSelectionDuringEditing = true
    for place in [1, 2] { #expect(table.tapRow(at: row(place))) }
    expectEqual(table.indexPathsForSelectedRows, [row(2)])
    table.allowsSelectionDuringEditing = false
    table.allowsMultipleSelectionDuringEditing = true
    #expect(table.tapRow(at: row(1)))
    expectEqual(table.indexPathsForSelectedRows?.sorted(), [row(1), row(2)])
  }

  @Test func `finds no button where a view stands in its place`() {
    table.layoutIfNeeded()
    table.cellForRow(at: row(1))?.accessoryView = View()
    #expect(!table.tapAccessoryButton(at: row(1)))
    expectEqual(listener.lines, [])
  }

  @Test func `on the button of a row tells of the button alone`() {
    #expect(table.tapAccessoryButton(at: row(1)))
    expectEqual(listener.lines, ["button 1"])
    #expect(table.indexPathForSelectedRow == nil)
    table.cellForRow(at: row(1))?.accessoryType = .checkmark
    #expect(!table.tapAccessoryButton(at: row(1)))
  }

  @Test func `selects an item of a collection`() {
    let collection = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let items = CollectionSource(items: 3) { _, _ in CollectionViewCell(frame: .zero) }
    collection.dataSource = items
    collection.delegate = listener
    listener.refused = IndexPath(item: 2, section: 0)
    for place in [0, 1] { #expect(collection.tapItem(at: IndexPath(item: place, section: 0))) }
    #expect(!collection.tapItem(at: IndexPath(item: 2, section: 0)))
    expectEqual(listener.lines, ["did 0", "no longer 0", "did 1"])
  }
}
