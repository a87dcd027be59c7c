import SnaplineEnvironment

extension Scanner {
  /// Parentheses deeper than this are nobody's condition; the stack is spared.
  private static let deepest = 32

  /// Conditions joined by 'or', which binds less than 'and'.
  package mutating func condition(depth: Int) throws(Misread) -> Condition? {
    guard depth < Self.deepest else {
      throw Misread(message: .tooDeepCondition, range: position..<bytes.count)
    }
    return try joined(by: "or", Condition.any) { scanner throws(Misread) in
      try scanner.joined(by: "and", Condition.all) { scanner throws(Misread) in
        try scanner.unary(depth: depth)
      }
    }
  }

  private mutating func joined(
    by word: StaticString,
    _ join: ([Condition]) -> Condition,
    _ part: (inout Scanner) throws(Misread) -> Condition?
  ) throws(Misread) -> Condition? {
    guard let first = try part(&self) else { return nil }
    var parts = [first]
    while takeWord(word) {
      guard let next = try part(&self) else { return nil }
      parts.append(next)
    }
    return parts.count == 1 ? first : join(parts)
  }

  private mutating func unary(depth: Int) throws(Misread) -> Condition? {
    if takeWord("not") {
      guard depth < Self.deepest else {
        throw Misread(message: .tooDeepCondition, range: position..<bytes.count)
      }
      return try unary(depth: depth + 1).map { .none([$0]) }
    }
    skipSpaces()
    guard take("(") else { return try test().map(Condition.test) }
    guard let inner = try condition(depth: depth + 1) else { return nil }
    skipSpaces()
    return take(")") ? inner : nil
  }

  /// A whole word, with the spaces before it.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    let start = position
    skipSpaces()
    if name() == "\(word)" { return true }
    back(to: start)
    return false
  }

  // MARK: Tests

  private mutating func test() throws(Misread) -> ConditionTest? {
    skipSpaces()
    let start = position
    if let literal = conditionLiteral() { return try test(of: literal, from: start) }
    guard let first = name() else { return nil }
    let view = ViewReference(name: first, range: start..<position)
    guard take(".") else { return try test(named: first, from: start) }
    let part = position
    guard let second = name() else { return nil }
    if let dimension = SizeValue.Dimension(rawValue: second) {
      return try sizes(.size(view, dimension))
    }
    if second == "configuration" { return try isWord().map { .configuration($0.text, of: view) } }
    guard let trait = TraitWord(rawValue: second) else {
      throw Misread(message: .unknownTest(second), range: part..<position)
    }
    return .trait(trait, of: view)
  }

  /// A test that begins with a value.
  private mutating func test(of literal: ConditionLiteral, from start: Int) throws(Misread)
    -> ConditionTest?
  {
    let end = position
    guard let comparison = try comparison() else {
      back(to: end)
      if case .boolean(let holds) = literal { return .constant(holds) }
      return nil
    }
    skipSpaces()
    let place = position
    if let other = conditionLiteral() {
      return .constant(try literal.holds(comparison, other, at: start..<position))
    }
    guard case .number(let number) = literal else {
      let range = wordRange(from: min(place, bytes.count))
      throw Misread(message: .notLiteral(text(range)), range: range)
    }
    back(to: end)
    return try sizes(.number(number))
  }

  /// A test that begins with a word of the format's.
  private mutating func test(named word: String, from start: Int) throws(Misread) -> ConditionTest?
  {
    if let surrounding = SurroundingWord(rawValue: word) {
      return try isWord().map { word throws(Misread) in
        if let refusal = surrounding.refusal(of: word.text) {
          throw Misread(message: refusal, range: word.range)
        }
        return .surroundings(surrounding, is: word.text)
      }
    }
    switch word {
    case "configuration": return try isWord().map { .configuration($0.text, of: nil) }
    case "textSize":
      guard let comparison = try comparison() else { return nil }
      skipSpaces()
      let start = position
      guard let size = quoted() ?? name() else { return nil }
      guard let category = ContentSizeCategory.Name(rawValue: size) else {
        let spot = Spot(key: "textSize", owner: "condition")
        let known = ContentSizeCategory.Name.allCases.map(\.rawValue)
        throw Misread(
          message: .unknownEnumerator(size, at: spot, among: known),
          range: start..<position
        )
      }
      return .textSize(comparison, category)
    case "width", "height":
      throw Misread(message: .whoseSize(word), range: start..<position)
    default:
      if let trait = TraitWord(rawValue: word) { return .trait(trait, of: nil) }
      throw Misread(message: .unknownTest(word), range: start..<position)
    }
  }

  private mutating func sizes(_ one: Measure) throws(Misread) -> ConditionTest? {
    guard let comparison = try comparison() else { return nil }
    skipSpaces()
    let start = position
    if let number = number() {
      guard abs(number) <= Length.limit else {
        throw Misread(
          message: .outOfRange("at most 1000000", number, in: -Length.limit...Length.limit),
          range: start..<position
        )
      }
      return .sizes(one, comparison, .number(number))
    }
    guard let first = name() else { return nil }
    let view = ViewReference(name: first, range: start..<position)
    guard take("."), let second = name(), let dimension = SizeValue.Dimension(rawValue: second)
    else {
      if first == "width" || first == "height" {
        throw Misread(message: .whoseSize(first), range: start..<position)
      }
      throw Misread(message: .notMeasure, range: start..<position)
    }
    return .sizes(one, comparison, .size(view, dimension))
  }

  /// One of the signs of comparison.
  private mutating func comparison() throws(Misread) -> Comparison? {
    skipSpaces()
    let start = position
    let signs: [UInt8] = Array("=!<>≥≤".utf8)
    guard let sign = run(while: { signs.contains($0) }) else { return nil }
    guard let comparison = Comparison(rawValue: sign) else {
      throw Misread(message: .unknownComparison(sign), range: start..<position)
    }
    return comparison
  }

  /// What stands behind 'is': a word, or a text in single quotes.
  private mutating func isWord() throws(Misread) -> (text: String, range: Range<Int>)? {
    skipSpaces()
    let start = position
    guard takeWord("is") else {
      let before = text(0..<start).split(separator: " ").last.map(String.init) ?? ""
      let value = text(start..<bytes.count).drop { "=!<> ".contains($0) }.prefix { $0 != " " }
      throw Misread(
        message: .isMissing(before, String(value)),
        range: wordRange(from: min(start, bytes.count))
      )
    }
    skipSpaces()
    let word = position
    guard let text = quoted() ?? name() else { return nil }
    return (text, word..<position)
  }
}

