/// The keys of a slider.
package enum SliderWords {
  package static let value = Key<Quantity>("value", "Where the thumb stands.", standard: "0")
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

/// The keys of a stepper.
package enum StepperWords {
  package static let maximum = Key<Quantity>("maximum", "The greatest value.", standard: "100")
  package static let step = Key<StepValue>("step", "How much a tap adds or takes.", standard: "1")
  static let content: [any Word] = [SliderWords.value, SliderWords.minimum, maximum, step]
  static let properties: [any Word] = ControlWords.states
}

/// The keys of a line that tells how far work has come.
package enum ProgressWords {
  package static let value = Key<Fraction>("value", "How far it has come.", standard: "0")
  static let content: [any Word] = [value]
  package static let kind = Key<ProgressKindWord>(
    "kind",
    "Where the line stands.",
    standard: "default"
  )
  package static let progressTint = Key<ColorValue>(
    "progressTint",
    "The colour of what is done.",
    standard: "tint"
  )
  package static let trackTint = Key<ColorValue>(
    "trackTint",
    "The colour of the rest.",
    standard: "systemFill"
  )
  static let properties: [any Word] = [kind, progressTint, trackTint]
}

package enum ProgressKindWord: String, Enumerator {
  case `default`, bar
}

/// The keys of a row of dots, one for each page.
package enum PageWords {
  package static let pages = Key<PageCount>("pages", "How many there are.", standard: "0")
  package static let current = Key<Count>("current", "Which one shows, from 0.", standard: "0")
  static let content: [any Word] = [pages, current]
  package static let pageTint = Key<ColorValue>(
    "pageTint",
    "The colour of a dot.",
    standard: "tertiaryLabel"
  )
  package static let currentTint = Key<ColorValue>(
    "currentTint",
    "The colour of the dot of the page that shows.",
    standard: "label"
  )
  static let properties: [any Word] = [pageTint, currentTint] + ControlWords.states
}

/// How many pages there are, as many as a row of dots may stand for.
package struct PageCount: ScalarValue {
  package var value: Int

  static let meaning = "a number of pages"
  static let remedy = "write 0, 1, 2 …"
  static let pattern = NumberPattern.whole(upTo: most)
  static let numbers: JSONValue? = .integers(0...most)
  private static let most = 10_000

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> PageCount? {
    let start = scanner.position
    guard let digits = scanner.run(while: \.isDigit) else { return nil }
    guard let value = Int(digits), value <= most else {
      throw Misread(
        message: .outOfRange("at most \(most)", mended: "\(most)"),
        range: start..<scanner.position
      )
    }
    return PageCount(value: value)
  }
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
