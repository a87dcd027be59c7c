public import Foundation

/// The invalid parts of a collection's layout: UIKit's `UICollectionViewLayoutInvalidationContext`.
///
/// The layout is prepared again in any case. If everything is invalid, all measured sizes are dropped;
/// otherwise, only those of the named items are.
open class CollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as after ``CollectionViewLayout/invalidateLayout()``.
  open internal(set) var invalidateEverything = false
  /// Whether the source is asked again for the numbers of sections and items.
  open internal(set) var invalidateDataSourceCounts = false

  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// How far the content is scrolled in addition.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Has no effect: the layout is asked for the size of the content.
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

/// The invalid parts of a flow: UIKit's `UICollectionViewFlowLayoutInvalidationContext`.
///
/// The delegate is asked anew for all sizes in any case.
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true
  open var invalidateFlowLayoutAttributes = true
}
