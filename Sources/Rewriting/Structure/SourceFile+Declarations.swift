/// What stands before the keyword of a declaration, and what after it.
extension SourceFile {
  private static let modifiers: Set<String> = [
    "public", "private", "open", "internal", "fileprivate", "package", "static", "class", "final",
    "dynamic", "override", "required", "convenience", "optional", "lazy", "weak", "unowned",
    "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated",
    "distributed", "borrowing", "consuming", "sending",
  ]

  private static let introducers: Set<String> = [
    "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "protocol",
    "extension", "actor", "case", "typealias", "associatedtype", "import", "operator", "macro",
    "precedencegroup",
  ]

  /// More modifiers than any declaration has: no more are looked at, since a file may have a million.
  private static let mostModifiers = 32

  /// Words behind which a value stands, and no declaration begins.
  private static let words: Set<String> = [
    "return", "throw", "try", "await", "yield", "in", "as", "is", "where", "if", "guard", "while",
    "switch", "any", "some", "inout",
  ]

  /// Which kind of type a token introduces, if it does.
  func kindOfType(at index: Int) -> Braces.Kind? {
    guard tokens[index].kind == .word, isWord(index + 1) else { return nil }
    let kind: Braces.Kind
    if reads(index, "class") {
      guard !Self.modifiers.contains(text(index + 1)), !Self.introducers.contains(text(index + 1))
      else { return nil }
      kind = .class
    } else if reads(index, "extension") {
      kind = .extension
    } else if reads(index, "protocol") {
      kind = .protocol
    } else if reads(index, "struct") || reads(index, "enum") {
      kind = .value
    } else if reads(index, "actor") {
      guard ["{", ":", "<"].contains(text(min(index + 2, tokens.count - 1))) else { return nil }
      kind = .value
    } else {
      return nil
    }
    // After a dot, or as the label of a parameter, such a word is a name.
    let before = index - 1
    guard before >= 0 else { return kind }
    let isName =
      tokens[before].kind == .symbol || reads(before, "(") || reads(before, ",")
      || reads(before, "[") || reads(before, "func") || reads(before, "let")
      || reads(before, "var") || reads(before, "case")
    return isName ? nil : kind
  }

  /// The brace that opens the body of the type that a token introduces.
  func body(after introducer: Int) -> Int? {
    var index = introducer + 1
    while index < tokens.count {
      if reads(index, "{") { return index }
      if reads(index, "}") || reads(index, ";") || reads(index, ")") { return nil }
      index = afterGroup(index)
    }
    return nil
  }

  /// The token after this one, or after the brackets that it opens.
  func afterGroup(_ index: Int) -> Int { max(index, partner[index]) + 1 }

  /// The name of a type as declared or extended, such as `Card` or `Card.Title`.
  func typeName(after introducer: Int) -> String {
    var index = introducer + 1
    var parts: [String] = []
    while isWord(index) {
      parts.append(text(index))
      guard reads(index + 1, ".") else { break }
      index += 2
    }
    return parts.joined(separator: ".")
  }

  /// What a type inherits first, as written, without its arguments.
  func parentName(after introducer: Int, before body: Int) -> String? {
    guard let colon = inheritance(after: introducer, before: body) else { return nil }
    var index = colon + 1
    while reads(index, "@") { index = afterAttribute(index) }
    guard index < body, isWord(index) else { return nil }
    return typeName(after: index - 1)
  }

  /// The colon of a type's inheritance.
  func inheritance(after introducer: Int, before body: Int) -> Int? {
    var depth = 0
    var index = introducer + 1
    while index < body {
      if tokens[index].kind == .symbol {
        for byte in bytes[tokens[index].range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      }
      if depth == 0, reads(index, "where") { return nil }
      if depth == 0, reads(index, ":") { return index }
      index = afterGroup(index)
    }
    return nil
  }

  // MARK: Attributes and modifiers

  /// The token after an attribute that begins here, its arguments included.
  func afterAttribute(_ at: Int) -> Int {
    var index = at + 1
    guard isWord(index) else { return index }
    while reads(index + 1, "."), isWord(index + 2) { index += 2 }
    if reads(index + 1, "("), isJoined(index, index + 1), partner[index + 1] > index {
      return partner[index + 1] + 1
    }
    return index + 1
  }

  /// The token after a modifier that begins here, or nothing where none does.
  private func afterModifier(_ index: Int) -> Int? {
    guard isWord(index), Self.modifiers.contains(text(index)) else { return nil }
    if reads(index + 1, "("), partner[index + 1] > index { return partner[index + 1] + 1 }
    return index + 1
  }

  /// The keyword of the declaration whose attributes and modifiers stand from `index` on.
  ///
  /// `class` is a keyword where a name follows, and a modifier elsewhere.
  func introducer(from index: Int) -> Int? {
    var index = index
    for _ in 0..<Self.mostModifiers where index < tokens.count {
      if reads(index, "@") {
        index = afterAttribute(index)
      } else if reads(index, "class"), kindOfType(at: index) != nil {
        return index
      } else if let next = afterModifier(index) {
        index = next
      } else {
        guard isWord(index), Self.introducers.contains(text(index)) else { return nil }
        // `init` and its like are names after a dot, and labels before a colon.
        return reads(index + 1, ":") ? nil : index
      }
    }
    return nil
  }

  /// Whether a word that may be a name is a modifier: a declaration goes on behind it, and no name is
  /// asked for before it.
  func isModifier(_ index: Int) -> Bool {
    guard introducer(from: index + 1) != nil else { return false }
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .symbol: return endsType(index - 1, before: index)
    case .mark: return !reads(index - 1, ",") && !reads(index - 1, ":") && !reads(index - 1, "(")
    case .word:
      let before = text(index - 1)
      return before == "class"
        || !Self.introducers.contains(before) && !Self.words.contains(before)
    default: return true
    }
  }

  /// Whether a symbol ends the type of a declaration on a line before, as in `var title: String?`.
  private func endsType(_ symbol: Int, before index: Int) -> Bool {
    let last = bytes[tokens[symbol].end - 1]
    let isPostfix =
      last == UInt8(ascii: "?") || last == UInt8(ascii: "!") || last == UInt8(ascii: ">")
    return isPostfix && symbol > 0 && isJoined(symbol - 1, symbol) && !reads(symbol, "->")
      && line(at: tokens[symbol].start) < line(at: tokens[index].start)
  }

  /// The first attribute or modifier of the declaration whose keyword, or one of whose modifiers, stands
  /// at `index`.
  func head(of index: Int) -> Int {
    var head = index
    for _ in 0..<Self.mostModifiers where head > 0 {
      guard let before = beginning(before: head) else { break }
      head = before
    }
    return head
  }

  /// Where the attribute or modifier begins that ends before `index`.
  private func beginning(before index: Int) -> Int? {
    var last = index - 1
    if reads(last, ")"), partner[last] > 0 { last = partner[last] - 1 }
    guard isWord(last) else { return nil }
    var name = last
    while reads(name - 1, "."), isWord(name - 2) { name -= 2 }
    if reads(name - 1, "@") { return name - 1 }
    guard Self.modifiers.contains(text(last)), !reads(last - 1, "."), !reads(last - 1, "case"),
      !reads(last - 1, ",")
    else { return nil }
    return last
  }

  /// The end of the declaration of a function or of a variable with a body, given by its keyword: the
  /// brace that closes the body.
  func endOfBody(of introducer: Int) -> Int? {
    guard let open = body(after: introducer), partner[open] > open else { return nil }
    return partner[open]
  }
}
