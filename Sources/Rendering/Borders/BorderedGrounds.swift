internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// The borders of a display list that share their edges with grounds, by the places of the items that
/// are painted otherwise for it.
struct BorderedGrounds {
  enum Part: Equatable {
    /// A group whose clip is the outline.
    case group(BorderedGround)
    /// A fill of the ground.
    case ground(BorderedGround, isFirst: Bool, isLast: Bool)
    /// A border that is painted already when its turn comes.
    case paintedBorder
    /// A border that lies around what its group is cut by.
    case borderAround
  }

  private(set) var parts: [Int: Part] = [:]
  private var levels = [Level()]
  private let grid: PixelGrid

  /// Finds them in one walk, which a list without a border doesn't take.
  init(_ items: [DisplayItem], grid: PixelGrid) {
    self.grid = grid
    guard items.contains(where: \.isBorder) else { return }
    for place in items.indices {
      add(items[place], at: place, isLast: place + 1 < items.count && items[place + 1].isEnd)
    }
    levels = []
  }

  /// The ground whose outline is the clip of the group that begins at a place.
  func group(at place: Int) -> BorderedGround? {
    if case .group(let ground) = parts[place] { ground } else { nil }
  }

  private mutating func add(_ item: DisplayItem, at place: Int, isLast: Bool) {
    let last = levels.count - 1
    switch item {
    case .begin(let group): levels.append(Level(group, at: place, in: levels[last], grid))
    case .end:
      guard last > 0, let closed = levels.popLast(), let ink = closed.inkOutside else { break }
      levels[last - 1].add(ink)
    case .fill(let shape, let paint) where paint.isPaintable:
      levels[last].add(shape, paint, at: place)
    case .border(let shape, let width, let color):
      join(shape, width: width, color, at: place, isLast: isLast)
      levels[last].add(shape.bounds)
    // What is masked is cut once, after all of it was painted; the mask itself lies on nothing.
    case .beginMask: levels[last].isLayer = true
    case .endMask: levels[last].grounds = []
    default: if let ink = item.usualInk { levels[last].add(ink) }
    }
  }

  private mutating func join(
    _ shape: Shape,
    width: Double,
    _ color: RGBA,
    at place: Int,
    isLast: Bool
  ) {
    let level = levels[levels.count - 1]
    let ground = level.grounds.first { $0.shape == shape }
    levels[levels.count - 1].grounds.removeAll { $0.shape == shape }
    guard width > 0, !shape.bounds.isEmpty, shape.bounded == shape,
      !level.isStraight || !shape.lies(on: grid)
    else { return }
    let border = Border(of: shape, width: width, grid: grid)
    let clips = isLast && level.clip == shape && !level.isLayer
    guard let way = BorderedGround.Way(border, color, on: ground, clips: clips) else { return }
    let joined = BorderedGround(border: border, color: color, way: way)
    if clips {
      parts[level.place] = .group(joined)
    } else if let ground {
      for fill in ground.places {
        let (isFirst, isLast) = (fill == ground.places.first, fill == ground.places.last)
        parts[fill] = .ground(joined, isFirst: isFirst, isLast: isLast)
      }
    } else {
      return
    }
    switch way {
    case .borderFirst: parts[place] = .paintedBorder
    case .groundFirst: parts[place] = clips ? .borderAround : nil
    case .layer: parts[place] = clips ? nil : .paintedBorder
    }
  }
}

/// What is known of an open group.
private struct Level {
  var place = 0
  var clip: Shape?
  private var transform = Transform.identity
  private var shadow: Shadow?
  /// Whether the group is painted into a layer, which its clip cuts.
  var isLayer = false
  /// Whether lines of its grid are lines of the canvas's.
  var isStraight = true
  /// The first one and the latest: that of a view, and that of a part of it.
  var grounds: [Ground] = []
  private var ink: Edges?

  init() {}

  init(_ group: Group, at place: Int, in outer: Level, _ grid: PixelGrid) {
    self.place = place
    clip = group.clip
    transform = group.transform
    shadow = group.shadow
    isLayer = group.isPaintedAsOne
    isStraight = outer.isStraight && transform.keepsLines(of: grid)
  }

  mutating func add(_ shape: Shape, _ paint: Paint, at place: Int) {
    guard let known = grounds.firstIndex(where: { $0.shape == shape }) else {
      add(shape.bounds)
      if grounds.count > 1 { grounds.removeLast() }
      grounds.append(Ground(shape))
      return grounds[grounds.count - 1].add(paint, at: place)
    }
    for other in grounds.indices where other != known {
      grounds[other].content = shape.bounds.united(with: grounds[other].content)
    }
    grounds[known].add(paint, at: place)
  }

  mutating func add(_ box: Edges) {
    guard !box.isEmpty else { return }
    ink = box.united(with: ink)
    for place in grounds.indices {
      grounds[place].content = box.united(with: grounds[place].content)
    }
  }

  /// A box around all that was painted, in the coordinates of the group around it.
  var inkOutside: Edges? {
    guard var box = ink else { return nil }
    if let shadow {
      box = box.offset(x: shadow.x, y: shadow.y).inset(by: -3 * shadow.radius).united(with: box)
    }
    if let clip { box = box.intersection(clip.bounds) }
    return box.around(transform)
  }
}

extension DisplayItem {
  fileprivate var isBorder: Bool { if case .border = self { true } else { false } }
  fileprivate var isEnd: Bool { if case .end = self { true } else { false } }

  /// A box around what is painted, for letters as tall and wide as most are.
  fileprivate var usualInk: Edges? {
    switch self {
    case .stroke(let shape, let stroke, _): Ink.outline(shape, stroke).bounds
    case .shadow(let shape, let shadow):
      shape.bounds.offset(x: shadow.x, y: shadow.y).inset(by: -3 * shadow.radius)
    case .text(let line): line.usualBox
    case .picture(_, let edges), .vector(_, let edges): edges
    default: nil
    }
  }
}

extension TextLine {
  fileprivate var usualBox: Edges {
    var box = Edges(left: x, top: baseline, right: x + width, bottom: baseline)
    for run in runs {
      let size = max(abs(run.face.matrix.xx), abs(run.face.matrix.yy))
      for glyph in run.glyphs {
        box.left = min(box.left, x + glyph.x - size / 4)
        box.right = max(box.right, x + glyph.x + size)
        box.top = min(box.top, baseline + glyph.y - 1.2 * size)
        box.bottom = max(box.bottom, baseline + glyph.y + size / 2)
      }
    }
    return box
  }
}

extension Shape {
  /// Whether it is a box whose edges are lines between pixels, which are sharp anyhow.
  fileprivate func lies(on grid: PixelGrid) -> Bool {
    guard case .rectangle(let edges) = self else { return false }
    return [edges.left, edges.top, edges.right, edges.bottom].allSatisfy(grid.hasLine)
  }
}

extension PixelGrid {
  fileprivate func hasLine(at position: Double) -> Bool {
    abs(round(position) - position) * scale < 1e-3
  }
}

extension Transform {
  fileprivate func keepsLines(of grid: PixelGrid) -> Bool {
    let isMove = a == 1 && b == 0 && c == 0 && d == 1
    return isMove && grid.hasLine(at: tx) && grid.hasLine(at: ty)
  }
}
