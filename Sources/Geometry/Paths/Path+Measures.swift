import Glibc

public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// What counts as inside of a path that crosses itself.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points that the path goes around; turns in opposite directions cancel each other.
  case winding
  /// Points from which a line to far away crosses the path an odd number of times.
  case evenOdd
}

/// A part of a path between two points.
package enum PathPiece {
  case line(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  /// The point at a share of the way, by the curve's own measure.
  package func point(at share: Double) -> CGPoint {
    switch self {
    case .line(let from, let to): from.toward(to, share)
    case .curve: cut(at: share).before.end
    }
  }

  package var start: CGPoint {
    switch self {
    case .line(let from, _), .curve(let from, _, _, _): from
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let to), .curve(_, _, _, let to): to
    }
  }

  package func cut(at share: Double) -> (before: PathPiece, after: PathPiece) {
    switch self {
    case .line(let from, let to):
      let middle = from.toward(to, share)
      return (.line(from, middle), .line(middle, to))
    case .curve(let from, let first, let second, let to):
      let (a, b, c) = (
        from.toward(first, share), first.toward(second, share), second.toward(to, share)
      )
      let (d, e) = (a.toward(b, share), b.toward(c, share))
      let middle = d.toward(e, share)
      return (.curve(from, a, d, middle), .curve(middle, e, c, to))
    }
  }

  /// The points of a chain of lines along the piece, without the first.
  package var chain: [CGPoint] {
    guard case .curve(let from, let first, let second, let to) = self else { return [end] }
    let reach = from.distance(to: first) + first.distance(to: second) + second.distance(to: to)
    let count = reach.isFinite ? min(max(16, Int(reach.squareRoot() * 2)), 64) : 1
    return (1...count).map { point(at: Double($0) / Double(count)) }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ share: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  fileprivate func distance(to other: CGPoint) -> Double {
    hypot(Double(other.x - x), Double(other.y - y))
  }
}

extension Path {
  /// The parts between one putting down of the pen and the next, each with its pieces.
  package var parts: [(start: CGPoint, pieces: [PathPiece], isClosed: Bool)] {
    var parts: [(start: CGPoint, pieces: [PathPiece], isClosed: Bool)] = []
    var place = CGPoint.zero
    for step in steps {
      let last = parts.count - 1
      switch step {
      case .move(let point):
        parts.append((point, [], false))
        place = point
      case .line(let point):
        parts[last].pieces.append(.line(place, point))
        place = point
      case .quad(let control, let end):
        let curve = PathPiece.curve(
          place,
          place.toward(control, 2.0 / 3),
          end.toward(control, 2.0 / 3),
          end
        )
        parts[last].pieces.append(curve)
        place = end
      case .curve(let first, let second, let end):
        parts[last].pieces.append(.curve(place, first, second, end))
        place = end
      case .close:
        let start = parts[last].start
        if place != start { parts[last].pieces.append(.line(place, start)) }
        parts[last].isClosed = true
        place = start
      }
    }
    return parts
  }

  /// The smallest upright rectangle around the lines and curves themselves; nothing for an empty
  /// path.
  public var box: CGRect? {
    CGRect(
      around: parts.flatMap { part in [part.start] + part.pieces.flatMap(\.extremes) }
    )
  }

  /// The total length of the lines and curves.
  public var length: CGFloat {
    parts.reduce(0) { sum, part in sum + part.pieces.reduce(0) { $0 + $1.length } }
  }

  /// Whether a point lies inside; for a point on the path itself, the result may be either.
  public func contains(_ point: CGPoint, using rule: FillRule = .winding) -> Bool {
    var winding = 0
    for part in parts {
      var from = part.start
      for to in part.pieces.flatMap(\.chain) + [part.start] {
        winding += Self.crossing(from, to, of: point)
        from = to
      }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// 1 for a line that crosses the way from `point` to the right downward, -1 for upward.
  private static func crossing(_ from: CGPoint, _ to: CGPoint, of point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    return x > point.x ? (to.y > from.y ? 1 : -1) : 0
  }

  /// The same path drawn from its end to its start.
  public var reversed: Path {
    var path = Path()
    for part in parts.reversed() {
      path.move(to: part.pieces.last?.end ?? part.start)
      for piece in part.pieces.reversed() {
        switch piece {
        case .line(let from, _): path.addLine(to: from)
        case .curve(let from, let first, let second, _):
          path.addCurve(to: from, control1: second, control2: first)
        }
      }
      if part.isClosed { path.close() }
    }
    return path
  }

  /// The part of the path between two shares of its length, from 0 to 1.
  public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    let whole = length
    let (from, to) = (whole * start, whole * end)
    var trimmed = Path()
    guard to > from else { return trimmed }
    var passed: CGFloat = 0
    for piece in parts.flatMap(\.pieces) {
      let length = piece.length
      defer { passed += length }
      guard length > 0, passed + length > from, passed < to else { continue }
      var kept = piece
      let (first, last) = (max(0, from - passed), min(length, to - passed))
      if last < length { kept = kept.cut(at: piece.share(at: last)).before }
      if first > 0 {
        let share = piece.share(at: first) / (last < length ? piece.share(at: last) : 1)
        kept = kept.cut(at: share).after
      }
      if trimmed.currentPoint != kept.start { trimmed.move(to: kept.start) }
      switch kept {
      case .line(_, let to): trimmed.addLine(to: to)
      case .curve(_, let first, let second, let to):
        trimmed.addCurve(to: to, control1: first, control2: second)
      }
    }
    return trimmed
  }
}

extension PathPiece {
  package var length: Double {
    var (sum, from) = (0.0, start)
    for to in chain {
      sum += from.distance(to: to)
      from = to
    }
    return sum
  }

  /// The share of the curve's own measure at which the pen has gone a distance.
  fileprivate func share(at distance: Double) -> Double {
    let chain = chain
    var (passed, from) = (0.0, start)
    for (place, to) in chain.enumerated() {
      let length = from.distance(to: to)
      if passed + length >= distance, length > 0 {
        return (Double(place) + (distance - passed) / length) / Double(chain.count)
      }
      passed += length
      from = to
    }
    return 1
  }

  /// The end, and where the piece turns around on an axis.
  fileprivate var extremes: [CGPoint] {
    guard case .curve(let from, let first, let second, let to) = self else { return [end] }
    func turns(_ p: Double, _ q: Double, _ r: Double, _ s: Double) -> [Double] {
      let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
      guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
      let root = (b * b - 4 * a * c).squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    let shares =
      turns(from.x, first.x, second.x, to.x) + turns(from.y, first.y, second.y, to.y)
    return [to] + shares.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
  }
}
