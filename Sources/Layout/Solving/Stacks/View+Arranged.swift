import Foundation
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

  /// The length that the view has with nothing around it; nothing where it neither has nor holds anything.
  func neededLength(on axis: Axis) -> CGFloat? {
    if isHidden { return 0 }
    guard children.isEmpty, held.isEmpty else {
      return systemLayoutSizeFitting(View.layoutFittingCompressedSize).length(on: axis)
    }
    return contentLength(on: axis)
  }

  /// The length of the view's content, if that has any.
  func contentLength(on axis: Axis) -> CGFloat? {
    let length = sizeOfContent.length(on: axis)
    return length == View.noIntrinsicMetric ? nil : max(0, length)
  }

  /// Whether a constraint says how long the view is on an axis, at all or at most, so that it can't
  /// be as long as what it stands in.
  func statesLength(on axis: Axis) -> Bool {
    let length = StackAxis(axis).extent
    return node.constraintsSoFar.contains { constraint in
      guard constraint.role == nil, constraint.priority.isRequired else { return false }
      let terms = constraint.terms
      let isFirst = terms.node === node && terms.attribute == length
      guard isFirst || terms.otherNode === node && terms.otherAttribute == length else {
        return false
      }
      // Of a ratio the width is what there is room for, and the height follows.
      if terms.hasOther, terms.node === terms.otherNode { return axis == .vertical }
      // Those beside it are as long as it is.
      let other = (isFirst ? terms.otherNode : terms.node)?.view
      if let other, let arranger, other.isArranged(by: arranger) { return false }
      return constraint.relation != (isFirst ? .greaterThanOrEqual : .lessThanOrEqual)
    }
  }
}

extension CGSize {
  fileprivate func length(on axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

/// What arranges views by constraints that are all made anew when one of its numbers changes.
protocol RemadeArranger: View {
  func remakeAll()
}

extension RemadeArranger {
  /// Takes a new number over, or goes back to the old one where it isn't finite.
  func numberChanged(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Self, CGFloat>,
    _ old: CGFloat
  ) {
    guard self[keyPath: path] != old else { return }
    guard self[keyPath: path].isFinite else {
      self[keyPath: path] = old.isFinite ? old : 0
      return root.report(.notFiniteNumber(name, of: self))
    }
    remakeAll()
  }
}
