package import SnaplineGeometry

import struct Foundation.CGPoint

/// A border along some sides of a box with circular corners, as CSS draws it: at a corner whose other side has none
/// it gets thinner towards that side.
package struct SideBorder {
  private let outer: [Quarter]
  private let inner: [Quarter]
  private let hasBorder: [Bool]

  /// - Parameters:
  ///   - box: The box; of its sides, those with a width in `borders` have one.
  ///   - radii: The radii of its corners.
  ///   - borders: How wide the border is on each side.
  ///
  /// Nothing where all sides have one, or where the inner outline has no room for its round corners.
  package init?(_ box: Edges, _ radii: CornerRadii, borders: Edges) {
    let radii = radii.clamped.fitting(width: box.width, height: box.height)
    let (left, top, right, bottom) = (borders.left, borders.top, borders.right, borders.bottom)
    hasBorder = [top > 0, right > 0, bottom > 0, left > 0]
    /// The size of an inner corner; one that the border fills is sharp.
    func size(_ radius: Double, _ beside: Double, _ level: Double) -> (x: Double, y: Double) {
      radius > beside && radius > level ? (radius - beside, radius - level) : (0, 0)
    }
    let sizes = [
      size(radii.topLeft, left, top), size(radii.topRight, right, top),
      size(radii.bottomRight, right, bottom), size(radii.bottomLeft, left, bottom),
    ]
    let whole = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      ($0, $0)
    }
    let inside = Edges(
      left: box.left + left,
      top: box.top + top,
      right: box.right - right,
      bottom: box.bottom - bottom
    )
    outer = Self.quarters(of: box, sizes: whole)
    inner = Self.quarters(of: inside, sizes: sizes)
    let noise = 1e-6
    let hasRoom =
      max(sizes[0].x + sizes[1].x, sizes[3].x + sizes[2].x) <= inside.width + noise
      && max(sizes[0].y + sizes[3].y, sizes[1].y + sizes[2].y) <= inside.height + noise
    guard hasBorder.contains(false), inside.width > 0, inside.height > 0, hasRoom else {
      return nil
    }
  }

  /// The outline of the border alone: round each run of sides that meet, outside forth and inside back.
  package var path: Path {
    Path { path in
      for first in 0..<4 where hasBorder[first] && !hasBorder[(first + 3) % 4] {
        var corners = [first]
        while hasBorder[corners[corners.count - 1]] {
          corners.append((corners[corners.count - 1] + 1) % 4)
        }
        for (step, corner) in corners.enumerated() {
          step == 0 ? path.move(to: outer[corner].start) : path.addLine(to: outer[corner].start)
          outer[corner].add(to: &path)
        }
        for corner in corners.reversed() {
          path.addLine(to: inner[corner].end)
          inner[corner].addBackwards(to: &path)
        }
        path.close()
      }
    }
  }

  /// The corners from the top left one on, clockwise.
  private static func quarters(of box: Edges, sizes: [(x: Double, y: Double)]) -> [Quarter] {
    let (left, top, right, bottom) = (box.left, box.top, box.right, box.bottom)
    return [
      Quarter(at: (left, top), along: (0, sizes[0].y), across: (sizes[0].x, 0)),
      Quarter(at: (right, top), along: (-sizes[1].x, 0), across: (0, sizes[1].y)),
      Quarter(at: (right, bottom), along: (0, -sizes[2].y), across: (-sizes[2].x, 0)),
      Quarter(at: (left, bottom), along: (sizes[3].x, 0), across: (0, -sizes[3].y)),
    ]
  }
}

/// A quarter of an ellipse in a corner.
private struct Quarter {
  let start, first, second, end: CGPoint

  /// - Parameters:
  ///   - corner: The corner of the box.
  ///   - along: From the corner to where the quarter starts.
  ///   - across: From the corner to where it ends.
  init(
    at corner: (x: Double, y: Double),
    along: (x: Double, y: Double),
    across: (x: Double, y: Double)
  ) {
    func place(_ part: Double, _ other: Double) -> CGPoint {
      CGPoint(
        x: corner.x + part * along.x + other * across.x,
        y: corner.y + part * along.y + other * across.y
      )
    }
    let handle = 1 - CornerRadii.kappa
    (start, first) = (place(1, 0), place(handle, 0))
    (second, end) = (place(0, handle), place(0, 1))
  }

  func add(to path: inout Path) { path.addCurve(to: end, control1: first, control2: second) }

  func addBackwards(to path: inout Path) {
    path.addCurve(to: start, control1: second, control2: first)
  }
}
