/// Says in the format's words what a parser of YAML stumbles over.
///
/// Few people know YAML's rules on quotes. A look at the line itself often shows which was missed.
enum YAMLMistake {
  /// What is wrong near `offset`, where the parser gave up with `problem`.
  static func look(for problem: String, at offset: Int, in source: Source) -> (Message, Span) {
    var number = source.line(at: min(offset, max(0, source.bytes.count - 1)))
    // The parser may notice only behind the line that is at fault.
    while number > 1, source.text(of: source.range(ofLine: number)).trimmed.isEmpty { number -= 1 }
    let line = Line(number, in: source)
    if let tab = line.tab { return (.tab, tab) }
    if let found = brokenEscape(problem, at: offset, in: source) { return found }
    if let found = placeholderInFlow(at: offset, in: source) { return found }
    if let found = branchInFlow(at: offset, in: source) { return found }
    if let found = keyWithoutColon(upTo: number, in: source) { return found }
    if let found = dash(in: line, number) { return found }
    if let found = commentedColor(upTo: number, in: source) ?? mistake(in: line) { return found }
    if let found = indentation(of: line, number, problem) { return found }
    let place = min(max(offset, line.range.lowerBound), max(0, source.bytes.count - 1))
    return (.notYAML(problem), Span(source, place..<place + 1))
  }

  private static func mistake(in line: Line) -> (Message, Span)? {
    let value = line.value.trimmed
    guard let first = value.first else { return nil }
    let span = line.valueSpan
    let said = line.key.map { "\($0): " } ?? "- "
    switch first {
    case "{" where value.hasPrefix("{{"):
      return (.barePlaceholder(said + quoted(value)), span)
    case "*": return (.starInText(value.firstWord, said + quoted(value)), span)
    case ">" where value.hasPrefix(">="):
      let rest = value.dropFirst(2).trimmed
      return (.notSize(value, remedy: "write 'atLeast \(rest.shortened)'"), span)
    case "@", "`", "%", "&", "!", "|", ">", "]", "}", ",":
      return (.indicator(String(first), said + quoted(value)), span)
    case "\"", "'":
      let isClosed =
        value.count > 1 && value.last == first && value.count(where: { $0 == first }) == 2
      return isClosed ? nil : (.unclosedQuote, span)
    case "[", "{": return nil
    default:
      guard let colon = value.firstColon else { return nil }
      let start = span.range.lowerBound + colon
      let place = Span(span.source, start..<start + 1)
      return (.colonInText(said + quoted(value)), place)
    }
  }

