/// Edges of a rectangle; the raw values are UIKit's.
public struct RectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = RectEdge(rawValue: 1)
  public static let left = RectEdge(rawValue: 2)
  public static let bottom = RectEdge(rawValue: 4)
  public static let right = RectEdge(rawValue: 8)
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle whose sides follow the direction of reading; the raw values are UIKit's.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = DirectionalRectEdge(rawValue: 1)
  public static let leading = DirectionalRectEdge(rawValue: 2)
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
