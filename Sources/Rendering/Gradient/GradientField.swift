internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// Where in its gradient each device pixel lies.
enum GradientField {
  /// The place grows evenly over the plane: `start + x * across + y * down`, 0 to 1 in the gradient.
  case linear(start: Double, across: Double, down: Double)
  /// The place is the distance from the centre after a linear map of the pixel.
  case radial(Transform)

  /// `inverse` leads from device pixels to the gradient's coordinates.
  init?(_ gradient: LinearGradient, inverse: Transform) {
    let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = Double(x * x + y * y)
    guard square > 0, square.isFinite else { return nil }
    func place(_ point: CGPoint) -> Double {
      let mapped = inverse.applied(to: point)
      return Double((mapped.x - gradient.start.x) * x + (mapped.y - gradient.start.y) * y) / square
    }
    let start = place(CGPoint(x: 0.5, y: 0.5))
    self = .linear(
      start: start,
      across: place(CGPoint(x: 1.5, y: 0.5)) - start,
      down: place(CGPoint(x: 0.5, y: 1.5)) - start
    )
  }

  init?(_ gradient: RadialGradient, inverse: Transform) {
    guard gradient.radiusX > 0, gradient.radiusY > 0 else { return nil }
    let unit = Transform(
      a: 1 / gradient.radiusX,
      b: 0,
      c: 0,
      d: 1 / gradient.radiusY,
      tx: -gradient.center.x / gradient.radiusX,
      ty: -gradient.center.y / gradient.radiusY
    )
    self = .radial(inverse.concatenating(unit))
  }

  /// How many pixels the gradient spans, about.
  var length: Double {
    switch self {
    case .linear(_, let across, let down): 1 / max(abs(across), abs(down), 1e-9)
    case .radial(let map): 1 / max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d), 1e-9)
    }
  }

  /// Writes the colours of one row of pixels from `left` on.
  func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    left: Int,
    y: Int,
    from table: UnsafeBufferPointer<UInt32>
  ) {
    let last = Double(table.count - 1)
    switch self {
    case .linear(let start, let across, let down):
      let first = (start + Double(left) * across + Double(y) * down) * last + 0.5
      unsafe Self.fillLine(row, first: first, step: across * last, from: table)
    case .radial(let map):
      let middle = CGPoint(x: Double(left) + 0.5, y: Double(y) + 0.5)
      let start = map.applied(to: middle)
      var (x, y) = (Double(start.x), Double(start.y))
      for place in row.indices {
        let distance = min((x * x + y * y).squareRoot() * last, last)
        unsafe row[place] = table[Int(distance + 0.5)]
        x += map.a
        y += map.b
      }
    }
  }

  private static func fillLine(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    first: Double,
    step: Double,
    from table: UnsafeBufferPointer<UInt32>
  ) {
    let most = Double(table.count) - 0.5
    guard abs(step) > 1e-9 else {
      let place = Int(min(max(first, 0), most))
      unsafe row.update(repeating: table[place])
      return
    }
    // 32 bits behind the point; far outside, positions are cut so that they fit into 64.
    let unit = 4_294_967_296.0
    let far = 1e9
    guard abs(first) < far, abs(step) * Double(row.count) < far else {
      for place in row.indices {
        let position = min(max(first + step * Double(place), 0), most)
        unsafe row[place] = table[Int(position)]
      }
      return
    }
    var position = Int64(first * unit)
    let stride = Int64(step * unit)
    let largest = Int64(table.count - 1)
    let end = position + stride * Int64(max(row.count - 1, 0))
    if min(position, end) >= 0, max(position, end) >> 32 <= largest {
      // Nothing lies outside, as in most rows.
      for place in row.indices {
        unsafe row[place] = table[Int(truncatingIfNeeded: position >> 32)]
        position &+= stride
      }
      return
    }
    for place in row.indices {
      unsafe row[place] = table[Int(min(max(position >> 32, 0), largest))]
      position += stride
    }
  }
}
