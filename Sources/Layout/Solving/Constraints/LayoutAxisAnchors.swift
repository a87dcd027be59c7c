public import Foundation

/// The distance that UIKit calls standard, between siblings and from a guide's edge.
let standardSpacing: CGFloat = 8

/// The standard distance from the edge of a superview.
let standardSpacingToEdge: CGFloat = 20

/// A horizontal position of an item.
open class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// The distance from this anchor to another one, as a dimension of its own.
  public final func anchorWithOffset(to other: LayoutXAxisAnchor) -> LayoutDimension {
    distance(to: other)
  }

  public final func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, spacing(to: anchor, multiplier), Origin(file: file, line: line))
  }

  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .greaterThanOrEqual,
      to: anchor,
      spacing(to: anchor, multiplier),
      Origin(file: file, line: line)
    )
  }

  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .lessThanOrEqual,
      to: anchor,
      spacing(to: anchor, multiplier),
      Origin(file: file, line: line)
    )
  }
}

extension LayoutXAxisAnchor {
  /// What so many times the standard distance from an anchor comes to.
  final func spacing(to other: LayoutXAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    standardSpacing * multiplier
  }
}

/// A vertical position of an item.
open class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// The distance from this anchor to another one, as a dimension of its own.
  public final func anchorWithOffset(to other: LayoutYAxisAnchor) -> LayoutDimension {
    distance(to: other)
  }

  public final func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, spacing(to: anchor, multiplier), Origin(file: file, line: line))
  }

  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .greaterThanOrEqual,
      to: anchor,
      spacing(to: anchor, multiplier),
      Origin(file: file, line: line)
    )
  }

  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .lessThanOrEqual,
      to: anchor,
      spacing(to: anchor, multiplier),
      Origin(file: file, line: line)
    )
  }
}

extension LayoutYAxisAnchor {
  /// What so many times the standard distance from an anchor comes to: between two baselines a line's
  /// pitch of the larger text counts as standard.
  final func spacing(to other: LayoutYAxisAnchor, _ multiplier: CGFloat) -> CGFloat {
    let pitches = [operand, other.operand].compactMap { side -> CGFloat? in
      guard side.attribute == .firstBaseline || side.attribute == .lastBaseline else { return nil }
      return side.node?.view?.baselinePitch
    }
    let pitch = pitches.count == 2 ? pitches.max() : nil
    return (pitch ?? standardSpacing) * multiplier
  }
}

/// A width, a height, or the distance between two anchors.
open class LayoutDimension: LayoutAnchor<LayoutDimension> {
  public final func constraint(
    equalToConstant constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.equal, to: nil, constant, Origin(file: file, line: line))
  }

  public final func constraint(
    greaterThanOrEqualToConstant constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: nil, constant, Origin(file: file, line: line))
  }

  public final func constraint(
    lessThanOrEqualToConstant constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: nil, constant, Origin(file: file, line: line))
  }

  public final func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .equal,
      to: anchor,
      multiplier: multiplier,
      constant,
      Origin(file: file, line: line)
    )
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .greaterThanOrEqual,
      to: anchor,
      multiplier: multiplier,
      constant,
      Origin(file: file, line: line)
    )
  }

  public final func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relating(
      .lessThanOrEqual,
      to: anchor,
      multiplier: multiplier,
      constant,
      Origin(file: file, line: line)
    )
  }
}
