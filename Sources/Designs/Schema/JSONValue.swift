/// A JSON value that keeps the order of its keys.
package indirect enum JSONValue: Sendable {
  case text(String)
  case number(Int)
  case boolean(Bool)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// The value as indented text; the same for the same value, always.
  var indentedText: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .text(let value): text += Self.quoted(value)
    case .number(let value): text += String(value)
    case .boolean(let value): text += value ? "true" : "false"
    case .list(let values) where values.allSatisfy(\.isShort):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text, indent: indent)
      }
      text += "]"
    case .list(let values):
      write("[", values.map { (nil, $0) }, "]", to: &text, indent: indent)
    case .object(let pairs) where pairs.isEmpty: text += "{}"
    case .object(let pairs):
      write("{", pairs.map { ($0.0, $0.1) }, "}", to: &text, indent: indent)
    }
  }

  private func write(
    _ open: String,
    _ items: [(String?, JSONValue)],
    _ close: String,
    to text: inout String,
    indent: String
  ) {
    text += open
    for (index, (key, value)) in items.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + indent + "  "
      if let key { text += Self.quoted(key) + ": " }
      value.write(to: &text, indent: indent + "  ")
    }
    text += "\n" + indent + close
  }

  private var isShort: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .list, .object: false
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
  static func scalar(_ pattern: String, numbers: JSONValue? = nil) -> JSONValue {
    let text: JSONValue = ["type": "string", "pattern": .text(#"^\s*(?:"# + pattern + #")\s*$"#)]
    return numbers.map { .anyOf(text, $0) } ?? text
  }

  /// One of a few words.
  static func enumerators(_ words: [String]) -> JSONValue { ["enum": .texts(words)] }

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
