/// A value that a condition writes, or that data put there.
enum ConditionLiteral: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)

  /// What kind it is, with its article.
  private var kind: String {
    switch self {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    }
  }

  /// Whether a comparison holds; it throws where these two can't be compared so.
  func holds(_ comparison: Comparison, _ other: ConditionLiteral, at range: Range<Int>)
    throws(Misread) -> Bool
  {
    let asksForSameness = comparison == .equal || comparison == .unequal
    switch (self, other) {
    case (.number(let one), .number(let other)): return comparison.holds(one, other)
    case (.text, .text) where asksForSameness, (.boolean, .boolean) where asksForSameness,
      (.null, _) where asksForSameness, (_, .null) where asksForSameness:
      return (self == other) == (comparison == .equal)
    default:
      throw Misread(message: .incomparable(kind, comparison, other.kind), range: range)
    }
  }
}

extension Scanner {
  /// A number, a text in single quotes, `true`, `false` or `null`.
  mutating func conditionLiteral() -> ConditionLiteral? {
    let start = position
    if let number = number() { return .number(number) }
    if let text = quoted() { return .text(text) }
    switch name() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default:
      back(to: start)
      return nil
    }
  }

  /// A text in single quotes; two of them stand for one inside.
  mutating func quoted() -> String? {
    let start = position
    guard take("'") else { return nil }
    let quote = UInt8(ascii: "'")
    var text = ""
    while true {
      text += run { $0 != quote } ?? ""
      guard take("'") else {
        back(to: start)
        return nil
      }
      guard take("'") else { return text }
      text += "'"
    }
  }
}

extension Message {
  fileprivate static func incomparable(_ one: String, _ comparison: Comparison, _ other: String)
    -> Message
  {
    Message(
      "condition",
      "\(one) and \(other) can't be compared by \(comparison.rawValue)",
      remedy: one == other
        ? "compare them by == or !=" : "compare two numbers, or two texts such as {{kind}} == 'new'"
    )
  }
}
