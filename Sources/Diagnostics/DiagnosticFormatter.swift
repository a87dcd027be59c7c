/// Turns diagnostics into the lines that a person reads, the same everywhere.
///
///     hello.yaml:7:11: error: 'clips' is true or false, not 'yes'
///         clips: yes
///                ^^^
///       write clips: true
///
public struct DiagnosticFormatter: Sendable {
  public init() {}

  public func lines(for diagnostic: Diagnostic) -> [String] {
    var lines = [heading(of: diagnostic)]
    lines += excerpt(of: diagnostic.place)
    if let cause = diagnostic.cause { lines += indented(cause) }
    if let remedy = diagnostic.remedy { lines += indented(remedy) }
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
    return heading + diagnostic.severity.rawValue + ": " + diagnostic.subject
  }

  private func excerpt(of place: Place?) -> [String] {
    guard let place, let excerpt = place.excerpt, let column = place.column, column > 0 else {
      return []
    }
    // A tab stays a tab, so that the caret stands below its character on any terminal.
    let lead = excerpt.prefix(column - 1).map { $0 == "\t" ? "\t" : " " }.joined()
    let carets = String(repeating: "^", count: max(1, place.length))
    return ["    " + excerpt, "    " + lead + carets]
  }

  private func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  }
}
