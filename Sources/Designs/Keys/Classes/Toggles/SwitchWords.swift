/// The keys of a switch.
package enum SwitchWords {
  package static let on = Key<Bool>("on", "Whether it is on.", standard: "false")
  package static let onTint = Key<ColorValue>(
    "onTint",
    "The colour of its track while it is on.",
    standard: "green"
  )
  package static let thumbTint = Key<ColorValue>(
    "thumbTint",
    "The colour of its thumb.",
    standard: "white"
  )
  static let content: [any Word] = [on]
  static let properties: [any Word] = [onTint, thumbTint] + ControlWords.states
}
