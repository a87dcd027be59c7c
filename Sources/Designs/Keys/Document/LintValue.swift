import SnaplineLint

/// What happens to faults in the layout of a design that is tested.
struct LintValue: DesignValue {
  var lint: Lint

  static let schema: JSONValue = .anyOf(
    LintMode.schema,
    LintRuleList.schema,
    .object(of: [except], required: [except.name])
  )

  private static let except = Key<LintRuleList>("except", "The rules that aren't checked.")

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LintValue? {
    if node.list != nil {
      return LintRuleList.read(node, at: spot, in: reading).map { Self(lint: .strict($0.rules)) }
    }
    if node.mapping != nil {
      guard let values = reading.object(node, by: [except], at: spot) else { return nil }
      guard let rules = values[except]?.rules else {
        if values.span(of: except) == nil { reading.report(.noExceptions, at: node.span) }
        return nil
      }
      return Self(lint: .strict(except: rules))
    }
    return LintMode.read(node, at: spot, in: reading).map { mode in
      switch mode {
      case .off: Self(lint: .off)
      case .report: Self(lint: .report)
      case .strict: Self(lint: .strict)
      }
    }
  }
}

private enum LintMode: String, Enumerator { case strict, report, off }

/// One rule, or a list of them.
struct LintRuleList: DesignValue {
  var rules: Set<Lint.Rule>

  static var schema: JSONValue { ["type": "array", "items": Lint.Rule.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LintRuleList? {
    let nodes = node.list ?? [node]
    if nodes.isEmpty { reading.report(.noRules(spot.key), at: node.span) }
    let rules = nodes.compactMap { Lint.Rule.read($0, at: spot, in: reading) }
    return rules.isEmpty ? nil : LintRuleList(rules: Set(rules))
  }
}

extension Lint.Rule: Enumerator {}

extension Message {
  fileprivate static let noExceptions = Message(
    "missing-key",
    "'lint' says by 'except' which rules aren't looked at, and says nothing",
    remedy: "write lint: {except: [contrast]}, or lint: strict"
  )

  fileprivate static func noRules(_ key: String) -> Message {
    Message(
      "wrong-type",
      "'\(key)' names no rule",
      remedy: "write \(key): [overlap, contrast], or leave it out"
    )
  }
}
