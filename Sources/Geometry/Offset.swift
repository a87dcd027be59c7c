public import struct Foundation.CGFloat

/// How far something is moved from its usual place: UIKit's `UIOffset`.
public struct Offset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let zero = Offset()
}
