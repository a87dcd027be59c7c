/// The keys of a stepper.
package enum StepperWords {
  package static let maximum = Key<Quantity>("maximum", "The greatest value.", standard: "100")
  package static let step = Key<StepValue>(
    "step",
    "How much a tap adds or subtracts.",
    standard: "1"
  )
  static let content: [any Word] = [SliderWords.value, SliderWords.minimum, maximum, step]
  static let properties: [any Word] = ControlWords.states
}

/// How much a step is: a number above zero.
package struct StepValue: ScalarValue {
  package var value: Double

  static let meaning = "a number above 0"
  static let remedy = "write a number such as 0.5 or 10"
  static let pattern = NumberPattern.number(upTo: most, aboveZero: true)
  static let numbers: JSONValue? = .numbers(upTo: most)
  private static let most = 1_000_000_000

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> StepValue? {
    let start = scanner.position
    guard let value = scanner.number() else { return nil }
    guard value > 0, value <= Double(most) else {
      throw Misread(
        message: .outOfRange(
          value > 0 ? "at most \(most)" : "above 0",
          value,
          in: 1...Double(most)
        ),
        range: start..<scanner.position
      )
    }
    return StepValue(value: value)
  }
}