extension SurroundingWord {
  /// What is wrong with a word that nothing of the kind is called.
  fileprivate func refusal(of word: String) -> Message? {
    switch self {
    case .locale: nil
    case .device: Device.named(word) == nil ? .unknownDevice(word) : nil
    case .idiom: TraitWord.idioms.map(\.rawValue).contains(word) ? nil : .unknownIdiom(word)
    }
  }
}

extension Message {
  fileprivate static func unknownIdiom(_ word: String) -> Message {
    let known = TraitWord.idioms.map(\.rawValue)
    return Message(
      "condition",
      "no idiom is called '\(word.shortened)'",
      remedy: suggestion(for: word, among: known) ?? "one of " + known.joined(separator: ", ")
    )
  }

  fileprivate static let tooDeepCondition = Message(
    "limit",
    "this condition has more than 32 levels of parentheses and 'not'",
    remedy: "leave those out that change nothing: ((dark)) is dark, and not not dark is dark"
  )

  fileprivate static func unknownTest(_ word: String) -> Message {
    let known =
      TraitWord.allCases.map(\.rawValue) + SurroundingWord.allCases.map(\.rawValue)
      + ["textSize", "configuration"]
    return Message(
      "condition",
      "no condition is called '\(word.shortened)'",
      remedy: suggestion(for: word, among: known)
    )
  }

  fileprivate static func whoseSize(_ word: String) -> Message {
    Message(
      "whose-size",
      "whose \(word)?",
      remedy: "write canvas.\(word), superview.\(word) or self.\(word)"
    )
  }

  fileprivate static func notLiteral(_ word: String) -> Message {
    Message(
      "condition",
      "a value is compared with a number, a text in single quotes, true, false or null",
      remedy: word.isEmpty
        ? "write '' for an empty text" : "write '\(word.shortened)' in single quotes"
    )
  }

  fileprivate static let notMeasure = Message(
    "condition",
    "a size is compared with a number, or with another size",
    remedy: "write self.width >= 600, or a.width > b.width"
  )

  fileprivate static func unknownComparison(_ sign: String) -> Message {
    let meant =
      switch sign {
      case "=", "===": "=="
      case "=>", "≥": ">="
      case "=<", "≤": "<="
      default: "!="
      }
    return Message("condition", "no comparison is written '\(sign)'", remedy: "write \(meant)")
  }

  fileprivate static func isMissing(_ word: String, _ value: String) -> Message {
    let isName = !value.isEmpty && value.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x2D }
    let isQuoted = value.count > 2 && value.hasPrefix("'") && value.hasSuffix("'")
    return Message(
      "condition",
      "'is' is missing",
      remedy: isName || isQuoted
        ? "write \(word.shortened) is \(value.shortened)"
        : "write locale is ar, device is 'iPhone 16', configuration is expanded"
    )
  }
}
