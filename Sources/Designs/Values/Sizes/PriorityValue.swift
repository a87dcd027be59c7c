/// How much a constraint matters: above 0, at most 1000.
package struct PriorityValue: ScalarValue {
  package var value: Double

  static let meaning = "a priority"
  static let remedy = "write a number up to 1000, or required, high, low, fitting"
  static let pattern =
    NumberPattern.number(upTo: 1000, aboveZero: true) + "|(?:"
    + names.map(\.name).joined(separator: "|")
    + #")(\s*[+-][0-9]+(\.[0-9]+)?)?"#
  static let numbers: JSONValue? = .numbers(upTo: 1000)

  /// The pattern of a priority behind an `@`, or of none.
  static let suffixPattern = #"(\s*@("# + pattern + "))?"

  static let names: [(name: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fitting", 50),
  ]

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> PriorityValue?
  {
    let start = scanner.position
    var value: Double
    if let number = scanner.number() {
      value = number
    } else if let word = scanner.word() {
      guard let named = names.first(where: { $0.name == word }) else {
        let message = Message.unknownPriority(word, among: names.map(\.name))
        throw Misread(message: message, range: start..<scanner.position)
      }
      value = named.value
      scanner.skipSpacesBeforeSign()
      if scanner.take("+") {
        value += scanner.number() ?? .nan
      } else if scanner.take("-") {
        value -= scanner.number() ?? .nan
      }
    } else {
      return nil
    }
    guard value > 0, value <= 1000 else {
      throw Misread(message: .priorityRange, range: start..<scanner.position)
    }
    return PriorityValue(value: value)
  }

  /// The priority behind an `@`, where one stands next.
  static func suffix(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> PriorityValue?
  {
    scanner.skipSpaces()
    let start = scanner.position
    guard scanner.take("@") else { return nil }
    guard let priority = try parse(&scanner, in: reading) else {
      throw Misread(
        message: .notA(meaning, scanner.text(scanner.rest), for: "@", remedy: remedy),
        range: start..<start + 1
      )
    }
    return priority
  }
}

extension Scanner {
  /// Skips the spaces of `low + 1`, but not those that end a priority.
  fileprivate mutating func skipSpacesBeforeSign() {
    let start = position
    skipSpaces()
    if current != UInt8(ascii: "+"), current != UInt8(ascii: "-") { back(to: start) }
  }
}

/// Content priorities: one for both axes, or one for each.
package struct ContentPriorities: DesignValue {
  package var horizontal: Double?
  package var vertical: Double?

  static var schema: JSONValue { .anyOf(PriorityValue.schema, .object(of: words)) }

  private static let horizontal = Key<PriorityValue>("horizontal", "The horizontal priority.")
  private static let vertical = Key<PriorityValue>("vertical", "The vertical priority.")
  private static let words: [any Word] = [horizontal, vertical]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ContentPriorities? {
    if node.mapping != nil {
      return reading.object(node, by: words, at: spot).map {
        ContentPriorities(
          horizontal: $0[horizontal]?.value,
          vertical: $0[vertical]?.value
        )
      }
    }
    return PriorityValue.read(node, at: spot, in: reading).map {
      ContentPriorities(horizontal: $0.value, vertical: $0.value)
    }
  }
}
