import Foundation
import SnaplineGeometry

/// What nothing covers of the tree around a view, as edges in the coordinates of the view's bounds.
///
/// An edge that nothing covers is endlessly far away.
struct SafeRegion: Equatable {
  var left = -CGFloat.infinity
  var top = -CGFloat.infinity
  var right = CGFloat.infinity
  var bottom = CGFloat.infinity

  /// How thick the strip is that covers each side; beyond it, nothing is covered any more deeply.
  var thickness = EdgeInsets.zero

  static let boundless = SafeRegion()

  init() {}

  /// Bounds less insets; a side without an inset covers nothing, beyond the bounds either.
  init(_ bounds: CGRect, less insets: EdgeInsets) {
    thickness = insets
    if insets.left != 0 { left = bounds.minX + insets.left }
    if insets.top != 0 { top = bounds.minY + insets.top }
    if insets.right != 0 { right = bounds.maxX - insets.right }
    if insets.bottom != 0 { bottom = bounds.maxY - insets.bottom }
  }

  /// The same region as a child of the view sees it.
  func seen(by child: View) -> SafeRegion {
    let x = child.boundsOrigin.x - child.box.minX
    let y = child.boundsOrigin.y - child.box.minY
    return moved(x, y)
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> SafeRegion {
    var region = self
    (region.left, region.right) = (left + x, right + x)
    (region.top, region.bottom) = (top + y, bottom + y)
    return region
  }

  /// How far what is covered reaches into bounds, which is never more than all of them.
  ///
  /// Content past a covered edge lies under the whole strip, and no further: its height may follow from
  /// its insets.
  func insets(of bounds: CGRect) -> EdgeInsets {
    let top = min(max(0, top - bounds.minY), thickness.top, bounds.height)
    let left = min(max(0, left - bounds.minX), thickness.left, bounds.width)
    return EdgeInsets(
      top: top,
      left: left,
      bottom: min(max(0, bounds.maxY - bottom), thickness.bottom, bounds.height - top),
      right: min(max(0, bounds.maxX - right), thickness.right, bounds.width - left)
    )
  }
}
