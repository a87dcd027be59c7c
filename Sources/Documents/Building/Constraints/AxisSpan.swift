import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

/// What lies between two edges on one axis, for a view to be placed in.
struct AxisSpan {
  let axis: Axis
  let start: (any LayoutAnchorsProvider)?
  let end: (any LayoutAnchorsProvider)?
  let startInset: Double
  let endInset: Double

  init(
    axis: Axis,
    start: (any LayoutAnchorsProvider)?,
    end: (any LayoutAnchorsProvider)?,
    startInset: Double,
    endInset: Double
  ) {
    (self.axis, self.start, self.end) = (axis, start, end)
    (self.startInset, self.endInset) = (startInset, endInset)
  }

  init(
    axis: Axis,
    start: (any LayoutAnchorsProvider)?,
    end: (any LayoutAnchorsProvider)?,
    insets: DirectionalEdgeInsets
  ) {
    self.axis = axis
    self.start = start
    self.end = end
    startInset = axis == .horizontal ? insets.leading : insets.top
    endInset = axis == .horizontal ? insets.trailing : insets.bottom
  }

  /// The view from edge to edge.
  func filled(by view: View) -> [LayoutConstraint] { edges(of: view, .equal, .equal) }

  /// The view inside the edges.
  func limits(of view: View) -> [LayoutConstraint] {
    edges(of: view, .lessThanOrEqual, .greaterThanOrEqual)
  }

  /// The view in the middle, inside the edges.
  func centered(by view: View) -> [LayoutConstraint] { [center(of: view)] + limits(of: view) }

  /// The view inside the edges, in their middle, as large as its upper limit lets it be.
  func filledUpTo(by view: View) -> [LayoutConstraint] {
    guard let start, let end else { return filled(by: view) }
    guard start === end else {
      return limits(of: view) + evenGaps(around: view, start, end)
        + filled(by: view).map { $0.prioritized(.defaultHigh) }
    }
    let size = LayoutConstraint(
      item: view,
      attribute: axis.sizeAttribute,
      relatedBy: .equal,
      toItem: start,
      attribute: axis.sizeAttribute,
      multiplier: 1,
      constant: -startInset - endInset
    )
    return limits(of: view) + [center(of: view), size.prioritized(.defaultHigh)]
  }

  func center(of view: View) -> LayoutConstraint {
    LayoutConstraint(
      item: start ?? view,
      attribute: axis.centerAttribute,
      relatedBy: .equal,
      toItem: view,
      attribute: axis.centerAttribute,
      multiplier: 1,
      constant: (endInset - startInset) / 2
    )
  }

  private func edges(
    of view: View,
    _ first: LayoutConstraint.Relation,
    _ last: LayoutConstraint.Relation
  ) -> [LayoutConstraint] {
    [
      start.map { edge(axis.startAttribute, of: $0, first, view, -startInset) },
      end.map { edge(axis.endAttribute, of: $0, last, view, endInset) },
    ].compactMap(\.self)
  }

  private func edge(
    _ attribute: LayoutConstraint.Attribute,
    of item: any LayoutAnchorsProvider,
    _ relation: LayoutConstraint.Relation,
    _ view: View,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: view,
      attribute: attribute,
      multiplier: 1,
      constant: constant
    )
  }

  /// As much room before the view as behind it, between edges of two things.
  private func evenGaps(
    around view: View,
    _ start: any LayoutAnchorsProvider,
    _ end: any LayoutAnchorsProvider
  ) -> [LayoutConstraint] {
    let before: LayoutDimension
    let behind: LayoutDimension
    if axis == .horizontal {
      before = start.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
      behind = view.trailingAnchor.anchorWithOffset(to: end.trailingAnchor)
    } else {
      before = start.topAnchor.anchorWithOffset(to: view.topAnchor)
      behind = view.bottomAnchor.anchorWithOffset(to: end.bottomAnchor)
    }
    return [before.constraint(equalTo: behind, constant: startInset - endInset)]
  }
}
