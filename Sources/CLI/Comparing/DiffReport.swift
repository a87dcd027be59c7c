internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineTerminal

/// What `diff` prints for programs: the same document as that of a run, without what only runs have.
struct DiffReport: Encodable {
  let schema = RunHeader.currentSchema
  let tool = "snapline " + Release.version
  let results: [CaseRecord]

  init(_ record: CaseRecord) { results = [record] }

  /// What errors say, a line each; places and remedies are for people, who read them elsewhere.
  static func message(of diagnostics: [Diagnostic]) -> String? {
    let lines = diagnostics.filter { $0.severity == .error }
      .map { [$0.subject, $0.cause].compactMap(\.self).joined(separator: ": ") }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  var text: String { readableJSON }
}
