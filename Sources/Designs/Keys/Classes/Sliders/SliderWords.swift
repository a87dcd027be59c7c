/// The keys of a slider.
package enum SliderWords {
  package static let value = Key<Quantity>("value", "The current value.", standard: "0")
  package static let minimum = Key<Quantity>("minimum", "The least value.", standard: "0")
  package static let maximum = Key<Quantity>("maximum", "The greatest value.", standard: "1")
  package static let minimumImage = Key<PictureContent>(
    "minimumImage",
    "A picture at the least value."
  )
  package static let maximumImage = Key<PictureContent>(
    "maximumImage",
    "A picture at the greatest value."
  )
  static let content: [any Word] = [value, minimum, maximum, minimumImage, maximumImage]

  package static let minimumTint = Key<ColorValue>(
    "minimumTint",
    "The colour of the line up to the thumb.",
    standard: "tint"
  )
  package static let maximumTint = Key<ColorValue>(
    "maximumTint",
    "The colour of the rest of the line.",
    standard: "systemFill"
  )
  static let properties: [any Word] =
    [minimumTint, maximumTint, SwitchWords.thumbTint] + ControlWords.states
}

/// A number of whatever a control counts, below zero too.
package struct Quantity: ScalarValue {
  package var value: Double

  static let meaning = "a number"
  static let remedy = "write a number such as 0.4 or 12"
  static let pattern = "-?" + NumberPattern.number(upTo: Int(limit))
  static let numbers: JSONValue? = .numbers(-Int(limit)...Int(limit))

  private static let limit = 1_000_000_000.0

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> Quantity? {
    let start = scanner.position
    let isNegative = scanner.take("-")
    guard let value = scanner.number() else { return nil }
    guard value <= limit else {
      throw Misread(
        message: .outOfRange("at most \(Int(limit))", mended: "\(Int(limit))"),
        range: start..<scanner.position
      )
    }
    return Quantity(value: isNegative ? -value : value)
  }
}
