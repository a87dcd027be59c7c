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
        replace(file.bytes(from: index, through: index + 3), by: "true")
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
}
