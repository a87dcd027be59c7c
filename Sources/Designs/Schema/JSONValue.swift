/// A JSON value that keeps the order of its keys.
package indirect enum JSONValue: Sendable {
  case text(String)
  case number(Int)
  case decimal(Double)
  case null
  case boolean(Bool)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// The value as text with a line for each entry; the same for the same value, always.
  var text: String { lines(levels: 1, indent: "") + "\n" }

  private func lines(levels: Int, indent: String) -> String {
    guard case .object(let pairs) = self, levels > 0, compactText.utf8.count > 80 else {
      return compactText
    }
    let inner = indent + " "
    let entries = pairs.map { key, value in
      inner + Self.quoted(key) + ": " + value.lines(levels: levels - 1, indent: inner)
    }
    return "{\n" + entries.joined(separator: ",\n") + "\n" + indent + "}"
  }

  /// The value on one line.
  var compactText: String {
    switch self {
    case .text(let value): Self.quoted(value)
    case .number(let value): String(value)
    case .decimal(let value): value.numeral
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.compactText).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { Self.quoted($0.0) + ":" + $0.1.compactText }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(number) }
  package init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
  package init(arrayLiteral items: JSONValue...) { self = .list(items) }
  package init(dictionaryLiteral pairs: (String, JSONValue)...) { self = .object(pairs) }
}

extension JSONValue {
  /// The object with more pairs behind its own.
  func with(_ pairs: [(String, JSONValue)]) -> JSONValue {
    if case .object(let own) = self { .object(own + pairs) } else { self }
  }

  static func texts(_ texts: some Sequence<String>) -> JSONValue {
    .list(texts.map(JSONValue.text))
  }

  /// A value that is one of several.
  static func anyOf(_ values: JSONValue...) -> JSONValue { ["anyOf": .list(values)] }

  /// A scalar by a pattern for texts, and by a schema for numbers where some are meant.
  ///
  /// An unquoted number is one to editors, and patterns see only texts.
  ///
  /// Data may fill it, and nothing takes it back.
  static func scalar(_ pattern: String, numbers: JSONValue? = nil) -> JSONValue {
    let text: JSONValue = [
      "type": ["string", "null"], "pattern": .text(#"^\s*(?:"# + pattern + #")\s*$|\{\{"#),
    ]
    return numbers.map { .anyOf(text, $0) } ?? text
  }

  /// A list, or a placeholder for one.
  static func array(of items: JSONValue, atMost most: Int? = nil) -> JSONValue {
    var pairs: [(String, JSONValue)] = [("type", "array"), ("items", items)]
    if let most { pairs.append(("maxItems", .number(most))) }
    return .anyOf(.object(pairs), filled)
  }

  /// One of a few words.
  static func enumerators(_ words: [String]) -> JSONValue {
    .anyOf(["enum": .texts(words)], filled)
  }

  /// A text with a placeholder, which data fills, or nothing.
  static let filled: JSONValue = .named("filled")

  /// Numbers of a range.
  static func numbers(_ range: ClosedRange<Int>) -> JSONValue {
    ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  /// Numbers above 0.
  static func numbers(upTo most: Int) -> JSONValue {
    ["type": "number", "exclusiveMinimum": 0, "maximum": .number(most)]
  }

  static func integers(_ range: ClosedRange<Int>) -> JSONValue {
    ["type": "integer", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  static func named(_ definition: String) -> JSONValue {
    ["$ref": .text("#/$defs/" + definition)]
  }
}
