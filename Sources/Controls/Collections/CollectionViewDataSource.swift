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
public protocol CollectionViewDelegate: ScrollViewDelegate {
  // What ``CollectionView/tapItem(at:)`` tells.
  func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: CollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension CollectionViewDelegate {
  public func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: CollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: CollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
}
