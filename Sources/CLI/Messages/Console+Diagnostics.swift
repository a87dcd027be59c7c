internal import SnaplineDiagnostics
internal import SnaplineTerminal

extension Console {
  /// Tells messages beside the results, each as the formatter makes it.
  func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { tell(diagnostic) }
  }
}
