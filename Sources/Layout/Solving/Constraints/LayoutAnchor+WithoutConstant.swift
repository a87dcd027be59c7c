public import Foundation

// What has no constant is a function of its own, as in UIKit: a sibling that an app adds, with more
// parameters that have defaults, stays the second choice beside the one with fewer.

extension LayoutAnchor {
  public final func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: 0, file: file, line: line)
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0, file: file, line: line)
  }

  public final func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0, file: file, line: line)
  }
}

extension LayoutDimension {
  public final func constraint(
    equalTo anchor: LayoutDimension,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      equalTo: anchor,
      multiplier: multiplier,
      constant: 0,
      file: file,
      line: line
    )
  }

  public final func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      greaterThanOrEqualTo: anchor,
      multiplier: multiplier,
      constant: 0,
      file: file,
      line: line
    )
  }

  public final func constraint(
    lessThanOrEqualTo anchor: LayoutDimension,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    constraint(
      lessThanOrEqualTo: anchor,
      multiplier: multiplier,
      constant: 0,
      file: file,
      line: line
    )
  }
}
