import Foundation
import SnaplineDiagnostics

extension Template {
  /// Bounds of one scalar.
  private enum Most {
    static let placeholders = 200
    static let parts = 16
    static let filters = 16
  }

  /// Takes a text apart: placeholders, and the text around them.
  package static func parse(_ text: String) throws(DataFault) -> Template {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var (plain, start, position) = ([UInt8](), 0, 0)
    func end(at place: Int) {
      guard !plain.isEmpty else { return }
      parts.append(
        Part(piece: .text(String(decoding: plain, as: UTF8.self)), range: start..<place)
      )
      plain = []
    }
    var count = 0
    while position < bytes.count {
      if bytes[position...].starts(with: "\\{{".utf8) {
        plain += Array("{{".utf8)
        position += 3
      } else if bytes[position...].starts(with: "{{".utf8) {
        end(at: position)
        var parser = PlaceholderParser(bytes, from: position + 2)
        let placeholder = try parser.placeholder(begunAt: position)
        parts.append(Part(piece: .placeholder(placeholder), range: position..<parser.position))
        (position, start) = (parser.position, parser.position)
        count += 1
        guard count <= Most.placeholders else {
          throw DataFault(
            "limit",
            "more than \(Most.placeholders) placeholders stand in one text",
            remedy: "put the text together in the data"
          )
        }
      } else {
        plain.append(bytes[position])
        position += 1
      }
    }
    end(at: position)
    return Template(parts: parts)
  }

