/// How often a case is made, to find out whether the result is the same each time.
///
/// A case whose result isn't the same is *flaky*: it shows, say, a date, a random name or an order that
/// isn't fixed.
public struct SnapshotAttempts: Hashable, Sendable {
  /// How many times each case is made.
  public var repetitions: Int
  /// How many more times, at least, a case is made that differs from its baseline.
  public var retries: Int
  /// Whether a flaky case passes.
  ///
  /// It is reported as flaky all the same, and its baseline isn't changed.
  public var allowsFlaky: Bool

  public init(repetitions: Int = 1, retries: Int = 0, allowsFlaky: Bool = false) {
    self.repetitions = max(1, repetitions)
    self.retries = max(0, retries)
    self.allowsFlaky = allowsFlaky
  }

  /// More than this is no test of a case any more.
  package static let most = 100

  /// What `SNAPLINE_REPEAT`, `SNAPLINE_RETRIES` and `SNAPLINE_ALLOW_FLAKY` say.
  package init(environment: [String: String]) throws(SnapshotError) {
    func number(_ variable: String, _ range: ClosedRange<Int>) throws(SnapshotError) -> Int? {
      guard let word = environment[variable], !word.isEmpty else { return nil }
      guard let number = Int(word), range.contains(number) else {
        throw .wrongNumber(word, source: variable, range: range)
      }
      return number
    }
    self.init(
      repetitions: try number("SNAPLINE_REPEAT", 1...Self.most) ?? 1,
      retries: try number("SNAPLINE_RETRIES", 0...Self.most) ?? 0,
      allowsFlaky: try number("SNAPLINE_ALLOW_FLAKY", 0...1) == 1
    )
  }
}

extension BaselineStore {
  /// Makes a candidate and compares it with its baseline, unless it isn't the same each time.
  ///
  /// Of a flaky case nothing is written: whatever took its baseline's place would be wrong the next
  /// time.
  package func check(
    against baseline: Baseline,
    site: String,
    trying attempts: SnapshotAttempts = SnapshotAttempts(),
    making make: () throws -> Candidate
  ) throws -> Result {
    let first: Candidate
    do {
      first = try make()
    } catch {
      // What can't be made once and then can is as flaky as any.
      let others = max(attempts.repetitions - 1, attempts.retries)
      guard (0..<others).contains(where: { _ in (try? make()) != nil }) else { throw error }
      let line = "attempt 1 couldn't be made: \(error)"
      return flaky(
        baseline,
        [(.undecided, nil), (.changed, line)],
        2,
        CandidateComparison(isSame: false)
      )
    }
    if let flaky = try unsteadiness(of: first, baseline, attempts, make) { return flaky }
    return try check(first, against: baseline, site: site)
  }

  /// The result where another attempt isn't as the first; nothing where all are.
  private func unsteadiness(
    of first: Candidate,
    _ baseline: Baseline,
    _ attempts: SnapshotAttempts,
    _ make: () throws -> Candidate
  ) throws -> Result? {
    var others = attempts.repetitions - 1
    if attempts.retries > others, beside(baseline, first) != .same { others = attempts.retries }
    guard others > 0 else { return nil }
    let files = try first.files()
    for number in 2...(others + 1) {
      let comparison: CandidateComparison
      var outcome = Outcome.changed
      do {
        let next = try make()
        guard try next.files() != files else { continue }
        comparison = try next.compare(files, baseline)
        outcome = beside(baseline, next)
      } catch {
        let line = "attempt \(number) couldn't be made: \(error)"
        comparison = CandidateComparison(isSame: false, lines: [line])
        outcome = .undecided
      }
      guard !comparison.isSame else { continue }
      let told = comparison.lines.joined(separator: "\n")
      return flaky(baseline, [(beside(baseline, first), nil), (outcome, told)], number, comparison)
    }
    return nil
  }

  /// What a candidate is beside its baseline, before anything is written.
  private func beside(_ baseline: Baseline, _ candidate: Candidate) -> Outcome {
    guard let kept = try? baseline.read(Baseline.kinds) else { return .undecided }
    let known = kept.filter {
      candidate.kinds.contains($0.key) || Baseline.pictureKinds.contains($0.key)
    }
    if known.isEmpty { return .missing }
    guard let comparison = try? candidate.compare(known, baseline) else { return .undecided }
    return comparison.isSame ? .same : .changed
  }

  private func flaky(
    _ baseline: Baseline,
    _ attempts: [(Outcome, String?)],
    _ number: Int,
    _ comparison: CandidateComparison
  ) -> Result {
    let lines = comparison.lines.isEmpty ? attempts.compactMap(\.1) : comparison.lines
    return Result(
      outcome: .flaky,
      comparison: comparison,
      message: "\(shownName(of: baseline)) is flaky: attempt \(number) isn't as attempt 1\n"
        + indented(lines),
      artefactPaths: [],
      attempts: attempts
    )
  }
}
