/// What `#if` asks for a phone: it is one here, and a simulator.
extension Rewriter {
  mutating func rewriteConditions() {
    for directive in declarations.directives
    where file.reads(directive, "#if") || file.reads(directive, "#elseif") {
      for index in file.condition(of: directive) {
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

  // MARK: Conditions of a place

  /// What the `#if`s ask that stand around a token and not around a place inside of `outer`, from outside
  /// in and as it is written by now.
  ///
  /// For the place of an `#elseif` or `#else` that is also the opposite of each clause before it, as in
  /// `!(A) && (B)`.
  func conditionTexts(at token: Int, beyond outer: [Clause]) -> [String] {
    let around = declarations.conditions(at: token)
    let shared = zip(around, outer).prefix { $0 == $1 }.count
    return around.dropFirst(shared).map { clause in
      guard clause.clause > 0, let chain = clauses.chains[clause.directive],
        clause.clause < chain.count
      else { return text(ofConditionAt: clause.directive) }
      var parts = chain[..<clause.clause].map { "!(\(text(ofConditionAt: $0)))" }
      let own = chain[clause.clause]
      if file.reads(own, "#elseif") { parts.append("(\(text(ofConditionAt: own)))") }
      return parts.joined(separator: " && ")
    }
  }

  private func text(ofConditionAt directive: Int) -> String {
    let tokens = file.condition(of: directive)
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
