import SnaplineGeometry

/// What stacks, flows and grids have in common: views inside that they arrange.
extension View {
  /// Whether the view is arranged by this one.
  func isArranged(by arranger: View) -> Bool {
    flags.contains(.isArranged) && parent === arranger
  }

  /// The stack, flow or grid that arranges the view.
  var arranger: View? { flags.contains(.isArranged) ? parent : nil }

  /// Whether the view's room is given up by what arranges it.
  var isGivenUp: Bool { flags.isSuperset(of: [.isArranged, .hidden]) }

  /// Brings rows in step with whether the view's room is given up.
  func roomChanged() {
    guard let engine = node.engine else { return }
    engine.contentChanged(node)
    for constraint in held where constraint.role == .canvasConnection { engine.queue(constraint) }
  }

  /// Makes a view one of those that this one arranges, and a subview first; answers whether it is.
  func takeIn(_ view: View) -> Bool {
    if view.parent !== self { addSubview(view) }
    // A view can't be added to itself, and hooks may have taken it elsewhere.
    guard view.parent === self, !view.flags.contains(.isArranged) else { return false }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.flags.insert(.isArranged)
    return true
  }

  /// Lets a view go from those that this one arranges; it stays a subview.
  func letOut(_ view: View) {
    view.flags.remove(.isArranged)
    if view.isHidden { view.roomChanged() }
  }

  /// Whether a constraint of the view's own says how long it is on an axis.
  func statesLength(on axis: Axis) -> Bool {
    let length = StackAxis(axis).extent
    return held.contains { constraint in
      guard constraint.role == nil, constraint.terms.node === node else { return false }
      guard constraint.relation == .equal, constraint.priority.isRequired else { return false }
      guard constraint.terms.hasOther else { return constraint.terms.attribute == length }
      // Of a ratio of width and height only one is anybody else's to say.
      return constraint.terms.otherNode === node
    }
  }
}
