import Foundation
import SnaplineGeometry
import SnaplineLayout

/// What the system's spacing comes to between two attributes, as a visual format has it.
struct StandardSpacing {
  let points: CGFloat

  /// Between two baselines it is a line's pitch, at the edge of a superview it is wider than between
  /// siblings, and a guide's edge is like a sibling's.
  init(of constraint: LayoutConstraint) {
    let (first, second) = (constraint.firstItem as? View, constraint.secondItem as? View)
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if let first, let second, attributes.allSatisfy(\.isBaseline) {
      let anchors = zip([first, second], attributes).map { view, attribute in
        attribute == .firstBaseline ? view.firstBaselineAnchor : view.lastBaselineAnchor
      }
      points = anchors[0].constraint(equalToSystemSpacingBelow: anchors[1], multiplier: 1).constant
    } else if let first, let second, first !== second, attributes.allSatisfy(\.isEdge),
      first.isDescendant(of: second) || second.isDescendant(of: first)
    {
      points = Self.toEdge
    } else {
      points = Self.between
    }
  }

  private static let between: CGFloat = 8
  private static let toEdge: CGFloat = 20
}

extension LayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
