internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineTerminal

/// Fits what a review says to the terminal it says it on.
struct ReviewScreen {
  let console: Console
  let columns: Int
  let rows: Int
  /// Whether the terminal shows more than ASCII.
  let isUnicode: Bool

  init(_ console: Console) {
    let size = console.screenSize ?? (columns: 80, rows: 24)
    self.init(
      console,
      columns: max(10, size.columns),
      rows: max(4, size.rows),
      isUnicode: Self.isUnicode(ProcessInfo.processInfo.environment)
    )
  }

  init(_ console: Console, columns: Int, rows: Int, isUnicode: Bool) {
    (self.console, self.columns, self.rows) = (console, columns, rows)
    self.isUnicode = isUnicode
  }

  /// Whether the locale says so, by the first of the variables that say something.
  static func isUnicode(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  // MARK: Lines

  /// A text in lines that fit; what doesn't goes on below, further in.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      wrapped(shown(String(line)))
    }
  }

  /// A line in which nothing steers the terminal, in characters that it has.
  func shown(_ line: String) -> String {
    let line = harmless(line)
    return isUnicode || line.utf8.allSatisfy { $0 < 0x80 } ? line : Self.plain(line)
  }

  static func plain(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      if scalar.isASCII { return String(scalar) }
      return marks[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  private static let marks: [Unicode.Scalar: String] = [
    "→": "->", "·": "-", "…": "...", "“": "\"", "”": "\"", "’": "'", "−": "-", "×": "x",
    "⏎": "\\n", "–": "-",
  ]

  private func wrapped(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    let further = String(repeating: " ", count: min(indent + 2, columns / 3))
    var lines: [String] = []
    var rest = line[...]
    while true {
      let lead = lines.isEmpty ? "" : further
      let room = columns - lead.count
      let end = end(of: rest, within: room)
      guard end < rest.endIndex else { return lines + [lead + rest] }
      // At a space where there is one, which isn't the indentation.
      let head = rest[..<end]
      let space = head.lastIndex(of: " ").flatMap { space in
        head[..<space].contains { $0 != " " } ? space : nil
      }
      let breaks = rest[end] == " " ? end : space ?? end
      let line = rest[..<breaks]
      lines.append(lead + line.prefix(through: line.lastIndex { $0 != " " } ?? line.startIndex))
      rest = rest[breaks...].drop { $0 == " " }
    }
  }

  /// Where so many columns of a text end; at least one character fits.
  private func end(of text: Substring, within room: Int) -> String.Index {
    var width = 0
    for place in text.indices {
      width += Self.width(of: text[place])
      if width > room, place > text.startIndex { return place }
    }
    return text.endIndex
  }

  /// The columns that a character takes: the scripts of East Asia and emoji take two.
  static func width(of character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// The first of some texts that fits on one line with room behind it; else the last, cut.
  func fitting(_ texts: [String]) -> String {
    let shown = texts.map(shown)
    let found = shown.first { $0.reduce(0) { $0 + Self.width(of: $1) } < columns }
    return found ?? String((shown.last ?? "").prefix(columns - 1))
  }

  // MARK: Printing

  func print(_ lines: [String], headed tone: Tone? = nil) throws(Stop) {
    guard !lines.isEmpty else { return }
    try console.printLines(lines.joined(separator: "\n"), headed: tone)
  }

  func say(_ text: String, headed tone: Tone? = nil) throws(Stop) {
    try print(lines(text), headed: tone)
  }
}
