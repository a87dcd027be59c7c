import Glibc

public import struct Foundation.CGFloat
public import struct Foundation.CGPoint
public import struct Foundation.CGRect
public import struct Foundation.CGSize

extension Transform {
  /// A turn by an angle in radians, clockwise where y grows downward.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that shifts first and then does what this one does, and so on for the others.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }

  /// The map that undoes this one, or this one if it can't be undone.
  public func inverted() -> Transform {
    if a == 1, b == 0, c == 0, d == 1 { return Transform(translationX: -tx, y: -ty) }
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }

  public var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension CGPoint {
  public func applying(_ transform: Transform) -> CGPoint { transform.applied(to: self) }
}

extension CGSize {
  /// The size as a distance: the map's translation has no effect.
  public func applying(_ transform: Transform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height
    )
  }
}

extension CGRect {
  /// The smallest upright rectangle around the mapped one.
  public func applying(_ transform: Transform) -> CGRect {
    let x = [transform.a * width, transform.c * height]
    let y = [transform.b * width, transform.d * height]
    let corner = origin.applying(transform)
    let (left, top) = (x.reduce(0) { $0 + min(0, $1) }, y.reduce(0) { $0 + min(0, $1) })
    return CGRect(
      x: corner.x + left,
      y: corner.y + top,
      width: x.reduce(0) { $0 + abs($1) },
      height: y.reduce(0) { $0 + abs($1) }
    )
  }
}
