/// What can be written in place of words that this version doesn't read.
enum LaterWords {
  static func remedy(for word: String) -> String { instead[word] ?? "leave it out" }

  private static let instead: [String: String] = [
    "variants": "leave it out: 'if:' with 'then:' says what differs, and --appearance, --device,"
      + " --text-size and --locale draw each",
    "grid": "write a 'vstack:' of rows, each an 'hstack:' with distribution: fillEqually",
    "flow": "write 'collection:', which lays views out in lines",
    "each": repeated, "data": repeated, "components": repeated,
    "style": shared, "extends": shared,
  ]

  private static let repeated =
    "leave it out, and write each view by itself; & and * share what is the same"
  private static let shared =
    "leave it out, and write its keys here; & and * share what is the same"
}
