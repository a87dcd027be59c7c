import SnaplineDiagnostics

extension Layer {
  /// Tells the tree of a layer's view, or of the nearest around the layer, that pictures leave out what a
  /// transform does beyond the plane.
  ///
  /// A layer that is in no tree yet has none to tell.
  package func reportPerspective(of member: String) {
    var layer: Layer? = self
    while let current = layer, current.view == nil { layer = current.superlayer }
    guard let view = layer?.view else { return }
    view.report(
      Diagnostic(
        id: "no-perspective",
        severity: .warning,
        subject: "the \(member) of a layer of \(view.displayName) isn't drawn as it was set",
        cause: "pictures have no depth: they show what it does to the plane, without perspective",
        remedy: "leave the perspective out, or draw what it makes of the layer"
      )
    )
  }
}
