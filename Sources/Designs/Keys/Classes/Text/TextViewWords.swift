/// The keys of a text that may be longer than its view.
package enum TextViewWords {
  package static let scrolls = Key<Bool>(
    "scrolls",
    "Whether it scrolls; else it is as high as its text.",
    standard: "true"
  )
  package static let textInsets = Key<InsetsValue>(
    "textInsets",
    "Room around the text, besides 5 at the sides.",
    standard: "8 above and below"
  )

  package static let placeholder = Key<Text>("placeholder", "What it says while nothing was typed.")
  package static let maximumHeight = Key<PositiveLength>(
    "maximumHeight",
    "Makes it as high as its text, at most this; beyond that it scrolls.",
    standard: "none"
  )

  static let content: [any Word] = [LabelWords.text, LabelWords.markup, placeholder]
  static let properties: [any Word] = [
    LabelWords.font, LabelWords.color, LabelWords.alignment, scrolls, textInsets, maximumHeight,
  ]
}
