/// The keys of a text field.
package enum TextFieldWords {
  package static let text = Key<Text>("text", "What was typed.")
  package static let placeholder = Key<Text>("placeholder", "The text while nothing is typed.")
  package static let leftView = Key<LoneElement>("leftView", "A view before the text.")
  package static let rightView = Key<LoneElement>("rightView", "A view after the text.")
  static let content: [any Word] = [text, placeholder, leftView, rightView]

  package static let borderStyle = Key<BorderStyleWord>(
    "borderStyle",
    "The border of the text field.",
    standard: "none"
  )
  package static let secure = Key<Bool>(
    "secure",
    "Whether letters are shown as dots.",
    standard: "false"
  )
  package static let clearButton = Key<ViewModeWord>(
    "clearButton",
    "When the button that clears the field is shown.",
    standard: "never"
  )
  static let properties: [any Word] =
    [borderStyle, secure, clearButton, LabelWords.font, LabelWords.color, LabelWords.alignment]
    + ControlWords.states
}

package enum BorderStyleWord: String, Enumerator {
  case none, line, bezel, roundedRect
}

package enum ViewModeWord: String, Enumerator {
  case never, whileEditing, unlessEditing, always
}
