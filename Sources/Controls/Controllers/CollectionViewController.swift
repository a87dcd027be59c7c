public import Foundation
import SnaplineDrawing
public import SnaplineLayout

/// A controller whose view is a collection, which asks it for its items: UIKit's
/// `UICollectionViewController`.
open class CollectionViewController: ViewController, CollectionViewDataSource,
  CollectionViewDelegate
{
  /// The layout that the collection starts with.
  public let collectionViewLayout: CollectionViewLayout

  public init(collectionViewLayout layout: CollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = CollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The view as a collection; setting it sets the view.
  open var collectionView: CollectionView! {
    get { view as? CollectionView }
    set { view = newValue }
  }

  open override func loadView() {
    let collection = CollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  open func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: CollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: CollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: CollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView(frame: .zero) }
  // What a finger brings about, in whose place a test taps items.
  open func collectionView(
    _ collectionView: CollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: CollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: CollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: CollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: CollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
}
