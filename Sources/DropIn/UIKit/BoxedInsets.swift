public import Foundation
public import SnaplineGeometry

/// Values of UIKit's in Foundation's boxes.
///
/// Foundation has one box of four distances on Linux, which holds all of these but the transform.
extension NSValue {
  public convenience init(uiEdgeInsets insets: EdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
  }

  public convenience init(directionalEdgeInsets insets: DirectionalEdgeInsets) {
    self.init(
      uiEdgeInsets: EdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    )
  }

  public convenience init(uiOffset offset: Offset) {
    self.init(uiEdgeInsets: EdgeInsets(top: offset.vertical, left: offset.horizontal))
  }

  public convenience init(cgVector vector: Vector) {
    self.init(uiEdgeInsets: EdgeInsets(top: vector.dy, left: vector.dx))
  }

  public convenience init(cgAffineTransform transform: Transform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
  }

  /// Zero if the value was made from something else; this also holds for the others.
  public var uiEdgeInsetsValue: EdgeInsets {
    guard holdsType(of: NSValue(uiEdgeInsets: .zero)) else { return .zero }
    let insets = edgeInsetsValue
    return EdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  public var directionalEdgeInsetsValue: DirectionalEdgeInsets {
    let insets = uiEdgeInsetsValue
    return DirectionalEdgeInsets(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }

  public var uiOffsetValue: Offset {
    Offset(horizontal: uiEdgeInsetsValue.left, vertical: uiEdgeInsetsValue.top)
  }

  public var cgVectorValue: Vector {
    Vector(dx: uiEdgeInsetsValue.left, dy: uiEdgeInsetsValue.top)
  }

  /// The identity if the value was made from something else.
  public var cgAffineTransformValue: Transform {
    CATransform3DGetAffineTransform(caTransform3DValue)
  }
}
