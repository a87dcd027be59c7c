public import Foundation
public import SnaplineLayout

/// A position such as `view.leading`; only positions on the same axis can be compared.
public struct AnchorProxy<AnchorType: AnyObject> {
  var term: Term<AnchorType>

  init(_ anchor: LayoutAnchor<AnchorType>) { term = Term(anchor: anchor) }
}

extension AnchorProxy {
  @discardableResult
  public static func == (left: AnchorProxy, right: AnchorProxy) -> LayoutConstraint {
    left.term.compare(.equal, with: right.term)
  }

  @discardableResult
  public static func <= (left: AnchorProxy, right: AnchorProxy) -> LayoutConstraint {
    left.term.compare(.lessThanOrEqual, with: right.term)
  }

  @discardableResult
  public static func >= (left: AnchorProxy, right: AnchorProxy) -> LayoutConstraint {
    left.term.compare(.greaterThanOrEqual, with: right.term)
  }
}

extension AnchorProxy {
  /// Moves the position towards trailing or the bottom.
  public static func + (position: AnchorProxy, distance: CGFloat) -> AnchorProxy {
    var moved = position
    moved.term.constant += distance
    return moved
  }

  /// Moves the position towards leading or the top.
  public static func - (position: AnchorProxy, distance: CGFloat) -> AnchorProxy {
    position + -distance
  }

  /// Sets the priority of the comparison with the position.
  public static func ~ (position: AnchorProxy, priority: LayoutPriority) -> AnchorProxy {
    var position = position
    position.term.priority = priority
    return position
  }

  public static func ~ (position: AnchorProxy, priority: Float) -> AnchorProxy {
    position ~ LayoutPriority(priority)
  }
}
