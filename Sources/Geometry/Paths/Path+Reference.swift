public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

extension Path {
  /// A path as an object: Core Graphics' `CGPath`.
  open class Reference: @unchecked Sendable {
    public fileprivate(set) var value: Path

    public init(_ value: Path = Path()) { self.value = value }

    public convenience init(rect: CGRect, transform: Transform?) {
      self.init { $0.addRect(rect, transform: transform) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: Transform?) {
      self.init { $0.addEllipse(in: rect, transform: transform) }
    }

    public convenience init(
      roundedRect rect: CGRect,
      cornerWidth: CGFloat,
      cornerHeight: CGFloat,
      transform: Transform?
    ) {
      self.init {
        $0.addRoundedRect(
          in: rect,
          cornerWidth: cornerWidth,
          cornerHeight: cornerHeight,
          transform: transform
        )
      }
    }

    private convenience init(_ draw: (MutableReference) -> Void) {
      let path = MutableReference()
      draw(path)
      self.init(path.value)
    }

    public var isEmpty: Bool { value.isEmpty }
    public var currentPoint: CGPoint { value.currentPoint ?? .zero }
    /// A box around all points, with the control points of curves.
    public var boundingBox: CGRect { value.controlBox ?? .null }
    public var boundingBoxOfPath: CGRect { value.box ?? .null }

    public func contains(
      _ point: CGPoint,
      using rule: FillRule = .winding,
      transform: Transform = .identity
    ) -> Bool {
      value.contains(point.applying(transform), using: rule)
    }

    public func copy() -> Reference? { Reference(value) }
    public func mutableCopy() -> MutableReference? { MutableReference(value) }
    public func copy(using transform: Transform?) -> Reference? {
      Reference(value.applying(transform ?? .identity))
    }
  }

  /// A path that grows: Core Graphics' `CGMutablePath`.
  public final class MutableReference: Reference, @unchecked Sendable {
    public override init(_ value: Path = Path()) { super.init(value) }

    public func move(to point: CGPoint, transform: Transform = .identity) {
      value.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: Transform = .identity) {
      value.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: Transform = .identity) {
      for (place, point) in points.enumerated() {
        if place == 0 {
          move(to: point, transform: transform)
        } else {
          addLine(to: point, transform: transform)
        }
      }
    }

    public func addQuadCurve(
      to end: CGPoint,
      control: CGPoint,
      transform: Transform = .identity
    ) {
      value.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
      to end: CGPoint,
      control1: CGPoint,
      control2: CGPoint,
      transform: Transform = .identity
    ) {
      value.addCurve(
        to: end.applying(transform),
        control1: control1.applying(transform),
        control2: control2.applying(transform)
      )
    }

    public func closeSubpath() { value.close() }

    public func addRect(_ rect: CGRect, transform: Transform? = nil) {
      draw(transform) { $0.addRect(rect) }
    }

    public func addRects(_ rects: [CGRect], transform: Transform? = nil) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: Transform? = nil) {
      draw(transform) { $0.addEllipse(in: rect) }
    }

    public func addRoundedRect(
      in rect: CGRect,
      cornerWidth: CGFloat,
      cornerHeight: CGFloat,
      transform: Transform? = nil
    ) {
      draw(transform) { path in
        // An ellipse's quarter at each corner, no larger than half of its side.
        let (x, y) = (
          min(max(cornerWidth, 0), rect.width / 2), min(max(cornerHeight, 0), rect.height / 2)
        )
        guard x > 0, y > 0 else { return path.addRect(rect) }
        let map = Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
        let box = CGRect(x: 0, y: 0, width: rect.width / x, height: rect.height / y)
        path.append(
          Path(circularCorners: box)
            .applying(map.concatenating(Transform(translationX: rect.minX, y: rect.minY)))
        )
      }
    }

    /// A part of a circle; as in Core Graphics, `clockwise` refers to a y axis that grows upward.
    public func addArc(
      center: CGPoint,
      radius: CGFloat,
      startAngle: CGFloat,
      endAngle: CGFloat,
      clockwise: Bool,
      transform: Transform = .identity
    ) {
      var arc = Path()
      arc.addArc(
        center: center,
        radius: radius,
        from: startAngle,
        to: endAngle,
        isDecreasing: clockwise
      )
      join(arc.applying(transform))
    }

    public func addArc(
      tangent1End: CGPoint,
      tangent2End: CGPoint,
      radius: CGFloat,
      transform: Transform = .identity
    ) {
      value.addArc(
        corner: tangent1End.applying(transform),
        end: tangent2End.applying(transform),
        radius: radius
      )
    }

    public func addPath(_ path: Reference, transform: Transform = .identity) {
      value.append(path.value.applying(transform))
    }

    /// Adds a figure that begins by itself.
    private func draw(_ transform: Transform?, _ draw: (inout Path) -> Void) {
      var figure = Path()
      draw(&figure)
      value.append(figure.applying(transform ?? .identity))
    }

    /// Leads on to a figure with a line.
    private func join(_ figure: Path) {
      for (place, step) in figure.steps.enumerated() {
        if place == 0, case .move(let point) = step, value.currentPoint != nil {
          value.addLine(to: point)
        } else {
          value.append(step)
        }
      }
    }
  }
}

extension Path {
  /// A box whose corners are quarters of unit circles.
  fileprivate init(circularCorners box: CGRect) {
    self.init()
    move(to: CGPoint(x: box.minX, y: box.minY + 1))
    let corners = [
      (CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.minX + 1, y: box.minY)),
      (CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.minY + 1)),
      (CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.maxX - 1, y: box.maxY)),
      (CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY - 1)),
    ]
    for (corner, end) in corners { addArc(corner: corner, end: end, radius: 1) }
    close()
  }
}
