import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A snapshot of identifiers` {
  private var snapshot: DiffableDataSourceSnapshot<String, Int>

  init() {
    snapshot = DiffableDataSourceSnapshot()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3, 5], toSection: "odd")
    snapshot.appendItems([2, 4])
  }

  @Test func `appends to a section, or to the last one`() {
    expectEqual(snapshot.itemIdentifiers, [1, 3, 5, 2, 4])
    expectEqual(snapshot.itemIdentifiers(inSection: "even"), [2, 4])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "odd") == 3)
    #expect(snapshot.numberOfItems(inSection: "none") == 0)
  }

  @Test func `finds what stands where`() {
    #expect(snapshot.indexOfItem(4) == 4 && snapshot.indexOfItem(6) == nil)
    #expect(snapshot.indexOfSection("even") == 1 && snapshot.indexOfSection("none") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "odd")
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
  }

  @Test mutating func `inserts and moves items beside others`() {
    snapshot.insertItems([7, 9], beforeItem: 3)
    snapshot.insertItems([6], afterItem: 4)
    expectEqual(snapshot.itemIdentifiers, [1, 7, 9, 3, 5, 2, 4, 6])
    snapshot.moveItem(1, afterItem: 5)
    snapshot.moveItem(6, beforeItem: 7)
    expectEqual(snapshot.itemIdentifiers(inSection: "odd"), [6, 7, 9, 3, 5, 1])
    expectEqual(snapshot.itemIdentifiers(inSection: "even"), [2, 4])
    snapshot.moveItem(2, afterItem: 2)
    expectEqual(snapshot.itemIdentifiers(inSection: "even"), [2, 4])
  }

  @Test mutating func `inserts and moves sections with their items`() {
    snapshot.insertSections(["first"], beforeSection: "odd")
    snapshot.insertSections(["last"], afterSection: "even")
    expectEqual(snapshot.sectionIdentifiers, ["first", "odd", "even", "last"])
    snapshot.moveSection("even", beforeSection: "first")
    snapshot.moveSection("odd", afterSection: "last")
    expectEqual(snapshot.sectionIdentifiers, ["even", "first", "last", "odd"])
    expectEqual(snapshot.itemIdentifiers, [2, 4, 1, 3, 5])
  }

  @Test mutating func `takes items and sections away`() {
    snapshot.deleteItems([3, 4, 99])
    expectEqual(snapshot.itemIdentifiers, [1, 5, 2])
    snapshot.deleteSections(["odd", "none"])
    #expect(snapshot.itemIdentifiers == [2] && snapshot.numberOfItems == 1)
    snapshot.appendItems([1])
    expectEqual(snapshot.itemIdentifiers, [2, 1], "what went may come again")
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers.isEmpty)
  }

  @Test mutating func `holds what is to be shown anew, of what is there`() {
    snapshot.reloadItems([1, 99])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["odd", "none"])
    expectEqual(snapshot.reloadedItemIdentifiers, [1])
    expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["odd"])
  }

  private typealias Act = @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void

  /// In each line: what is done, which changes nothing, and the diagnostic that it leads to.
  private static let mistakes: [(act: Act, id: String)] = [
    ({ $0.appendItems([2], toSection: "odd") }, "identifier-twice"),
    ({ $0.appendSections(["odd"]) }, "identifier-twice"),
    ({ $0.appendItems([8], toSection: "none") }, "unknown-identifier"),
    ({ $0.insertItems([8], beforeItem: 99) }, "unknown-identifier"),
    ({ $0.moveItem(1, afterItem: 99) }, "unknown-identifier"),
    ({ $0.moveSection("odd", afterSection: "none") }, "unknown-identifier"),
    ({ $0.insertSections(["new"], afterSection: "none") }, "unknown-identifier"),
  ]

  @Test(arguments: mistakes.indices)
  func `tells of what can't be, once it is applied`(_ index: Int) {
    let mistake = Self.mistakes[index]
    let table = TableView(frame: .zero)
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    var wrong = snapshot
    mistake.act(&wrong)
    #expect(wrong.itemIdentifiers == snapshot.itemIdentifiers)
    #expect(wrong.sectionIdentifiers == snapshot.sectionIdentifiers)
    source.apply(wrong)
    source.apply(source.snapshot())
    expectEqual(table.layoutDiagnostics.map(\.id), [mistake.id])
  }

  @Test func `tells of items without a section`() {
    let table = TableView(frame: .zero)
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    var empty = DiffableDataSourceSnapshot<String, Int>()
    empty.appendItems([1])
    source.apply(empty)
    expectEqual(table.layoutDiagnostics.map(\.id), ["no-section"])
  }
}
