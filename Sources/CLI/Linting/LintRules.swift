internal import SnaplineDiagnostics
internal import SnaplineLint
internal import SnaplineTerminal

/// Rules in a line, with commas between them.
extension Lint.Rule {
  static let names = allCases.map(\.rawValue)
  static let list = names.joined(separator: ",")

  static func read(_ word: String) -> Set<Lint.Rule>? {
    let rules = word.split(separator: ",", omittingEmptySubsequences: false)
      .map { Lint.Rule(rawValue: String($0)) }
    return rules.contains(nil) ? nil : Set(rules.compactMap(\.self))
  }

  /// What may have been meant, where some other words may stand in place of rules.
  static func listMeant(by word: String, or others: [String] = []) -> [String] {
    let parts = word.split(separator: ",").map(String.init)
    guard parts.count > 1 else {
      return [nearestName(to: word, among: others + names)].compactMap(\.self)
    }
    let near = parts.map { names.contains($0) ? $0 : nearestName(to: $0, among: names) }
    return near.contains(nil) ? [] : [near.compactMap(\.self).joined(separator: ",")]
  }
}

extension ValueType where Value == Set<Lint.Rule> {
  static let lintRules = ValueType(
    placeholder: "RULES",
    expectation: "rules with commas between: " + Lint.Rule.list,
    completion: .choices(Lint.Rule.names),
    suggest: { Lint.Rule.listMeant(by: $0) }
  ) { Lint.Rule.read($0) }
}
