/// What happens to faults in a layout, which are found besides its differences from the baseline.
///
///     @Test(.snapshots(lint: .strict)) func card() { … }
///     assertSnapshot(of: card, as: .image, lint: .strict(except: [.contrast]))
///
/// Baselines are compared in any case.
public struct Lint: Hashable, Sendable {
  /// The rules that are looked at.
  package var rules: Set<Rule>
  /// Those of them whose findings fail a test.
  package var failing: Set<Rule>

  private init(rules: Set<Rule>, failing: Set<Rule>) {
    (self.rules, self.failing) = (rules, failing)
  }

  /// No rule is checked.
  public static let off = Lint(rules: [], failing: [])
  /// Findings are reported in the results of the run, and fail no test.
  public static let report = Lint(rules: Set(Rule.allCases), failing: [])
  /// Each finding fails its test.
  public static let strict = strict(Set(Rule.allCases))

  /// Findings of these rules fail their test; other rules aren't checked.
  public static func strict(_ rules: Set<Rule>) -> Lint {
    Lint(rules: rules, failing: rules)
  }

  /// Findings of all rules but these fail their test; these rules aren't checked.
  public static func strict(except rules: Set<Rule>) -> Lint {
    strict(Set(Rule.allCases).subtracting(rules))
  }

  /// Findings of some rules stand in the results, and fail no test; the others aren't looked at.
  package static func report(_ rules: Set<Rule>) -> Lint { Lint(rules: rules, failing: []) }
}
