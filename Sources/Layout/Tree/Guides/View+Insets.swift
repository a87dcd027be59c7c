import Foundation
import SnaplineEnvironment
package import SnaplineGeometry

/// What lies between a view's bounds and its content, as it was settled last.
struct SettledInsets: Equatable {
  var safeArea = EdgeInsets.zero
  var margins: EdgeInsets
  /// What the readable width takes away at each side besides the margins.
  var reading: CGFloat = 0
}

/// Safe areas and margins follow from where a view lies, so they are settled from the root down while
/// frames are applied; what changed is told to the view and put into its rows, which may move frames
/// again. The pass goes on until nothing changes.
extension View {
  /// The insets that hold.
  ///
  /// Those of a view that nothing covers and that shares no margins are its own, and aren't kept.
  var settledInsets: SettledInsets {
    rare?.insets.settled ?? SettledInsets(margins: ownMarginsResolved)
  }

  /// What is taken from the safe area of the view and of all inside it besides, as a view controller
  /// does for its view.
  package var additionalSafeAreaInsets: EdgeInsets {
    get { rare?.insets.additionalSafeArea ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      guard newValue.isFinite else {
        return root.report(.notFiniteNumber("additional safe area", of: self))
      }
      changeRare { $0.insets.additionalSafeArea = newValue }
      noteInsets()
      insetsMayChange()
    }
  }

  /// Calls `observer` whenever what covers the view was settled anew, as where it, or a view above,
  /// has moved.
  package func observeCover(_ observer: @escaping () -> Void) {
    changeRare { $0.insets.coverObserver = observer }
    noteInsets()
  }

  /// Has the insets of this view settled anew in the next pass.
  func insetsMayChange() { insetsMayChange(where: node.mindsInsets) }

  /// The same, where it is known already whether insets depend on more than each view by itself.
  func insetsMayChange(where mindsInsets: @autoclosure () -> Bool) {
    guard !flags.contains(.insetsMayChange), mindsInsets() else { return }
    flags.insert(.insetsMayChange)
    waitAbove()
  }

  /// Notes that insets in this part of the tree depend on more than the view itself.
  func noteInsets() {
    var view: View? = self
    while let current = view, !current.flags.contains(.mindsInsets) {
      current.flags.insert(.mindsInsets)
      view = current.parent
    }
  }

  /// Settles those of a root, or of a view that is measured by itself.
  func settleOwnInsets() {
    if flags.contains(.insetsMayChange) { _ = settleInsets(under: nil) }
  }

  /// Settles the view's insets under a region that is safe, in its own coordinates.
  ///
  /// Answers what is safe of the view itself.
  func settleInsets(under region: SafeRegion?) -> SafeRegion {
    flags.remove(.insetsMayChange)
    let region = region ?? regionAbove
    let before = settledInsets
    let covered = parent == nil ? rootSafeArea : region.insets(of: bounds).withoutNoise
    let additional = rare?.insets.additionalSafeArea ?? .zero
    let total = covered.adding(additional).atLeastZero
    settle(total, before: before)
    let inner = additional == .zero ? region : SafeRegion(bounds, less: total)
    for child in children
    where inner != .boundless || child.sharesMargins || child.flags.contains(.mindsInsets) {
      child.insetsMayChange()
    }
    return inner
  }

  /// What the environment covers of a root, which is no more than all of it; nothing where it says no
  /// number.
  ///
  /// A root that has no size yet is about to be measured, with all that is covered.
  private var rootSafeArea: EdgeInsets {
    let area = treeEnvironment.safeArea
    guard area.isFinite else { return .zero }
    var covered = area.atLeastZero
    if bounds.height > 0 {
      covered.top = min(covered.top, bounds.height)
      covered.bottom = min(covered.bottom, bounds.height - covered.top)
    }
    if bounds.width > 0 {
      covered.left = min(covered.left, bounds.width)
      covered.right = min(covered.right, bounds.width - covered.left)
    }
    return covered
  }

  /// The region that is safe around the view, found by climbing.
  private var regionAbove: SafeRegion {
    var (x, y) = (0.0, 0.0)
    var view = self
    while let superview = view.parent {
      x += view.boundsOrigin.x - view.box.minX
      y += view.boundsOrigin.y - view.box.minY
      view = superview
      if let rare = view.rare, rare.insets.additionalSafeArea != .zero, view.parent != nil {
        return SafeRegion(view.bounds, less: view.settledInsets.safeArea).moved(x, y)
      }
    }
    let ofRoot = view === self ? rootSafeArea : view.settledInsets.safeArea
    return SafeRegion(view.bounds, less: ofRoot).moved(x, y)
  }

  /// Takes a safe area over, with the margins that follow, and tells of what changed.
  func settle(_ safeArea: EdgeInsets, before: SettledInsets) {
    var new = SettledInsets(safeArea: safeArea, margins: before.margins)
    if new.safeArea != before.safeArea { keep(new) }
    // A subclass may say another safe area than the one that was found.
    new.margins = margins(over: safeAreaInsets).withoutNoise
    new.reading = readingInset(within: new.margins).withoutNoise
    keep(new)
    rare?.ownGuides.keyboard?.follow()
    rare?.insets.coverObserver?()
    rare?.ownGuides.keyboardOverlap?.follow()
    if new.safeArea != before.safeArea { safeAreaChanged() }
    if new.margins != before.margins { marginsChanged() }
    if new.reading != before.reading, let guide = rare?.ownGuides.readable {
      node.geometryChanged(of: guide)
    }
  }

  private func keep(_ insets: SettledInsets) {
    let isPlain =
      insets.safeArea == .zero && insets.reading == 0 && insets.margins == ownMarginsResolved
    if isPlain {
      rare?.insets.settled = nil
      return
    }
    rareOrNew.insets.settled = insets
    noteInsets()
  }

  private func safeAreaChanged() {
    markForLayout()
    if let guide = rare?.ownGuides.safeArea { node.geometryChanged(of: guide) }
    controller?.viewSafeAreaInsetsDidChange()
    safeAreaInsetsDidChange()
  }

  private func marginsChanged() {
    markForLayout()
    node.geometryChanged()
    for guide in [rare?.ownGuides.margins, rare?.ownGuides.readable] {
      if let guide { node.geometryChanged(of: guide) }
    }
    controller?.viewLayoutMarginsDidChange()
    layoutMarginsDidChange()
    for child in children where child.sharesMargins { child.insetsMayChange() }
  }
}

extension CGFloat {
  /// The number without what arithmetic left behind, so that insets are the same once nothing moves.
  var withoutNoise: CGFloat { (self * 1e9).rounded() / 1e9 }
}

extension EdgeInsets {
  fileprivate var withoutNoise: EdgeInsets {
    EdgeInsets(
      top: top.withoutNoise,
      left: left.withoutNoise,
      bottom: bottom.withoutNoise,
      right: right.withoutNoise
    )
  }

  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top + other.top,
      left: left + other.left,
      bottom: bottom + other.bottom,
      right: right + other.right
    )
  }

  fileprivate var atLeastZero: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
