/// What can be written in place of words that this version doesn't read.
enum LaterWords {
  static func remedy(for word: String) -> String { instead[word] ?? "leave it out" }

  private static let instead: [String: String] = [
    "grid": "write a 'vstack:' of rows, each an 'hstack:' with distribution: fillEqually",
    "flow": "write 'collection:', which lays views out in lines",
  ]
}
