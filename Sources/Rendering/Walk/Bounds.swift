internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// What can be painted at all, in every format.
enum Bounds {
  /// The largest coordinate that is painted, in points: beyond it nothing can be seen on any canvas,
  /// and Cairo's numbers, 24 bits and a fraction, come to an end at eight million pixels.
  static let farthest = 1_000_000.0
}

private let farthest = Bounds.farthest

private func isNear(_ position: Double) -> Bool { abs(position) <= farthest }

private func bound(_ position: Double) -> Double { min(max(position, -farthest), farthest) }

extension Scene {
  /// Makes sure that there is something to paint on, and that it has pixels.
  func checkSize() throws(RenderingError) {
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0 else { throw .emptyCanvas }
  }
}

extension Shape {
  /// The same shape within the coordinates that can be painted; nothing where one isn't a number.
  var bounded: Shape? {
    if case .path(let path, let rule) = self {
      return path.bounded.map { .path($0, rule) }
    }
    guard let edges = bounds.bounded else { return nil }
    return switch self {
    case .rounded(_, let radii, let curve): .rounded(edges, radii.clamped, curve)
    case .rectangle, .path: .rectangle(edges)
    }
  }
}

extension Path {
  fileprivate var bounded: Path? {
    let points = points
    guard !points.contains(where: { ($0.x + $0.y).isNaN }) else { return nil }
    guard !points.allSatisfy({ isNear($0.x) && isNear($0.y) }) else { return self }
    return mapped { CGPoint(x: bound($0.x), y: bound($0.y)) }
  }
}

extension Shape {
  func offset(x: Double, y: Double) -> Shape {
    switch self {
    case .rectangle(let edges): .rectangle(edges.offset(x: x, y: y))
    case .rounded(let edges, let radii, let curve):
      .rounded(edges.offset(x: x, y: y), radii, curve)
    case .path(let path, let rule):
      .path(path.applying(Transform(translationX: x, y: y)), rule)
    }
  }
}

extension Edges {
  /// The part within the coordinates that can be painted; nothing where an edge isn't a number.
  var bounded: Edges? {
    guard !(left + top + right + bottom).isNaN else { return nil }
    let (left, top) = (bound(left), bound(top))
    return Edges(
      left: left,
      top: top,
      right: max(left, bound(right)),
      bottom: max(top, bound(bottom))
    )
  }
}

extension CGPoint {
  fileprivate var isNear: Bool { abs(x) <= farthest && abs(y) <= farthest }
}

extension RGBA {
  /// Whether every part is a number; what is below 0 or above 1 counts as that.
  var isPaintable: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }
}

extension Paint {
  /// Whether every colour, and every place of a gradient, can be painted with.
  var isPaintable: Bool {
    switch self {
    case .color(let color): color.isPaintable
    case .linear(let gradient):
      gradient.start.isNear && gradient.end.isNear && gradient.stops.arePaintable
    case .radial(let gradient):
      gradient.center.isNear && isNear(gradient.radiusX) && isNear(gradient.radiusY)
        && gradient.focus.isNear && isNear(gradient.focalRadius) && gradient.stops.arePaintable
    case .conic(let gradient):
      gradient.center.isNear && isNear(gradient.angle) && gradient.stops.arePaintable
    }
  }
}

extension [GradientStop] {
  fileprivate var arePaintable: Bool {
    allSatisfy { $0.offset.isFinite && $0.color.isPaintable }
  }
}

extension Stroke {
  /// Whether every number can be painted with.
  var isPaintable: Bool {
    isNear(width) && miterLimit >= 0 && isNear(dashPhase)
      && dash.allSatisfy { $0 >= 0 && isNear($0) }
  }

  /// How far the line may reach from its path.
  var reach: Double {
    let corner = join == .miter ? max(1, min(miterLimit, farthest)) : 1
    return width / 2 * max(corner, cap == .square ? 1.5 : 1)
  }
}

extension Shadow {
  /// Whether every number can be painted with.
  var isPaintable: Bool {
    radius >= 0 && isNear(radius) && isNear(x) && isNear(y) && color.isPaintable
  }
}

extension GroupEffect {
  var isPaintable: Bool { blur >= 0 && isNear(blur) && tint?.isPaintable ?? true }
}

extension LetterOutline {
  fileprivate var isPaintable: Bool { width >= 0 && isNear(width) && color.isPaintable }
}

extension TextLine {
  /// The line without what lies beyond all canvases, as words without an end do; nothing where a place,
  /// a colour or a shadow can't be painted.
  var bounded: TextLine? {
    guard [x, baseline, width].allSatisfy(\.isFinite) else { return nil }
    var line = self
    line.width = bound(width)
    guard isNear(x), isNear(baseline) else {
      (line.x, line.baseline) = (bound(x), bound(baseline))
      (line.runs, line.decorations) = ([], [])
      return line
    }
    for place in decorations.indices {
      guard let edges = decorations[place].edges.bounded, decorations[place].color.isPaintable
      else { return nil }
      line.decorations[place].edges = edges
    }
    for (place, run) in runs.enumerated() {
      guard run.color.isPaintable, run.shadow?.isPaintable ?? true,
        run.paint?.isPaintable ?? true, run.outline?.isPaintable ?? true
      else { return nil }
      let matrix = run.face.matrix
      guard [matrix.xx, matrix.yx, matrix.xy, matrix.yy].allSatisfy(isNear) else { return nil }
      if run.glyphs.allSatisfy(isNear) { continue }
      guard run.glyphs.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
      line.runs[place].glyphs.removeAll { !isNear($0) }
    }
    line.runs.removeAll(where: \.glyphs.isEmpty)
    return line
  }
}

private func isNear(_ glyph: Glyph) -> Bool { isNear(glyph.x) && isNear(glyph.y) }

extension Transform {
  /// Whether every part is a number that can be painted with.
  var isPaintable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { abs($0) <= farthest }
  }

  /// Whether it moves what could be painted beyond all canvases.
  var leadsAway: Bool {
    [a, b, c, d].allSatisfy(isNear) && tx.isFinite && ty.isFinite && !isPaintable
  }

  /// The map back; nothing where the plane collapses.
  var inverse: Transform? {
    let area = a * d - b * c
    guard abs(area) >= 1e-12, area.isFinite else { return nil }
    return Transform(
      a: d / area,
      b: -b / area,
      c: -c / area,
      d: a / area,
      tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area
    )
  }

  /// Whether the plane becomes a line or a point, so that nothing is seen.
  var collapses: Bool { abs(a * d - b * c) < 1e-9 }
}
