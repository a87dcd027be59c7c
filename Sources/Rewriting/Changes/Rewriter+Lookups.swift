/// Members that are looked up on an `AnyObject`, which only Objective-C can do.
///
/// No token tells which class has them, so they are reported; only where the file alone says for sure that
/// the value is an `AnyObject`: as a parameter or a variable of the function, under a name that means nothing
/// else there, or in a cast.
extension Rewriter {
  mutating func reportLookups() {
    let mentions = file.words.anyObjects
    guard !mentions.isEmpty else { return }
    for index in mentions { reportCast(at: index) }
    // A function inside another is looked at with both.
    var told: Set<Int> = []
    // So a file of functions in each other isn't looked at without end: the compiler finds the rest.
    var room = Self.mostLooks * file.tokens.count
    for index in file.words.members where file.reads(index, "func") || file.reads(index, "init") {
      guard let function = function(at: index) else { continue }
      room -= function.body.count
      for value in room > 0 ? values(of: function) : [] {
        room -= 2 * function.body.count
        guard room > 0, isKept(value, in: function) else { continue }
        for use in uses(of: value) where told.insert(use).inserted {
          report(lookup: use, of: value.name)
        }
      }
    }
  }

  /// How often each token is looked at, at most.
  private static let mostLooks = 64

  private mutating func report(lookup member: Int, of value: String?) {
    guard isCompiled(member) else { return }
    let name = file.name(member)
    report(
      member,
      "'\(name)' is looked up on an AnyObject, which only Objective-C can do",
      remedy: "name the class that has it, as in (\(value ?? "value") as? Card)?.\(name)"
    )
  }

  /// Whether a token stands in no condition, or in such as hold here for sure.
  private func isCompiled(_ token: Int) -> Bool {
    declarations.conditions(at: token).allSatisfy { clause in
      let condition = file.condition(of: clause.directive)
      guard clause.clause == 0, condition.count == 4, let first = condition.first else {
        return false
      }
      return file.reads(first, "os") && file.reads(first + 2, "iOS")
        || file.reads(first, "canImport") && file.reads(first + 2, "UIKit")
    }
  }

  // MARK: Casts

  /// Looks at `(value as AnyObject).member`, given by the name of the type.
  private mutating func reportCast(at type: Int) {
    let isCast =
      file.reads(type - 1, "as")
      || file.reads(type - 2, "as") && (file.reads(type - 1, "!") || file.reads(type - 1, "?"))
    var close = type + 1
    while file.reads(close, "?") || file.reads(close, "!") { close += 1 }
    guard isCast, file.reads(close, ")"), let member = member(after: close) else { return }
    let open = file.partner[close]
    // The parentheses of a call are joined to what is called.
    let isCall = open > 0 && file.isJoined(open - 1, open) && !file.reads(open - 1, "(")
    if open >= 0, !isCall { report(lookup: member, of: nil) }
  }

  /// The name behind `.`, `?.` or `!.`, unless it is a word of Swift's own.
  private func member(after token: Int) -> Int? {
    var dot = token + 1
    if file.reads(dot, "?") || file.reads(dot, "!") { dot += 1 }
    guard file.reads(dot, "."), file.isWord(dot + 1) else { return nil }
    return file.reads(dot + 1, "self") ? nil : dot + 1
  }

  // MARK: Functions

  private struct Function {
    let parameters: Range<Int>
    let body: Range<Int>
  }

  /// A value that is an `AnyObject`, or may be nothing besides.
  private struct LooseValue {
    let name: String
    let isOptional: Bool
    /// Where it is declared, and where it can be used.
    let place: Int
    let range: Range<Int>
  }

  private func function(at index: Int) -> Function? {
    guard file.introducer(from: index) == index, !file.reads(index - 1, "."),
      let open = ownBody(of: index), file.partner[open] > open,
      let list = (index + 1..<open).first(where: { file.reads($0, "(") }),
      file.partner[list] > list
    else { return nil }
    return Function(parameters: list + 1..<file.partner[list], body: open + 1..<file.partner[open])
  }

  private func values(of function: Function) -> [LooseValue] {
    var values: [LooseValue] = []
    var index = function.parameters.lowerBound
    while index < function.parameters.upperBound {
      if let value = looseValue(at: index, until: function.body) { values.append(value) }
      index = file.afterGroup(index)
    }
    for index in function.body where file.reads(index - 1, "let") || file.reads(index - 1, "var") {
      let end = declarations.scopes[declarations.scopeOfToken[index]].close
      if let value = looseValue(at: index, until: index..<end) { values.append(value) }
    }
    return values
  }

  /// What is declared as `name: AnyObject` at a token, with nothing behind the type that changes it.
  private func looseValue(at index: Int, until range: Range<Int>) -> LooseValue? {
    guard file.isWord(index), file.reads(index + 1, ":"), file.reads(index + 2, "AnyObject") else {
      return nil
    }
    let isOptional = file.reads(index + 3, "?") || file.reads(index + 3, "!")
    let next = isOptional ? index + 4 : index + 3
    guard next < file.tokens.count, file.tokens[next].kind != .symbol || file.reads(next, "=")
    else { return nil }
    let name = file.name(index)
    return LooseValue(name: name, isOptional: isOptional, place: index, range: range)
  }

  /// Whether a name means one value alone in a function: nothing else in it declares the same.
  private func isKept(_ value: LooseValue, in function: Function) -> Bool {
    // What `catch` declares has no word of its own.
    guard value.name != "error" else { return false }
    let isDeclared = { (range: Range<Int>) in
      range.contains { $0 != value.place && file.isWord($0) && file.name($0) == value.name }
    }
    return !function.body.contains { index in
      if file.reads(index, "let") || file.reads(index, "var") || file.reads(index, "for") {
        return isDeclared(index + 1..<endOfPattern(from: index + 1, in: function.body))
      }
      if file.reads(index, "in"), !file.reads(index + 1, ":") {
        return isDeclared(beginning(of: index)..<index)
      }
      // The second of two names that one `let` declares.
      if file.reads(index, ","), file.reads(index + 2, "=") {
        return isDeclared(index + 1..<index + 2)
      }
      if file.reads(index, "func"), let inner = self.function(at: index) {
        return isDeclared(inner.parameters)
      }
      return false
    }
  }

  /// Where the names end that `let`, `var` or `for` declares.
  private func endOfPattern(from index: Int, in body: Range<Int>) -> Int {
    var end = index
    while end < body.upperBound {
      let isEnd =
        file.reads(end, "=") || file.reads(end, ":") || file.reads(end, "{")
        || file.reads(end, "in") || file.reads(end, ";") || file.reads(end, "else")
      if isEnd { break }
      end += 1
    }
    return end
  }

  /// Where the parameters of a closure begin that end with `in`; at the word itself where it is a loop's.
  private func beginning(of word: Int) -> Int {
    var index = word - 1
    while index >= 0 {
      if file.reads(index, "for") { return word }
      if file.reads(index, "{") { return index + 1 }
      let open = file.partner[index]
      index = (open >= 0 && open < index ? open : index) - 1
    }
    return word
  }

  /// The names of members that are looked up on a value.
  private func uses(of value: LooseValue) -> [Int] {
    value.range.compactMap { index in
      guard file.isWord(index), file.name(index) == value.name, !file.reads(index - 1, ".") else {
        return nil
      }
      // An optional has members of its own.
      let isUnwrapped = file.reads(index + 1, "?") || file.reads(index + 1, "!")
      return isUnwrapped == value.isOptional ? member(after: index) : nil
    }
  }
}
