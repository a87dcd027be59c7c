import TestSupport

/// New texts for values of designs, ordinary ones and such as languages have signs for.
enum RandomEdit {
  private static let plain = [
    "number": ["0", "7", "12.5", "-3", "100", "1e2", ".5", "+4"],
    "priority": ["1", "250", "750.5", "1000"],
    "size": ["10x20", "99x40", "12.5x7"],
    "color": ["red", "systemBlue", "#ff8800", "#abc", "label"],
    "text": ["Ada", "Two words", "A longer text that may well wrap", "日本語", "مرحبا", "👩‍👩‍👧"],
  ]

  private static let pieces = [
    "'", "\"", ":", ": ", "#", " #", "{", "}", "[", "]", ",", ", ", "&", "*", "!", "|", ">", "%",
    "@", "`", "\\", "\\n", "\\u0041", "\n", "\r\n", "\r", "\t", " ", "  ", "\n\n", "\n  ", "- ",
    "? ",
    "---", "...", "\n---\n", "<<", "~", "null", "true", "=", "==", "a", "B", "é", "e\u{301}", "ß",
    "漢", "👩‍👩‍👧", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{85}", "\u{A0}", "\u{200D}", "\u{7F}",
    "\u{0}", "\u{1}", "\u{FFFE}", "\u{FFFF}", "\u{E000}", "\u{10FFFF}", "0", "12", "{{name}}", "}}",
    "{{", "''", "\"\"", "${", "$(", "</", "<!--", "&amp;",
  ]

  /// A text for a value of a kind, seldom one that makes sense.
  static func text(of kind: String, _ seed: inout Seed) -> String {
    if seed.chance(0.45), let text = plain[kind]?.randomElement(using: &seed) { return text }
    if seed.chance(0.1) { return "" }
    return (0..<seed.number(in: 1...5)).map { _ in pieces.randomElement(using: &seed) ?? "" }
      .joined()
  }
}
