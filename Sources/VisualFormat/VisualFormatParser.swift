import SnaplineGeometry

/// Reads a visual format, one character after another, and stops at its first fault.
struct VisualFormatParser {
  private let characters: [Character]
  private var place = 0

  /// A parser of a text that may have at most as many bytes as the limit says.
  init(_ text: String, limit: Int) throws(VisualFormat.Fault) {
    guard text.utf8.count <= limit else { throw .tooLong(limit: limit) }
    characters = Array(text)
  }

  mutating func parse() throws(VisualFormat.Fault) -> VisualFormat {
    var parsed = VisualFormat()
    if skip("H:") { parsed.axis = .horizontal } else if skip("V:") { parsed.axis = .vertical }
    if skip("|") { parsed.opening = try gap() }
    parsed.boxes = [try box()]
    while next != nil {
      let gap = try gap()
      if skip("|") {
        parsed.closing = gap
        guard next == nil else { throw expected(.end) }
      } else if next == "[" {
        parsed.gaps.append(gap)
        parsed.boxes.append(try box())
      } else {
        throw expected(.viewOrEdge)
      }
    }
    return parsed
  }

  private mutating func box() throws(VisualFormat.Fault) -> VisualFormat.Box {
    guard skip("[") else { throw expected(.view) }
    guard let name = name(inBox: true) else { throw expected(.name) }
    var box = VisualFormat.Box(name: name)
    if next == "(" { box.sizes = try predicates(inBox: true) }
    guard skip("]") else { throw expected(.closingBracket) }
    return box
  }

  private mutating func gap() throws(VisualFormat.Fault) -> VisualFormat.Gap {
    guard skip("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let distances =
      next == "("
      ? try predicates(inBox: false) : [try predicate(inBox: false, inParentheses: false)]
    guard skip("-") else { throw expected(.dash) }
    return .distances(distances)
  }

  private mutating func predicates(
    inBox: Bool
  ) throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
    var found: [VisualFormat.Predicate] = []
    _ = skip("(")
    repeat { found.append(try predicate(inBox: inBox, inParentheses: true)) } while skip(",")
    guard skip(")") else { throw expected(.closingParenthesis) }
    return found
  }

  private mutating func predicate(
    inBox: Bool,
    inParentheses: Bool
  ) throws(VisualFormat.Fault) -> VisualFormat.Predicate {
    var relation = VisualFormat.Relation.equal
    if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = skip("==")
    }
    let amount = try amount(inBox: inBox, isSigned: inParentheses)
    let priority = skip("@") ? try self.amount(inBox: inBox, isSigned: inParentheses) : nil
    return VisualFormat.Predicate(relation: relation, amount: amount, priority: priority)
  }

  /// A number or a name; a sign is only read where no dash can end a gap.
  private mutating func amount(
    inBox: Bool,
    isSigned: Bool
  ) throws(VisualFormat.Fault) -> VisualFormat.Amount {
    if let name = name(inBox: inBox) { return .name(name) }
    let start = place
    if isSigned, next == "-" { place += 1 }
    let digits = place
    advance { $0.isASCII && $0.isNumber || $0 == "." }
    let range = start..<place
    guard place > digits, let number = Double(String(characters[range])) else {
      place = digits
      throw expected(.amount)
    }
    return .number(number, range)
  }

  /// A name; one in a box may hold hyphens, which no gap can follow there.
  private mutating func name(inBox: Bool) -> VisualFormat.Name? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = place
    advance { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" && inBox }
    return VisualFormat.Name(text: String(characters[start..<place]), range: start..<place)
  }

  // MARK: Characters

  /// The next character that isn't a space.
  private var next: Character? {
    mutating get {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
      return place < characters.count ? characters[place] : nil
    }
  }

  private mutating func advance(while isPart: (Character) -> Bool) {
    while place < characters.count, isPart(characters[place]) { place += 1 }
  }

  private mutating func skip(_ token: String) -> Bool {
    guard next != nil, characters[place...].starts(with: token) else { return false }
    place += token.count
    return true
  }

  private func expected(_ part: VisualFormat.Part) -> VisualFormat.Fault {
    .expected(part, at: place)
  }
}
