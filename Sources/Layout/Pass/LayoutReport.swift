package import SnaplineDiagnostics

/// A message of a tree's layout, and which view it came from.
package struct LayoutReport: Hashable {
  package let diagnostic: Diagnostic
  /// The view that said it of its own content; nothing for what the layout found.
  package let author: ObjectIdentifier?

  init(_ diagnostic: Diagnostic, by view: View? = nil) {
    self.diagnostic = diagnostic
    author = view.map { ObjectIdentifier($0) }
  }
}
