import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Which items are seen, and where they stand.
extension CollectionView {
  func tile() {
    guard !isAsking else { return }
    hasShown = true
    asking { tileAsking() }
  }

  private func tileAsking() {
    var wanted = wantedElements()
    var rounds = 0
    // Measured items change the layout, which may bring others into sight; and who is asked may edit.
    while rounds < Self.mostRounds, measure(wanted) {
      rounds += needsReload ? 8 : 1
      wanted = wantedElements()
    }
    show(wanted)
    backgroundView?.frame = bounds
  }

  /// How often a layout is prepared anew for items that were measured.
  private static let mostRounds = 64

  private func wantedElements() -> [CollectionViewLayoutAttributes] {
    prepare()
    return collectionViewLayout.layoutAttributesForElements(in: unmirrored(bounds)) ?? []
  }

  func prepare() {
    if needsReload { reload() }
    let layout = collectionViewLayout
    if adjustedContentInset != preparedInsets {
      layout.isPrepared = false
    } else if layout.isPrepared, bounds != preparedBounds,
      layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      invalidate(with: layout.invalidationContext(forBoundsChange: bounds))
    }
    guard !layout.isPrepared else { return }
    layout.isPrepared = true
    (preparedBounds, preparedInsets) = (bounds, adjustedContentInset)
    layout.prepare()
    let size = layout.collectionViewContentSize
    contentSize = CGSize(width: size.width.boundedLength, height: size.height.boundedLength)
  }

  /// Tells the layout what is invalid; it is prepared again before views are placed.
  private func invalidate(with context: CollectionViewLayoutInvalidationContext) {
    isInvalidating = true
    collectionViewLayout.invalidateLayout(with: context)
    isInvalidating = false
  }

  /// Asks the source how much there is; what stays of what is shown goes along.
  private func reload() {
    let changes = recount(itemCounts) {
      itemCounts = countedItems()
      return itemCounts
    }
    followSizes { changes?.followed($0) }
    followShown { changes?.followed($0) }
    selection = selection.filter { contains($0) }
    itemsToReload = []
  }

  private func countedItems() -> [Int] {
    guard let dataSource else { return [] }
    var rest = Self.mostItems
    let sections = checked(dataSource.numberOfSections(in: self), most: 100_000, "sections")
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      let items = checked(count, most: rest, "items in section \(section)")
      rest -= items
      return items
    }
  }

  /// Keeps the cells of items that stay, at their new places, and frees everything else.
  private func followShown(_ followed: (IndexPath) -> IndexPath?) {
    let old = shown
    shown = [:]
    for (place, view) in old.sorted(by: { $0.key < $1.key }) {
      if place.kind == nil, !itemsToReload.contains(place.path), let path = followed(place.path) {
        view.shownPlace = Place(path: path)
        view.fittedSize = nil
        shown[Place(path: path)] = view
      } else {
        free(view)
      }
    }
  }

  /// Keeps the sizes of items that stay; of those that are shown, until they are measured again.
  private func followSizes(_ followed: (IndexPath) -> IndexPath?) {
    itemsToMeasure = []
    guard let layout = measuringLayout else { return }
    let old = layout.measured
    layout.measured = [:]
    for (path, size) in old {
      let isShown = shown[Place(path: path)] != nil
      guard isShown || !itemsToReload.contains(path), let path = followed(path) else { continue }
      layout.measured[path] = size
      if isShown { itemsToMeasure.insert(path) }
    }
  }

  /// A layout counts with each item; more than these take too long.
  private static let mostItems = 1_000_000

  private func checked(_ count: Int, most: Int, _ what: String) -> Int {
    guard count < 0 || count > most else { return count }
    report(.impossibleItems(count, of: what, most: most))
    return min(max(count, 0), most)
  }

  /// A size that an item may have.
  func checked(_ size: CGSize, _ path: IndexPath) -> CGSize {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      report(.impossibleSize(of: path))
      return CGSize(width: 50, height: 50)
    }
    return CGSize(width: size.width.boundedLength, height: size.height.boundedLength)
  }

  func contains(_ path: IndexPath) -> Bool {
    itemCounts.indices.contains(path.section)
      && (0..<itemCounts[path.section]).contains(path.item)
  }

  // MARK: Cells

  /// Measures the cells of a layout that wants it; answers whether some have another size now.
  private func measure(_ wanted: [CollectionViewLayoutAttributes]) -> Bool {
    guard let layout = measuringLayout else { return fit(wanted) }
    var isOther = false
    for attributes in wanted where attributes.representedElementKind == nil {
      let path = attributes.indexPath
      guard !layout.isMeasured(path) || itemsToMeasure.contains(path),
        let cell = view(at: attributes) as? CollectionViewCell
      else { continue }
      itemsToMeasure.remove(path)
      counts.measured += 1
      let preferred = cell.preferredLayoutAttributesFitting(attributes.ownCopy)
      // Who was asked has edited: items are elsewhere now.
      if needsReload { return true }
      let size = checked(preferred.frame.size, path)
      if size != attributes.frame.size { isOther = true }
      layout.take(size, of: path)
    }
    return isOther
  }

  /// Asks views which attributes they prefer, once for each size that they are given; answers whether
  /// the layout, which measures nothing by itself, became invalid.
  private func fit(_ wanted: [CollectionViewLayoutAttributes]) -> Bool {
    for attributes in wanted.prefix(environment.limits.views) {
      guard let view = view(at: attributes), view.fittedSize != attributes.size else { continue }
      view.fittedSize = attributes.size
      let preferred = view.preferredLayoutAttributesFitting(attributes.ownCopy)
      // Who was asked has edited: items are elsewhere now.
      if needsReload { return true }
      let layout = collectionViewLayout
      let isInvalid = layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: attributes
      )
      guard isInvalid else { continue }
      invalidate(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: attributes
        )
      )
    }
    return !collectionViewLayout.isPrepared
  }

  private func show(_ wanted: [CollectionViewLayoutAttributes]) {
    let limit = environment.limits.views
    if wanted.count > limit { report(.tooManyItems(most: limit)) }
    let wanted = wanted.prefix(limit)
    let places = Set(wanted.map { Place(path: $0.indexPath, kind: $0.representedElementKind) })
    for place in shown.keys.sorted() where !places.contains(place) { putAway(place) }
    let hasDepth = wanted.contains { $0.zIndex != 0 }
    for attributes in hasDepth ? wanted.sorted(by: { $0.zIndex < $1.zIndex }) : Array(wanted) {
      guard let view = view(at: attributes) else { continue }
      view.apply(attributes)
      let frame = mirrored(attributes.frame)
      if frame.origin.x.isFinite, frame.origin.y.isFinite { view.frame = frame }
      view.isHidden = attributes.isHidden
      view.alpha = attributes.alpha
      view.transform = attributes.transform
      if hasDepth { bringSubviewToFront(view) }
    }
  }

  /// The view for some attributes, which the source is asked for unless it is shown.
  private func view(at attributes: CollectionViewLayoutAttributes) -> CollectionReusableView? {
    let place = Place(path: attributes.indexPath, kind: attributes.representedElementKind)
    if let view = shown[place] { return view }
    guard itemCounts.indices.contains(place.path.section) else { return nil }
    guard let view = made(place) else { return nil }
    view.shownPlace = place
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = mirrored(attributes.frame)
    shown[place] = view
    addSubview(view)
    return view
  }

  private func made(_ place: Place) -> CollectionReusableView? {
    guard let dataSource else { return nil }
    if let kind = place.kind {
      let view = dataSource.collectionView(
        self,
        viewForSupplementaryElementOfKind: kind,
        at: place.path
      )
      guard view.shownPlace != nil else { return view }
      report(.itemTwice(place.path))
      return CollectionReusableView(frame: .zero)
    }
    guard contains(place.path) else { return nil }
    counts.made += 1
    var cell = dataSource.collectionView(self, cellForItemAt: place.path)
    if cell.shownPlace != nil {
      report(.itemTwice(place.path))
      cell = CollectionViewCell(frame: .zero)
    }
    cell.isSelected = selection.contains(place.path)
    return cell
  }

  private func putAway(_ place: Place) {
    if let view = shown.removeValue(forKey: place) { free(view) }
  }

  private func free(_ view: CollectionReusableView) {
    (view.shownPlace, view.fittedSize) = (nil, nil)
    view.removeFromSuperview()
    freeViews.add(view, named: view.poolName)
  }

  // MARK: The direction of reading

  private var isFlipped: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A layout's place in the content; layouts count from the left.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    let width = max(
      contentSize.width,
      bounds.width - adjustedContentInset.left
        - adjustedContentInset.right
    )
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func unmirrored(_ rect: CGRect) -> CGRect { mirrored(rect) }
}

extension CGFloat {
  /// A length that layout can reckon with.
  fileprivate var boundedLength: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1e8) : 0 }
}
