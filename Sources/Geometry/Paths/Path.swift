public import struct Foundation.CGPoint
public import struct Foundation.CGRect

/// Lines and curves, as a pen draws them.
public struct Path: Hashable, Sendable {
  /// One movement of the pen.
  public enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, to: CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    /// A line back to where the pen was put down.
    case close
  }

  public private(set) var steps: [Step] = []
  /// Where the pen is; `nil` before it was put down.
  public private(set) var currentPoint: CGPoint?
  /// Where the part in hand began.
  private var start = CGPoint.zero

  public init() {}

  /// What `draw` draws.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  public init(_ steps: some Sequence<Step>) {
    for step in steps { append(step) }
  }

  public static func == (one: Path, other: Path) -> Bool { one.steps == other.steps }
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  public var isEmpty: Bool { steps.isEmpty }

  public mutating func move(to point: CGPoint) {
    steps.append(.move(point))
    (start, currentPoint) = (point, point)
  }

  /// Without a point to start from, the path starts at the end of the line.
  public mutating func addLine(to point: CGPoint) {
    guard put(down: point) else { return }
    steps.append(.line(point))
    currentPoint = point
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    put(down: control)
    steps.append(.quad(control, to: end))
    currentPoint = end
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    put(down: control1)
    steps.append(.curve(control1, control2, to: end))
    currentPoint = end
  }

  public mutating func close() {
    guard currentPoint != nil, steps.last != .close else { return }
    steps.append(.close)
    currentPoint = start
  }

  public mutating func append(_ step: Step) {
    switch step {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let control, let end): addQuadCurve(to: end, control: control)
    case .curve(let first, let second, let end):
      addCurve(to: end, control1: first, control2: second)
    case .close: close()
    }
  }

  public mutating func append(_ other: Path) {
    for step in other.steps { append(step) }
  }

  /// Puts the pen down where it isn't; false where that was needed.
  ///
  /// After a closed part it goes on from where that part began, which every reader of the steps
  /// understands alike once it is said.
  @discardableResult
  private mutating func put(down point: CGPoint) -> Bool {
    if steps.last == .close {
      move(to: start)
    } else if currentPoint == nil {
      move(to: point)
      return false
    }
    return true
  }
}

extension Path {
  /// The same path with every point mapped.
  public func applying(_ transform: Transform) -> Path {
    if transform.isIdentity { return self }
    return mapped { transform.applied(to: $0) }
  }

  package func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let control, let end): .quad(map(control), to: map(end))
        case .curve(let first, let second, let end):
          .curve(map(first), map(second), to: map(end))
        case .close: .close
        }
      }
    )
  }

  /// The points of all steps, with the control points of curves.
  public var points: [CGPoint] {
    steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// The smallest upright rectangle around all points, with the control points of curves.
  ///
  /// It is `nil` for an empty path.
  public var controlBox: CGRect? { CGRect(around: points) }
}

extension CGRect {
  /// The smallest rectangle around some points.
  package init?(around points: some Sequence<CGPoint>) {
    var edges: Edges?
    for point in points {
      let (x, y) = (Double(point.x), Double(point.y))
      guard let known = edges else {
        edges = Edges(left: x, top: y, right: x, bottom: y)
        continue
      }
      edges = Edges(
        left: min(known.left, x),
        top: min(known.top, y),
        right: max(known.right, x),
        bottom: max(known.bottom, y)
      )
    }
    guard let edges else { return nil }
    self = edges.rect
  }
}
