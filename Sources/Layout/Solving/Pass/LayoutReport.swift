package import SnaplineDiagnostics
package import SnaplineGeometry

/// A message of a tree's layout, and which view it came from.
package struct LayoutReport: Hashable {
  package let diagnostic: Diagnostic
  /// The view that said it of its own content; nothing for what the layout found.
  package let author: ObjectIdentifier?
  /// Of a conflict, the stacks that it goes through from one end to the other, with their axes.
  package let stacks: [ObjectIdentifier: Axis]

  init(
    _ diagnostic: Diagnostic,
    by view: View? = nil,
    through stacks: [ObjectIdentifier: Axis] = [:]
  ) {
    self.diagnostic = diagnostic
    author = view.map { ObjectIdentifier($0) }
    self.stacks = stacks
  }
}
