internal import SnaplineDiagnostics

/// How something went, which is what its colour says.
package enum Tone: Hashable, Sendable {
  case good, notable, bad
}

extension StreamStyle {
  /// The lines of a result, coloured, and harmless to a terminal whatever they quote.
  ///
  /// The first is a heading, where a tone says how it went. What begins with a word and a colon, or two
  /// spaces, says by it what the rest of the line is.
  package func text(ofResult text: String, headed tone: Tone? = nil) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      let line = harmless(String(line))
      if number == 0, let tone { return painted(line, as: tone) + "\n" }
      return labelled(line) + "\n"
    }.joined()
  }

  package func painted(_ text: String, as tone: Tone) -> String {
    switch tone {
    case .good: green(text)
    case .notable: yellow(text)
    case .bad: red(text)
    }
  }

  private func labelled(_ line: String) -> String {
    guard isColored, let parts = line.wholeMatch(of: /(\ *)([a-z]+(?::|(?=\ \ )))(.*)/) else {
      return line
    }
    return parts.1 + blue(String(parts.2)) + parts.3
  }
}
