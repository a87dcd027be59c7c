/// The keys of a wheel that tells of work.
package enum ActivityWords {
  package static let phase = Key<Fraction>("phase", "How far the wheel has turned.", standard: "0")
  static let content: [any Word] = [phase]
  package static let controlSize = Key<ActivitySizeWord>(
    "controlSize",
    "How large it is.",
    standard: "medium"
  )
  package static let color = Key<ColorValue>(
    "color",
    "The colour of its spokes.",
    standard: "systemGray"
  )
  package static let animating = Key<Bool>(
    "animating",
    "Whether the wheel turns; otherwise it is hidden.",
    standard: "true"
  )
  static let properties: [any Word] = [controlSize, color, animating]
}

package enum ActivitySizeWord: String, Enumerator {
  case medium, large
}
