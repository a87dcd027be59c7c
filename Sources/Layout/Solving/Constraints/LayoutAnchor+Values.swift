public import Foundation

// The anchors' functions as values: `let make = top.constraint(equalTo:)`. A function that notes its
// place has further parameters, and with them another name. Calls take that one all the same, as
// these stand back.

extension LayoutAnchor {
  @_disfavoredOverload
  public final func constraint(equalTo anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint {
    relating(.equal, to: anchor, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, constant, nil)
  }
}

extension LayoutDimension {
  @_disfavoredOverload
  public final func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    relating(.equal, to: nil, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: nil, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: nil, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, multiplier: multiplier, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, multiplier: multiplier, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, multiplier: multiplier, 0, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, multiplier: multiplier, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant, nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    constant: CGFloat
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant, nil)
  }
}

extension LayoutXAxisAnchor {
  @_disfavoredOverload
  public final func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, spacing(to: anchor, multiplier), nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, spacing(to: anchor, multiplier), nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, spacing(to: anchor, multiplier), nil)
  }
}

extension LayoutYAxisAnchor {
  @_disfavoredOverload
  public final func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.equal, to: anchor, spacing(to: anchor, multiplier), nil)
  }

  @_disfavoredOverload
  public final func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.greaterThanOrEqual, to: anchor, spacing(to: anchor, multiplier), nil)
  }

  @_disfavoredOverload
  public final func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> LayoutConstraint {
    relating(.lessThanOrEqual, to: anchor, spacing(to: anchor, multiplier), nil)
  }
}
