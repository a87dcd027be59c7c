package import Foundation

/// A value that a design is filled with.
package indirect enum DataValue: Sendable, Hashable {
  case null
  case boolean(Bool)
  case number(Decimal)
  case text(String)
  case list([DataValue])
  case mapping(DataMapping)
}

extension DataValue {
  /// What kind of value this is, with its article, as messages say it.
  package var kind: String {
    switch self {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The value as it stands in a text; nothing for what holds other values.
  package var text: String? {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): value.shortest
    case .text(let text): text
    case .list, .mapping: nil
    }
  }

  /// Whether the value counts as true where a condition asks for it alone.
  package var isTrue: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let value): value != 0
    case .text(let text): !text.isEmpty
    case .list(let list): !list.isEmpty
    case .mapping: true
    }
  }

  /// The value as a message quotes it, on one line and not too long.
  package var quoted: String {
    switch self {
    case .text(let text): "\"" + text.firstLine(atMost: 40) + "\""
    case .list(let list): "a list of \(list.count)"
    case .mapping: "a mapping"
    case .null: "null"
    case .boolean, .number: text ?? ""
    }
  }

  /// How many values this one stands for, itself included.
  package var count: Int {
    switch self {
    case .null, .boolean, .number, .text: 1
    case .list(let list): list.reduce(1) { $0 + $1.count }
    case .mapping(let mapping): mapping.values.reduce(1) { $0 + $1.count }
    }
  }
}

extension Decimal {
  /// The shortest decimal that is this number, without an exponent.
  package var shortest: String { isNaN ? "0" : description }
}

extension String {
  /// The first line of the text, cut to a number of characters.
  fileprivate func firstLine(atMost count: Int) -> String {
    let line = prefix { !$0.isNewline }.prefix(count + 1)
    let isWhole = line.endIndex == endIndex && line.count <= count
    return isWhole ? String(line) : line.prefix(count - 1) + "…"
  }
}
