import Foundation
import SnaplineGeometry

/// The places of items that flow in lines, counted along the lines and across them.
///
/// *Along* is the direction in which items follow each other, *across* that in which lines do, which is
/// also that of scrolling.
struct Flow {
  private(set) var placed = PlacedElements()
  private var axis = CollectionView.ScrollDirection.vertical
  private var room = CGSize.zero

  /// Where the next line begins.
  private var across: CGFloat = 0
  private var section = 0
  private var inset = EdgeInsets.zero
  private var lineSpacing: CGFloat = 0
  private var itemSpacing: CGFloat = 0
  private var line: [(path: IndexPath, size: CGSize)] = []
  private var hasLines = false

  init() {}

  init(axis: CollectionView.ScrollDirection, room: CGSize) {
    self.axis = axis
    self.room = room
    placed.axis = axis
  }

  private var isVertical: Bool { axis == .vertical }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  private var before: CGFloat { isVertical ? inset.left : inset.top }
  private var after: CGFloat { isVertical ? inset.right : inset.bottom }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      x: isVertical ? along : across,
      y: isVertical ? across : along,
      width: size.width,
      height: size.height
    )
  }

  var size: CGSize {
    isVertical
      ? CGSize(width: max(0, room.width), height: across)
      : CGSize(width: across, height: max(0, room.height))
  }

  // MARK: Filling

  mutating func begin(
    _ section: Int,
    inset: EdgeInsets,
    lineSpacing: CGFloat,
    itemSpacing: CGFloat,
    header: CGSize
  ) {
    self.section = section
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.itemSpacing = max(0, itemSpacing)
    (line, hasLines) = ([], false)
    addBand(CollectionView.elementKindSectionHeader, header)
    across += isVertical ? inset.top : inset.left
  }

  mutating func add(_ path: IndexPath, size: CGSize) {
    let used = line.reduce(0) { $0 + along($1.size) + itemSpacing }
    if !line.isEmpty, used + along(size) > along(room) - before - after + 1e-6 { endLine(false) }
    line.append((path, size))
  }

  mutating func end(footer: CGSize) {
    if !line.isEmpty { endLine(true) }
    across += isVertical ? inset.bottom : inset.right
    addBand(CollectionView.elementKindSectionFooter, footer)
  }

  /// Items of a full line share what is left between them; those of the last one stand in the columns
  /// that items of their size have.
  private mutating func endLine(_ isLast: Bool) {
    if hasLines { across += lineSpacing }
    hasLines = true
    let thickness = line.map { across($0.size) }.max() ?? 0
    let (start, gap) = spread(isLast)
    var place = before + start
    for (path, size) in line {
      let offset = (thickness - across(size)) / 2
      let frame = rect(place, across + offset, size)
      let element = PlacedElements.Element(path: path, frame: frame)
      placed.append(element, from: across, to: across + thickness)
      place += along(size) + gap
    }
    across += thickness
    line = []
  }

  /// Where the line's first item stands, and the distance between its items.
  private func spread(_ isLast: Bool) -> (start: CGFloat, gap: CGFloat) {
    let widths = line.map { along($0.size) }
    let room = along(room) - before - after
    guard let first = widths.first else { return (0, itemSpacing) }
    var count = widths.count
    if isLast {
      // Items of several sizes have no columns.
      guard widths.allSatisfy({ $0 == first }) else { return (0, itemSpacing) }
      let fitting = (room + itemSpacing + 1e-6) / max(1e-6, first + itemSpacing)
      count = max(count, Int(max(1, min(fitting, 1e6))))
    }
    let used = isLast ? first * CGFloat(count) : widths.reduce(0, +)
    if count == 1 { return (max(0, (room - used) / 2), itemSpacing) }
    return (0, max(itemSpacing, (room - used) / CGFloat(count - 1)))
  }

  private mutating func addBand(_ kind: String, _ size: CGSize) {
    let thickness = across(size)
    guard thickness > 0, thickness.isFinite else { return }
    let path = IndexPath(item: 0, section: section)
    let full =
      isVertical
      ? CGSize(width: max(0, room.width), height: thickness)
      : CGSize(width: thickness, height: max(0, room.height))
    let element = PlacedElements.Element(path: path, kind: kind, frame: rect(0, across, full))
    placed.append(element, from: across, to: across + thickness)
    across += thickness
  }
}
