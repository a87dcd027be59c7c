import Foundation
import SnaplineGeometry

extension LayoutConstraint {
  /// The views that it holds to one another, guides standing for their owners.
  package var views: (first: View?, second: View?) { (owner(of: firstItem), owner(of: secondItem)) }

  private func owner(of item: AnyObject?) -> View? {
    item as? View ?? (item as? LayoutGuide)?.owningView
  }

  /// Whether it holds the end of one view beyond the start of the next.
  package func overlapsNeighbours(on axis: Axis) -> Bool {
    let isStart = { (attribute: Attribute) in
      attribute == (axis == .horizontal ? .leading : .top) || attribute == .left
    }
    let isEnd = { (attribute: Attribute) in
      attribute == (axis == .horizontal ? .trailing : .bottom) || attribute == .right
    }
    if isStart(firstAttribute), isEnd(secondAttribute) { return constant < 0 }
    if isEnd(firstAttribute), isStart(secondAttribute) { return constant > 0 }
    return false
  }
}
