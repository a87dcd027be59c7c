extension Problem {
  /// Why a text is not a problem, and in which line.
  package struct TextError: Error, Hashable, Sendable {
    package enum Cause: Sendable {
      case notAProblem
      case unknownWord
      case missingWord
      case notANumber
      /// A number that a constraint may not have, or a variable or group that isn't there.
      case outOfRange
      case tooLong
    }

    /// The line, counted from 1.
    package let line: Int
    package let cause: Cause

    package init(line: Int, cause: Cause) {
      self.line = line
      self.cause = cause
    }
  }

  /// Reads what ``text`` writes; empty lines and lines that begin with `;` are passed over.
  ///
  /// - Parameters:
  ///   - text: the whole text.
  ///   - lineLimit: longer texts are refused.
  /// - Throws: the first line that makes no sense, and what is wrong with it.
  package init(text: String, lineLimit: Int = 4_000_000) throws(TextError) {
    self.init()
    var number = 0
    var isBegun = false
    var sequences: [Sequel] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard number <= lineLimit else { throw TextError(line: number, cause: .tooLong) }
      var words = LineScanner(line, number)
      guard let first = words.nextIfAny(), !first.hasPrefix(";") else { continue }
      if isBegun {
        try read(first, &words, &sequences)
      } else {
        guard first == "snapline", words.nextIfAny() == "problem", words.nextIfAny() == "1" else {
          throw TextError(line: number, cause: .notAProblem)
        }
        isBegun = true
      }
      guard words.nextIfAny() == nil else { throw words.error(.unknownWord) }
    }
    if !isBegun { throw TextError(line: number, cause: .notAProblem) }
    for sequel in sequences {
      guard isSize(sequel.size), isSize(sequel.predecessor) else {
        throw TextError(line: sequel.line, cause: .outOfRange)
      }
      setPredecessor(sequel.predecessor, of: sequel.size)
    }
  }

  /// A size that stands after another one, which may come in a later line.
  private struct Sequel {
    let size: Variable
    let predecessor: Variable
    let line: Int
  }

  private mutating func read(
    _ first: Substring,
    _ words: inout LineScanner,
    _ sequences: inout [Sequel]
  ) throws(TextError) {
    switch first {
    case "variable":
      let size = try readVariable(&words)
      guard let predecessor = try words.predecessor() else { return }
      sequences.append(Sequel(size: size, predecessor: predecessor, line: words.line))
    case "group":
      let group = addGroup()
      switch try words.next() {
      case "on": break
      case "off": setActive(false, group)
      default: throw words.error(.unknownWord)
      }
    case "constraint": try readConstraint(&words)
    default: throw words.error(.unknownWord)
    }
  }

  private mutating func readVariable(_ words: inout LineScanner) throws(TextError) -> Variable {
    let tie: TieBreak
    switch try words.next() {
    case "size": tie = .size
    case "position": tie = .position
    default: throw words.error(.unknownWord)
    }
    guard let rank = Int64(try words.next()) else { throw words.error(.notANumber) }
    let isNonNegative = words.skip("nonnegative")
    return addVariable(tie: tie, rank: rank, isNonNegative: isNonNegative)
  }

  private mutating func readConstraint(_ words: inout LineScanner) throws(TextError) {
    let relation: Relation
    switch try words.next() {
    case "==": relation = .equal
    case "<=": relation = .lessThanOrEqual
    case ">=": relation = .greaterThanOrEqual
    default: throw words.error(.unknownWord)
    }
    let constant = try words.number()
    try words.expect("at")
    let priority = try words.number()
    try words.expect("serial")
    guard let serial = Int64(try words.next()) else { throw words.error(.notANumber) }
    var header = Header()
    while !header.isComplete { try header.read(&words) }
    let terms = try readTerms(&words)
    guard header.group.map({ Int($0.index) < box.matrix.groups.count }) ?? true else {
      throw words.error(.outOfRange)
    }
    let constraint = add(
      terms,
      relation,
      constant,
      priority: priority,
      serial: serial,
      yield: header.yield,
      in: header.group
    )
    guard let constraint else { throw words.error(.outOfRange) }
    if header.isOff { setActive(false, constraint) }
  }

  private func readTerms(_ words: inout LineScanner) throws(TextError) -> [Term] {
    var terms: [Term] = []
    while let word = words.nextIfAny() {
      guard let coefficient = Double(word) else { throw words.error(.notANumber) }
      terms.append(Term(try words.variable(), coefficient))
    }
    return terms
  }

  /// The words between the serial number and the terms.
  private struct Header {
    var yield = YieldClass.authored
    var isOff = false
    var group: Group?
    var isComplete = false

    mutating func read(_ words: inout LineScanner) throws(TextError) {
      var word = try words.next()
      if word.hasSuffix(":") {
        isComplete = true
        word = word.dropLast()
      }
      switch word {
      case "authored": yield = .authored
      case "derived": yield = .derived
      case "off": isOff = true
      case "in":
        var name = try words.next()
        if name.hasSuffix(":") {
          isComplete = true
          name = name.dropLast()
        }
        guard name.hasPrefix("g"), let index = Int32(name.dropFirst()), index >= 0 else {
          throw words.error(.unknownWord)
        }
        group = Group(index: index)
      default: throw words.error(.unknownWord)
      }
    }
  }

  /// The words of one line.
  private struct LineScanner {
    private var rest: Substring
    let line: Int

    init(_ text: Substring, _ line: Int) {
      rest = text
      self.line = line
    }

    func error(_ cause: TextError.Cause) -> TextError { TextError(line: line, cause: cause) }

    mutating func nextIfAny() -> Substring? {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      if rest.isEmpty { return nil }
      let word = rest.prefix { $0 != " " && $0 != "\t" && $0 != "\r" }
      rest = rest.dropFirst(word.count)
      return word
    }

    mutating func next() throws(TextError) -> Substring {
      guard let word = nextIfAny() else { throw error(.missingWord) }
      return word
    }

    /// Passes over a word, if it is the next one; answers whether it was.
    mutating func skip(_ word: Substring) -> Bool {
      let before = self
      if nextIfAny() == word { return true }
      self = before
      return false
    }

    mutating func variable() throws(TextError) -> Variable {
      let name = try next()
      guard name.hasPrefix("v"), let index = Int32(name.dropFirst()), index >= 0 else {
        throw error(.unknownWord)
      }
      return Variable(index: index)
    }

    /// The size before a variable in its sequence, if the line says one.
    mutating func predecessor() throws(TextError) -> Variable? {
      skip("after") ? try variable() : nil
    }

    mutating func number() throws(TextError) -> Double {
      guard let number = Double(try next()) else { throw error(.notANumber) }
      return number
    }

    mutating func expect(_ word: Substring) throws(TextError) {
      guard try next() == word else { throw error(.unknownWord) }
    }
  }
}
