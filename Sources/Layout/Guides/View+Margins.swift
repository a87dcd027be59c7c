import Foundation
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
    get { rare?.margins }
    set {
      guard newValue != ownMargins else { return }
      guard newValue?.isFinite ?? true else {
        return root.report(.notFiniteNumber("margins", of: self))
      }
      changeRare { $0.margins = newValue }
      marginsChanged()
    }
  }

  /// The margins that hold, on fixed sides.
  var effectiveMargins: EdgeInsets {
    switch rare?.margins {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(rightToLeft: isRightToLeft)
    case nil: View.defaultMargins
    }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    markForLayout()
    guard let engine = node.engine else { return }
    engine.geometryChanged(node)
    if let guide = rare?.marginsGuide { engine.geometryChanged(guide.node) }
  }
}
