internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// A border that lies inside its shape and is a whole number of pixels wide, at least one.
struct Border {
  let width: Double
  private let shape: Shape
  /// The inner side of the border; nothing where the border fills the shape.
  let inner: Shape?

  init(of shape: Shape, width: Double, grid: PixelGrid) {
    let width = max(1, (width * grid.scale).rounded()) / grid.scale
    self.width = width
    self.shape = shape
    let bounds = shape.bounds.inset(by: width)
    if bounds.isEmpty {
      inner = nil
    } else {
      switch shape {
      case .rectangle: inner = .rectangle(bounds)
      // A path has no even inner side: its border is a line along it, of which the outer half is cut.
      case .path: inner = nil
      case .rounded(let outer, let radii, let curve):
        let fitted = radii.clamped.fitting(width: outer.width, height: outer.height)
        inner = .rounded(bounds, fitted.reduced(by: width), curve)
      }
    }
  }
}

extension Border {
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
}
