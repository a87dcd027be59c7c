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
  /// The place is that of the largest circle through the pixel, after a linear map of it.
  case focal(Transform, UnitCircles)
  /// The place is the share of a turn, after a linear map of the pixel.
  case conic(Transform)

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
    let unit = UnitCircles(gradient)
    let map = inverse.concatenating(unit.fromCanvas)
    self = gradient.isCentered ? .radial(map) : .focal(map, unit)
  }

  init(_ gradient: ConicGradient, inverse: Transform) {
    let unit = Transform(translationX: -gradient.center.x, y: -gradient.center.y)
      .concatenating(Transform(rotationAngle: -CGFloat(gradient.angle)))
    self = .conic(inverse.concatenating(unit))
  }

  init?(_ paint: Paint, inverse: Transform) {
    switch paint {
    case .color: return nil
    case .linear(let gradient): self.init(gradient, inverse: inverse)
    case .radial(let gradient): self.init(gradient, inverse: inverse)
    case .conic(let gradient): self.init(gradient, inverse: inverse)
    }
  }

  /// How many pixels the gradient spans, about.
  var length: Double {
    switch self {
    case .linear(_, let across, let down): 1 / max(abs(across), abs(down), 1e-9)
    case .radial(let map), .focal(let map, _):
      1 / max(abs(map.a) + abs(map.c), abs(map.b) + abs(map.d), 1e-9)
    case .conic: 1024
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
      unsafe Self.walk(row, left, y, map) { x, y in
        unsafe table[Int(min((x * x + y * y).squareRoot() * last, last) + 0.5)]
      }
    case .focal(let map, let circles):
      unsafe Self.walk(row, left, y, map) { x, y in
        unsafe table[Int(circles.place(x, y) * last + 0.5)]
      }
    case .conic(let map):
      unsafe Self.walk(row, left, y, map) { x, y in
        unsafe table[Int(turns(x, y) * last + 0.5)]
      }
    }
  }

  /// Goes along a row, telling where each pixel's middle comes to lie.
  @inline(__always)
  private static func walk(
    _ row: UnsafeMutableBufferPointer<UInt32>,
    _ left: Int,
    _ y: Int,
    _ map: Transform,
    _ word: (Double, Double) -> UInt32
  ) {
    let start = map.applied(to: CGPoint(x: Double(left) + 0.5, y: Double(y) + 0.5))
    var (x, y) = (Double(start.x), Double(start.y))
    for place in row.indices {
      unsafe row[place] = word(x, y)
      x += map.a
      y += map.b
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

/// The circles of a radial gradient, mapped so that the outer one is the unit circle.
struct UnitCircles {
  /// From points of the canvas.
  let fromCanvas: Transform
  /// Where the stop at 0 lies, within the unit circle.
  let focus: (x: Double, y: Double)
  let focalRadius: Double

  init(_ gradient: RadialGradient) {
    let radii = (x: max(gradient.radiusX, 1e-6), y: max(gradient.radiusY, 1e-6))
    fromCanvas = Transform(
      a: 1 / radii.x,
      b: 0,
      c: 0,
      d: 1 / radii.y,
      tx: -gradient.center.x / radii.x,
      ty: -gradient.center.y / radii.y
    )
    let inner = min(max(gradient.focalRadius, 0), 0.999)
    let x = Double(gradient.focus.x - gradient.center.x) / radii.x
    let y = Double(gradient.focus.y - gradient.center.y) / radii.y
    // One circle goes around the other, or the plane would be covered twice here and never there.
    let distance = (x * x + y * y).squareRoot()
    let most = (1 - inner) * 0.999
    let factor = distance > most ? most / distance : 1
    (focus, focalRadius) = ((x * factor, y * factor), inner)
  }

  /// The share of the way from the inner circle to the outer one.
  func place(_ x: Double, _ y: Double) -> Double {
    let (x, y) = (x - focus.x, y - focus.y)
    let growth = 1 - focalRadius
    let a = growth * growth - focus.x * focus.x - focus.y * focus.y
    let b = x * focus.x + y * focus.y - focalRadius * growth
    let c = x * x + y * y - focalRadius * focalRadius
    return min(max((b + (b * b + a * c).squareRoot()) / a, 0), 1)
  }
}

/// The share of a turn from the right on clockwise, from 0 to 1, exact to a hundred-thousandth.
private func turns(_ x: Double, _ y: Double) -> Double {
  let (across, down) = (abs(x), abs(y))
  let most = max(across, down)
  guard most > 0 else { return 0 }
  let share = min(across, down) / most
  let square = share * share
  var angle =
    ((-0.046_496_474_9 * square + 0.159_314_22) * square - 0.327_622_764) * square * share + share
  if down > across { angle = .pi / 2 - angle }
  if x < 0 { angle = .pi - angle }
  if y < 0 { angle = 2 * .pi - angle }
  return min(max(angle / (2 * .pi), 0), 1)
}
