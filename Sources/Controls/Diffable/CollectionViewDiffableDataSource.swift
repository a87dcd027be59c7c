public import Foundation
import SnaplineDiagnostics
import SnaplineLayout

/// The items of a collection by identifiers of an app's own: UIKit's
/// `UICollectionViewDiffableDataSource`.
///
/// The collection doesn't keep it. What an applied snapshot leads to holds at once.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, CollectionViewDataSource {
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider =
    (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  public typealias SupplementaryViewProvider =
    (CollectionView, _ elementKind: String, IndexPath) -> CollectionReusableView?

  /// Who makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reloadData() }
  }
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider
  private var content = DiffedContent<SectionIdentifierType, ItemIdentifierType>()

  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> Snapshot { content.snapshot }

  /// Shows what a snapshot says; items that are selected and stay, stay selected.
  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = content
    content = DiffedContent(snapshot)
    collectionView?.show(content, since: old)
    completion?()
  }

  /// The same, with nothing selected.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    content = DiffedContent(snapshot)
    collectionView?.show(content, since: nil)
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

  // MARK: What the collection asks

  open func numberOfSections(in collectionView: CollectionView) -> Int { content.sectionCount }

  open func collectionView(
    _ collectionView: CollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { content.count(inSection: section) }

  open func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    if let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      return cell
    }
    collectionView.report(.noCell(at: indexPath))
    return CollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? CollectionReusableView(frame: .zero)
  }
}
