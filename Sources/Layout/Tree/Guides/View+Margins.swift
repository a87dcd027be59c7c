import Foundation
import SnaplineEnvironment
import SnaplineGeometry

extension View {
  /// Margins as somebody set them.
  enum Margins: Equatable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)

    var isFinite: Bool {
      switch self {
      case .fixed(let insets): insets.isFinite
      case .directional(let insets): insets.resolved(rightToLeft: false).isFinite
      }
    }
  }

  /// The margins of a view that nobody gave any.
  static let defaultMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var ownMargins: Margins? {
    get { rare?.insets.margins }
    set {
      guard newValue != ownMargins else { return }
      guard newValue?.isFinite ?? true else {
        return root.report(.notFiniteNumber("margins", of: self))
      }
      changeMargins { $0.insets.margins = newValue }
    }
  }

  var sharesMargins: Bool { rare?.insets.preservesSuperviewMargins ?? false }

  /// Whether the view shares the margins of a superview that it sticks out of.
  var sharesMarginsOutside: Bool {
    guard sharesMargins, let superview = parent, !(superview is ScrollView) else { return false }
    return !superview.bounds.contains(box)
  }

  /// Changes what margins are made of, and settles them at once.
  func changeMargins(_ change: (RareTraits) -> Void) {
    let before = settledInsets
    changeRare(change)
    if sharesMargins || rare?.insets.followReadableWidth ?? false { noteInsets() }
    settle(before.safeArea, before: before)
  }

  /// The margins that were set, on fixed sides, or what a view has by default.
  var ownMarginsResolved: EdgeInsets {
    switch rare?.insets.margins {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(rightToLeft: isRightToLeft)
    case nil: View.defaultMargins
    }
  }

  /// The root on a device, and a controller's view, have at least the screen's margins at their
  /// sides, and none of their own above and below.
  private var ownMarginsOnScreen: EdgeInsets {
    guard let least = leastSideMargin else { return ownMarginsResolved }
    var margins = ownMargins == nil ? .zero : ownMarginsResolved
    margins.left = max(margins.left, least)
    margins.right = max(margins.right, least)
    return margins
  }

  private var leastSideMargin: CGFloat? {
    if let controller {
      guard controller.viewRespectsSystemMinimumLayoutMargins else { return -.infinity }
      return controller.systemMinimumLayoutMargins.leading
    }
    guard parent == nil, !flags.contains(.isWindow) else { return nil }
    return treeEnvironment.device?.minimumSideMargin
  }

  /// The margins with the safe area, and with what the superview's reach into the view.
  func margins(over safeArea: EdgeInsets) -> EdgeInsets {
    var margins = ownMarginsOnScreen
    if rare?.insets.beginAtSafeArea ?? true { margins = margins.adding(safeArea) }
    if rare?.insets.followReadableWidth ?? false {
      let inset = inset(besideReadable: margins)
      margins.left += inset
      margins.right += inset
    }
    guard sharesMargins, let superview = parent else { return margins }
    let outer = superview.settledInsets.margins
    let room = superview.bounds
    // What is scrolled past an edge has the whole margin there, and no more: its height may follow from
    // its margins.
    let nearest: CGFloat = superview is ScrollView ? 0 : -.infinity
    return EdgeInsets(
      top: max(margins.top, outer.top - max(nearest, box.minY - room.minY)),
      left: max(margins.left, outer.left - max(nearest, box.minX - room.minX)),
      bottom: max(margins.bottom, outer.bottom - max(nearest, room.maxY - box.maxY)),
      right: max(margins.right, outer.right - max(nearest, room.maxX - box.maxX))
    )
  }
}
