/// How words say what values were made of, where no placeholder stands for it: what designs write there,
/// and comparisons read.
package enum TemplateText {
  /// The last template of a value that a component has where it is given none.
  package static let standard = "default"

  /// What follows the name of a list in the condition by which something stands in place of its rows.
  private static let ofEmptiness = " | count}} == 0"

  /// The condition by which something stands in place of a list's rows, which `{{list}}` asks for.
  package static func emptiness(ofListAskedBy placeholder: String) -> String {
    let end = placeholder.hasSuffix("}}") ? 2 : 0
    return placeholder.dropLast(end) + ofEmptiness
  }

  /// Whether a condition is such a one, be the list what a component is given.
  package static func isOfEmptiness(_ condition: String) -> Bool {
    condition.contains(ofEmptiness)
  }

  /// The text of a language by its key, with the form that a number decided on.
  package static func localized(_ key: String, form: String?) -> String {
    "{localized: \(key)}" + (form.map { ofForm + $0 } ?? "")
  }

  /// The text and the form that such a template names; nothing where it has no form.
  package static func form(of template: String) -> (text: String, name: String)? {
    guard template.hasPrefix("{localized: "), let end = template.lastIndex(of: "}") else {
      return nil
    }
    let (text, rest) = (template[...end], template[template.index(after: end)...])
    guard rest.hasPrefix(ofForm) else { return nil }
    return (String(text), String(rest.dropFirst(ofForm.count)))
  }

  private static let ofForm = " as "
}
