import SnaplineEnvironment

/// A value that a key of the format takes.
protocol DesignValue: Sendable {
  /// What editors are told of it.
  static var schema: JSONValue { get }

  /// The value that `node` says, or nothing after a report of what is wrong with it.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Self?
}

/// Where a value stands, as messages call it.
struct Spot: Sendable {
  var key: String
  /// The class or object that the key belongs to.
  var owner: String
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

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)?
}

/// A key whose values are of one type.
///
/// Of that type it demands nothing: what a generic type demands, the runtime looks up for each of
/// its uses among all conformances there are, and the table of words has hundreds of uses.
struct Key<Value> {
  let name: String
  let help: String
  let standard: String?

  init(_ name: String, _ help: String, standard: String? = nil) {
    self.name = name
    self.help = help
    self.standard = standard
  }
}

extension Key: Sendable {}

extension Key: Word where Value: DesignValue {
  var isRead: Bool { true }
  var schema: JSONValue { Value.schema }

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

/// What was read of a mapping.
struct Values: Sendable {
  private var values: [String: any Sendable] = [:]
  private var spans: [String: Span] = [:]
  private(set) var keySpans: [String: Span] = [:]

  init() {}

  subscript<Value>(key: Key<Value>) -> Value? { values[key.name] as? Value }

  func span<Value>(of key: Key<Value>) -> Span? { spans[key.name] }

  func span(named name: String) -> Span? { spans[name] }

  /// Whether the key was written at all, readable or not.
  func says(_ name: String) -> Bool { keySpans[name] != nil }

  mutating func note(_ entry: Entry, as name: String) {
    keySpans[name] = entry.keySpan
    spans[name] = entry.value.span
  }

  mutating func set(_ value: (any Sendable)?, for name: String) { values[name] = value }

  /// Forgets that something was said.
  mutating func remove(_ name: String) {
    values[name] = nil
    spans[name] = nil
    keySpans[name] = nil
  }

  /// Takes over what others say of a key, be it that nothing holds.
  mutating func take(_ name: String, from other: Values) {
    values[name] = other.values[name]
    spans[name] = other.spans[name]
    keySpans[name] = other.keySpans[name]
  }
}

extension Reading {
  /// Reads one entry by its word.
  func read(_ entry: Entry, as word: any Word, owner: String, into values: inout Values) {
    values.note(entry, as: word.name)
    guard word.isRead else { return report(.notYet(word.name), at: entry.keySpan) }
    let spot = Spot(key: entry.key, owner: owner)
    values.set(word.read(entry.value, at: spot, in: self), for: word.name)
  }

  /// Reads a mapping whose keys are all in `words`; others are reported by `unknown`.
  func read(
    _ entries: [Entry],
    by words: [any Word],
    owner: String,
    unknown: (Entry) -> Message
  ) -> Values {
    var values = Values()
    for entry in entries where !entry.key.hasPrefix("x-") {
      if let word = words.first(where: { $0.name == entry.key }) {
        read(entry, as: word, owner: owner, into: &values)
      } else {
        report(unknown(entry), at: entry.keySpan)
      }
    }
    return values
  }

  /// Reads the object form of a value.
  func object(_ node: Node, by words: [any Word], at spot: Spot) -> Values? {
    guard let entries = node.mapping else {
      if !node.isUnreadable { report(.wrongKind(spot, "a mapping", node.kind), at: node.span) }
      return nil
    }
    return read(entries, by: words, owner: spot.key) { entry in
      .unknownObjectKey(entry.key, of: spot.key, among: words)
    }
  }

  /// The scalar of a node; nothing, after a report, where it holds more, or more than `most` bytes.
  func scalar(_ node: Node, at spot: Spot, wanted: String, most: Int? = nil) -> Scalar? {
    guard let scalar = node.scalar else {
      if !node.isUnreadable { report(.wrongKind(spot, wanted, node.kind), at: node.span) }
      return nil
    }
    let most = most ?? limits.stringBytes
    guard scalar.text.utf8.count <= most else {
      report(.longText(bytes: scalar.text.utf8.count, most: most), at: node.span.prefix(1))
      return nil
    }
    return scalar
  }
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
    return word.schema.with([("description", .text(help))])
  }
}
