import Foundation
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

extension Staging {
  /// Places the views by the constraints that the helpers stand for.
  func write() {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    let (insets, spacing) = (insets, spacing)
    switch placement.rule {
    case .filling(let target):
      hold(.vertical, .start, in: item(target), insets.top)
      hold(.horizontal, .start, in: item(target), insets.leading)
      hold(.vertical, .end, in: item(target), insets.bottom)
      hold(.horizontal, .end, in: item(target), insets.trailing)
    case .edge(let axis, let point, let target, let across):
      stand(axis.other, across, in: beside(target))
      let (start, end) = ends(of: axis)
      switch point {
      case .start: hold(axis, .start, in: item(target), spacing + start)
      case .center: center(axis, in: item(target), start - end - spacing)
      case .end: hold(axis, .end, in: item(target), spacing + end)
      }
    case .between(let axis, let one, let other, let across):
      stand(axis.other, across, in: one == .sibling && sibling != nil ? beside(other) : item(one))
      let (start, end) = ends(of: axis)
      hold(axis, .start, in: item(one), spacing + start)
      hold(axis, .end, in: item(other), spacing + end)
    case .beside(let axis, let isAfter, let across):
      stand(axis.other, across, in: parent)
      hold(axis, beyond: sibling ?? parent, isAfter: isAfter)
    case .rest(let axis, let isAfter, let across):
      stand(axis.other, across, in: parent)
      let (start, end) = ends(of: axis)
      if !isAfter { hold(axis, .start, in: parent, start) }
      hold(axis, beyond: sibling ?? parent, isAfter: isAfter)
      if isAfter { hold(axis, .end, in: parent, end) }
    case .position(let own, let point, let target, let offset):
      // Between centres alone nothing but the helper says which way is forward.
      let isMirrored = isLeftward && own.column == .centerX && point.column == .centerX
      let x = isMirrored ? -offset.x : offset.x
      tie(view, own.column, .equal, item(target), point.column, x)
      tie(view, own.row, .equal, item(target), point.row, offset.y)
    case .aligned(let horizontally, let vertically):
      stand(.horizontal, horizontally, in: parent)
      stand(.vertical, vertically, in: parent)
    case .sequence(let axis): writeSequence(axis)
    }
  }

  private func writeSequence(_ axis: Axis) {
    let (start, end) = ends(of: axis)
    for (place, view) in views.enumerated() {
      let (own, cross) = (axis.attributes, axis.other.attributes)
      let (crossStart, crossEnd) = ends(of: axis.other)
      tie(view, cross.start, .equal, parent, cross.start, crossStart)
      tie(view, cross.end, .equal, parent, cross.end, -crossEnd)
      if place == 0 {
        tie(view, own.start, .equal, parent, own.start, start)
      } else {
        tie(view, own.start, .equal, views[place - 1], own.end, spacing)
      }
      if place == views.count - 1 { tie(view, own.end, .equal, parent, own.end, -end) }
    }
  }

  /// On the axis that the view isn't pinned on.
  private func stand(_ axis: Axis, _ across: Recipe.Across, in other: AnyObject) {
    let (start, end) = ends(of: axis)
    switch across {
    case .fill:
      hold(axis, .start, in: other, start)
      hold(axis, .end, in: other, end)
    case .start:
      hold(axis, .start, in: other, start)
      hold(axis, .end, in: other, end, orFurther: true)
    case .center:
      center(axis, in: other, 0)
      hold(axis, .start, in: other, start, orFurther: true)
      hold(axis, .end, in: other, end, orFurther: true)
    case .end:
      hold(axis, .end, in: other, end)
      hold(axis, .start, in: other, start, orFurther: true)
    }
  }

  private func hold(
    _ axis: Axis,
    _ point: Recipe.Point,
    in other: AnyObject,
    _ inset: CGFloat,
    orFurther: Bool = false
  ) {
    if point == .start {
      let start = axis.attributes.start
      tie(view, start, orFurther ? .greaterThanOrEqual : .equal, other, start, inset)
    } else {
      let end = axis.attributes.end
      tie(view, end, orFurther ? .lessThanOrEqual : .equal, other, end, -inset)
    }
  }

  private func hold(_ axis: Axis, beyond other: AnyObject, isAfter: Bool) {
    let (start, end) = ends(of: axis)
    if isAfter {
      tie(view, axis.attributes.start, .equal, other, axis.attributes.end, spacing + start)
    } else {
      tie(view, axis.attributes.end, .equal, other, axis.attributes.start, -spacing - end)
    }
  }

  private func center(_ axis: Axis, in other: AnyObject, _ constant: CGFloat) {
    let center = axis == .horizontal ? LayoutConstraint.Attribute.centerX : .centerY
    let isMirrored = axis == .horizontal && isLeftward
    tie(view, center, .equal, other, center, isMirrored ? -constant : constant)
  }

  private func tie(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: AnyObject,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ constant: CGFloat
  ) {
    LayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    ).isActive = true
  }

  private func ends(of axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  private func item(_ target: Recipe.Target) -> AnyObject {
    switch target {
    case .superview: parent
    case .safeArea: parent.safeAreaLayoutGuide
    case .margins: parent.layoutMarginsGuide
    case .sibling: sibling ?? parent
    }
  }

  /// What the other axis goes by: of a sibling, the superview.
  private func beside(_ target: Recipe.Target) -> AnyObject {
    target == .sibling ? parent : item(target)
  }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }

  fileprivate var attributes: (start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute) {
    self == .horizontal ? (.leading, .trailing) : (.top, .bottom)
  }
}

extension LayoutPosition {
  fileprivate var column: LayoutConstraint.Attribute {
    switch self {
    case .topLeading, .leadingCenter, .bottomLeading: .leading
    case .topCenter, .center, .bottomCenter: .centerX
    case .topTrailing, .trailingCenter, .bottomTrailing: .trailing
    }
  }

  fileprivate var row: LayoutConstraint.Attribute {
    switch self {
    case .topLeading, .topCenter, .topTrailing: .top
    case .leadingCenter, .center, .trailingCenter: .centerY
    case .bottomLeading, .bottomCenter, .bottomTrailing: .bottom
    }
  }
}
