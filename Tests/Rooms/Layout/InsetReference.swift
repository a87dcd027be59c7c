import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Safe areas and margins written down from UIKit's rules, view by view, without any memory.
///
/// It reads frames and what was set, and never what the engine made of them.
struct InsetReference {
  /// What was set on one view.
  struct Settings {
    var margins: EdgeInsets?
    var directionalMargins: DirectionalEdgeInsets?
    var preserves = false
    var insetsFromSafeArea = true
    var additional = EdgeInsets.zero
  }

  var settings: [ObjectIdentifier: Settings] = [:]

  subscript(view: View) -> Settings {
    get { settings[ObjectIdentifier(view)] ?? Settings() }
    set { settings[ObjectIdentifier(view)] = newValue }
  }

  /// What is covered of the view, and what it takes away itself.
  func safeArea(of view: View) -> EdgeInsets {
    let (covered, own) = (covered(of: view), self[view].additional)
    return EdgeInsets(
      top: max(0, covered.top + own.top),
      left: max(0, covered.left + own.left),
      bottom: max(0, covered.bottom + own.bottom),
      right: max(0, covered.right + own.right)
    )
  }

  /// What is taken away at the edges of the window, or of the nearest view that takes more away, less
  /// the view's distance from them: never more than is taken away there, nor than the view has.
  private func covered(of view: View) -> EdgeInsets {
    guard view.superview != nil else { return covered(ofWindow: view) }
    // By hand, because a transform has no part in it.
    var corner = CGPoint.zero
    var window = view
    while let superview = window.superview {
      corner.x += window.center.x - window.bounds.width / 2 - superview.bounds.minX
      corner.y += window.center.y - window.bounds.height / 2 - superview.bounds.minY
      window = superview
      if self[window].additional != .zero { break }
    }
    let area = safeArea(of: window)
    let size = view.bounds.size
    let rest = { (inset: CGFloat, distance: CGFloat, most: CGFloat) -> CGFloat in
      inset == 0 ? 0 : min(max(0, inset - distance), inset, most)
    }
    let top = rest(area.top, corner.y, size.height)
    let left = rest(area.left, corner.x, size.width)
    return EdgeInsets(
      top: top,
      left: left,
      bottom: rest(
        area.bottom,
        window.bounds.height - corner.y - size.height,
        size.height - top
      ),
      right: rest(area.right, window.bounds.width - corner.x - size.width, size.width - left)
    )
  }

  /// What the environment covers, and no more than there is.
  private func covered(ofWindow window: View) -> EdgeInsets {
    let (area, size) = (window.environment.safeArea, window.bounds.size)
    let (top, left) = (min(area.top, size.height), min(area.left, size.width))
    return EdgeInsets(
      top: top,
      left: left,
      bottom: min(area.bottom, size.height - top),
      right: min(area.right, size.width - left)
    )
  }

  func margins(of view: View) -> EdgeInsets {
    let settings = self[view]
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var own =
      settings.margins ?? settings.directionalMargins?.resolved(rightToLeft: isRightToLeft)
      ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if let device = view.environment.device, view.superview == nil {
      if settings.margins == nil, settings.directionalMargins == nil { own = .zero }
      own.left = max(own.left, device.minimumSideMargin)
      own.right = max(own.right, device.minimumSideMargin)
    }
    if settings.insetsFromSafeArea {
      let area = safeArea(of: view)
      own.top += area.top
      own.left += area.left
      own.bottom += area.bottom
      own.right += area.right
    }
    guard settings.preserves, let superview = view.superview else { return own }
    let outer = margins(of: superview)
    let box = CGRect(
      x: view.center.x - view.bounds.width / 2,
      y: view.center.y - view.bounds.height / 2,
      width: view.bounds.width,
      height: view.bounds.height
    )
    let room = superview.bounds
    return EdgeInsets(
      top: max(own.top, outer.top - (box.minY - room.minY)),
      left: max(own.left, outer.left - (box.minX - room.minX)),
      bottom: max(own.bottom, outer.bottom - (room.maxY - box.maxY)),
      right: max(own.right, outer.right - (room.maxX - box.maxX))
    )
  }

  /// The widest column at the default text size is 672 points.
  func readableFrame(of view: View) -> CGRect {
    let inner = view.bounds.inset(by: margins(of: view))
    let extra = max(0, inner.width - 672) / 2
    return inner.inset(by: EdgeInsets(left: extra, right: extra))
  }
}
