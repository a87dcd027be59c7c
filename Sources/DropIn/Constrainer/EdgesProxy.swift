public import Foundation
public import SnaplineGeometry
public import SnaplineLayout

/// The four edges of an item, leading and trailing among them.
public struct EdgesProxy {
  private var top, bottom: AnchorProxy<LayoutYAxisAnchor>
  private var leading, trailing: AnchorProxy<LayoutXAxisAnchor>

  init(of provider: some AnchorProviderType) {
    (top, bottom) = (provider.top, provider.bottom)
    (leading, trailing) = (provider.leading, provider.trailing)
  }

  /// The same relation at every edge: top, bottom, leading, trailing.
  private func compare(
    _ relation: LayoutConstraint.Relation,
    with other: EdgesProxy
  ) -> [LayoutConstraint] {
    [
      top.term.compare(relation, with: other.top.term),
      bottom.term.compare(relation, with: other.bottom.term),
      leading.term.compare(relation, with: other.leading.term),
      trailing.term.compare(relation, with: other.trailing.term),
    ]
  }

  /// The edges, each moved towards trailing or the bottom.
  private func moved(
    top: CGFloat,
    leading: CGFloat,
    bottom: CGFloat,
    trailing: CGFloat
  ) -> EdgesProxy {
    var moved = self
    moved.top = self.top + top
    moved.leading = self.leading + leading
    moved.bottom = self.bottom + bottom
    moved.trailing = self.trailing + trailing
    return moved
  }
}

extension EdgesProxy {
  @discardableResult
  public static func == (left: EdgesProxy, right: EdgesProxy) -> [LayoutConstraint] {
    left.compare(.equal, with: right)
  }

  /// Compares each edge, which isn't the same as lying inside.
  @discardableResult
  public static func <= (left: EdgesProxy, right: EdgesProxy) -> [LayoutConstraint] {
    left.compare(.lessThanOrEqual, with: right)
  }

  /// Compares each edge, which isn't the same as lying around.
  @discardableResult
  public static func >= (left: EdgesProxy, right: EdgesProxy) -> [LayoutConstraint] {
    left.compare(.greaterThanOrEqual, with: right)
  }
}

extension EdgesProxy {
  /// Moves every edge outwards.
  public static func + (edges: EdgesProxy, distance: CGFloat) -> EdgesProxy {
    edges.moved(top: -distance, leading: -distance, bottom: distance, trailing: distance)
  }

  /// Moves every edge inwards.
  public static func - (edges: EdgesProxy, distance: CGFloat) -> EdgesProxy { edges + -distance }

  /// Adds the insets to the positions of the edges.
  ///
  /// At the bottom and at trailing, negative ones move inwards.
  public static func + (edges: EdgesProxy, insets: EdgeInsets) -> EdgesProxy {
    edges.moved(
      top: insets.top,
      leading: insets.left,
      bottom: insets.bottom,
      trailing: insets.right
    )
  }

  /// Sets the priority of the comparisons with the edges.
  public static func ~ (edges: EdgesProxy, priority: LayoutPriority) -> EdgesProxy {
    var edges = edges
    (edges.top, edges.bottom) = (edges.top ~ priority, edges.bottom ~ priority)
    (edges.leading, edges.trailing) = (edges.leading ~ priority, edges.trailing ~ priority)
    return edges
  }

  public static func ~ (edges: EdgesProxy, priority: Float) -> EdgesProxy {
    edges ~ LayoutPriority(priority)
  }
}
