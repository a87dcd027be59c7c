import SnaplineEnvironment

/// A value that a key of the format takes.
protocol DesignValue: Sendable {
  /// What editors are told of it.
  static var schema: JSONValue { get }

  /// The value that `node` says, or nothing after a report of what is wrong with it.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Self?
}

/// Where a value stands, as messages call it.
package struct Spot: Sendable {
  package var key: String
  /// The class or object that the key belongs to.
  package var owner: String
}

/// A row of the table of words: one key.
protocol Word: Sendable {
  var name: String { get }
  /// A sentence on what it is for.
  var help: String { get }
  /// What holds where the key isn't written.
  var standard: String? { get }
  var schema: JSONValue { get }
  /// Whether this version reads it; a word that isn't read is only known to messages.
  var isRead: Bool { get }
  /// The type of what it takes, where it has one.
  var valueType: (any DesignValue.Type)? { get }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)?
}

extension Word {
  var valueType: (any DesignValue.Type)? { nil }
}

/// A key whose values are of one type.
///
/// Of that type it demands nothing: what a generic type demands, the runtime looks up for each of
/// its uses among all conformances there are, and the table of words has hundreds of uses.
package struct Key<Value> {
  package let name: String
  package let help: String
  package let standard: String?

  package init(_ name: String, _ help: String, standard: String? = nil) {
    self.name = name
    self.help = help
    self.standard = standard
  }
}

extension Key: Sendable {}

extension Key: Word where Value: DesignValue {
  var isRead: Bool { true }
  var schema: JSONValue { Value.schema }
  var valueType: (any DesignValue.Type)? { Value.self }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? {
    Value.read(node, at: spot, in: reading)
  }
}

/// A key of the format that this version doesn't read.
struct LaterKey: Word {
  let name: String
  var help: String { "" }
  var standard: String? { nil }
  var schema: JSONValue { [:] }
  var isRead: Bool { false }

  init(_ name: String) { self.name = name }

  static func list(_ names: String) -> [any Word] {
    names.split(separator: " ").map { LaterKey(String($0)) }
  }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }
}

extension JSONValue {
  /// An object by the words that this version reads.
  ///
  /// All that is required must stand in it, and something of `requiredOne` where there is any.
  static func object(
    of words: [any Word],
    required: [String] = [],
    requiredOne: [String] = []
  ) -> JSONValue {
    var pairs: [(String, JSONValue)] = [
      ("type", "object"),
      ("properties", properties(of: words)),
      ("patternProperties", ["^x-": [:]]),
      ("additionalProperties", false),
    ]
    if !requiredOne.isEmpty {
      pairs.append(("anyOf", .list(requiredOne.map { ["required": .texts([$0])] })))
    }
    if !required.isEmpty { pairs.append(("required", .texts(required))) }
    return .object(pairs)
  }

  static func properties(of words: [any Word]) -> JSONValue {
    .object(
      words.filter(\.isRead).map { word in
        (word.name, word.help.isEmpty ? word.schema : described(word))
      }
    )
  }

  /// The schema of a word with its sentence.
  static func described(_ word: any Word) -> JSONValue {
    let help = word.help + (word.standard.map { " Default: \($0)." } ?? "")
    return ["description": .text(help), "allOf": [word.schema]]
  }
}
