internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A display list and how its borders are joined with what they surround: all that decides its pixels.
struct PaintedList {
  let items: [DisplayItem]
  let scale: Double
  private let size: CGSize
  private let grounds: BorderedGrounds

  init(_ scene: Scene) {
    items = scene.items
    scale = scene.scale
    size = scene.size
    grounds = BorderedGrounds(scene.items, grid: PixelGrid(scale: scene.scale))
  }

  /// How many bytes of pixels its pictures have.
  var pictureBytes: Int {
    items.reduce(0) { if case .picture(let raster, _) = $1 { $0 + raster.bytes.count } else { $0 } }
  }

  /// How many pixels all layers take together at most.
  func layerPixels(_ width: Int, _ height: Int) -> Int {
    var layers = 0
    for (place, item) in items.enumerated() {
      switch item {
      case .begin(let group):
        // A shadow is three of them.
        if group.shadow != nil { layers += 3 }
        if group.effect != nil { layers += 3 }
        if group.opacity < 1 || group.blend != nil { layers += 1 }
      case .beginMask: layers += 2
      default: break
      }
      if grounds.parts[place] != nil { layers += 1 }
    }
    return layers.multipliedReportingOverflow(by: width * height).overflow
      ? .max : layers * width * height
  }

  /// The rows of pixels that may differ from those of another list, in their order; nothing where that isn't
  /// known, or where all may.
  func rows(
    changedFrom other: PaintedList,
    height: Int,
    _ faces: FaceSet
  ) throws(RenderingError) -> [Range<Int>]? {
    guard scale == other.scale, size == other.size,
      let pairs = ItemPairs(of: other, and: self)
    else { return nil }
    guard
      let old = try ItemRows(
        other.items,
        pairs.oldChanges,
        scale: scale,
        height: height,
        faces
      ),
      let new = try ItemRows(items, pairs.newChanges, scale: scale, height: height, faces)
    else { return nil }
    let bands = RowBands(old.changed + new.changed, undivided: new.undivided)
    // A walk for each of many bands costs more than it spares.
    return bands.count * 3 > height * 2 ? nil : bands.ranges
  }

  /// Whether an item is painted as another list's is, where what is around both is the same.
  func isPainted(at place: Int, as other: PaintedList, at otherPlace: Int) -> Bool {
    guard grounds.parts[place] == other.grounds.parts[otherPlace] else { return false }
    guard case .begin(let one) = items[place], case .begin(let two) = other.items[otherPlace] else {
      return items[place] == other.items[otherPlace]
    }
    return one.looks == two.looks
  }
}

extension Group {
  /// The group without its names, which decide no pixel: whatever else is added to groups is compared.
  fileprivate var looks: Group {
    var looks = self
    (looks.identifier, looks.className, looks.accessibility) = (nil, "", nil)
    return looks
  }
}

/// The items of two display lists that aren't painted as they were.
struct ItemPairs {
  private(set) var oldChanges: Set<Int> = []
  private(set) var newChanges: Set<Int> = []

  /// Nothing where groups were moved among each other.
  init?(of old: PaintedList, and new: PaintedList) {
    let (before, after) = (old.items, new.items)
    if before.count == after.count, zip(before, after).allSatisfy({ $0.bracket == $1.bracket }) {
      for place in after.indices where !new.isPainted(at: place, as: old, at: place) {
        oldChanges.insert(place)
        newChanges.insert(place)
      }
      return
    }
    var start = 0
    let most = min(before.count, after.count)
    while start < most, before[start].bracket == after[start].bracket,
      new.isPainted(at: start, as: old, at: start)
    {
      start += 1
    }
    var end = 0
    while end < most - start,
      before[before.count - 1 - end].bracket == after[after.count - 1 - end].bracket,
      new.isPainted(at: after.count - 1 - end, as: old, at: before.count - 1 - end)
    {
      end += 1
    }
    let (left, right) = (start..<before.count - end, start..<after.count - end)
    guard Self.isBalanced(before[left]), Self.isBalanced(after[right]) else { return nil }
    (oldChanges, newChanges) = (Set(left), Set(right))
  }

  /// Whether whole groups come and go, and no mask of what stays.
  private static func isBalanced(_ items: ArraySlice<DisplayItem>) -> Bool {
    var depth = 0
    for item in items {
      switch item.bracket {
      case .none: break
      case .begin: depth += 1
      case .end: depth -= 1
      case .beginMask, .endMask: if depth == 0 { return false }
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension DisplayItem {
  enum Bracket { case none, begin, end, beginMask, endMask }

  var bracket: Bracket {
    switch self {
    case .begin: .begin
    case .end: .end
    case .beginMask: .beginMask
    case .endMask: .endMask
    default: .none
    }
  }
}

/// Bands of rows, in their order, none touching another.
struct RowBands {
  private(set) var ranges: [Range<Int>] = []
  /// Bands that are nearer than this are one.
  private static let nearest = 24
  private static let most = 3

  /// The bands of rows that are given, each with all of what can't be painted in part.
  init(_ rows: [Range<Int>], undivided: [Range<Int>]) {
    ranges = Self.joined(rows)
    while true {
      let touched = undivided.filter { whole in
        ranges.contains { $0.overlaps(whole) && whole.clamped(to: $0) != whole }
      }
      if touched.isEmpty { break }
      ranges = Self.joined(ranges + touched)
    }
  }

  /// How many rows they have together.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  private static func joined(_ rows: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in rows.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound - last.upperBound < nearest {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    while joined.count > most, let place = nearestPair(of: joined) {
      joined[place] = joined[place].lowerBound..<joined[place + 1].upperBound
      joined.remove(at: place + 1)
    }
    return joined
  }

  private static func nearestPair(of bands: [Range<Int>]) -> Int? {
    bands.indices.dropLast().min { one, other in
      bands[one + 1].lowerBound - bands[one].upperBound
        < bands[other + 1].lowerBound - bands[other].upperBound
    }
  }
}
