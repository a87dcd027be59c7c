internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// The largest coordinate that is painted, in points: beyond it nothing can be seen on any canvas,
/// and Cairo's numbers, 24 bits and a fraction, come to an end at eight million pixels.
private let farthest = 1_000_000.0

extension Shape {
  /// The same shape within the coordinates that can be painted; nothing where one isn't a number.
  var bounded: Shape? {
    guard let edges = bounds.bounded else { return nil }
    return switch self {
    case .rectangle: .rectangle(edges)
    case .rounded(_, let radii, let curve): .rounded(edges, radii.clamped, curve)
    }
  }
}

extension Shape {
  func offset(x: Double, y: Double) -> Shape {
    switch self {
    case .rectangle(let edges): .rectangle(edges.offset(x: x, y: y))
    case .rounded(let edges, let radii, let curve):
      .rounded(edges.offset(x: x, y: y), radii, curve)
    }
  }
}

extension Edges {
  fileprivate var bounded: Edges? {
    guard !(left + top + right + bottom).isNaN else { return nil }
    func bound(_ position: Double) -> Double { min(max(position, -farthest), farthest) }
    let (left, top) = (bound(left), bound(top))
    return Edges(
      left: left,
      top: top,
      right: max(left, bound(right)),
      bottom: max(top, bound(bottom))
    )
  }
}

extension Paint {
  /// Whether every place of a gradient can be painted with.
  var isPaintable: Bool {
    func fits(_ position: CGFloat) -> Bool { abs(position) <= farthest }
    return switch self {
    case .color: true
    case .linear(let gradient):
      fits(gradient.start.x) && fits(gradient.start.y) && fits(gradient.end.x)
        && fits(gradient.end.y)
    case .radial(let gradient):
      fits(gradient.center.x) && fits(gradient.center.y) && fits(gradient.radiusX)
        && fits(gradient.radiusY)
    }
  }
}

extension Shadow {
  /// Whether every number can be painted with.
  var isPaintable: Bool {
    radius >= 0 && radius <= farthest && abs(x) <= farthest && abs(y) <= farthest
  }
}

extension TextLine {
  /// Whether every position can be painted.
  var isPaintable: Bool {
    func fits(_ position: Double) -> Bool { abs(position) <= farthest }
    guard fits(x), fits(baseline), fits(width) else { return false }
    guard
      decorations.allSatisfy({ decoration in
        let edges = decoration.edges
        return fits(edges.left) && fits(edges.top) && fits(edges.right) && fits(edges.bottom)
      })
    else { return false }
    return runs.allSatisfy { run in
      let matrix = run.face.matrix
      return fits(matrix.xx) && fits(matrix.yx) && fits(matrix.xy) && fits(matrix.yy)
        && run.glyphs.allSatisfy { fits($0.x) && fits($0.y) }
    }
  }
}

extension Transform {
  /// Whether every part is a number that can be painted with.
  var isPaintable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { abs($0) <= farthest }
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
