public import Foundation
public import SnaplineLayout

/// Who says what a collection shows: UIKit's `UICollectionViewDataSource`.
public protocol CollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  func numberOfSections(in collectionView: CollectionView) -> Int
  func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
}

/// Who hears of a collection; what can't come to pass in a picture is left out.
public protocol CollectionViewDelegate: ScrollViewDelegate {}

/// What a collection shows, said by closures.
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
