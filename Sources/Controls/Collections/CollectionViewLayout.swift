public import Foundation
import SnaplineGeometry
import SnaplineLayout

/// Where the cells of a collection stand: UIKit's `UICollectionViewLayout`, to be subclassed.
open class CollectionViewLayout: NSObject {
  /// The collection that the layout is of.
  public internal(set) final weak var collectionView: CollectionView?
  final var isPrepared = false

  public override init() { super.init() }

  /// Archives can't be read here: a layout from a coder is as a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Works out where everything stands; called before anything is asked, and again after changes.
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    nil
  }

  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Whether another size or offset of the collection asks for ``prepare()`` again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.preparedSize != newBounds.size } ?? false
  }

  /// Whether a cell that wants another size than it was given is asked for it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Whether the layout is mirrored where reading goes leftward.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
