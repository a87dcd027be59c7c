public import Foundation
import SnaplineGeometry
import SnaplineLayout

/// The places of a collection's cells: UIKit's `UICollectionViewLayout`, to be subclassed.
open class CollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) final weak var collectionView: CollectionView?
  final var isPrepared = false

  public override init() { super.init() }

  /// Archives can't be read here: a layout from a coder is like a new one.
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

  /// The class of the attributes that the layouts of this module give.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }

  final var attributesClass: CollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? CollectionViewLayoutAttributes.Type
      ?? CollectionViewLayoutAttributes.self
  }

  final func newContext() -> CollectionViewLayoutInvalidationContext {
    let own: AnyClass = type(of: self).invalidationContextClass
    return (own as? CollectionViewLayoutInvalidationContext.Type)?.init()
      ?? CollectionViewLayoutInvalidationContext()
  }

  /// Invalidates everything, so that it is worked out again.
  open func invalidateLayout() {
    let context = newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = collectionView?.needsReload ?? false
    invalidateLayout(with: context)
  }

  /// Has the layout prepared again; called for each change, with what the change makes invalid.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    isPrepared = false
    guard let collectionView else { return }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
    }
    // The layout is prepared right after that.
    if !collectionView.isInvalidating { collectionView.setNeedsLayout() }
  }

  /// What a new size or offset of the collection makes invalid.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    newContext()
  }

  /// What a cell that wants another size makes invalid.
  ///
  /// Layouts that flow or are composed aren't asked: they take the sizes of items that they estimate.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Whether a new size or offset of the collection requires ``prepare()`` again.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.preparedBounds.size != newBounds.size } ?? false
  }

  /// Whether a cell that wants another size makes the layout invalid.
  ///
  /// Layouts that flow or are composed aren't asked: they take the sizes of items that they estimate.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Whether the layout is mirrored where text is read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: What is asked on a phone alone
  // Changes hold at once, and no finger lets content go.

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
}

/// A change of a collection that a phone would animate: UIKit's `UICollectionViewUpdateItem`.
///
/// None is made here, because changes take effect at once.
public final class CollectionViewUpdateItem: NSObject {
  /// What happens to an item; the raw values are UIKit's.
  public enum Action: Int, Hashable, Sendable {
    case insert, delete, reload, move, none
  }

  public let updateAction: Action
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}
