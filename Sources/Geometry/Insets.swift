public import struct Foundation.CGFloat
public import struct Foundation.CGRect

/// Distances from the four edges of a rectangle, inward where positive.
public struct EdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public static let zero = EdgeInsets()
}

/// Insets whose sides follow the direction of reading.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = DirectionalEdgeInsets()

  /// The same insets on fixed sides: leading is right where reading goes leftward.
  public func resolved(rightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top,
      left: rightToLeft ? trailing : leading,
      bottom: bottom,
      right: rightToLeft ? leading : trailing
    )
  }
}

extension EdgeInsets {
  /// The same insets on the sides of reading.
  public func directional(rightToLeft: Bool) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top,
      leading: rightToLeft ? right : left,
      bottom: bottom,
      trailing: rightToLeft ? left : right
    )
  }
}

extension CGRect {
  /// This rectangle with each edge moved inward.
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
