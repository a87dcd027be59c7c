/// Turns diagnostics into the lines that a person reads, the same everywhere.
///
///     hello.yaml:7:10: error: 'clips' is true or false, not 'yes' [boolean]
///       7 |   clips: yes
///         |          ^~~
///     hint: write clips: true
///
public struct DiagnosticFormatter: Sendable {
  public init() {}

  public func lines(for diagnostic: Diagnostic) -> [String] {
    var lines = [heading(of: diagnostic)]
    lines += excerpt(of: diagnostic.place)
    if let cause = diagnostic.cause { lines += split(cause).map { "  " + $0 } }
    if let remedy = diagnostic.remedy { lines += hint(remedy) }
    return lines
  }

  public func text(for diagnostic: Diagnostic) -> String {
    lines(for: diagnostic).joined(separator: "\n")
  }

  private func heading(of diagnostic: Diagnostic) -> String {
    var heading = ""
    if let place = diagnostic.place {
      heading += place.file
      if let line = place.line { heading += ":\(line)" }
      if place.line != nil, let column = place.column { heading += ":\(column)" }
      heading += ": "
    }
    return "\(heading)\(diagnostic.severity.rawValue): \(diagnostic.subject) [\(diagnostic.id)]"
  }

  private func excerpt(of place: Place?) -> [String] {
    guard let place, let excerpt = place.excerpt, let column = place.column, column > 0 else {
      return []
    }
    let number = place.line.map { "\($0)" } ?? ""
    let blank = String(repeating: " ", count: number.count)
    // A tab stays a tab, so that the caret stands below its character on any terminal.
    let lead = excerpt.prefix(column - 1).map { $0 == "\t" ? "\t" : spaces($0.columns) }.joined()
    return ["  \(number) | \(excerpt)", "  \(blank) | \(lead)\(carets(of: place, below: excerpt))"]
  }

  /// One mark below each column of the value; where it lies past the line's end, below as many
  /// columns as it has characters.
  private func carets(of place: Place, below excerpt: String) -> String {
    let length = max(1, place.length)
    let value = excerpt.dropFirst((place.column ?? 1) - 1).prefix(length)
    let columns = value.reduce(length - value.count) { $0 + $1.columns }
    return "^" + String(repeating: "~", count: max(0, columns - 1))
  }

  private func hint(_ remedy: String) -> [String] {
    let mark = DiagnosticFormatter.hintMark
    return split(remedy).enumerated().map { number, line in
      (number == 0 ? mark : spaces(mark.count)) + line
    }
  }

  /// What stands ahead of a remedy.
  package static let hintMark = "hint: "

  private func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
