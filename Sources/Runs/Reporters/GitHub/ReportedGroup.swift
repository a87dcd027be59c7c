/// Cases that failed for the same reason, with what is told of the first of them.
struct ReportedGroup {
  /// Such as `stack.spacing 8 → 12 (card.yaml:7)`.
  var cause: String
  /// The same without its place.
  var title: String
  /// The names of the first cases.
  var names: [String]
  var count: Int
  /// Where the first of the cases was edited, and where it is asked for.
  var places: [RecordedPlace] = []
  /// What was told of that case.
  var words = ""
}

/// The failures of a run by their causes, within bounds that don't grow with it.
struct ReportedGroups {
  /// The largest first.
  private(set) var groups: [ReportedGroup] = []
  /// The cases of groups beyond the most that are kept.
  private(set) var uncounted = 0

  private static let most = 200
  private static let mostNames = 20

  init(_ table: CauseTable, of run: KeptRun) {
    let all = table.groups()
    var firsts: [String: Int] = [:]
    for group in all.prefix(Self.most) {
      let names = group.members.prefix(Self.mostNames).map { GitHubText.cut($0.name, to: 500) }
      if let first = group.members.first?.name { firsts[first] = groups.count }
      var cause = group.causes[0].cause
      let text = GitHubText.cut(cause.text, to: 500)
      cause.place = nil
      groups.append(
        ReportedGroup(
          cause: text,
          title: GitHubText.cut(cause.text, to: 500),
          names: names,
          count: group.members.count
        )
      )
    }
    uncounted = all.dropFirst(Self.most).reduce(0) { $0 + $1.members.count }
    guard !groups.isEmpty else { return }
    run.forEachCase { found in
      guard !found.record.passes, let place = firsts.removeValue(forKey: found.record.name) else {
        return
      }
      groups[place].note(found.record)
    }
  }
}

extension ReportedGroup {
  /// Notes what is told of the group's first case.
  fileprivate mutating func note(_ record: CaseRecord) {
    let edits = record.verdict?.causes.flatMap(\.edits) ?? []
    // Of a case with several causes, the edit that is the group's.
    let edit = edits.first { cause.hasPrefix(GitHubText.cut($0.words, to: 400)) } ?? edits.first
    places = [
      edit?.file.map { RecordedPlace(file: $0, line: edit?.line) },
      record.told.first { $0.severity == "error" }?.place,
      record.place,
    ].compactMap(\.self)
    words = GitHubText.cut(record.words, to: 4_000)
  }
}
