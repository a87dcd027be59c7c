internal import Foundation
internal import SnaplineDiagnostics

/// What a compiler printed, as messages.
struct CompilerMessages {
  private(set) var diagnostics: [Diagnostic] = []
  /// What was said of files that nobody wrote, such as the one that hands the previews over.
  private(set) var ofOthers: [Diagnostic] = []

  init(_ output: [UInt8], in sources: SwiftSources) {
    let lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for (number, line) in lines.enumerated() {
      guard let said = Self.said(in: String(line)), diagnostics.count < Self.most else { continue }
      let carets = number + 2 < lines.count ? lines[number + 2] : ""
      let length = max(1, carets.drop { $0 != "^" }.prefix { $0 == "^" || $0 == "~" }.count)
      let place = said.path.map {
        sources.place(file: $0, line: said.line, column: said.column, length: length)
      }
      let diagnostic = Diagnostic(
        id: "swift",
        severity: said.severity,
        subject: Self.sentence(said.text),
        place: place
      )
      if let path = said.path, sources.isOwn(path) {
        diagnostics.append(diagnostic)
      } else {
        ofOthers.append(diagnostic)
      }
    }
  }

  /// Messages of one file that are told.
  private static let most = 100

  private struct Said {
    var path: String?
    var line, column: Int?
    var severity: Diagnostic.Severity
    var text: String
  }

  /// `path:line:column: error: text`; a message of no place has `<unknown>:0`.
  private static func said(in line: String) -> Said? {
    if let found = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.+)/),
      let severity = Diagnostic.Severity(rawValue: String(found.4))
    {
      return Said(
        path: String(found.1),
        line: Int(found.2),
        column: Int(found.3),
        severity: severity,
        text: String(found.5)
      )
    }
    guard let found = line.wholeMatch(of: /(?:<unknown>:0: |ld\.lld: )?(error|warning): (.+)/),
      let severity = Diagnostic.Severity(rawValue: String(found.1))
    else { return nil }
    return Said(severity: severity, text: String(found.2))
  }

  /// The compiler's words, without the name of the group at their end.
  private static func sentence(_ text: String) -> String {
    text.replacing(/\ \[#[\w-]+\]$/, with: "")
  }
}
