public import Foundation
public import SnaplineDrawing
public import SnaplineGeometry
import SnaplineLayout

/// The surroundings that a composition may depend on: UIKit's `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment {
  var container: any CollectionLayoutContainer { get }
  var traitCollection: TraitCollection { get }
}

/// The room of a composition: UIKit's `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer {
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: DirectionalEdgeInsets { get }
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// What surrounds the composition of a collection.
struct CollectionSurroundings: CollectionLayoutEnvironment {
  let container: any CollectionLayoutContainer
  let traitCollection: TraitCollection

  private struct Room: CollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize
    let contentInsets: DirectionalEdgeInsets
    var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  }

  init(_ collection: CollectionView) {
    let inset = collection.adjustedContentInset
    container = Room(
      contentSize: collection.bounds.size,
      effectiveContentSize: collection.bounds.inset(by: inset).size,
      contentInsets: inset.directional(rightToLeft: collection.isRightToLeft)
    )
    traitCollection = collection.traitCollection
  }
}
