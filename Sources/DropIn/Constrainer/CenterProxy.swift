public import Foundation
public import SnaplineLayout

/// The centre of an item, on both axes.
public struct CenterProxy {
  private var x: AnchorProxy<LayoutXAxisAnchor>
  private var y: AnchorProxy<LayoutYAxisAnchor>

  init(of provider: some AnchorProviderType) { (x, y) = (provider.centerX, provider.centerY) }

  private func compare(
    _ relation: LayoutConstraint.Relation,
    with other: CenterProxy
  ) -> [LayoutConstraint] {
    [
      x.term.compare(relation, with: other.x.term),
      y.term.compare(relation, with: other.y.term),
    ]
  }
}

extension CenterProxy {
  @discardableResult
  public static func == (left: CenterProxy, right: CenterProxy) -> [LayoutConstraint] {
    left.compare(.equal, with: right)
  }

  @discardableResult
  public static func <= (left: CenterProxy, right: CenterProxy) -> [LayoutConstraint] {
    left.compare(.lessThanOrEqual, with: right)
  }

  @discardableResult
  public static func >= (left: CenterProxy, right: CenterProxy) -> [LayoutConstraint] {
    left.compare(.greaterThanOrEqual, with: right)
  }
}

extension CenterProxy {
  public static func + (center: CenterProxy, offset: CGPoint) -> CenterProxy {
    var moved = center
    (moved.x, moved.y) = (center.x + offset.x, center.y + offset.y)
    return moved
  }

  public static func - (center: CenterProxy, offset: CGPoint) -> CenterProxy {
    center + CGPoint(x: -offset.x, y: -offset.y)
  }

  /// Sets the priority of the comparisons with the centre.
  public static func ~ (center: CenterProxy, priority: LayoutPriority) -> CenterProxy {
    var center = center
    (center.x, center.y) = (center.x ~ priority, center.y ~ priority)
    return center
  }

  public static func ~ (center: CenterProxy, priority: Float) -> CenterProxy {
    center ~ LayoutPriority(priority)
  }
}
