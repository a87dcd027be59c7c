public import Foundation
import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// What surrounds the sections of a collection: UIKit's `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment {
  var container: any CollectionLayoutContainer { get }
  var traitCollection: TraitCollection { get }
}

/// The room that sections have: UIKit's `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: DirectionalEdgeInsets { get }
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

struct CollectionSurroundings: CollectionLayoutEnvironment, CollectionLayoutContainer {
  let contentSize: CGSize
  let effectiveContentSize: CGSize
  let effectiveContentInsets: DirectionalEdgeInsets
  let traitCollection: TraitCollection

  init(of collection: CollectionView) {
    let insets = collection.adjustedContentInset
    contentSize = collection.bounds.size
    effectiveContentSize = collection.bounds.inset(by: insets).size
    effectiveContentInsets = insets.directional(
      rightToLeft: collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    traitCollection = collection.traitCollection
  }

  var container: any CollectionLayoutContainer { self }
  var contentInsets: DirectionalEdgeInsets { effectiveContentInsets }
}
