import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// What a constraint's constant is made of: each attribute takes its own part.
enum ConstraintConstant {
  case offset(CGFloat)
  case insets(ConstraintInsets)
  case directionalInsets(ConstraintDirectionalInsets)
  case size(CGSize)
  case point(CGPoint)

  /// The part of the attribute that a constraint compares with.
  subscript(attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case .offset(let offset): offset
    case .insets(let insets): Sides(insets)[attribute]
    case .directionalInsets(let insets): Sides(insets)[attribute]
    case .size(let size):
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: 0
      }
    case .point(let point):
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        point.x
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        point.y
      case .width, .height, .notAnAttribute: 0
      }
    }
  }
}

/// Insets at all sides there are, by the direction that `ConstraintConfig` tells.
private struct Sides {
  var top, left, bottom, right, leading, trailing: CGFloat
  /// How far the middle moves.
  var shift: CGFloat

  private static var isRightToLeft: Bool {
    ConstraintConfig.interfaceLayoutDirection == .rightToLeft
  }

  init(_ insets: ConstraintInsets) {
    (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
    (leading, trailing) = Self.isRightToLeft ? (right, left) : (left, right)
    shift = (left - right) / 2
  }

  init(_ insets: ConstraintDirectionalInsets) {
    (top, leading, bottom, trailing) = (
      insets.top, insets.leading, insets.bottom, insets.trailing
    )
    (left, right) = Self.isRightToLeft ? (trailing, leading) : (leading, trailing)
    shift = (leading - trailing) / 2
  }

  subscript(attribute: LayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: left
    case .top, .topMargin, .firstBaseline: top
    case .right, .rightMargin: -right
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .leading, .leadingMargin: leading
    case .trailing, .trailingMargin: -trailing
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: shift
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .notAnAttribute: 0
    }
  }
}
