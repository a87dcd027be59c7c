import SnaplineRewriting

/// The law of rewriting: what isn't named here stays in its line and column, and nothing else is added.
///
/// The rules are told by tokens, without the rewriter's own code.
enum RewritingLaw {
  /// One thing that rewriting does.
  struct Rule {
    let name: String
    /// What the rule may take away where it begins at a token; nothing where it doesn't begin there.
    let takes: @Sendable (FileTokens, Int) -> [Int]?
    /// What it may add, besides what the conditions of the file ask.
    var adds: Set<String> = []
    /// Whether it may also add what the file names, and strings and names made of that.
    var addsNames = false
  }

  /// Each token that is gone or new and that no rule of the file names.
  static func violations(of rewritten: [UInt8], against original: [UInt8]) -> [String] {
    let file = FileTokens(PlacedToken.all(of: original))
    var taken: Set<Int> = []
    var found: [Rule] = []
    for rule in rules {
      let places = file.tokens.indices.compactMap { rule.takes(file, $0) }
      guard !places.isEmpty else { continue }
      found.append(rule)
      taken.formUnion(places.joined())
    }
    var counts: [PlacedToken: Int] = [:]
    for token in PlacedToken.all(of: rewritten) { counts[token, default: 0] += 1 }
    var violations: [String] = []
    for (index, token) in file.tokens.enumerated() {
      if let count = counts[token], count > 0 {
        counts[token] = count - 1
      } else if !taken.contains(index) {
        violations.append("\(token) is gone, and no rule takes it")
      }
    }
    let names = found.map(\.name).joined(separator: ", ")
    for (token, count) in counts where count > 0 {
      if found.contains(where: { file.isAdded(token, by: $0) }) { continue }
      violations.append("\(token) is new, and no rule adds it of: \(names)")
    }
    return violations.sorted()
  }
}

extension PlacedToken: CustomStringConvertible {
  var description: String { "\(line):\(column) '\(text)'" }
}

/// The tokens of a file with what stands in it.
struct FileTokens: Sendable {
  let tokens: [PlacedToken]
  private let texts: Set<String>
  /// What the conditions of `#if` ask.
  private let conditions: Set<String>

  init(_ tokens: [PlacedToken]) {
    self.tokens = tokens
    texts = Set(tokens.map(\.text))
    let lines = Set(tokens.filter { $0.text == "#if" || $0.text == "#elseif" }.map(\.line))
    conditions = Set(tokens.filter { lines.contains($0.line) }.map(\.text))
  }

  func reads(_ index: Int, _ text: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].text == text
  }

  func reads(_ index: Int, anyOf texts: Set<String>) -> Bool {
    tokens.indices.contains(index) && texts.contains(tokens[index].text)
  }

  func isJoined(_ index: Int, _ next: Int) -> Bool {
    guard tokens.indices.contains(index), tokens.indices.contains(next) else { return false }
    let (one, other) = (tokens[index], tokens[next])
    return one.line == other.line && one.column + one.text.utf8.count == other.column
  }

  /// A parenthesis with all up to the one that closes it.
  func group(_ open: Int) -> Range<Int> {
    var depth = 0
    for index in open..<tokens.count {
      if reads(index, "(") { depth += 1 }
      if reads(index, ")") { depth -= 1 }
      if depth == 0 { return open..<index + 1 }
    }
    return open..<open
  }

  /// An attribute of one of some names, with its arguments.
  func attribute(at index: Int, of names: Set<String>) -> [Int]? {
    guard reads(index, "@"), reads(index + 1, anyOf: names) else { return nil }
    let hasArguments = reads(index + 2, "(") && isJoined(index + 1, index + 2)
    return [index, index + 1] + (hasArguments ? Array(group(index + 2)) : [])
  }

  /// The tokens behind one, on its line.
  func restOfLine(after index: Int) -> [Int] {
    Array((index + 1..<tokens.count).prefix { tokens[$0].line == tokens[index].line })
  }

  func isAdded(_ token: PlacedToken, by rule: RewritingLaw.Rule) -> Bool {
    let text = token.text
    if rule.adds.contains(text) { return true }
    if rule.adds.contains("#if"), conditions.contains(text) { return true }
    guard rule.addsNames else { return false }
    return text.isName && (texts.contains(text) || isMade(text))
      || text.first == "\"" && says(text)
  }

  /// Whether a name is that of a selector, or of what stands for an optional member.
  private func isMade(_ name: String) -> Bool {
    guard let low = name.firstIndex(of: "_") else { return false }
    return name.hasPrefix("Sel_") || texts.contains(String(name[low...].dropFirst()))
  }

  /// Whether a string says a name of the file as Swift or Objective-C does.
  private func says(_ string: String) -> Bool {
    let text = string.dropFirst().dropLast()
    if text.hasSuffix("by which a list could make it") { return true }
    let parts = text.split(separator: ":").flatMap { $0.split(separator: ".") }.map(String.init)
    return parts.allSatisfy(\.isName)
      && texts.contains { $0.isName && parts.first?.hasPrefix($0) ?? false }
  }
}

extension String {
  fileprivate var isName: Bool {
    guard let first, first == "_" || first.isLetter else { return false }
    return allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}
