import SnaplineEnvironment

/// A text, verbatim.
package struct Text: DesignValue {
  package var string: String

  static let schema: JSONValue = .anyOf(
    ["type": ["string", "number", "boolean", "null"]],
    .named("localized")
  )

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Text? {
    let most = reading.limits.textBytes
    let text = node.list?.compactMap { $0.scalar?.text }.joined(separator: " ")
    let remedy = text.flatMap { text in
      text.isEmpty ? nil : "write \(spot.key): \(text.shortened.inYAML)"
    }
    guard
      let scalar = reading.scalar(node, at: spot, wanted: "a text", remedy: remedy, most: most)
    else { return nil }
    return Text(string: scalar.text)
  }
}

extension Bool: DesignValue {
  static let schema: JSONValue = .anyOf(
    ["type": "boolean"],
    ["enum": ["true", "false"]],
    .filled
  )

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Bool? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "true or false"),
      reading.isSaid(node, at: spot)
    else { return nil }
    if scalar.text == "true" || scalar.text == "false" { return scalar.text == "true" }
    reading.report(.notBoolean(scalar.text, for: spot.key), at: node.span)
    return nil
  }
}

/// One of a few words.
protocol Enumerator: DesignValue, CaseIterable, RawRepresentable<String> {
  /// The key beside this one that takes a word which this one doesn't.
  static func home(of text: String, beside key: String) -> String?
}

extension Enumerator {
  static func home(of text: String, beside key: String) -> String? { nil }
  static var schema: JSONValue { .enumerators(words) }

  private static var words: [String] { allCases.map(\.rawValue) }

  /// There are many enumerators, and the compiler makes this for each of them: what needn't know which
  /// one it is stands in functions of its own.
  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> Self? {
    guard let text = reading.enumerator(node, at: spot, among: words) else { return nil }
    if let value = Self(rawValue: text) { return value }
    let message: Message =
      if let home = home(of: text, beside: spot.key) {
        .atHome(text, at: spot, in: home)
      } else {
        .unknownEnumerator(text, at: spot, among: words)
      }
    reading.report(message, at: node.span)
    return nil
  }
}

extension Reading {
  fileprivate func enumerator(
    _ node: Node,
    at spot: Spot,
    among words: @autoclosure () -> [String]
  ) -> String? {
    guard let scalar = scalar(node, at: spot, wanted: "a word", remedy: node.word(among: words()))
    else { return nil }
    return isSaid(node, at: spot) ? scalar.text : nil
  }
}

extension Node {
  /// The word that several of them in a list were meant for, or else all there are.
  fileprivate func word(among words: [String]) -> String {
    let parts = list?.compactMap { $0.scalar?.text } ?? []
    let joined = parts.enumerated().map { place, part in
      place == 0 ? part : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    return words.contains(joined) ? "write \(joined)" : "one of " + words.joined(separator: ", ")
  }
}

/// A length in points, or in pixels of the canvas.
package struct Length: ScalarValue {
  package var value: Double
  var isInPixels = false

  package init(value: Double, isInPixels: Bool = false) {
    self.value = value
    self.isInPixels = isInPixels
  }

  static let meaning = "a number"
  static let remedy = "write a number of points such as 8, or 1px"
  static let pattern = "-?" + PositiveLength.pattern
  static let numbers: JSONValue? = .numbers(-Int(limit)...Int(limit))

  static func mended(_ text: String) -> String? { text.numberBeforeUnit }

  /// Numbers beyond it are mistakes, and would only spoil the arithmetic of others.
  static let limit = 1_000_000.0

  /// The length in points on a canvas.
  package func points(scale: Double) -> Double { isInPixels ? value / scale : value }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Length? {
    let start = scanner.position
    guard let value = scanner.number() else { return nil }
    guard abs(value) <= limit else {
      throw Misread(
        message: .outOfRange("at most 1000000", value, in: -limit...limit),
        range: start..<scanner.position
      )
    }
    return Length(value: value, isInPixels: scanner.take("px"))
  }
}

/// A length that isn't below zero.
package struct PositiveLength: ScalarValue {
  package var length: Length

  static let meaning = Length.meaning
  static let remedy = Length.remedy
  static let pattern = NumberPattern.number(upTo: Int(Length.limit)) + "(px)?"
  static let numbers: JSONValue? = .numbers(0...Int(Length.limit))

  static func mended(_ text: String) -> String? { text.numberBeforeUnit }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> PositiveLength?
  {
    let start = scanner.position
    guard let length = try Length.parse(&scanner, in: reading) else { return nil }
    guard length.value >= 0 else {
      throw Misread(
        message: .notBelowZero(length),
        range: start..<scanner.position
      )
    }
    return PositiveLength(length: length)
  }
}

/// A number of things, from 0.
package struct Count: ScalarValue {
  package var value: Int

  static let meaning = "a whole number"
  static let remedy = "write 0, 1, 2 …"
  static let pattern = "[0-9]+"
  static let numbers: JSONValue? = .integers(0...limit)

  static func mended(_ text: String) -> String? { text.numberBeforeUnit }

  private static let limit = 1_000_000

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Count? {
    let start = scanner.position
    guard let digits = scanner.run(while: \.isDigit) else { return nil }
    guard let value = Int(digits), value <= limit else {
      throw Misread(
        message: .outOfRange("at most \(limit)", mended: "\(limit)"),
        range: start..<scanner.position
      )
    }
    return Count(value: value)
  }
}

/// A part of a whole: `0.5` or `50%`.
package struct Fraction: ScalarValue {
  package var value: Double

  static let meaning = "0…1"
  static let remedy = "write 0.5 or 50%"
  static let pattern =
    "(?:" + NumberPattern.number(upTo: 1) + "|" + NumberPattern.number(upTo: 100) + "%)"
  static let numbers: JSONValue? = .numbers(0...1)

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Fraction? {
    let start = scanner.position
    guard var value = scanner.number() else { return nil }
    let isPercent = scanner.take("%")
    guard (0...(isPercent ? 100 : 1)).contains(value) else {
      throw Misread(
        message: isPercent
          ? .outOfRange("from 0% to 100%", value, in: 0...100, unit: "%") : .notFraction(value),
        range: start..<scanner.position
      )
    }
    if isPercent { value /= 100 }
    return Fraction(value: value)
  }
}

extension Reading {
  /// Whether a node says something: nothing, `null` and `~` take back what a key would say.
  func isSaid(_ node: Node, at spot: Spot) -> Bool {
    guard node.isNull else { return true }
    if let comment = node.commentColor { report(.commentColor(comment.text), at: comment) }
    return false
  }
}

extension Node {
  /// A comment behind the value that looks like a colour which lost its quotes.
  var commentColor: Span? {
    let source = span.source
    let end = source.range(ofLine: source.line(at: span.range.upperBound)).upperBound
    let rest = Array(source.bytes[min(span.range.upperBound, end)..<end])
    guard let hash = rest.firstIndex(where: { $0 != UInt8(ascii: " ") }), hash > 0 || isNull,
      rest[hash] == UInt8(ascii: "#")
    else { return nil }
    let digits = rest[(hash + 1)...].prefix(while: \.isHexDigit)
    let isWhole = digits.endIndex == rest.count || rest[digits.endIndex] == UInt8(ascii: " ")
    guard isWhole, [3, 4, 6, 8].contains(digits.count) else { return nil }
    let start = span.range.upperBound + hash
    return Span(source, start..<start + 1 + digits.count)
  }
}
