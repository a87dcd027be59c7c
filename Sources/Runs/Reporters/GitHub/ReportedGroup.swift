/// Cases that failed for the same reason: one edit, in however many files, or else an outcome.
struct ReportedGroup {
  /// The edit, or nothing where none explains the cases.
  var edit: String?
  var outcome: CaseRecord.Outcome
  /// Where the first of the cases was edited, and where it is asked for.
  var places: [RecordedPlace]
  /// The names of the first cases.
  var names: [String] = []
  var count = 0
  /// What was told of the first case.
  var words: String
}

/// Gathers the cases of a run by what they failed for, within bounds that don't grow with it.
struct ReportedGroups {
  private(set) var groups: [ReportedGroup] = []
  /// The cases of groups beyond the most that are kept.
  private(set) var uncounted = 0
  private var places: [String: Int] = [:]

  private static let most = 200
  private static let mostNames = 20

  mutating func add(_ record: CaseRecord) {
    let edit = record.verdict?.causes.first?.edits.first
    let words = edit.map { GitHubText.cut($0.words, to: 500) }
    // Cases that no edit explains have nothing in common.
    let name = GitHubText.cut(record.name, to: 500)
    if let words, let place = places[words] {
      groups[place].count += 1
      if groups[place].names.count < Self.mostNames { groups[place].names.append(name) }
      return
    }
    guard groups.count < Self.most else {
      uncounted += 1
      return
    }
    if let words { places[words] = groups.count }
    groups.append(
      ReportedGroup(
        edit: words,
        outcome: record.outcome,
        places: [
          edit?.file.map { RecordedPlace(file: $0, line: edit?.line) },
          record.diagnostics.first { $0.severity == "error" }?.place,
          record.place,
        ].compactMap(\.self),
        names: [name],
        count: 1,
        words: GitHubText.cut(record.words, to: 4_000)
      )
    )
  }

  /// The largest first.
  var byCount: [ReportedGroup] {
    groups.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
