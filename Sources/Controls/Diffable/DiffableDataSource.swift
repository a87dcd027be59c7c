public import Foundation
import SnaplineDiagnostics

/// The base of a list's diffable data sources, with an app's own identifiers of sections and items.
///
/// The list doesn't keep its source. Snapshots take effect at once, because no picture shows items that move.
open class DiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject {
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  var content = DiffedContent<SectionIdentifierType, ItemIdentifierType>()

  override init() { super.init() }

  /// Has the list show what there is now; of what is known from before, it keeps what stays.
  func show(since old: DiffedContent<SectionIdentifierType, ItemIdentifierType>?) {}

  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows a snapshot; selected items that are still there stay selected.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = content
    content = DiffedContent(snapshot)
    show(since: old)
    completion?()
  }

  /// Shows a snapshot, with nothing selected.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    content = DiffedContent(snapshot)
    show(since: nil)
    completion?()
  }

  /// Shows a snapshot for code that awaits it; there is nothing to wait for.
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
    content.place(of: sectionIdentifier)
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.path(of: itemIdentifier)
  }
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
