/// The keys of a line that tells how far work has come.
package enum ProgressWords {
  package static let value = Key<Fraction>("value", "How much work is done.", standard: "0")
  static let content: [any Word] = [value]
  package static let kind = Key<ProgressKindWord>(
    "kind",
    "The style of the line.",
    standard: "default"
  )
  package static let progressTint = Key<ColorValue>(
    "progressTint",
    "The colour of the done part.",
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
