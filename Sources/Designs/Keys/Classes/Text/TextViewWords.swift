/// The keys of a text that may be longer than its view.
package enum TextViewWords {
  package static let scrolls = Key<Bool>(
    "scrolls",
    "Whether it scrolls; otherwise it is as high as its text.",
    standard: "true"
  )
  package static let textInsets = Key<InsetsValue>(
    "textInsets",
    "Room around the text, in addition to 5 at each side.",
    standard: "8 above and below"
  )

  package static let placeholder = Key<Text>("placeholder", "The text while nothing is typed.")
  package static let maximumHeight = Key<PositiveLength>(
    "maximumHeight",
    "Makes the view as high as its text, up to this; longer text scrolls.",
    standard: "none"
  )

  static let content: [any Word] = [LabelWords.text, LabelWords.markup, placeholder]
  static let properties: [any Word] = [
    LabelWords.font, LabelWords.color, LabelWords.alignment, scrolls, textInsets, maximumHeight,
  ]
}
