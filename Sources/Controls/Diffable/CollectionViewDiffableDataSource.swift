public import Foundation
import SnaplineDiagnostics
import SnaplineLayout

/// A collection's items by an app's own identifiers: UIKit's `UICollectionViewDiffableDataSource`.
open class CollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource {
  public typealias CellProvider =
    (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
  public typealias SupplementaryViewProvider =
    (CollectionView, _ elementKind: String, IndexPath) -> CollectionReusableView?

  /// The closure that makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider? {
    didSet { collectionView?.reloadData() }
  }
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func show(since old: DiffedContent<SectionIdentifierType, ItemIdentifierType>?) {
    collectionView?.show(content, since: old)
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
