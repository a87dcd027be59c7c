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
  /// The type of what it takes, where it has one.
  var valueType: (any DesignValue.Type)? { get }
  /// A value that editors may offer.
  var example: JSONValue? { get }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)?
}

extension Word {
  var valueType: (any DesignValue.Type)? { nil }
  var example: JSONValue? { SchemaExamples.value(of: self) }
}

/// A key whose values are of one type.
///
/// Of that type it demands nothing: what a generic type demands, the runtime looks up for each of
/// its uses among all conformances there are, and the table of words has hundreds of uses.
package struct Key<Value> {
  package let name: String
  // Whoever asks for a value copies its key, and a static text costs no counting of references.
  private let writtenHelp: StaticString
  private let writtenStandard: StaticString?

  package init(_ name: String, _ help: StaticString, standard: StaticString? = nil) {
    self.name = name
    (writtenHelp, writtenStandard) = (help, standard)
  }

  package var help: String { writtenHelp.description }
  package var standard: String? { writtenStandard?.description }
}

extension Key: Sendable {}

extension Key: Word where Value: DesignValue {
  var schema: JSONValue { Value.schema }
  var valueType: (any DesignValue.Type)? { Value.self }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? {
    Value.read(node, at: spot, in: reading)
  }
}

extension JSONValue {
  /// An object by its words.
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
      words.map { word in
        (word.name, word.help.isEmpty ? word.schema : described(word))
      }
    )
  }

  /// The schema of a word with its sentence.
  static func described(_ word: any Word) -> JSONValue {
    let help = word.help + (word.standard.map { " Default: \($0)." } ?? "")
    var pairs: [(String, JSONValue)] = [("description", .text(help))]
    if let example = word.example { pairs.append(("examples", .list([example]))) }
    pairs.append(("allOf", .list([word.schema])))
    return .object(pairs)
  }

  /// The schema of a view's property, which nothing takes back.
  static func property(_ word: any Word) -> JSONValue {
    let schema = word.schema
    return schema.takesNothing || word.valueType == nil
      ? schema : .anyOf(schema, ["type": "null"])
  }

  /// Whether nothing may stand there, as far as that can be told from the schema itself.
  private var takesNothing: Bool {
    guard case .object(let pairs) = self else { return false }
    return pairs.contains { key, value in
      switch (key, value) {
      case ("type", .text("null")): true
      case ("type", .list(let types)):
        types.contains { if case .text("null") = $0 { true } else { false } }
      case ("anyOf", .list(let choices)): choices.contains(where: \.takesNothing)
      case ("$ref", .text(let name)):
        ["color", "font", "size", "insets", "box", "condition", "filled"].contains {
          name == "#/$defs/" + $0
        }
      default: false
      }
    }
  }
}
