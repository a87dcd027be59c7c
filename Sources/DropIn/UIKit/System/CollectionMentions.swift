public import Foundation
public import SnaplineControls
import SnaplineLayout

// Members of collections that code sets and that no picture shows.

/// A source of content that is never asked in advance: here content is asked for when it is seen.
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

private struct CollectionMentions: SetAside {
  var reorderingCadence = CollectionView.ReorderingCadence.immediate
  var isPrefetchingEnabled = true
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var remembersLastFocusedIndexPath = false
  var selectionFollowsFocus = false
  var allowsFocus = true
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
}

extension CollectionView {
  /// How soon items make room for one that is dragged; the raw values are UIKit's.
  public enum ReorderingCadence: Int, Hashable, Sendable {
    case immediate, fast, slow
  }

  public var reorderingCadence: ReorderingCadence {
    get { self[aside: \CollectionMentions.reorderingCadence] }
    set { self[aside: \CollectionMentions.reorderingCadence] = newValue }
  }
  public var isPrefetchingEnabled: Bool {
    get { self[aside: \CollectionMentions.isPrefetchingEnabled] }
    set { self[aside: \CollectionMentions.isPrefetchingEnabled] = newValue }
  }
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { self[aside: \CollectionMentions.prefetchDataSource] }
    set { self[aside: \CollectionMentions.prefetchDataSource] = newValue }
  }
  public var remembersLastFocusedIndexPath: Bool {
    get { self[aside: \CollectionMentions.remembersLastFocusedIndexPath] }
    set { self[aside: \CollectionMentions.remembersLastFocusedIndexPath] = newValue }
  }
  public var selectionFollowsFocus: Bool {
    get { self[aside: \CollectionMentions.selectionFollowsFocus] }
    set { self[aside: \CollectionMentions.selectionFollowsFocus] = newValue }
  }
  public var allowsFocus: Bool {
    get { self[aside: \CollectionMentions.allowsFocus] }
    set { self[aside: \CollectionMentions.allowsFocus] = newValue }
  }
  public var allowsSelectionDuringEditing: Bool {
    get { self[aside: \CollectionMentions.allowsSelectionDuringEditing] }
    set { self[aside: \CollectionMentions.allowsSelectionDuringEditing] = newValue }
  }
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { self[aside: \CollectionMentions.allowsMultipleSelectionDuringEditing] }
    set { self[aside: \CollectionMentions.allowsMultipleSelectionDuringEditing] = newValue }
  }
  /// Whether items are being edited, which doesn't change any item by itself.
  public var isEditing: Bool {
    get { self[aside: \CollectionMentions.isEditing] }
    set { self[aside: \CollectionMentions.isEditing] = newValue }
  }
}

private struct CollectionControllerMentions: SetAside {
  var movesItems = true
}

extension CollectionViewController {
  /// Whether a finger could move items.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { self[aside: \CollectionControllerMentions.movesItems] }
    set { self[aside: \CollectionControllerMentions.movesItems] = newValue }
  }
}
