internal import SnaplineDiagnostics
internal import SnaplineTerminal

extension Console {
  /// Tells messages beside the results, each as the formatter makes it.
  func tell(_ diagnostics: [Diagnostic]) {
    let style = style(for: .error)
    for diagnostic in diagnostics { tell(style.text(for: diagnostic)) }
  }
}
