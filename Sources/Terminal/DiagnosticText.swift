package import SnaplineDiagnostics

extension StreamStyle {
  /// The lines of a diagnostic, coloured, and harmless to a terminal whatever they quote.
  package func text(for diagnostic: Diagnostic) -> String {
    var lines = DiagnosticFormatter().lines(for: diagnostic).map(harmless)
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

/// A line with control characters made visible: quoted input must not steer a terminal.
package func harmless(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: steers) else { return text }
  var shown = ""
  for scalar in text.unicodeScalars {
    if steers(scalar) {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

private func steers(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09: false
  case 0..<0x20, 0x7F..<0xA0: true
  // Marks that turn the direction of what follows.
  case 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}
