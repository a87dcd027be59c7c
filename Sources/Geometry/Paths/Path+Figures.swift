import Glibc

public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// Figures that a path is made of.
extension Path {
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// An ellipse from its rightmost point on, clockwise where y grows downward.
  public mutating func addEllipse(in rect: CGRect) {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isDecreasing: false)
    circle.close()
    let map = Transform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    append(circle.applying(map))
  }

  /// A part of a circle, with a line to it from the current point.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius.
  ///   - start: An angle in radians from the rightmost point on, clockwise where y grows downward.
  ///   - end: The angle where it ends; whole turns are added or removed, so that the arc is at most one
  ///     turn.
  ///   - isDecreasing: Whether the angle decreases along the arc.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    from start: CGFloat,
    to end: CGFloat,
    isDecreasing: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = Double(isDecreasing ? start - end : end - start)
    if sweep.isFinite, sweep < 0 || sweep > turn {
      let rest = sweep.truncatingRemainder(dividingBy: turn)
      sweep = sweep > turn ? turn : rest < 0 ? rest + turn : rest
    }
    func point(_ angle: Double, _ reach: Double = 0) -> CGPoint {
      // `reach` leads along the tangent.
      let (cosine, sine) = (cos(angle), sin(angle))
      return CGPoint(
        x: Double(center.x) + Double(radius) * (cosine - reach * sine),
        y: Double(center.y) + Double(radius) * (sine + reach * cosine)
      )
    }
    let first = point(Double(start))
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    guard sweep > 0 else { return }
    let pieces = max(1, Int((sweep / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces) * (isDecreasing ? -1 : 1)
    let reach = 4.0 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let (from, to) = (
        Double(start) + step * Double(piece), Double(start) + step * Double(piece + 1)
      )
      addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
    }
  }

  /// An arc that touches the line from the current point to `corner` and the line from there to `end`.
  public mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: corner) }
    let back = (x: Double(from.x - corner.x), y: Double(from.y - corner.y))
    let ahead = (x: Double(end.x - corner.x), y: Double(end.y - corner.y))
    let lengths = (hypot(back.x, back.y), hypot(ahead.x, ahead.y))
    let turn = back.x * ahead.y - back.y * ahead.x
    // On one line, or without a radius, there is no circle.
    guard lengths.0 > 0, lengths.1 > 0, radius > 0, abs(turn) > 1e-12 * lengths.0 * lengths.1 else {
      return addLine(to: corner)
    }
    let product = (back.x * ahead.x + back.y * ahead.y) / (lengths.0 * lengths.1)
    let half = acos(min(max(product, -1), 1)) / 2
    let distance = Double(radius) / tan(half)
    let unit = (x: back.x / lengths.0, y: back.y / lengths.0)
    let touch = CGPoint(
      x: Double(corner.x) + unit.x * distance,
      y: Double(corner.y) + unit.y * distance
    )
    // From there the centre lies toward the other line.
    let side = turn > 0 ? -1.0 : 1
    let center = CGPoint(
      x: Double(touch.x) + side * unit.y * Double(radius),
      y: Double(touch.y) - side * unit.x * Double(radius)
    )
    let start = atan2(Double(touch.y - center.y), Double(touch.x - center.x))
    let sweep = Double.pi - 2 * half
    addArc(
      center: center,
      radius: radius,
      from: CGFloat(start),
      to: CGFloat(turn > 0 ? start - sweep : start + sweep),
      isDecreasing: turn > 0
    )
  }
}
