package import SnaplineGeometry

import struct Foundation.CGPoint
import func Foundation.cos
import func Foundation.sin
import func Foundation.tan

extension Shape {
  /// The outline of the shape, the same for every output.
  package var outline: Path {
    switch self {
    case .rectangle(let edges): Path(rectangle: edges)
    case .rounded(let edges, let radii, let curve): Path(edges, radii, curve)
    case .path(let path, _): path
    }
  }

  /// What counts as inside of the outline.
  package var fillRule: FillRule {
    if case .path(_, let rule) = self { rule } else { .winding }
  }
}

extension Path {
  package init(rectangle edges: Edges) {
    // Points, not a Foundation rectangle: sizes would round edges away.
    self.init([
      .move(CGPoint(x: edges.left, y: edges.top)), .line(CGPoint(x: edges.right, y: edges.top)),
      .line(CGPoint(x: edges.right, y: edges.bottom)),
      .line(CGPoint(x: edges.left, y: edges.bottom)), .close,
    ])
  }

  /// A box with rounded corners, from its top left one on, clockwise.
  package init(_ edges: Edges, _ radii: CornerRadii, _ curve: CornerCurve) {
    let radii = radii.clamped.fitting(width: edges.width, height: edges.height)
    guard radii != CornerRadii(0) else {
      self.init(rectangle: edges)
      return
    }
    self.init()
    let corners = Corners(radii, curve, width: edges.width, height: edges.height)
    let (left, top, right, bottom) = (edges.left, edges.top, edges.right, edges.bottom)
    // Each corner is entered clockwise: `along` points back the way, `across` to the next side.
    add(corners.topLeft, at: CGPoint(x: left, y: top), along: (0, 1), across: (1, 0))
    add(corners.topRight, at: CGPoint(x: right, y: top), along: (-1, 0), across: (0, 1))
    add(corners.bottomRight, at: CGPoint(x: right, y: bottom), along: (0, -1), across: (-1, 0))
    add(corners.bottomLeft, at: CGPoint(x: left, y: bottom), along: (1, 0), across: (0, -1))
    close()
  }

  private mutating func add(
    _ corner: Corner,
    at point: CGPoint,
    along: (x: Double, y: Double),
    across: (x: Double, y: Double)
  ) {
    func place(_ offset: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + offset.x * along.x + offset.y * across.x,
        y: point.y + offset.x * along.y + offset.y * across.y
      )
    }
    let start = place(corner.start)
    if let place = currentPoint {
      let isThere = abs(place.x - start.x) < 1e-9 && abs(place.y - start.y) < 1e-9
      if !isThere { addLine(to: start) }
    } else {
      move(to: start)
    }
    for curve in corner.curves {
      addCurve(to: place(curve.end), control1: place(curve.first), control2: place(curve.second))
    }
  }
}

/// The four corners of a box.
private struct Corners {
  var topLeft, topRight, bottomRight, bottomLeft: Corner

  init(_ radii: CornerRadii, _ curve: CornerCurve, width: Double, height: Double) {
    func corner(_ radius: Double, _ beside: Double, _ below: Double) -> Corner {
      // Two corners share their side in proportion to their radii.
      let across = radius + beside > 0 ? width * radius / (radius + beside) : 0
      let down = radius + below > 0 ? height * radius / (radius + below) : 0
      return Corner(radius: radius, curve: curve, room: min(across, down))
    }
    topLeft = corner(radii.topLeft, radii.topRight, radii.bottomLeft)
    topRight = corner(radii.topRight, radii.topLeft, radii.bottomRight)
    bottomRight = corner(radii.bottomRight, radii.bottomLeft, radii.topRight)
    bottomLeft = corner(radii.bottomLeft, radii.bottomRight, radii.topLeft)
  }
}

/// One corner: offsets from the box's corner, `x` along the side it comes from.
private struct Corner {
  struct Curve {
    var first, second, end: CGPoint
  }

  var start: CGPoint
  var curves: [Curve] = []

