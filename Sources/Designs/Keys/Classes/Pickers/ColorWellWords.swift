/// The keys of a colour to choose.
package enum ColorWellWords {
  package static let color = Key<ColorValue>(
    "color",
    "The colour that is chosen.",
    standard: "none"
  )
  static let content: [any Word] = [color]
  static let properties: [any Word] = ControlWords.states
}
