/// The keys of a text field.
package enum TextFieldWords {
  package static let text = Key<Text>("text", "What was typed.")
  package static let placeholder = Key<Text>("placeholder", "What it says while nothing was typed.")
  package static let leftView = Key<LoneElement>("leftView", "A view before the text.")
  package static let rightView = Key<LoneElement>("rightView", "A view behind the text.")
  static let content: [any Word] = [text, placeholder, leftView, rightView]

  package static let borderStyle = Key<BorderStyleWord>(
    "borderStyle",
    "What surrounds the text.",
    standard: "none"
  )
  package static let secure = Key<Bool>(
    "secure",
    "Whether letters show as dots.",
    standard: "false"
  )
  package static let clearButton = Key<ViewModeWord>(
    "clearButton",
    "When the button shows that empties the field.",
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
