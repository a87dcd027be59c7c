/// The keys of a row of dots, one for each page.
package enum PageWords {
  package static let pages = Key<PageCount>("pages", "The number of pages.", standard: "0")
  package static let current = Key<Count>("current", "The current page, from 0.", standard: "0")
  static let content: [any Word] = [pages, current]
  package static let pageTint = Key<ColorValue>(
    "pageTint",
    "The colour of a dot.",
    standard: "tertiaryLabel"
  )
  package static let currentTint = Key<ColorValue>(
    "currentTint",
    "The colour of the current page's dot.",
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
