public import Foundation
public import SnaplineLayout

/// A length such as `view.width`.
public struct DimensionProxy {
  private var term: Term<LayoutDimension>

  init(_ dimension: LayoutDimension) { term = Term(anchor: dimension) }
}

extension DimensionProxy {
  @discardableResult
  public static func == (left: DimensionProxy, right: DimensionProxy) -> LayoutConstraint {
    left.term.compare(.equal, with: right.term)
  }

  @discardableResult
  public static func <= (left: DimensionProxy, right: DimensionProxy) -> LayoutConstraint {
    left.term.compare(.lessThanOrEqual, with: right.term)
  }

  @discardableResult
  public static func >= (left: DimensionProxy, right: DimensionProxy) -> LayoutConstraint {
    left.term.compare(.greaterThanOrEqual, with: right.term)
  }
}

/// Comparisons with a number.
extension DimensionProxy {
  @discardableResult
  public static func == (left: DimensionProxy, points: CGFloat) -> LayoutConstraint {
    left.term.compare(.equal, with: points)
  }

  @discardableResult
  public static func <= (left: DimensionProxy, points: CGFloat) -> LayoutConstraint {
    left.term.compare(.lessThanOrEqual, with: points)
  }

  @discardableResult
  public static func >= (left: DimensionProxy, points: CGFloat) -> LayoutConstraint {
    left.term.compare(.greaterThanOrEqual, with: points)
  }
}

/// What is done to a length; each says the priority anew, and so comes before `~`.
extension DimensionProxy {
  public static func + (length: DimensionProxy, points: CGFloat) -> DimensionProxy {
    length.changed { $0.constant += points }
  }

  public static func - (length: DimensionProxy, points: CGFloat) -> DimensionProxy {
    length + -points
  }

  /// Multiplies the length, in place of an earlier factor; a number that was added stays as it is.
  public static func * (length: DimensionProxy, factor: CGFloat) -> DimensionProxy {
    length.changed { $0.multiplier = factor }
  }

  public static func / (length: DimensionProxy, divisor: CGFloat) -> DimensionProxy {
    length * (1 / divisor)
  }

  /// Sets the priority of the comparison with the length.
  public static func ~ (length: DimensionProxy, priority: LayoutPriority) -> DimensionProxy {
    length.changed { $0.priority = priority }
  }

  public static func ~ (length: DimensionProxy, priority: Float) -> DimensionProxy {
    length ~ LayoutPriority(priority)
  }

  private func changed(_ change: (inout Term<LayoutDimension>) -> Void) -> DimensionProxy {
    var changed = self
    changed.term.priority = nil
    change(&changed.term)
    return changed
  }
}

/// A number with a priority, as in `view.height == 42 ~ .defaultLow`.
public struct DimensionPriority {
  fileprivate let constant: CGFloat
  fileprivate let priority: LayoutPriority
}

public func ~ (points: CGFloat, priority: LayoutPriority) -> DimensionPriority {
  DimensionPriority(constant: points, priority: priority)
}

public func ~ (points: CGFloat, priority: Float) -> DimensionPriority {
  points ~ LayoutPriority(priority)
}

extension DimensionProxy {
  @discardableResult
  public static func == (left: DimensionProxy, right: DimensionPriority) -> LayoutConstraint {
    left.term.compare(.equal, with: right.constant, right.priority)
  }

  @discardableResult
  public static func <= (left: DimensionProxy, right: DimensionPriority) -> LayoutConstraint {
    left.term.compare(.lessThanOrEqual, with: right.constant, right.priority)
  }

  @discardableResult
  public static func >= (left: DimensionProxy, right: DimensionPriority) -> LayoutConstraint {
    left.term.compare(.greaterThanOrEqual, with: right.constant, right.priority)
  }
}
