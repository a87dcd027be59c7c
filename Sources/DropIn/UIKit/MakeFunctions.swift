public import Foundation
public import SnaplineGeometry

/// The functions that made values before there were initialisers.
public func UIEdgeInsetsMake(
  _ top: CGFloat,
  _ left: CGFloat,
  _ bottom: CGFloat,
  _ right: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat,
  _ leading: CGFloat,
  _ bottom: CGFloat,
  _ trailing: CGFloat
) -> DirectionalEdgeInsets {
  DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> Offset {
  Offset(horizontal: horizontal, vertical: vertical)
}

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

public func CGRectMake(
  _ x: CGFloat,
  _ y: CGFloat,
  _ width: CGFloat,
  _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
