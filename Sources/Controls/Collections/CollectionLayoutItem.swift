public import Foundation
public import SnaplineGeometry

/// An item of a group, or a group: UIKit's `NSCollectionLayoutItem`.
open class CollectionLayoutItem: NSObject {
  public let layoutSize: CollectionLayoutSize
  /// The insets of the item from the place it is given.
  open var contentInsets = DirectionalEdgeInsets.zero

  public init(layoutSize: CollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
}

/// Items side by side, or one below the other: UIKit's `NSCollectionLayoutGroup`.
public final class CollectionLayoutGroup: CollectionLayoutItem {
  let isHorizontal: Bool
  public let subitems: [CollectionLayoutItem]
  /// How many there are of the one item; nothing leaves it to the room.
  let count: Int?
  /// Whether the group's length is shared equally.
  let sharesEqually: Bool
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(
    _ layoutSize: CollectionLayoutSize,
    isHorizontal: Bool,
    _ subitems: [CollectionLayoutItem],
    count: Int? = nil,
    sharesEqually: Bool = false
  ) {
    self.isHorizontal = isHorizontal
    self.subitems = subitems
    self.count = count.map { min(max($0, 1), 1_000) }
    self.sharesEqually = sharesEqually
    super.init(layoutSize: layoutSize)
  }

  /// A group that repeats its items in order for as long as there is room.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, subitems)
  }

  public static func vertical(
    layoutSize: CollectionLayoutSize,
    subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, subitems)
  }

  /// A group that has one item `count` times, in equal shares of the group's length.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize,
      isHorizontal: true,
      [subitem],
      count: count,
      sharesEqually: true
    )
  }

  public static func vertical(
    layoutSize: CollectionLayoutSize,
    subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(
      layoutSize,
      isHorizontal: false,
      [subitem],
      count: count,
      sharesEqually: true
    )
  }

  /// A group that has one item `count` times, each in the item's own length.
  public static func horizontal(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  public static func vertical(
    layoutSize: CollectionLayoutSize,
    repeatingSubitem subitem: CollectionLayoutItem,
    count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }
}

/// A header or footer of a section: UIKit's `NSCollectionLayoutBoundarySupplementaryItem`.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutItem {
  public enum Alignment: Hashable, Sendable {
    case top, bottom
  }

  public let elementKind: String
  public let alignment: Alignment

  public init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// Groups one below the other: UIKit's `NSCollectionLayoutSection`.
public final class CollectionLayoutSection: NSObject {
  let group: CollectionLayoutGroup
  public var contentInsets = DirectionalEdgeInsets.zero
  public var interGroupSpacing: CGFloat = 0
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the section scrolls sideways by itself, and how.
  ///
  /// Its groups then stand in one row. Only those are shown that are within the collection before anybody
  /// scrolls.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The area from whose sides ``contentInsets`` are counted.
  public var contentInsetsReference = ContentInsetsReference.automatic

  public init(group: CollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// How a section is scrolled across the direction of its collection; the raw values are UIKit's.
public enum CollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The area from which insets of content are counted; the raw values are UIKit's.
public enum ContentInsetsReference: Int, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
