internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// The rows of pixels that items of a display list may touch.
struct ItemRows {
  /// Those of items that changed.
  private(set) var changed: [Range<Int>] = []
  /// Those of items that don't come out the same, to the last bit, where they are painted in part.
  private(set) var undivided: [Range<Int>] = []

  private struct Open {
    var map: Transform
    var hasChanged: Bool
  }
  private var open: [Open]
  /// The outermost group that casts a shadow as a whole: what is in it, and how deep it lies.
  private var caster: (depth: Int, rows: Range<Int>, hasChanged: Bool)?
  private let height: Int

  /// Nothing where the rows of an item that changed aren't known.
  init?(
    _ items: [DisplayItem],
    _ changes: Set<Int>,
    scale: Double,
    height: Int,
    _ faces: FaceSet
  ) throws(RenderingError) {
    self.height = height
    open = [Open(map: Transform(scaleX: scale, y: scale), hasChanged: false)]
    for place in items.indices {
      let hasChanged = changes.contains(place)
      switch items[place] {
      case .begin(let group): begin(group, items[place...], hasChanged: hasChanged)
      case .end: end()
      case let item:
        guard let last = open.last, last.hasChanged || hasChanged else { break }
        if caster != nil {
          caster?.hasChanged = true
        } else {
          guard let rows = try rows(of: item, last.map, faces) else { return nil }
          changed.append(rows)
        }
      }
      if caster == nil, let last = open.last, let rows = wholeRows(of: items[place], last.map) {
        undivided.append(rows)
      }
    }
  }

  private mutating func begin(
    _ group: Group,
    _ items: ArraySlice<DisplayItem>,
    hasChanged: Bool
  ) {
    let around = open[open.count - 1]
    let map = group.transform.concatenating(around.map)
    let counts = around.hasChanged || hasChanged
    open.append(Open(map: map, hasChanged: counts))
    if caster != nil {
      if counts { caster?.hasChanged = true }
    } else if group.shadow != nil || group.effect != nil {
      let blur = group.effect.map { reach($0.blur, map) } ?? 0
      let box = InkBox(items).whole?.pixels(map).grown(by: 2 + blur)
      let cast = box.map { rows($0, withShadow: group.shadow, map) } ?? 0..<0
      caster = (open.count, cast, counts)
    }
  }

  private mutating func end() {
    if let caster, caster.depth == open.count {
      undivided.append(caster.rows)
      if caster.hasChanged { changed.append(caster.rows) }
      self.caster = nil
    }
    if open.count > 1 { open.removeLast() }
  }
}

// MARK: One item

extension ItemRows {
  /// The rows of an item that isn't a group.
  private func rows(
    of item: DisplayItem,
    _ map: Transform,
    _ faces: FaceSet
  ) throws(RenderingError) -> Range<Int>? {
    switch item {
    case .fill(let shape, _), .border(let shape, _, _): return rows(shape.bounds, map)
    case .text(let line):
      guard let box = try line.pixels(map, faces) else { return nil }
      let rows = box.map { clipped($0.grown(by: 1)) } ?? 0..<0
      return line.shadows.reduce(rows) { united($0, self.rows(of: $1.silhouette, $1.shadow, map)) }
    case .picture(_, let edges), .vector(_, let edges): return rows(edges, map)
    case .stroke, .shadow: return wholeRows(of: item, map)
    case .begin, .end, .beginMask, .endMask: return 0..<0
    }
  }

  /// The rows of an item that has to be painted as a whole.
  private func wholeRows(of item: DisplayItem, _ map: Transform) -> Range<Int>? {
    switch item {
    case .stroke(let shape, let stroke, _): return rows(Ink.outline(shape, stroke).bounds, map)
    case .border(let shape, let width, _):
      guard case .path = shape else { return nil }
      return rows(shape.bounds.inset(by: -width), map)
    case .shadow(let shape, let shadow):
      let box = shape.bounds.offset(x: shadow.x, y: shadow.y).pixels(map)
      return clipped(box.grown(by: reach(shadow, map)))
    case .picture(_, let edges), .vector(_, let edges): return rows(edges, map)
    case .text(let line):
      let isIntricate = line.runs.contains { $0.outline != nil || $0.paint != nil }
      let whole = isIntricate ? rows(line.inkBox, map) : nil
      let cast = line.shadows.map { rows(of: $0.silhouette, $0.shadow, map) }
      return (cast + [whole].compactMap(\.self)).reduce(nil) { rows, other in
        rows.map { united($0, other) } ?? other
      }
    case .fill, .begin, .end, .beginMask, .endMask: return nil
    }
  }

  private func rows(_ edges: Edges, _ map: Transform) -> Range<Int> {
    clipped(edges.pixels(map).grown(by: 2))
  }

  private func rows(of silhouette: TextLine, _ shadow: Shadow, _ map: Transform) -> Range<Int> {
    clipped(silhouette.inkBox.pixels(map).grown(by: reach(shadow, map)))
  }

  /// The rows of pixels and of the shadow that they cast.
  private func rows(_ box: PixelRect, withShadow shadow: Shadow?, _ map: Transform) -> Range<Int> {
    guard let shadow else { return clipped(box) }
    let down = CGFloat(shadow.x) * map.b + CGFloat(shadow.y) * map.d
    let distance = min(abs(Double(down)), Bounds.farthest).rounded(.up)
    let cast = clipped(box.grown(by: reach(shadow, map) + Int(distance)))
    return united(clipped(box), cast)
  }

  /// How many pixels a blur reaches, and some more.
  private func reach(_ shadow: Shadow, _ map: Transform) -> Int { reach(shadow.radius, map) }

  private func reach(_ radius: Double, _ map: Transform) -> Int {
    let deviation = min(max(radius * map.scaling, 0.25), 1e6)
    return Coverage.reach(deviation: deviation) + Int(deviation) + 16
  }

  private func clipped(_ box: PixelRect) -> Range<Int> {
    let top = min(max(box.top, 0), height)
    return top..<min(max(box.bottom, top), height)
  }

  private func united(_ one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    return min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }
}

extension TextLine {
  /// The box of pixels that the line covers, without its shadows: `nil` where it isn't known, and no box
  /// where there is no ink.
  fileprivate func pixels(_ map: Transform, _ faces: FaceSet) throws(RenderingError) -> PixelRect??
  {
    var boxes = decorations.map { $0.edges.offset(x: x, y: baseline).pixels(map) }
    for run in runs {
      guard !run.face.isColor, run.outline == nil, run.paint == nil,
        !run.glyphs.contains(where: \.isMissing),
        !Canvas.isHuge(run.face, map),
        case .masks(let masks) = try faces.face(run.face).glyphs
      else { return nil }
      if masks.isFull { masks.empty() }
      let style = GlyphMasks.Style(
        matrix: run.face.matrix.concatenating(map),
        isSyntheticBold: run.face.isSyntheticBold
      )
      for glyph in run.glyphs {
        let (x, y) = (CGFloat(x + glyph.x), CGFloat(baseline + glyph.y))
        let placed = Canvas.place(
          UInt(glyph.id),
          x: Double(map.a * x + map.c * y + map.tx),
          y: Double(map.b * x + map.d * y + map.ty),
          style,
          masks
        )
        guard let placed else { return nil }
        boxes.append(placed.pixels)
      }
    }
    guard var box = boxes.first else { return .some(nil) }
    for other in boxes.dropFirst() {
      box.top = min(box.top, other.top)
      box.bottom = max(box.bottom, other.bottom)
    }
    return box
  }
}
