import Foundation
import SnaplineGeometry

/// Rectangles that are held by one of their points, as those of layers are by their anchors.
///
/// An anchor is a part of the width and of the height: 0.5 and 0.5 are the middle.
extension CGRect {
  /// The rectangle whose anchor lies on a point.
  init(size: CGSize, laying anchor: CGPoint, on point: CGPoint) {
    self.init(
      x: point.x - anchor.x * size.width,
      y: point.y - anchor.y * size.height,
      width: size.width,
      height: size.height
    )
  }

  func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }

  /// The upright box around the rectangle mapped around a point.
  func mapped(by transform: Transform, around point: CGPoint) -> CGRect {
    if transform.isIdentity { return self }
    // Around the origin numbers stay small.
    return offsetBy(dx: -point.x, dy: -point.y).applying(transform)
      .offsetBy(dx: point.x, dy: point.y)
  }

  /// Which size, with its anchor on which point, fills this rectangle once it is transformed around
  /// that point; nothing where the transform leaves no area.
  ///
  /// A turn by other than right angles makes an upright box larger: it then has the same middle.
  func source(under transform: Transform, anchor: CGPoint) -> (size: CGSize, position: CGPoint)? {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let size = CGRect(origin: .zero, size: self.size).applying(transform.inverted()).size
    let filled = CGRect(size: size, laying: anchor, on: .zero).applying(transform)
    return (size, CGPoint(x: midX - filled.midX, y: midY - filled.midY))
  }
}

extension Transform {
  /// The map that leaves a point where this one leaves the origin.
  func around(_ point: CGPoint) -> Transform {
    Transform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(Transform(translationX: point.x, y: point.y))
  }
}
