extension JSONValue {
  /// The forms that a value with this schema may have, each in a few words and once.
  ///
  /// `known` has the words for schemas of known types. A number that may be written as a text, such as '50%', is a
  /// number all the same.
  func forms(_ known: (JSONValue) -> String?) -> [String] {
    let forms = formsBesidePatterns(known)
    return forms.isEmpty && compactText.contains("\"pattern\"") ? ["a text"] : forms
  }

  private func formsBesidePatterns(_ known: (JSONValue) -> String?) -> [String] {
    if let words = known(self) { return [words] }
    guard case .object(let pairs) = self else { return [] }
    let hasPattern = pairs.contains { $0.0 == "pattern" }
    var forms: [String] = []
    for (key, value) in pairs {
      let found: [String] =
        switch (key, value) {
        case ("anyOf", .list(let schemas)), ("allOf", .list(let schemas)):
          schemas.flatMap { $0.formsBesidePatterns(known) }
        case ("enum", .list(let words)):
          words.count <= Self.mostListed ? words.compactMap(\.word) : ["a text"]
        case ("type", .text(let type)): [Self.typeWords[type]].compactMap(\.self)
        case ("type", .list(let types)):
          types.compactMap { if case .text(let type) = $0 { Self.typeWords[type] } else { nil } }
        default: []
        }
      for form in found where !forms.contains(form) && !(hasPattern && form == "a text") {
        forms.append(form)
      }
    }
    return forms
  }

  /// Of more words than these nobody reads a list.
  private static let mostListed = 20

  /// The words of which a value is one.
  var choices: [String] {
    guard case .object(let pairs) = self else { return [] }
    return pairs.flatMap { key, value -> [String] in
      guard case .list(let values) = value else { return [] }
      switch key {
      case "enum": return values.compactMap(\.word)
      case "anyOf", "allOf": return values.flatMap(\.choices)
      default: return []
      }
    }
  }

  private var word: String? { if case .text(let text) = self { text } else { nil } }

  private static let typeWords = [
    "string": "a text", "number": "a number", "integer": "a whole number",
    "boolean": "true or false", "array": "a list", "object": "keys",
  ]
}
