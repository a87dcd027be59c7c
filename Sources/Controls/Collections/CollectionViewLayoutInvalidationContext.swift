public import Foundation

/// What of a collection's layout no longer holds: UIKit's `UICollectionViewLayoutInvalidationContext`.
///
/// Whatever it says, the layout is prepared anew. Measured sizes go where everything is invalid, and
/// those of the items that it names.
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing holds any more, as after ``CollectionViewLayout/invalidateLayout()``.
  open internal(set) var invalidateEverything = false
  /// Whether the source is asked anew for how much there is.
  open internal(set) var invalidateDataSourceCounts = false

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content is scrolled besides.
  open var contentOffsetAdjustment = CGPoint.zero
  /// It is kept: the layout is asked for the size of the content.
  open var contentSizeAdjustment = CGSize.zero

  public required override init() { super.init() }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    var all = invalidatedSupplementaryIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedSupplementaryIndexPaths = all
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    var all = invalidatedDecorationIndexPaths ?? [:]
    all[elementKind, default: []] += indexPaths
    invalidatedDecorationIndexPaths = all
  }
}

/// What of a flow no longer holds: UIKit's `UICollectionViewFlowLayoutInvalidationContext`.
///
/// The delegate is asked anew for all sizes in any case.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
