public import struct Foundation.CGFloat

/// A direction with a length, such as a velocity: UIKit's `CGVector`.
public struct Vector: Hashable, Sendable {
  public var dx, dy: CGFloat

  public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }

  public static let zero = Vector()
}
