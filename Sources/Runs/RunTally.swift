/// What a run comes to: how many cases had which outcome, and whether it ended by itself.
package struct RunTally: Codable, Hashable, Sendable {
  package private(set) var cases = 0
  package private(set) var outcomes: [String: Int] = [:]
  /// How many flaky cases pass.
  package private(set) var allowed = 0
  package private(set) var milliseconds = 0.0
  /// The processes that began and ended by themselves.
  package private(set) var processes = Processes()

  package struct Processes: Codable, Hashable, Sendable {
    package var begun = 0
    package var ended = 0
  }

  package init() {}

  package mutating func add(_ line: JournalLine) {
    switch line {
    case .begin: processes.begun += 1
    case .end: processes.ended += 1
    case .result(let record): add(record)
    }
  }

  package mutating func add(_ record: CaseRecord) {
    add(record.outcome, milliseconds: record.milliseconds, isAllowed: record.isAllowed)
  }

  mutating func add(_ outcome: CaseRecord.Outcome, milliseconds: Double, isAllowed: Bool?) {
    cases += 1
    if isAllowed == true { allowed += 1 }
    outcomes[outcome.rawValue, default: 0] += 1
    self.milliseconds += milliseconds
  }

  /// Adds what another part of the run comes to.
  mutating func add(_ part: RunTally) {
    cases += part.cases
    allowed += part.allowed
    outcomes.merge(part.outcomes, uniquingKeysWith: +)
    milliseconds += part.milliseconds
    processes.begun += part.processes.begun
    processes.ended += part.processes.ended
  }

  package func count(_ outcome: CaseRecord.Outcome) -> Int { outcomes[outcome.rawValue] ?? 0 }

  /// How many cases are a reason for the run to fail.
  package var failed: Int {
    parts.reduce(-allowed) { $0 + ($1.outcome.isGood ? 0 : $1.count) }
  }

  /// Whether nothing was killed and nothing crashed.
  package var isComplete: Bool { processes.begun > 0 && processes.begun == processes.ended }

  /// Such as `3 same, 1 changed`, with the outcomes that there are.
  package var parts: [(outcome: CaseRecord.Outcome, count: Int)] {
    CaseRecord.Outcome.allCases.compactMap { outcome in
      outcomes[outcome.rawValue].map { (outcome, $0) }
    }
  }
}