  /// A word alone on a line, with a list or keys of its own below it: its colon is missing.
  private static func keyWithoutColon(upTo number: Int, in source: Source) -> (Message, Span)? {
    for number in [number, lineAbove(number, in: source)] where number > 0 {
      let line = Line(number, in: source)
      // Nobody writes so long a word.
      guard line.range.count <= 200 else { continue }
      let bare = source.text(of: line.range).replacing(#/[ ]+\#.*/#, with: "").trimmed
      let word = bare.hasPrefix("- ") ? bare.dropFirst(2).trimmed : bare
      guard line.key == nil, word.wholeMatch(of: /[A-Za-z][\w\-]*/) != nil else { continue }
      let below = Line(number + 1, in: source)
      let isOwner =
        below.indent > line.indent || source.text(of: below.range).trimmed.hasPrefix("- ")
      // Another word may be one of a text of several lines.
      let above = Line(lineAbove(number, in: source), in: source)
      let isAlone = bare.hasPrefix("- ") || above.key != nil && above.value.trimmed.isEmpty
      guard isOwner, !below.isEmptyOrComment, isAlone || ClassWord.named(word) != nil else {
        continue
      }
      let start = line.range.lowerBound + line.keyColumn
      let meant = ClassWord.named(word) ?? ClassWord.named(word.lowercased())
      return (
        .missingColon(word, meant: meant?.name ?? word),
        Span(source, start..<start + word.utf8.count)
      )
    }
    return nil
  }

  /// The last line above another one that isn't empty; 0 if there is none.
  private static func lineAbove(_ number: Int, in source: Source) -> Int {
    var above = number - 1
    while above > 0, Line(above, in: source).isEmptyOrComment { above -= 1 }
    return above
  }

  /// An item at the indentation of keys, of which the last has a value already.
  private static func dash(in line: Line, _ number: Int) -> (Message, Span)? {
    let text = line.source.text(of: line.range).trimmed
    let number = lineAbove(number, in: line.source)
    guard number > 0, text.hasPrefix("- ") else { return nil }
    let above = Line(number, in: line.source)
    guard let key = above.key, above.keyColumn == line.indent, !above.value.trimmed.isEmpty else {
      return nil
    }
    let start = line.range.lowerBound + line.indent
    let rest = String(text.dropFirst(2)).trimmed
    // Behind a view, it is the next view of the same list.
    var first = number
    while first > 1, Line(first, in: line.source).indent == line.indent { first -= 1 }
    let item = Line(first, in: line.source)
    let isItem = item.keyColumn == line.indent && item.indent < line.indent
    if isItem, item.key != FormKeys.each {
      return (.deepItem(line.indent - item.indent), Span(line.source, start..<start + 1))
    }
    guard line.key != nil else { return nil }
    return (.dashBesideKey(rest, after: key), Span(line.source, start..<start + 1))
  }

  /// A condition with its branch behind it, between braces and without quotes: `if: dark then {color: red}`.
  private static func branchInFlow(at offset: Int, in source: Source) -> (Message, Span)? {
    let line = source.range(ofLine: source.line(at: min(offset, max(0, source.bytes.count - 1))))
    let fault = min(offset, line.upperBound)
    // A condition that somebody writes is short, as are its branches.
    let head = source.text(of: max(line.lowerBound, fault - 200)..<fault)
    let tail = source.text(of: fault..<min(line.upperBound, fault + 400))
    guard let match = head.firstMatch(of: /if: +([^,{}\[\]:]+?),? +then *$/),
      let (branch, rest) = tail.bracedPart
    else { return nil }
    let other = rest.prefixMatch(of: /,? *else */).flatMap {
      rest[$0.range.upperBound...].bracedPart
    }
    let branches = branch + (other.map { ", else: \($0.braced)" } ?? "")
    guard branches.utf8.count < 200 else { return nil }
    let start = fault - match.0.utf8.count
    return (.branchBehindCondition(String(match.1), branches), Span(source, start..<fault))
  }

  /// A line that stands further in or further out than the keys above it, with nothing to say why.
  private static func indentation(
    of line: Line,
    _ number: Int,
    _ problem: String
  ) -> (Message, Span)? {
    let isTooDeep = problem.hasPrefix("mapping values are not allowed")
    guard isTooDeep || problem.hasPrefix("did not find expected key"), line.key != nil else {
      return nil
    }
    let above = lineAbove(number, in: line.source)
    guard above > 0 else { return nil }
    let wanted = Line(above, in: line.source)
    guard wanted.key != nil, isTooDeep == (line.indent > wanted.keyColumn),
      line.indent != wanted.keyColumn
    else { return nil }
    let start = line.range.lowerBound
    return (
      .indentation(line.indent, above: wanted.keyColumn),
      Span(line.source, start..<start + max(1, line.indent))
    )
  }

  /// A text with a placeholder in it, between braces and without quotes: `{label: No. {{number}}}`.
  private static func placeholderInFlow(at offset: Int, in source: Source) -> (Message, Span)? {
    let line = source.range(ofLine: source.line(at: min(offset, max(0, source.bytes.count - 1))))
    let bytes = source.bytes
    func isBraces(_ place: Int, _ brace: UInt8) -> Bool {
      place + 1 < line.upperBound && bytes[place] == brace && bytes[place + 1] == brace
    }
    // The parser stops at the first brace, or between the two.
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    guard
      let brace = [offset, offset - 1].first(where: { $0 >= line.lowerBound && isBraces($0, open) }
      ),
      let start = bytes[line.lowerBound..<brace].lastIndex(where: { "{[,".utf8.contains($0) })
    else { return nil }
    let head = source.text(of: start + 1..<brace)
    let colon = head.firstRange(of: ": ")
    let lead = colon.map { head[$0.upperBound...].drop { $0 == " " } } ?? head.drop { $0 == " " }
    guard lead.first != nil, !lead.contains(where: { "\"'".contains($0) }) else { return nil }
    var end = brace
    while end < line.upperBound, !",}]".utf8.contains(bytes[end]) {
      guard isBraces(end, open) else {
        end += 1
        continue
      }
      while end < line.upperBound, !isBraces(end, close) { end += 1 }
      end = min(end + 2, line.upperBound)
    }
    let span = Span(source, brace - lead.utf8.count..<end)
    let key = colon.map { head[..<$0.lowerBound].trimmed + ": " } ?? ""
    return (.barePlaceholder(key + span.text.trimmed.quotedInYAML), span)
  }

  /// An escape in double quotes that means no character.
  private static func brokenEscape(
    _ problem: String,
    at offset: Int,
    in source: Source
  ) -> (Message, Span)? {
    let isUnknown = problem.contains("unknown escape")
    let isShort = problem.contains("hexdecimal") || problem.contains("hexadecimal")
    guard isUnknown || isShort || problem.contains("Unicode character escape") else { return nil }
    // The parser stops before the letter of the escape, or behind it.
    let line = source.range(ofLine: source.line(at: offset))
    let lead = source.bytes[line.lowerBound..<min(offset + 1, line.upperBound)].suffix(3)
    guard let start = lead.lastIndex(of: UInt8(ascii: "\\")) else { return nil }
    let text = source.text(of: start..<line.upperBound)
    if isUnknown {
      let escape = String(text.prefix(2))
      return (.unknownEscape(escape), Span(source, start..<start + escape.utf8.count))
    }
    let letter = text.dropFirst().first
    let count = letter == "x" ? 2 : letter == "u" ? 4 : 8
    let digits = text.dropFirst(2).prefix(count).prefix { $0.isASCII && $0.isHexDigit }
    let span = Span(source, start..<start + 2 + digits.count)
    guard !isShort, UInt32(digits, radix: 16) != nil else {
      return (.escapeDigits(count), span)
    }
    return (.noCharacter(span.text), span)
  }

  /// A colour in a flow mapping that began a comment, and took the closing brace with it.
  private static func commentedColor(upTo line: Int, in source: Source) -> (Message, Span)? {
    for number in stride(from: line, to: max(0, line - 20), by: -1) {
      let range = source.range(ofLine: number)
      let text = source.bytes[range]
      guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { continue }
      let lead = source.text(of: range.lowerBound..<hash)
      let digits = text[(hash + 1)...].prefix(while: \.isHexDigit)
      guard lead.contains("{"), lead.hasSuffix(" "), lead.trimmed.hasSuffix(":"),
        [3, 4, 6, 8].contains(digits.count)
      else { continue }
      let span = Span(source, hash..<digits.endIndex)
      return (.commentColor(span.text), span)
    }
    return nil
  }

  /// Two braces that start at `offset`, with the line that was meant.
  static func barePlaceholder(at offset: Int, in source: Source) -> (Message, Span) {
    let line = Line(source.line(at: offset), in: source)
    let end = line.range.upperBound
    let rest = source.text(of: offset..<end)
    let value = rest.firstRange(of: "}}").map { String(rest[..<$0.upperBound]) } ?? rest
    let span = Span(source, offset..<offset + value.utf8.count)
    let isValue = line.valueSpan.range.lowerBound == offset
    let said = isValue ? line.key.map { "\($0): " } ?? "- " : ""
    return (.barePlaceholder(said + quoted(isValue ? line.value.trimmed : value)), span)
  }

  /// The text in double quotes.
  static func quoted(_ text: String) -> String {
    let escaped = text.shortened.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "\"" + escaped.joined() + "\""
  }

  /// One line of block style, as a key and what stands behind it.
  private struct Line {
    let source: Source
    let range: Range<Int>
    /// How many spaces the line begins with.
    let indent: Int
    /// How far in the key stands, behind the marks of items.
    let keyColumn: Int
    var key: String?
    var valueSpan: Span

    init(_ number: Int, in source: Source) {
      self.source = source
      let line = source.range(ofLine: number)
      range = line
      let bytes = source.bytes
      var start = line.lowerBound
      func skipSpaces() {
        while start < line.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
      }
      func isSpace(_ offset: Int) -> Bool {
        offset >= line.upperBound || bytes[offset] == UInt8(ascii: " ")
      }
      skipSpaces()
      while start < line.upperBound, bytes[start] == UInt8(ascii: "-"), isSpace(start + 1) {
        start += 1
        skipSpaces()
      }
      indent = bytes[line].prefix { $0 == UInt8(ascii: " ") }.count
      keyColumn = start - line.lowerBound
      let rest = source.text(of: start..<line.upperBound)
      let isKey = rest.first.map { $0.isLetter || $0 == "_" } ?? false
      if isKey, let colon = rest.firstColon {
        key = String(decoding: rest.utf8.prefix(colon), as: UTF8.self).trimmed
        start += colon + 1
        skipSpaces()
      }
      valueSpan = Span(source, start..<max(start, line.upperBound))
    }

    var value: String { valueSpan.text }

    var isEmptyOrComment: Bool {
      let text = source.text(of: range).trimmed
      return text.isEmpty || text.hasPrefix("#")
    }

    /// A tab among the spaces that indent the line.
    var tab: Span? {
      let lead = source.bytes[range].prefix { $0 == 0x20 || $0 == 0x09 }
      guard let tab = lead.firstIndex(of: 0x09) else { return nil }
      return Span(source, tab..<tab + 1)
    }
  }
}

extension String {
  /// The text as a value of YAML, in quotes where it needs them in any style.
  var inYAML: String {
    let isPlain =
      !isEmpty && !contains(": ") && !contains(" #") && !hasSuffix(":") && !hasSuffix(" ")
      && !contains { ",[]{}".contains($0) } && !hasPrefix(" ") && !hasPrefix("- ")
      && !hasPrefix("? ") && !(first.map { "*&!@`%|>\"'#".contains($0) } ?? false)
    return isPlain ? self : YAMLMistake.quoted(self)
  }
}

extension StringProtocol {
  var trimmed: String {
    let start = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" && $0 != "\r" }) else {
      return ""
    }
    return String(start[...last])
  }

  /// The byte offset of the first colon that YAML takes for the end of a key.
  fileprivate var firstColon: Int? {
    let bytes = Array(utf8)
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ":")
        && (index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " "))
    }
  }

  fileprivate var firstWord: String { String(prefix { $0 != " " }) }

  /// The text up to the brace that closes the one it begins with, and what follows; braces within quotes
  /// are none.
  fileprivate var bracedPart: (braced: String, rest: String)? {
    var depth = 0
    var quote: Character?
    guard first == "{" else { return nil }
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
        if depth == 0 { return (String(self[...index]), String(self[self.index(after: index)...])) }
      }
    }
    return nil
  }
}

extension Source {
  /// A directive that declares tags, ahead of the document.
  func firstTagDirective() -> Span? {
    var number = 1
    while true {
      let range = range(ofLine: number)
      guard range.lowerBound < bytes.count else { return nil }
      let text = text(of: range)
      if text.hasPrefix("%TAG") { return Span(self, range) }
      guard text.trimmed.isEmpty || text.hasPrefix("#") || text.hasPrefix("%") else { return nil }
      number += 1
    }
  }
}
