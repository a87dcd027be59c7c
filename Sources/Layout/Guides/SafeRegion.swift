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

  static let boundless = SafeRegion()

  init() {}

  /// Bounds less insets; a side without an inset covers nothing, beyond the bounds either.
  init(_ bounds: CGRect, less insets: EdgeInsets) {
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
  func insets(of bounds: CGRect) -> EdgeInsets {
    let top = min(max(0, top - bounds.minY), bounds.height)
    let left = min(max(0, left - bounds.minX), bounds.width)
    return EdgeInsets(
      top: top,
      left: left,
      bottom: min(max(0, bounds.maxY - bottom), bounds.height - top),
      right: min(max(0, bounds.maxX - right), bounds.width - left)
    )
  }
}