  init(radius: Double, curve: CornerCurve, room: Double) {
    start = CGPoint(x: radius, y: 0)
    guard radius > 0 else { return }
    let smoothness = curve == .circular ? 0 : Self.smoothness(room: room / radius)
    if smoothness > 0 {
      bend(smoothness: smoothness, radius: radius)
    } else {
      let handle = radius * (1 - CornerRadii.kappa)
      curves = [
        Curve(
          first: CGPoint(x: handle, y: 0),
          second: CGPoint(x: 0, y: handle),
          end: CGPoint(x: 0, y: radius)
        )
      ]
    }
  }

  /// Apple's corner reaches this many radii along each side.
  private static let reach = 1.528_664_83

  /// 1 for Apple's corner, 0 for a circle, between them where a side is too short.
  private static func smoothness(room: Double) -> Double {
    min(1, max(0, (room - 1) / (reach - 1)))
  }

  /// Apple's corner in three pieces, for a radius of 1.
  private static let smooth: [(x: Double, y: Double)] = [
    (1.528_664_83, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39),
    (0.372_823_83, 0.169_059_56), (0.169_059_56, 0.372_823_83), (0.074_911_39, 0.631_493_79),
    (0, 0.868_406_94), (0, 1.088_492_96), (0, 1.528_664_83),
  ]

  /// A quarter of a circle in three pieces that end where those of ``smooth`` do.
  private static let round: [(x: Double, y: Double)] = {
    // The angle at which the circle is nearest to the first joint of the smooth corner.
    let joint = 0.376_5
    func handle(_ angle: Double) -> Double { 4.0 / 3 * tan(angle / 4) }
    let (sine, cosine) = (sin(joint), cos(joint))
    let (outer, inner) = (handle(joint), handle(Double.pi / 2 - 2 * joint))
    let first = (x: 1 - sine, y: 1 - cosine)
    let half: [(x: Double, y: Double)] = [
      (1, 0), (1 - outer, 0), (first.x + outer * cosine, first.y - outer * sine), first,
      (first.x - inner * cosine, first.y + inner * sine),
    ]
    return half + half.reversed().map { (x: $0.y, y: $0.x) }
  }()

  private mutating func bend(smoothness: Double, radius: Double) {
    let points = zip(Self.round, Self.smooth).map { round, smooth in
      CGPoint(
        x: radius * (round.x + (smooth.x - round.x) * smoothness),
        y: radius * (round.y + (smooth.y - round.y) * smoothness)
      )
    }
    start = points[0]
    curves = stride(from: 1, to: points.count, by: 3).map {
      Curve(first: points[$0], second: points[$0 + 1], end: points[$0 + 2])
    }
  }
}

extension Shape {
  /// The shape with its outline moved inward; nothing where nothing is left.
  ///
  /// A path has no even inner side: its border is a line along it, of which the outer half is cut.
  package func inset(by distance: Double) -> Shape? {
    let edges = bounds.inset(by: distance)
    guard !edges.isEmpty else { return nil }
    switch self {
    case .rectangle: return .rectangle(edges)
    case .path: return nil
    case .rounded(let outer, let radii, let curve):
      let fitted = radii.clamped.fitting(width: outer.width, height: outer.height)
      return .rounded(edges, fitted.reduced(by: distance), curve)
    }
  }
}

extension CornerRadii {
  /// How far a quarter of a circle's handles reach, in radii.
  static let kappa = 0.552_284_749_8

  /// The radii without negative or meaningless ones.
  package var clamped: CornerRadii {
    func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, 1e9) : 0 }
    return CornerRadii(
      topLeft: clamp(topLeft),
      topRight: clamp(topRight),
      bottomRight: clamp(bottomRight),
      bottomLeft: clamp(bottomLeft)
    )
  }

  /// The radii of the inner side of a border.
  package func reduced(by width: Double) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft - width,
      topRight: topRight - width,
      bottomRight: bottomRight - width,
      bottomLeft: bottomLeft - width
    ).clamped
  }
}
