internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots

/// What awaits review and what was decided, for programs.
struct ReviewDocument: Encodable {
  let schema = RunHeader.currentSchema
  let tool = "snapline " + Release.version
  private(set) var causes: [Cause]
  /// What can't be reviewed or wasn't done, and why.
  let diagnostics: [RecordedDiagnostic]

  struct Cause: Encodable {
    /// The number that `--cause` knows it by.
    let number: Int
    let text: String
    let edits: [RunCause]
    let cases: [Case]
  }

  struct Case: Encodable {
    let id: String
    let isNew: Bool
    let kinds: [String]
    let removes: [String]
    /// What also changed in this case, besides what the others of the cause share.
    let others: [RunCause]
    let state: ReviewState
  }

  init(
    _ table: ReviewTable,
    only group: Int?,
    _ states: [String: ReviewState],
    _ diagnostics: [Diagnostic]
  ) {
    causes = table.groups.enumerated().filter { group == nil || $0.offset == group }.map {
      Cause(
        number: $0.offset + 1,
        text: $0.element.text,
        edits: $0.element.causes.map(\.cause),
        cases: table.items(of: $0.element).map { item, others in
          Case(
            id: item.identifier,
            isNew: item.isNew,
            kinds: item.kinds,
            removes: item.removedKinds,
            others: others,
            state: states[item.identifier] ?? .pending
          )
        }
      )
    }
    self.diagnostics = diagnostics.map(RecordedDiagnostic.init)
  }

  var text: String { readableJSON }
}

/// What became of a snapshot.
enum ReviewState: String, Encodable {
  case pending, accepted, rejected
  /// It was to be accepted or rejected, and that couldn't be done.
  case refused
}
