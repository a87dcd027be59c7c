public import Foundation
public import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineScene

/// A gradient over a view, whose colours follow the view's traits.
///
///     view.backgroundGradient = Gradient([.systemTeal, .systemBlue], angle: 135)
///
public struct Gradient: Hashable, Sendable {
  public var kind: GradientKind
  public var stops: [Stop]
  /// The point at which it begins, in parts of the view's width and height.
  public var start: CGPoint
  public var end: CGPoint

  /// A colour at a location along the gradient.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1; colours without a location are spread evenly between their neighbours.
    public var location: Double?

    public init(_ color: Color, at location: Double? = nil) {
      self.color = color
      self.location = location
    }
  }

  public init(
    _ stops: [Stop],
    kind: GradientKind = .axial,
    from start: CGPoint = CGPoint(x: 0.5, y: 0),
    to end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }

  public init(
    _ colors: [Color],
    kind: GradientKind = .axial,
    from start: CGPoint = CGPoint(x: 0.5, y: 0),
    to end: CGPoint = CGPoint(x: 0.5, y: 1)
  ) {
    self.init(colors.map { Stop($0) }, kind: kind, from: start, to: end)
  }

  /// A gradient in a direction, with its outermost colours at the view's corners.
  ///
  /// - Parameters:
  ///   - stops: Colours with their locations.
  ///   - angle: In degrees: 0 is up, 90 to the right, 180 down.
  public init(_ stops: [Stop], angle: Double) {
    self.init(stops)
    self.angle = angle
  }

  public init(_ colors: [Color], angle: Double) {
    self.init(colors.map { Stop($0) }, angle: angle)
  }

  /// The direction in degrees, in place of ``end``.
  ///
  /// For a line it replaces ``start`` too. Around a centre, it is the direction of the first colour. A radial
  /// gradient ignores it.
  public var angle: Double?

  /// The paint for some edges, with the colours under `traits`; `nil` without colours.
  public func paint(over edges: Edges, _ traits: Traits) -> Paint? {
    guard !stops.isEmpty else { return nil }
    let resolved = zip(places, stops).map {
      GradientStop(offset: $0, color: $1.color.resolved(with: traits))
    }
    guard let angle, kind != .radial else { return kind.paint(resolved, start, end, over: edges) }
    if kind == .conic {
      let center = CGPoint(
        x: edges.left + start.x * edges.width,
        y: edges.top + start.y * edges.height
      )
      let radians = (angle - 90) * .pi / 180
      return .conic(ConicGradient(center: center, angle: radians, stops: resolved))
    }
    let (sine, cosine) = (sin(angle * .pi / 180), cos(angle * .pi / 180))
    // Far enough that the corners lie on the ends.
    let reach = (abs(sine) * edges.width + abs(cosine) * edges.height) / 2
    let middle = CGPoint(x: (edges.left + edges.right) / 2, y: (edges.top + edges.bottom) / 2)
    return .linear(
      LinearGradient(
        start: CGPoint(x: middle.x - sine * reach, y: middle.y + cosine * reach),
        end: CGPoint(x: middle.x + sine * reach, y: middle.y - cosine * reach),
        stops: resolved
      )
    )
  }

  /// Where each stop stands: those that don't say it, in the middle of their neighbours.
  private var places: [Double] {
    var places = stops.map(\.location)
    guard !places.isEmpty else { return [] }
    places[0] = places[0] ?? 0
    places[places.count - 1] = places[places.count - 1] ?? 1
    var known = 0
    for place in places.indices {
      guard let end = places[place] else { continue }
      let start = places[known] ?? 0
      for between in (known + 1)..<max(known + 1, place) {
        places[between] = start + (end - start) * Double(between - known) / Double(place - known)
      }
      known = place
    }
    return places.map { $0 ?? 0 }
  }
}
