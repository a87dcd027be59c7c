internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// A border that lies inside its shape and is a whole number of pixels wide, at least one.
struct Border: Equatable {
  let shape: Shape
  let width: Double
  /// The inner side of the border; nothing where the border fills the shape.
  let inner: Shape?

  init(of shape: Shape, width: Double, grid: PixelGrid) {
    let width = max(1, (width * grid.scale).rounded()) / grid.scale
    self.width = width
    self.shape = shape
    inner = shape.inset(by: width)
  }
}

extension Border {
  /// What is painted for a border.
  enum Form {
    /// A line along a path, of which the outer half is cut.
    case line(Stroke)
    /// What lies between the shape and its inner side.
    case ring(inner: Shape)
    /// All of the shape, where the border leaves nothing open.
    case whole
  }

  var form: Form {
    if case .path = shape { return .line(Stroke(width: 2 * min(width, Bounds.farthest))) }
    return inner.map(Form.ring) ?? .whole
  }

  /// The line along which a stroke of the border's width paints the same; nothing where the
  /// border's two sides bend differently.
  var middle: Shape? {
    switch shape {
    case .rectangle(let edges): return .rectangle(edges.inset(by: width / 2))
    case .path: return nil
    case .rounded(let edges, let radii, let curve):
      let fitted = radii.clamped.fitting(width: edges.width, height: edges.height)
      guard curve == .circular, fitted == CornerRadii(fitted.topLeft), fitted.topLeft >= width
      else { return nil }
      return .rounded(edges.inset(by: width / 2), fitted.reduced(by: width / 2), .circular)
    }
  }

  /// Whether a box lies inside the border, and clear of it.
  func surrounds(_ box: Edges) -> Bool {
    guard let inner else { return false }
    let bounds = inner.bounds
    guard box.left > bounds.left, box.top > bounds.top, box.right < bounds.right,
      box.bottom < bounds.bottom
    else { return false }
    guard case .rounded(_, let radii, let curve) = inner else { return true }
    let reach = curve.reach
    func isClear(_ radius: Double, _ across: Double, _ down: Double) -> Bool {
      let (x, y) = (radius * reach - across, radius * reach - down)
      return x <= 0 || y <= 0 || x * x + y * y < radius * reach * radius * reach
    }
    let (left, right) = (box.left - bounds.left, bounds.right - box.right)
    let (top, bottom) = (box.top - bounds.top, bounds.bottom - box.bottom)
    return isClear(radii.topLeft, left, top) && isClear(radii.topRight, right, top)
      && isClear(radii.bottomRight, right, bottom) && isClear(radii.bottomLeft, left, bottom)
  }
}

extension Shape {
  /// What holds no pixel.
  static let nothing = Shape.rectangle(Edges(left: 0, top: 0, right: 0, bottom: 0))
}

extension CornerCurve {
  /// How many radii from a corner the curve begins at most.
  fileprivate var reach: Double { self == .circular ? 1 : 1.53 }
}
