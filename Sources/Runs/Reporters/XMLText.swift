internal import SnaplineDiagnostics

/// Texts as XML 1.0 holds them, whatever is in them.
enum XMLText {
  /// The most of a text that is written: readers refuse ten million bytes.
  private static let most = 4_000_000

  /// Between tags; lines stay.
  static func content(_ text: String) -> String { escaped(text, keepingLines: true) }

  /// Between quotes, on one line.
  static func attribute(_ text: String) -> String { escaped(text, keepingLines: false) }

  private static func escaped(_ text: String, keepingLines: Bool) -> String {
    // In the log of a build GitHub's runner would take the one for a command, and the other.
    spelled(text, keepingLines: keepingLines)
      .replacing("::", with: "&#58;:").replacing("##[", with: "&#35;#[")
  }

  private static func spelled(_ text: String, keepingLines: Bool) -> String {
    var shown = ""
    for scalar in harmless(text, keepingLines: keepingLines).unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      // Also where it would end a section of plain characters, as `]]>` does.
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      case "\t": shown += keepingLines ? "\t" : "&#9;"
      // No characters, to XML.
      case "\u{FFFE}", "\u{FFFF}": shown += scalar.visibleEscape
      default: shown.unicodeScalars.append(scalar)
      }
      if shown.utf8.count > most { return shown + "…" }
    }
    return shown
  }
}
