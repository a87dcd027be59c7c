public import Foundation

/// The content of a collection, given by closures.
public final class CollectionSource: CollectionViewDataSource {
  public var sections: () -> Int
  public var items: (_ section: Int) -> Int
  public var cell: (CollectionView, IndexPath) -> CollectionViewCell
  public var supplementaryView:
    ((CollectionView, _ kind: String, IndexPath) -> CollectionReusableView)?

  public init(
    sections: @escaping () -> Int = { 1 },
    items: @escaping (_ section: Int) -> Int,
    cell: @escaping (CollectionView, IndexPath) -> CollectionViewCell
  ) {
    self.sections = sections
    self.items = items
    self.cell = cell
  }

  /// One section with a number of items.
  public convenience init(
    items: Int,
    cell: @escaping (CollectionView, IndexPath) -> CollectionViewCell
  ) {
    self.init(items: { _ in items }, cell: cell)
  }

  public func numberOfSections(in collectionView: CollectionView) -> Int { sections() }

  public func collectionView(
    _ collectionView: CollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items(section) }

  public func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { cell(collectionView, indexPath) }

  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryView?(collectionView, kind, indexPath) ?? CollectionReusableView(frame: .zero)
  }
}
