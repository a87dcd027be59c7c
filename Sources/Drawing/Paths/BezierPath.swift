public import Foundation
public import SnaplineGeometry
public import SnaplineScene

/// A path with the pen it is drawn with: UIKit's `UIBezierPath`.
open class BezierPath: NSObject, NSCopying {
  /// The lines and curves themselves.
  open var path = Path()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = Stroke.Cap.butt
  open var lineJoinStyle = Stroke.Join.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  /// How far lines may differ from curves on iOS; it has no effect, as curves stay curves here.
  open var flatness: CGFloat = 0.6
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {}

  public convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  public convenience init(cgPath: Path.Reference) { self.init(cgPath.value) }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with corners of the continuous curve, as on iOS.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(Edges(rect), CornerRadii(cornerRadius), .continuous))
  }

  /// A rectangle of which some corners are round; the width of `cornerRadii` is the radius.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: RectCorner,
    cornerRadii: CGSize
  ) {
    func radius(_ corner: RectCorner) -> Double { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft),
      topRight: radius(.topRight),
      bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft)
    )
    self.init(Path(Edges(rect), radii, .continuous))
  }

  /// An arc; `clockwise` is the direction as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  open var cgPath: Path.Reference {
    get { Path.Reference(path) }
    set { path = newValue.value }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  open var bounds: CGRect { path.box ?? .zero }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: rule) }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      from: startAngle,
      to: endAngle,
      isDecreasing: !clockwise
    )
  }
  open func close() { path.close() }
  open func removeAllPoints() { path = Path() }
  open func append(_ bezierPath: BezierPath) { path.append(bezierPath.path) }
  open func reversing() -> BezierPath {
    let reversed = like(self)
    reversed.path = path.reversed
    return reversed
  }
  open func apply(_ transform: Transform) { path = path.applying(transform) }

  /// Sets the lengths of dashes and gaps in turn, of which the first `count` are used.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = Array((pattern ?? []).prefix(max(0, count)))
    dashPhase = phase
  }

  // MARK: Painting

  open func fill() { DrawingContext.current?.fill(.path(path, rule)) }

  open func stroke() {
    DrawingContext.current?.with(pen) { $0.stroke(.path(path, .winding)) }
  }

  open func fill(with blendMode: BlendMode, alpha: CGFloat) {
    DrawingContext.current?.with(blendMode, alpha) { _ in fill() }
  }

  open func stroke(with blendMode: BlendMode, alpha: CGFloat) {
    DrawingContext.current?.with(blendMode, alpha) { _ in stroke() }
  }

  open func addClip() { DrawingContext.current?.clip(to: .path(path, rule)) }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var pen: Stroke {
    Stroke(
      width: lineWidth,
      cap: lineCapStyle,
      join: lineJoinStyle,
      miterLimit: miterLimit,
      dash: dash.map { Double($0) },
      dashPhase: dashPhase
    )
  }

  open func copy(with zone: NSZone? = nil) -> Any { like(self) }

  private func like(_ other: BezierPath) -> BezierPath {
    let copy = BezierPath(other.path)
    copy.lineWidth = other.lineWidth
    copy.lineCapStyle = other.lineCapStyle
    copy.lineJoinStyle = other.lineJoinStyle
    copy.miterLimit = other.miterLimit
    copy.usesEvenOddFillRule = other.usesEvenOddFillRule
    (copy.dash, copy.dashPhase) = (other.dash, other.dashPhase)
    return copy
  }
}

/// Corners of a rectangle; the raw values are UIKit's.
public struct RectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = RectCorner(rawValue: 1)
  public static let topRight = RectCorner(rawValue: 2)
  public static let bottomLeft = RectCorner(rawValue: 4)
  public static let bottomRight = RectCorner(rawValue: 8)
  public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension DrawingContext {
  /// Draws with another pen.
  fileprivate func with(_ pen: Stroke, _ draw: (DrawingContext) -> Void) {
    let own = state.stroke
    state.stroke = pen
    draw(self)
    state.stroke = own
  }

  /// Draws with another way to blend, and less opaque.
  package func with(_ mode: BlendMode, _ alpha: CGFloat, _ draw: (DrawingContext) -> Void) {
    let own = (state.blend, state.alpha)
    setBlendMode(mode)
    setAlpha(alpha)
    draw(self)
    (state.blend, state.alpha) = own
  }
}
