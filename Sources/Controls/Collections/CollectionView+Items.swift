public import Foundation
import SnaplineGeometry
import SnaplineLayout

/// What there is in a collection, and where.
extension CollectionView {
  public var numberOfSections: Int {
    prepareIfIdle()
    return itemCounts.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    prepareIfIdle()
    return itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareIfIdle()
    guard isAsking || collectionViewLayout.isPrepared else { return nil }
    return contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
  }

  /// The place of a header or footer; `nil` where the layout has none of the kind there.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareIfIdle()
    guard isAsking || collectionViewLayout.isPrepared else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The source and the layout may ask for counts while they are asked.
  private func prepareIfIdle() {
    guard !isAsking, openEdits == 0 || !hasShown, !collectionViewLayout.isPrepared else { return }
    asking { prepare() }
  }

  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    shown[Place(path: indexPath)] as? CollectionViewCell
  }

  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView? {
    shown[Place(path: indexPath, kind: elementKind)]
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// The headers or footers of a kind that are shown, in the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    cell.superview === self ? cell.shownPlace?.path : nil
  }

  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  public var visibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfIdle()
    guard isAsking || collectionViewLayout.isPrepared else { return nil }
    let place = mirrored(CGRect(origin: point, size: .zero))
    let near = place.insetBy(dx: -0.5, dy: -0.5)
    return collectionViewLayout.layoutAttributesForElements(in: near)?
      .first { $0.representedElementKind == nil && $0.frame.contains(place.origin) }?.indexPath
  }

  /// Scrolls so that an item is at a position.
  public func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath).map({ mirrored($0.frame) }) else {
      return
    }
    let insets = adjustedContentInset
    var offset = contentOffset
    let roomX = bounds.width - insets.left - insets.right
    let roomY = bounds.height - insets.top - insets.bottom
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - roomY / 2 - insets.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - roomY - insets.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - roomX / 2 - insets.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - roomX - insets.left }
    offset.x = max(-insets.left, min(offset.x, contentSize.width + insets.right - bounds.width))
    offset.y = max(-insets.top, min(offset.y, contentSize.height + insets.bottom - bounds.height))
    setContentOffset(offset, animated: animated)
  }

  /// Where an item is to stand after scrolling; the raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  // MARK: Choosing

  public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection, let indexPath else { return }
    if !allowsMultipleSelection { selection = [] }
    selection.insert(indexPath)
    for cell in visibleCells {
      cell.isSelected = cell.shownPlace.map { selection.contains($0.path) } ?? false
    }
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
}
