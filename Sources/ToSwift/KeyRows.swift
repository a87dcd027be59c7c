/// Keys of the format that no statement of Swift stands for, each with the reason.
///
/// Every other key has a writer. A key that has neither is found where it is said: a law writes the
/// examples of all keys.
package enum KeyRows {
  /// Keys whose meaning is in what is written otherwise.
  package static let meant: [String: String] = [
    "id": "it is the name of the variable, and the view's identifier",
    "if": "conditions are the helpers' own, or are written as they are answered",
    "then": "what a branch says is written where it holds",
    "else": "what a branch says is written where it holds",
    "conditions": "what a branch says is written where it holds",
    "style": "a style's keys are those of its views by then",
    "each": "each entry has views of its own by then",
    "empty": "what stands in for no entries is there by then",
    "slot": "what fills a slot is there by then",
    "keepWithNext": "pages are broken when they are written",
    "newPage": "pages are broken when they are written",
  ]

  /// Keys that can't be said in Swift, or not in this library's words.
  package static let refused: [String: String] = [
    "defaults": "what is written says of each view where it is, so nothing is left to defaults",
    "additionalSafeArea": "only a view controller has additionalSafeAreaInsets that code may set",
  ]

  static func reason(for key: String) -> String? { refused[key] }
}
