internal import SnaplineRuns
internal import SnaplineTerminal

/// What a run has to tell of its failures as people read them: the first cases of a cause in full,
/// more of them by name, and in the end the causes with the number of cases that each explains.
struct CauseSummary {
  /// How many cases of a cause are told in full.
  static let mostInFull = 10
  /// Up to this many failures are read without a summary.
  static let fewest = 3
  /// Causes beyond this many are counted.
  private static let mostCauses = 20

  private var table = CauseTable()

  /// Takes a case, and gives what is told of it.
  mutating func message(for record: CaseRecord) -> String? {
    guard !record.outcome.isGood else { return record.message }
    let earlier = table.add(record, named: record.name)
    guard earlier >= Self.mostInFull, let message = record.message else { return record.message }
    // Its causes were told with the cases before it.
    let heading = message.prefix { !$0.isNewline }
    return "\(heading), as \(earlier) cases before it"
  }

  /// The causes, where there are too many failures to see them at once; nothing else.
  var text: String? {
    let groups = table.groups()
    guard table.count > Self.fewest, let first = groups.first else { return nil }
    if groups.count == 1 {
      let count = first.causes.count
      let causes = count == 1 ? "1 cause explains" : "\(count) causes explain"
      return "\(causes) \(table.count) of \(table.count): \(told(first))"
    }
    // A list of causes as long as the one of cases would tell nothing.
    guard groups.count < table.count else { return nil }
    var lines = ["\(groups.count) causes explain \(table.count) cases:"]
    lines += groups.prefix(Self.mostCauses).map { "  " + told($0).replacing("\n", with: "\n  ") }
    let rest = groups.dropFirst(Self.mostCauses)
    if !rest.isEmpty {
      let cases = rest.reduce(0) { $0 + $1.members.count }
      lines.append("  and \(rest.count) more, of \(cases) cases")
    }
    return lines.joined(separator: "\n")
  }

  private func told(_ group: CauseGroup) -> String {
    let outliers = group.outliers.map(\.name)
    let text = group.text.replacing("\n", with: "\n  ")
    guard !outliers.isEmpty else { return text }
    let more = outliers.count > 3 ? " and \(outliers.count - 3) more" : ""
    return text + "\n  changed otherwise as well: "
      + outliers.prefix(3).joined(separator: ", ") + more
  }
}
