import Foundation
import SnaplineGeometry

/// Places items group by group.
struct Composition {
  /// What was placed, in order from the top.
  private(set) var line = PlacedElements()
  /// Items whose size is only a guess.
  private(set) var estimated: Set<IndexPath> = []

  private var room = CGSize.zero
  private var measured: [IndexPath: CGSize] = [:]
  private var checked: (CGSize, IndexPath) -> CGSize = { size, _ in size }
  private var y: CGFloat = 0
  /// The items of the section in hand that have no place yet.
  private var rest = 0..<0
  private var section = 0
  private var found: [PlacedElements.Element] = []

  init() {}

  init(
    room: CGSize,
    measured: [IndexPath: CGSize],
    checked: @escaping (CGSize, IndexPath) -> CGSize
  ) {
    self.room = room
    self.measured = measured
    self.checked = checked
  }

  var size: CGSize { CGSize(width: max(0, room.width), height: y) }

  /// Places a section, with more kept free at its sides than its insets say.
  mutating func add(
    _ section: CollectionLayoutSection,
    _ number: Int,
    count: Int,
    sides: DirectionalEdgeInsets = .zero
  ) {
    (self.section, rest) = (number, 0..<count)
    var insets = section.contentInsets
    insets.leading += sides.leading
    insets.trailing += sides.trailing
    for item in section.boundarySupplementaryItems where item.alignment == .top { addBand(item) }
    y += insets.top
    let container = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom)
    )
    let gap = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
    if section.orthogonalScrollingBehavior == .none {
      addRows(of: section.group, in: container, from: insets.leading, gap)
    } else {
      let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
      addRow(of: section.group, in: container, from: insets.leading, gap, isCentered: isCentered)
    }
    y += insets.bottom
    for item in section.boundarySupplementaryItems where item.alignment == .bottom { addBand(item) }
  }

  /// Places groups one below the other.
  private mutating func addRows(
    of group: CollectionLayoutGroup,
    in container: CGSize,
    from x: CGFloat,
    _ gap: CGFloat
  ) {
    var isFirst = true
    while !rest.isEmpty {
      if !isFirst { y += gap }
      isFirst = false
      let before = rest.count
      found = []
      let size = place(group, in: container, at: CGPoint(x: x, y: y), nil)
      for element in found { line.append(element, from: y, to: y + size.height) }
      y += size.height
      // A group without items would be placed for ever.
      guard rest.count < before else { break }
    }
  }

  /// Places groups side by side; those beyond the room are out of sight.
  private mutating func addRow(
    of group: CollectionLayoutGroup,
    in container: CGSize,
    from x: CGFloat,
    _ gap: CGFloat,
    isCentered: Bool
  ) {
    var (start, height) = (x, 0.0)
    var row: [PlacedElements.Element] = []
    var shift: CGFloat?
    while !rest.isEmpty {
      let before = rest.count
      found = []
      let size = place(group, in: container, at: CGPoint(x: start, y: y), nil)
      if shift == nil { shift = isCentered ? (container.width - size.width) / 2 : 0 }
      row += found
      height = max(height, size.height)
      start += size.width + gap
      // A group without items would be placed for ever.
      guard rest.count < before else { break }
    }
    for var element in row {
      element.frame.origin.x += shift ?? 0
      line.append(element, from: y, to: y + height)
    }
    y += height
  }

  private mutating func addBand(_ item: CollectionLayoutBoundarySupplementaryItem) {
    let height = item.layoutSize.heightDimension.length(in: room)
    let width = item.layoutSize.widthDimension.length(in: room)
    let path = IndexPath(item: 0, section: section)
    let frame = CGRect(x: 0, y: y, width: width, height: height)
    let element = PlacedElements.Element(path: path, kind: item.elementKind, frame: frame)
    line.append(element, from: y, to: y + height)
    y += height
  }

  /// Places an item, or all that stands in a group; answers the size that it takes.
  private mutating func place(
    _ item: CollectionLayoutItem,
    in container: CGSize,
    at origin: CGPoint,
    _ share: CGSize?
  ) -> CGSize {
    var size = share ?? item.layoutSize.size(in: container)
    if let group = item as? CollectionLayoutGroup { return place(group, size, at: origin) }
    guard let number = rest.first else { return size }
    rest = number + 1..<rest.upperBound
    let path = IndexPath(item: number, section: section)
    size = checked(measuredSize(of: item, path, size), path)
    let insets = item.contentInsets
    found.append(
      PlacedElements.Element(
        path: path,
        frame: CGRect(
          x: origin.x + insets.leading,
          y: origin.y + insets.top,
          width: max(0, size.width - insets.leading - insets.trailing),
          height: max(0, size.height - insets.top - insets.bottom)
        )
      )
    )
    return size
  }

  private mutating func measuredSize(
    of item: CollectionLayoutItem,
    _ path: IndexPath,
    _ size: CGSize
  ) -> CGSize {
    let (width, height) = (item.layoutSize.widthDimension, item.layoutSize.heightDimension)
    guard width.isEstimated || height.isEstimated else { return size }
    estimated.insert(path)
    guard let own = measured[path] else { return size }
    let insets = item.contentInsets
    return CGSize(
      width: width.isEstimated ? own.width + insets.leading + insets.trailing : size.width,
      height: height.isEstimated ? own.height + insets.top + insets.bottom : size.height
    )
  }

  private mutating func place(
    _ group: CollectionLayoutGroup,
    _ outer: CGSize,
    at origin: CGPoint
  ) -> CGSize {
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom)
    )
    let gap = group.interItemSpacing?.least ?? 0
    let room = group.isHorizontal ? inner.width : inner.height
    let isOpen =
      group.isHorizontal
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    let share = sharedSize(in: group, inner, gap)
    let start = found.count
    var (along, across, placed) = (0.0, 0.0, 0)
    var starts: [Int] = []
    let least = group.count ?? group.subitems.count
    while !rest.isEmpty, !group.subitems.isEmpty, placed < group.count ?? 1_000 {
      let item = group.subitems[placed % group.subitems.count]
      let wanted = share ?? item.layoutSize.size(in: inner)
      let length = group.isHorizontal ? wanted.width : wanted.height
      let isFull = along + (placed > 0 ? gap : 0) + length > room + 1e-6
      // What doesn't fit goes into the next group, but for a first one, which goes nowhere else.
      if placed > 0, isFull, !isOpen { break }
      if isOpen, placed >= least { break }
      if placed > 0 { along += gap }
      starts.append(found.count)
      let place = CGPoint(
        x: origin.x + insets.leading + (group.isHorizontal ? along : 0),
        y: origin.y + insets.top + (group.isHorizontal ? 0 : along)
      )
      let size = self.place(item, in: inner, at: place, share)
      along += group.isHorizontal ? size.width : size.height
      across = max(across, group.isHorizontal ? size.height : size.width)
      placed += 1
    }
    spread(group, starts, from: start, room - along)
    return size(of: group, outer, along: along, across: across)
  }

  /// What each item gets of a group that is shared equally.
  private func sharedSize(
    in group: CollectionLayoutGroup,
    _ inner: CGSize,
    _ gap: CGFloat
  ) -> CGSize? {
    guard group.sharesEqually, let count = group.count, let item = group.subitems.first else {
      return nil
    }
    var size = item.layoutSize.size(in: inner)
    let room = group.isHorizontal ? inner.width : inner.height
    let length = max(0, (room - gap * CGFloat(count - 1)) / CGFloat(count))
    if group.isHorizontal { size.width = length } else { size.height = length }
    return size
  }

  /// Shares what is left between items whose distance may grow.
  private mutating func spread(
    _ group: CollectionLayoutGroup,
    _ starts: [Int],
    from start: Int,
    _ left: CGFloat
  ) {
    guard case .flexible = group.interItemSpacing, starts.count > 1, left > 0 else { return }
    let gap = left / CGFloat(starts.count - 1)
    for (number, place) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : found.count
      for place in place..<end {
        if group.isHorizontal {
          found[place].frame.origin.x += gap * CGFloat(number)
        } else {
          found[place].frame.origin.y += gap * CGFloat(number)
        }
      }
    }
  }

  /// The size that a group takes: an estimated side is as long as what stands in it.
  private func size(
    of group: CollectionLayoutGroup,
    _ outer: CGSize,
    along: CGFloat,
    across: CGFloat
  ) -> CGSize {
    let insets = group.contentInsets
    var size = outer
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? along : across) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? across : along) + insets.top + insets.bottom
    }
    return size
  }
}
