/// What `#if` asks for a phone: it is one here, and a simulator.
extension Rewriter {
  mutating func rewriteConditions() {
    for directive in declarations.directives
    where file.reads(directive, "#if") || file.reads(directive, "#elseif") {
      for index in condition(of: directive) {
        let isPhone = file.reads(index, "os") && file.reads(index + 2, "iOS")
        let isSimulator =
          file.reads(index, "targetEnvironment") && file.reads(index + 2, "simulator")
        guard isPhone || isSimulator, file.reads(index + 1, "("), file.reads(index + 3, ")") else {
          continue
        }
        let range = file.bytes(from: index, through: index + 3)
        // An operator that is joined to the parenthesis stays so: with a blank on one side it is another.
        guard file.isJoinedToSymbol(index + 3) else {
          replace(range, by: "true")
          continue
        }
        replace(range, by: "(true")
        replace(range.upperBound - 1..<range.upperBound, by: ")")
      }
    }
  }

  /// The tokens of a condition, which ends with its line; parentheses may hold several.
  func condition(of directive: Int) -> Range<Int> {
    var index = directive + 1
    var line = file.line(at: file.tokens[directive].start)
    while index < file.tokens.count, file.line(at: file.tokens[index].start) == line {
      let last = max(index, file.partner[index])
      line = file.line(at: file.tokens[last].start)
      index = last + 1
    }
    return directive + 1..<index
  }

  // MARK: Conditions of a place

  /// What the `#if`s ask that stand around a token and not around a place inside of `outer`, from outside
  /// in and as it is written by now.
  ///
  /// For the place of an `#elseif` or `#else` that is also the opposite of each clause before it, as in
  /// `!(A) && (B)`.
  func conditionTexts(at token: Int, beyond outer: [Clause]) -> [String] {
    let clauses = declarations.conditions(at: token)
    // Most places stand in no condition, and most others behind the `#if` itself.
    let isPlain = clauses.allSatisfy { $0.clause == 0 }
    return conditionTexts(at: token, beyond: outer, in: isPlain ? [:] : conditionChains())
  }

  /// The same for one of many places in a file, whose chains are looked up once.
  func conditionTexts(at token: Int, beyond outer: [Clause], in chains: [Int: [Int]]) -> [String] {
    let clauses = declarations.conditions(at: token)
    let shared = zip(clauses, outer).prefix { $0 == $1 }.count
    return clauses.dropFirst(shared).map { clause in
      guard clause.clause > 0, let chain = chains[clause.directive], clause.clause < chain.count
      else { return text(ofConditionAt: clause.directive) }
      var parts = chain[..<clause.clause].map { "!(\(text(ofConditionAt: $0)))" }
      let own = chain[clause.clause]
      if file.reads(own, "#elseif") { parts.append("(\(text(ofConditionAt: own)))") }
      return parts.joined(separator: " && ")
    }
  }

  /// The tokens of each `#if` with its `#elseif`s and `#else`, by that of the `#if`.
  func conditionChains() -> [Int: [Int]] {
    var chains: [Int: [Int]] = [:]
    var open: [Int] = []
    for directive in declarations.directives {
      if file.reads(directive, "#if") { open.append(directive) }
      if file.reads(directive, "#endif") {
        _ = open.popLast()
      } else if let first = open.last {
        chains[first, default: []].append(directive)
      }
    }
    return chains
  }

  private func text(ofConditionAt directive: Int) -> String {
    let tokens = condition(of: directive)
    guard let first = tokens.first, let last = tokens.last else { return "" }
    return written(file.bytes(from: first, through: last))
  }
}

extension SourceFile {
  /// Whether an operator, a dot or a postfix `!` stands behind a token with nothing between.
  func isJoinedToSymbol(_ index: Int) -> Bool {
    isJoined(index, index + 1) && tokens[index + 1].kind == .symbol
  }
}
