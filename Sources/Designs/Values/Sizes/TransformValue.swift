/// How a view is drawn turned, larger or elsewhere: `{rotate: 45, scale: 2, x: 8}`.
///
/// It is scaled first, then turned, then moved, each around its middle.
package struct TransformValue: DesignValue {
  package var degrees = 0.0
  package var factor = 1.0
  package var x = Length(value: 0)
  package var y = Length(value: 0)

  static var schema: JSONValue { .object(of: words) }

  private static let rotate = Key<Angle>(
    "rotate",
    "The rotation in degrees, clockwise.",
    standard: "0"
  )
  private static let scale = Key<Factor>(
    "scale",
    "The scale factor; if it is negative, the view is also upside down.",
    standard: "1"
  )
  private static let x = Key<Length>("x", "The distance to the right.", standard: "0")
  private static let y = Key<Length>("y", "The distance down.", standard: "0")
  private static let words: [any Word] = [rotate, scale, x, y]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TransformValue? {
    if let scalar = node.scalar {
      guard reading.isSaid(node, at: spot) else { return nil }
      let text = scalar.text
      reading.report(.transformForm(text, mended: Self.meant(by: text)), at: node.span)
      return nil
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    return TransformValue(
      degrees: values[rotate]?.degrees ?? 0,
      factor: values[scale]?.value ?? 1,
      x: values[x] ?? Length(value: 0),
      y: values[y] ?? Length(value: 0)
    )
  }

  /// What CSS writes as functions: `rotate(45deg) scale(2)`, or an angle alone.
  private static func meant(by text: String) -> String? {
    if let angle = Double(text.replacing("deg", with: "").replacing("°", with: "")) {
      return abs(angle) <= Angle.limit ? "{rotate: \(angle.numeral)}" : nil
    }
    var parts: [String] = []
    for call in text.split(separator: ")") {
      let pair = call.split(separator: "(").map { String($0).trimmed }
      guard pair.count == 2 else { return nil }
      let numbers = pair[1].split { ", ".utf8.contains($0.asciiValue ?? 0) }.map { word in
        Double(word.replacing("deg", with: "").replacing("px", with: ""))
      }
      switch (pair[0].lowercased(), numbers.first.flatMap(\.self), numbers.count) {
      case ("rotate", let angle?, 1): parts.append("rotate: \(angle.numeral)")
      case ("scale", let factor?, 1): parts.append("scale: \(factor.numeral)")
      case ("translatex", let x?, 1): parts.append("x: \(x.numeral)")
      case ("translatey", let y?, 1): parts.append("y: \(y.numeral)")
      case ("translate", let x?, 2):
        guard let y = numbers[1] else { return nil }
        parts += ["x: \(x.numeral)", "y: \(y.numeral)"]
      default: return nil
      }
    }
    return parts.isEmpty ? nil : "{\(parts.joined(separator: ", "))}"
  }

  /// How many times as large something is drawn.
  private struct Factor: ScalarValue {
    var value: Double

    static let meaning = "a factor"
    static let remedy = "write how many times as large it is, such as 2 or 0.5"
    static let pattern = "-?" + NumberPattern.number(upTo: most, aboveZero: true)
    static let numbers: JSONValue? = .object([
      ("type", .text("number")), ("minimum", .number(-most)), ("maximum", .number(most)),
      ("not", ["const": .number(0)]),
    ])

    private static let most = 100

    static func mended(_ text: String) -> String? {
      guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return nil }
      return (percent / 100).numeral
    }

    static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Factor? {
      let start = scanner.position
      guard let value = scanner.number(), !scanner.take("%") else { return nil }
      guard value != 0 else {
        throw Misread(message: .nothingLeft, range: start..<scanner.position)
      }
      guard abs(value) <= Double(most) else {
        let range = -Double(most)...Double(most)
        throw Misread(
          message: .outOfRange("at most \(most)", value, in: range),
          range: start..<scanner.position
        )
      }
      return Factor(value: value)
    }
  }
}

extension Message {
  fileprivate static func transformForm(_ text: String, mended: String?) -> Message {
    Message(
      "wrong-type",
      "'transform' is a mapping, not '\(text.shortened)'",
      remedy: mended == nil ? "write transform: {rotate: 45, scale: 2, x: 8, y: 8}" : nil,
      mended: mended
    )
  }

  fileprivate static let nothingLeft = Message(
    "out-of-range",
    "a view of no size can't be seen",
    remedy: "write another factor, or 'hidden: true' in place of 'transform'"
  )
}
