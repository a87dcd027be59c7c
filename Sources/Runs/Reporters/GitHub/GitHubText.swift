internal import SnaplineDiagnostics

/// Texts as GitHub's runner and its pages take them for nothing but text.
package enum GitHubText {
  /// GitHub shows no more annotations of a kind.
  package static let mostAnnotations = 10

  /// A command of the runner that shows a message, at a line where one is known.
  package static func annotation(
    _ kind: String,
    file: String?,
    line: Int?,
    title: String,
    text: String
  ) -> String {
    var properties: [String] = []
    if let file {
      properties.append("file=" + property(file))
      if let line { properties.append("line=\(line)") }
    }
    properties.append("title=" + property(cut(title, to: 200)))
    return "::\(kind) \(properties.joined(separator: ","))::\(data(cut(text, to: 4_000)))"
  }

  /// The text of an annotation.
  static func data(_ text: String) -> String {
    harmless(text, keepingLines: true)
      .replacing("##[", with: "#\\u{23}[").replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// What an annotation is called, and where it stands.
  static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// HTML in one line, for places where Markdown is left alone.
  static func html(_ text: String, keepingLines: Bool = false) -> String {
    var shown = ""
    for scalar in harmless(text, keepingLines: keepingLines).unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      case "'": shown += "&#39;"
      // A blank line would end the HTML, and Markdown would begin.
      case "\n": shown += "&#10;"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Lines of which the runner takes none for a command, as it does what begins with two colons.
  package static func inert(_ text: String) -> String {
    guard text.contains("::") || text.contains("##[") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0.isWhitespace }
      let shown = line.replacing("##[", with: "#\\u{23}[")
      guard rest.hasPrefix("::") else { return String(shown) }
      return shown.prefix { $0.isWhitespace } + "\\u{3A}"
        + shown.drop { $0.isWhitespace }.dropFirst()
    }.joined(separator: "\n")
  }

  /// A text that is no longer than so many characters.
  static func cut(_ text: String, to most: Int) -> String {
    // Counting bytes first spares counting the characters of a long text.
    text.utf8.count <= most ? text : String(text.prefix(most - 1)) + "…"
  }
}
