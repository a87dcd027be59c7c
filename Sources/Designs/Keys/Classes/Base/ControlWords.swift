/// The keys of controls.
package enum ControlWords {
  package static let enabled = Key<Bool>("enabled", "Whether it can be used.", standard: "true")
  package static let selected = Key<Bool>("selected", "Whether it is chosen.", standard: "false")
  package static let highlighted = Key<Bool>(
    "highlighted",
    "Whether it is pressed.",
    standard: "false"
  )
  package static let focused = Key<Bool>(
    "focused",
    "Whether it has the keyboard focus; a field then shows its caret.",
    standard: "false"
  )
  static let states: [any Word] = [enabled, selected, highlighted, focused]

  /// The views that stand in a control, in the order of its keys.
  package static func elements(in content: Values) -> [Element] {
    [content[TextFieldWords.leftView], content[TextFieldWords.rightView]]
      .compactMap { $0?.element }
  }
}
