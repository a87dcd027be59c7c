package import SnaplineDiagnostics

extension StreamStyle {
  /// The lines of a diagnostic, coloured, and harmless to a terminal whatever they quote.
  package func text(for diagnostic: Diagnostic) -> String {
    var lines = DiagnosticFormatter().lines(for: diagnostic).map { harmless($0) }
    let mark = diagnostic.severity.rawValue + ": "
    if let range = lines[0].firstRange(of: mark) {
      let head = String(lines[0][..<range.lowerBound])
      let subject = String(lines[0][range.upperBound...])
      lines[0] = bold(head) + painted(mark, for: diagnostic.severity) + bold(subject)
    }
    if diagnostic.place?.excerpt != nil, lines.count > 2,
      let marks = lines[2].wholeMatch(of: /([ ]+\|[ \t]+)(\^~*)/)
    {
      lines[2] = marks.1 + green(String(marks.2))
    }
    let hint = DiagnosticFormatter.hintMark
    if diagnostic.remedy != nil, let place = lines.lastIndex(where: { $0.hasPrefix(hint) }) {
      lines[place] = blue(hint) + lines[place].dropFirst(hint.count)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func painted(_ mark: String, for severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: red(mark)
    case .warning: yellow(mark)
    case .note: blue(mark)
    }
  }
}
