public import SnaplineGeometry

/// The outline of something painted.
public enum Shape: Hashable, Sendable {
  case rectangle(Edges)
  case rounded(Edges, CornerRadii, CornerCurve)
  /// What lies inside of a path.
  case path(Path, FillRule)

  /// An upright rectangle around the shape: the smallest one, unless the shape has curves.
  public var bounds: Edges {
    switch self {
    case .rectangle(let edges), .rounded(let edges, _, _): edges
    // What pulls at a curve lies around it, and costs no search for where it turns.
    case .path(let path, _):
      path.controlBox.map { Edges($0) } ?? Edges(left: 0, top: 0, right: 0, bottom: 0)
    }
  }
}

/// The radius of each corner, in points.
public struct CornerRadii: Hashable, Sendable {
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }

  /// The radii that fit into a box: all are scaled down together where two meet on a side.
  public func fitting(width: Double, height: Double) -> CornerRadii {
    var factor = 1.0
    for (sum, room) in [
      (topLeft + topRight, width), (bottomLeft + bottomRight, width),
      (topLeft + bottomLeft, height), (topRight + bottomRight, height),
    ] where sum > room && sum > 0 {
      factor = min(factor, max(0, room) / sum)
    }
    return CornerRadii(
      topLeft: topLeft * factor,
      topRight: topRight * factor,
      bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor
    )
  }
}

/// How a corner bends.
public enum CornerCurve: String, Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// Apple's corner, whose curvature increases gradually from zero.
  case continuous
}