  /// Reads what stands between braces.
  private struct PlaceholderParser {
    let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], from position: Int) { (self.bytes, self.position) = (bytes, position) }

    mutating func placeholder(begunAt open: Int) throws(DataFault) -> Placeholder {
      skipSpaces()
      var path: [String] = []
      repeat { path.append(try part(isFirst: path.isEmpty, open)) } while take(".")
      if path.count > Most.parts {
        throw DataFault(
          "limit",
          "a path has at most \(Most.parts) parts",
          remedy: "give the value a shorter path in the data",
          range: open..<position
        )
      }
      var placeholder = Placeholder(path: path, isOptional: take("?"))
      skipSpaces()
      while !stands("||"), take("|") {
        placeholder.filters.append(try filter())
        skipSpaces()
      }
      if placeholder.filters.count > Most.filters {
        throw DataFault(
          "limit",
          "a placeholder has at most \(Most.filters) filters",
          remedy: "put the value into the data as it is shown",
          range: open..<position
        )
      }
      guard take("}"), take("}") else { throw foreignName(open) ?? unclosed(open, path) }
      return placeholder
    }

    private mutating func part(isFirst: Bool, _ open: Int) throws(DataFault) -> String {
      let start = position
      while position < bytes.count, bytes[position].isOfName { position += 1 }
      let part = String(decoding: bytes[start..<position], as: UTF8.self)
      let isName = part.utf8.first.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
      let isNumber = !part.isEmpty && part.utf8.allSatisfy(\.isDigit) && part.utf8.count < 10
      if isName || (isNumber && !isFirst) { return part }
      let rest = String(decoding: bytes[min(start, bytes.count)...].prefix(12), as: UTF8.self)
      if part.isEmpty, rest.hasPrefix("}}") {
        throw DataFault(
          "placeholder",
          "this placeholder names nothing",
          remedy: "write {{name}}, or for braces themselves \\{{",
          range: open..<min(bytes.count, start + 2)
        )
      }
      if let block = block(open) { throw block }
      throw DataFault(
        "placeholder",
        "a placeholder holds a path of names, and here stands '\(rest.prefix { $0 != "}" })'",
        cause: "a name is a letter, then letters, digits, '_' and '-'",
        remedy: "write {{order.total}}, {{items.0.name}}, or for braces themselves \\{{",
        range: open..<max(open + 2, position)
      )
    }

    private mutating func filter() throws(DataFault) -> FilterCall {
      skipSpaces()
      let start = position
      while position < bytes.count, bytes[position].isOfName { position += 1 }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      let range = start..<max(position, start + 1)
      guard !name.isEmpty else {
        throw DataFault(
          "filter",
          "a filter is missing behind '|'",
          remedy: "write one such as {{name | upper}}",
          range: max(0, start - 1)..<start
        )
      }
      guard FilterWord.named(name) != nil else {
        let near = isFormOfDate(behind: name) ? "date" : FilterWord.nearest(to: name)
        throw DataFault(
          "unknown-filter",
          "no filter is called '\(name)'",
          remedy: near.map { "did you mean '\($0)'?" }
            ?? "write one such as upper, number or date; 'snapline help filters' lists them",
          range: range
        )
      }
      var call = FilterCall(name: name, range: range)
      skipSpaces()
      if take("(") { call.arguments = try arguments(of: name, from: start) }
      return call
    }

    private mutating func arguments(of name: String, from start: Int) throws(DataFault)
      -> [FilterArgument]
    {
      var arguments: [FilterArgument] = []
      while true {
        skipSpaces()
        if arguments.isEmpty, take(")") { return [] }
        arguments.append(try argument(of: name, from: start))
        skipSpaces()
        if take(")") { return arguments }
        guard take(",") else { throw open(name, from: start) }
      }
    }

    private mutating func argument(of name: String, from start: Int) throws(DataFault)
      -> FilterArgument
    {
      if take("'") {
        var text: [UInt8] = []
        while position < bytes.count {
          if take("'") {
            guard take("'") else {
              return FilterArgument(String(decoding: text, as: UTF8.self), isQuoted: true)
            }
            text.append(UInt8(ascii: "'"))
          } else {
            text.append(bytes[position])
            position += 1
          }
        }
        throw open(name, from: start)
      }
      let begin = position
      while position < bytes.count, !"(),|{}".utf8.contains(bytes[position]) { position += 1 }
      var text = bytes[begin..<position]
      while text.last == UInt8(ascii: " ") { text.removeLast() }
      return FilterArgument(String(decoding: text, as: UTF8.self))
    }

    /// Whether a call that is no filter has the parts of a date for its argument.
    private func isFormOfDate(behind name: String) -> Bool {
      let rest = String(decoding: bytes[position...].prefix(60), as: UTF8.self)
      guard FilterWord.foreign(name) == "number" || name.lowercased().contains("date") else {
        return false
      }
      return rest.contains(/^ *[(:] *['"]?[^'")]*(?:yy|MM|dd|YY|DD)/)
    }

    /// A message on a block of Mustache, Liquid or Jinja, as `{{#each items}}`; nothing for anything else.
    private func block(_ open: Int) -> DataFault? {
      let rest = String(decoding: bytes[(open + 2)...].prefix(120), as: UTF8.self)
      guard let match = rest.firstMatch(of: /^ *([#\/^]) *([A-Za-z]*) *([A-Za-z][\w.]*)?/) else {
        return nil
      }
      let (word, path) = (String(match.2), match.3.map(String.init))
      let isRepetition = ["each", "for", "foreach"].contains(word.lowercased())
      let isCondition = ["if", "unless", "with"].contains(word.lowercased())
      let list = (isRepetition ? path : path ?? word) ?? "items"
      let condition =
        "if: \"\(word.lowercased() == "unless" || match.1 == "^" ? "not " : "")"
        + "{{\(path ?? (isCondition ? "paid" : word))}}\""
      return DataFault(
        "placeholder",
        "no block begins or ends in a placeholder",
        cause: "views are repeated and left out, and texts aren't",
        remedy: isCondition || match.1 == "^"
          ? "write \(condition) beside the view"
          : "write 'each: item in \(list)' beside the view, and {{item}} in its text",
        range: open..<min(bytes.count, open + 2 + match.0.utf8.count)
      )
    }

    /// A message on a name with letters that no name has; nothing where something else is wrong.
    private func foreignName(_ open: Int) -> DataFault? {
      let rest = String(decoding: bytes[(open + 2)...].prefix(200), as: UTF8.self)
      guard let end = rest.firstRange(of: "}}") else { return nil }
      let written = rest[..<end.lowerBound]
      let path = written.prefix { $0 != "|" && $0 != "?" }.split(separator: " ").joined(
        separator: " "
      )
      let isOneOfWords = path.allSatisfy {
        $0.isLetter || $0.isNumber || "_-. ".contains($0)
      }
      guard isOneOfWords, let plain = path.asName, plain != path else { return nil }
      let filters = written.drop { $0 != "|" && $0 != "?" }
      let space = filters.hasPrefix("|") ? " " : ""
      return DataFault(
        "placeholder",
        "no placeholder reaches '\(path)'",
        cause: "a name is a letter from A to Z, then such letters, digits, '_' and '-'",
        remedy:
          "call it \(plain) in the data too, and write {{\(plain)\(space)\(filters.trimmed)}}",
        range: open..<open + 2 + written.utf8.count + 2
      )
    }

    private func open(_ name: String, from start: Int) -> DataFault {
      DataFault(
        "filter",
        "the parentheses of '\(name)' don't end",
        cause: "an argument with , ( ) | { } in it stands in single quotes",
        remedy: "write \(name)('…')",
        range: start..<max(start + 1, min(position, bytes.count))
      )
    }

    private func unclosed(_ open: Int, _ path: [String]) -> DataFault {
      let isOpen = !bytes[position...].contains(UInt8(ascii: "}"))
      let mended = isOpen ? nil : Self.mended(bytes[(open + 2)...])
      let compared = isOpen || mended != nil ? nil : Self.compared(bytes[(open + 2)...])
      let computed = isOpen || mended != nil ? nil : Self.computed(bytes[(open + 2)...])
      return DataFault(
        "placeholder",
        isOpen
          ? "a placeholder begins here and doesn't end"
          : "a placeholder holds a path and filters behind '|'",
        cause: mended ?? compared ?? computed == nil
          ? nil : "nothing is computed in it but by filters",
        remedy: mended.map { "write {{\($0)}}" } ?? compared ?? computed
          ?? "write {{\(path.joined(separator: "."))}}, or for braces themselves \\{{",
        range: open..<max(open + 2, min(position + 1, bytes.count))
      )
    }

    /// What programs write between braces, as a path with filters; nothing where it is none of that.
    private static func mended(_ bytes: ArraySlice<UInt8>) -> String? {
      let rest = String(decoding: bytes.prefix(200), as: UTF8.self)
      guard let end = rest.firstRange(of: "}}") else { return nil }
      let written = rest[..<end.lowerBound]
      var text = called(written) ?? String(written.replacing(/\[([0-9]+)\]/) { "." + $0.1 })
      // A filter's argument as Liquid has it.
      text = text.replacing(/\| *([A-Za-z]+) *: *([^|}]+)/) { match in
        "| \(match.1)(\(match.2.split(separator: " ").joined(separator: " ")))"
      }
      text = text.replacing(/\s*\* *([0-9.]+)/) { " | times(\($0.1))" }
      text = text.replacing(/\s*([+-]) *([0-9.]+)/) { " | plus(\($0.1 == "-" ? "-" : "")\($0.2))" }
      text = text.replacing(/\s*\? *['"]([^'"]*)['"] *: *['"]([^'"]*)['"]/) {
        " | then('\($0.1)', '\($0.2)')"
      }
      text = text.replacing(/\s*\? *([^'":? ]+) *: *([^'":? ]+)/) {
        " | then('\($0.1)', '\($0.2)')"
      }
      text = text.replacing(/\s*(?:\|\||\?\?) *['"]?([^'"|]*)['"]?/) { " | default('\($0.1)')" }
      guard text != written else { return nil }
      let trimmed = text.split(separator: " ").joined(separator: " ")
      let isRead = (try? Template.parse("{{\(trimmed)}}")) != nil
      return isRead ? trimmed : nil
    }

    /// A call of a function as a path with filters: `upper(name)`, `name.toUpperCase()`.
    private static func called(_ text: some StringProtocol, depth: Int = 0) -> String? {
      let text = String(text)
      func filter(_ name: Substring) -> String? {
        FilterWord.named(String(name))?.name ?? FilterWord.foreign(String(name))
      }
      if let match = text.wholeMatch(of: /\s*([\w.-]+)\.([A-Za-z]+)\((.*)\)\s*/),
        let name = filter(match.2)
      {
        return "\(match.1) | \(name)" + (match.3.isEmpty ? "" : "(\(match.3))")
      }
      guard depth < 8, let match = text.wholeMatch(of: /\s*([A-Za-z]+)\((.+)\)\s*/),
        let name = filter(match.1)
      else { return nil }
      let parts = String(match.2).split(separator: ",", maxSplits: 1)
      let isNested = parts[0].contains("(")
      let inner = isNested ? called(match.2, depth: depth + 1) : String(parts[0])
      let others =
        isNested || parts.count < 2 ? nil : parts[1].split(separator: " ").joined(separator: " ")
      guard let inner else { return nil }
      return "\(inner) | \(name)" + (others.map { "(\($0))" } ?? "")
    }

    /// What to write in place of a comparison between braces, as conditions compare.
    private static func compared(_ bytes: ArraySlice<UInt8>) -> String? {
      let rest = String(decoding: bytes.prefix(200), as: UTF8.self)
      guard let end = rest.firstRange(of: "}}"),
        let match = rest[..<end.lowerBound].wholeMatch(
          of: /\s*([\w.-]+|'[^']*')\s*(===?|!==?|<=|>=|<|>)\s*([\w.-]+|'[^']*')\s*(\?.*)?/
        )
      else { return nil }
      let operands = [match.1, match.3].map { text in
        let isWord = text.first?.isLetter == true && !["true", "false"].contains(text)
        return isWord ? "{{\(text)}}" : text.filter { $0 != "'" }
      }
      let sign = match.2.prefix(2)
      let branches = match.4 == nil ? "" : " beside the key, with then: and else:"
      return "write if: \"\(operands[0]) \(sign) \(operands[1])\"" + branches
    }

    /// What to do in place of computing with two values of the data.
    private static func computed(_ bytes: ArraySlice<UInt8>) -> String? {
      let rest = String(decoding: bytes.prefix(200), as: UTF8.self)
      guard let end = rest.firstRange(of: "}}"),
        let match = rest[..<end.lowerBound].wholeMatch(
          of: /\s*([A-Za-z][\w.]*)\s*([*+\/-])\s*([A-Za-z][\w.]*)\s*/
        )
      else { return nil }
      let filter = match.2 == "+" || match.2 == "-" ? "plus" : "times"
      return "put the result into the data, as filters compute with numbers alone: "
        + "{{\(match.1) | \(filter)(2)}}"
    }

    private mutating func skipSpaces() {
      while position < bytes.count, " \n\t".utf8.contains(bytes[position]) { position += 1 }
    }

    private func stands(_ text: StaticString) -> Bool {
      bytes[position...].starts(with: "\(text)".utf8)
    }

    private mutating func take(_ character: Character) -> Bool {
      guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
      position += 1
      return true
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  fileprivate var isOfName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
  }
}

extension StringProtocol {
  /// The words of a text as one name with the letters that names have; nothing where none is left.
  fileprivate var asName: String? {
    let folded = String(self).folding(options: .diacriticInsensitive, locale: nil)
      .replacing("ß", with: "ss").replacing("æ", with: "ae").replacing("ø", with: "o")
    let words = folded.split(separator: " ").enumerated().map { place, word in
      place == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    let name = words.joined().filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0))
    }
    return name.first?.isLetter == true ? name : isEmpty ? nil : "name"
  }

  fileprivate var trimmed: String {
    split(separator: " ").joined(separator: " ")
  }
}
