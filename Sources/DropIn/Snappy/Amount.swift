import Foundation
import SnaplineGeometry
import SnaplineLayout

/// What a constraint's constant is made of: each attribute takes its own part.
enum Amount {
  case none
  case number(CGFloat)
  case size(CGSize)
  /// A place: it counts from the top left, for whichever edge.
  case point(CGPoint)
  /// A distance inwards at the right and at the bottom, as insets are.
  case offset(CGPoint)
  case insets(EdgeInsets)

  /// The part of the attribute that a constraint compares with.
  subscript(attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .none: 0
    case .number(let number): number
    case .size(let size):
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: 0
      }
    case .point(let point): Self.part(of: point, attribute, inwards: 1)
    case .offset(let point): Self.part(of: point, attribute, inwards: -1)
    case .insets(let insets):
      switch attribute {
      case .left, .leftMargin: insets.left
      case .top, .topMargin: insets.top
      case .right, .rightMargin: -insets.right
      case .bottom, .bottomMargin: -insets.bottom
      default: 0
      }
    }
  }

  private static func part(
    of point: CGPoint,
    _ attribute: LayoutConstraint.Attribute,
    inwards: CGFloat
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin, .centerX, .centerXWithinMargins: point.x
    case .top, .topMargin, .centerY, .centerYWithinMargins: point.y
    case .right, .rightMargin: inwards * point.x
    case .bottom, .bottomMargin: inwards * point.y
    default: 0
    }
  }
}
