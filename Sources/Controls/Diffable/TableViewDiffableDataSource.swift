public import Foundation
import SnaplineDiagnostics
import SnaplineLayout

/// The rows of a table by identifiers of an app's own: UIKit's `UITableViewDiffableDataSource`.
///
/// The table doesn't keep it. What an applied snapshot leads to holds at once, as no picture shows rows
/// on their way.
open class TableViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, TableViewDataSource {
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

  open var defaultRowAnimation = TableView.RowAnimation.automatic
  private weak var tableView: TableView?
  private let cellProvider: CellProvider
  private var content = DiffedContent<SectionIdentifierType, ItemIdentifierType>()

  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows what a snapshot says; rows that stay selected are those of the same items.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = content
    content = DiffedContent(snapshot)
    tableView?.show(content, since: old)
    completion?()
  }

  /// The same, with nothing selected.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    content = DiffedContent(snapshot)
    tableView?.show(content, since: nil)
    completion?()
  }

  /// The same for code that waits, which needn't.
  open nonisolated(nonsending) func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  open nonisolated(nonsending) func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(index) }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }

  // MARK: What the table asks

  open func numberOfSections(in tableView: TableView) -> Int { content.sectionCount }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    content.count(inSection: section)
  }

  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.report(.noCell(at: indexPath))
    return TableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: TableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: TableView,
    titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}

extension Diagnostic {
  static func noCell(at path: IndexPath) -> Diagnostic {
    Diagnostic(
      id: "no-cell",
      severity: .warning,
      subject:
        "the cell provider of a list has no cell for item \(path.item) of section \(path.section)",
      cause: "a plain cell stands in",
      remedy: "answer with a cell for each item of the snapshot"
    )
  }
}
