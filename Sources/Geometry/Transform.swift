public import struct Foundation.CGFloat
public import struct Foundation.CGPoint

/// A map of the plane that keeps straight lines straight: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat

  public init(
    a: CGFloat,
    b: CGFloat,
    c: CGFloat,
    d: CGFloat,
    tx: CGFloat,
    ty: CGFloat
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// What carries a rectangle onto another one.
  package init(_ part: Edges, onto edges: Edges) {
    let (across, down) = (edges.width / part.width, edges.height / part.height)
    self.init(
      a: across,
      b: 0,
      c: 0,
      d: down,
      tx: edges.left - part.left * across,
      ty: edges.top - part.top * down
    )
  }

  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public static let identity = Transform()

  public var isIdentity: Bool { self == .identity }

  /// How many times as long things become, on the whole.
  package var scaling: Double { Double(abs(a * d - b * c).squareRoot()) }

  /// The map that applies this one first, then `other`.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  public func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
