import SnaplineDiagnostics
import SnaplineEnvironment

/// What a remedy shows of a design, in JSON where the design is written in JSON.
///
/// Messages show entries as YAML has them: `write if: dark, then: {color: red}`. Whoever writes JSON
/// can't paste that: there it is `write "if": "dark", "then": {"color": "red"}`.
extension Diagnostic {
  /// The message, with its remedy in the language of the file that it is of.
  func inLanguageOfFile() -> Diagnostic {
    guard let remedy, let place, case .json = Language(fileName: place.file) else { return self }
    var diagnostic = self
    diagnostic.remedy = remedy.withEntriesInJSON
    return diagnostic
  }
}

extension String {
  /// The sentence with each entry that it shows written as JSON; all else stays as it is.
  var withEntriesInJSON: String {
    guard utf8.count <= 1000 else { return self }
    var (text, rest) = ("", self[...])
    // An apostrophe within a word is no quote.
    let opening =
      /(?:^|[ (\[])'|\b(?:write|add it:|add|declare it:|such as|as in|compare:|or|and|with|say) (?=[\w\[{\-])/
    while let found = rest.firstMatch(of: opening) {
      text += rest[..<found.range.upperBound]
      let isQuoted = found.0.hasSuffix("'")
      rest = rest[found.range.upperBound...]
      guard let (entry, end) = isQuoted ? rest.quotedEntryInJSON : rest.firstEntryInJSON else {
        continue
      }
      text += entry
      rest = rest[end...]
    }
    return text + String(rest)
  }

  /// An entry, an item or a value between brackets as JSON; nothing for a text that is none of these.
  fileprivate var entryInJSON: String? {
    if let key = wholeMatch(of: /([A-Za-z][\w-]*):/)?.1 { return "\"\(key)\":" }
    if hasPrefix("- ") {
      let item = dropFirst(2).trimmed
      return item.entryInJSON.map { item.isEntry ? "{\($0)}" : $0 } ?? item.valueInJSON
    }
    if hasPrefix("{") || hasPrefix("[") { return valueInJSON }
    guard isEntry, let whole = "{\(self)}".valueInJSON else { return nil }
    return String(whole.dropFirst().dropLast())
  }

  private var isEntry: Bool { prefixMatch(of: /[A-Za-z][\w-]*: ./) != nil }

  /// The value of YAML that the text is, as JSON; nothing where it isn't one whole value.
  private var valueInJSON: String? {
    guard !contains("…") else { return nil }
    let reading = Reading(environment: .init())
    let node = YAMLReader.read(Source(name: "", bytes: Array(utf8)), in: reading)
    return reading.hasErrors ? nil : node?.inJSON
  }
}

extension Substring {
  /// The entry up to a single quote that ends it, as JSON, and where that quote is.
  fileprivate var quotedEntryInJSON: (entry: String, end: Index)? {
    for index in indices where self[index] == "'" {
      let next = self.index(after: index)
      guard next == endIndex || !self[next].isLetter else { continue }
      if let entry = String(self[..<index]).entryInJSON { return (entry, index) }
    }
    return nil
  }

  /// The entry that the text begins with, as JSON, and where it ends: at the words that end the sentence,
  /// or at the text's own end.
  fileprivate var firstEntryInJSON: (entry: String, end: Index)? {
    var (depth, isQuoted) = (0, false)
    for index in indices {
      switch self[index] {
      case "\"": isQuoted.toggle()
      case "[", "{": if !isQuoted { depth += 1 }
      case "]", "}": if !isQuoted { depth -= 1 }
      case " ", ",", ";", ".":
        let isEnd = depth == 0 && !isQuoted && self[index...].endsSentence
        if isEnd { return String(self[..<index]).entryInJSON.map { ($0, index) } }
      default: break
      }
    }
    return String(self).entryInJSON.map { ($0, endIndex) }
  }

  /// Whether these are words that messages have behind an entry: a text of the user goes on otherwise.
  private var endsSentence: Bool {
    if hasPrefix(", ") { return !dropFirst(2).prefix { $0 != " " }.hasSuffix(":") }
    return Self.tails.contains { hasPrefix($0) } || self == " inside"
  }

  private static let tails = [
    ";", ". ", " beside it", " beside '", " beside the ", " beside this ", " in place of '",
    " in its place",
    " inside '", " into the ", " on each view", " on the view", " among the ", " under '",
    " for both", " for all", " with the ", " with if:", " with nothing ", " and the ", " and '",
    " and {", " as two views", " as the view", " as one more ",
    " and beside ", " in the component", " where they ", " (line ",
  ]
}

extension Node {
  /// The node on one line of JSON; nothing where something in it couldn't be read.
  fileprivate var inJSON: String? {
    switch content {
    case .unreadable: return nil
    case .scalar(let scalar): return scalar.inJSON
    case .list(let list):
      let items = list.compactMap(\.inJSON)
      return items.count == list.count ? "[" + items.joined(separator: ", ") + "]" : nil
    case .mapping(let entries):
      let pairs = entries.compactMap { entry -> String? in
        guard !entry.key.contains(" ") else { return nil }
        return entry.value.inJSON.map { JSONValue.text(entry.key).compactText + ": " + $0 }
      }
      return pairs.count == entries.count ? "{" + pairs.joined(separator: ", ") + "}" : nil
    }
  }
}

extension Scalar {
  fileprivate var inJSON: String {
    if isNull { return "null" }
    let isOfJSON =
      ["true", "false"].contains(text)
      || text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?/) != nil
    return isPlain && isOfJSON ? text : JSONValue.text(text).compactText
  }
}
