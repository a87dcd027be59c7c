/// A direction of layout; the raw values are UIKit's.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}
