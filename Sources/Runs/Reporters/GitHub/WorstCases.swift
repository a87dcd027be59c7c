/// The cases of a run that are furthest from what they should be.
struct WorstCases {
  private(set) var cases: [Ranked] = []
  /// How many there were to choose from.
  private(set) var count = 0

  static let most = 20

  struct Ranked {
    var name: String
    var outcome: CaseRecord.Outcome
    var words: String
    fileprivate var rank: [Double]
  }

  mutating func add(_ record: CaseRecord) {
    count += 1
    let rank = Self.rank(of: record)
    if cases.count == Self.most, let last = cases.last, !last.rank.lexicographicallyPrecedes(rank) {
      return
    }
    let ranked = Ranked(
      name: GitHubText.cut(record.name, to: 500),
      outcome: record.outcome,
      words: GitHubText.cut(record.words, to: 8_000),
      rank: rank
    )
    let place =
      cases.firstIndex { $0.rank.lexicographicallyPrecedes(rank) } ?? cases.endIndex
    cases.insert(ranked, at: place)
    if cases.count > Self.most { cases.removeLast() }
  }

  /// What couldn't be decided comes first; then what has the most differences, and the largest.
  private static func rank(of record: CaseRecord) -> [Double] {
    let order: Double =
      switch record.outcome {
      case .undecided: 4
      case .wrong: 3
      case .changed: 2
      case .flaky: 1
      default: 0
      }
    let differences = record.verdict?.differences ?? []
    let distance = differences.compactMap(\.distance).max() ?? 0
    return [
      order, Double(differences.count), distance, Double(record.verdict?.pixels?.different ?? 0),
    ]
  }
}
