/// How far something is blurred.
package struct BlurRadius: ScalarValue {
  package var length: Length

  static let meaning = Length.meaning
  static let remedy = Length.remedy
  static let pattern = NumberPattern.number(upTo: limit) + "(px)?"
  static let numbers: JSONValue? = .numbers(0...limit)

  /// Beyond it nothing is left to see, and no surface is as large.
  static let limit = 10_000

  static func mended(_ text: String) -> String? { text.numberBeforeUnit }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> BlurRadius? {
    let start = scanner.position
    guard let length = try PositiveLength.parse(&scanner, in: reading)?.length else { return nil }
    guard length.value <= Double(limit) else {
      throw Misread(
        message: .outOfRange("at most \(limit)", length.value, in: 0...Double(limit)),
        range: start..<scanner.position
      )
    }
    return BlurRadius(length: length)
  }
}
