package import SnaplineDiagnostics
package import SnaplineGeometry

/// A message of a tree's layout, and the view that reported it.
package struct LayoutReport: Hashable {
  package let diagnostic: Diagnostic
  /// The view that reported it of its content; `nil` for a message of the layout.
  package let author: ObjectIdentifier?
  /// The stacks that a conflict goes through from one end to the other, with their axes.
  package let stacks: [ObjectIdentifier: Axis]
  /// The stacks that make what they arrange as wide as they are, or as high, in the conflict.
  package let filled: Set<ObjectIdentifier>
  /// The view that the constraint that gave way should keep inside of its superview, and the axis.
  package let confined: ConfinedView?

  init(
    _ diagnostic: Diagnostic,
    by view: View? = nil,
    through stacks: [ObjectIdentifier: Axis] = [:],
    across filled: Set<ObjectIdentifier> = [],
    confining confined: ConfinedView? = nil
  ) {
    self.filled = filled
    self.confined = confined
    self.diagnostic = diagnostic
    author = view.map { ObjectIdentifier($0) }
    self.stacks = stacks
  }
}

/// A view that a constraint keeps inside of its superview on an axis.
package struct ConfinedView: Hashable {
  package let view: ObjectIdentifier
  package let axis: Axis

  package init(_ view: View, _ axis: Axis) {
    self.view = ObjectIdentifier(view)
    self.axis = axis
  }
}
