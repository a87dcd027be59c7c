/// One `import` in a source.
struct ImportStatement: Equatable, CustomStringConvertible {
  var module: String
  /// `public`, `internal` and so on, where one is written.
  var access: String?
  var attributes: [String] = []
  /// The one declaration that is imported, such as `CGFloat`; nothing for the whole module.
  var declaration: String?

  /// Nothing where the line isn't an import.
  init?(line: Substring) {
    var words = line.split(separator: " ").map(String.init)[...]
    while let word = words.first, word.hasPrefix("@") {
      attributes.append(word)
      words.removeFirst()
    }
    if let word = words.first, Self.accessLevels.contains(word) {
      access = word
      words.removeFirst()
    }
    guard words.popFirst() == "import", var path = words.popFirst() else { return nil }
    if Self.kinds.contains(path), let named = words.popFirst() { path = named }
    let parts = path.split(separator: ".")
    guard let first = parts.first else { return nil }
    module = String(first)
    declaration = parts.count > 1 ? String(parts[1]) : nil
  }

  static func all(in source: String) -> [ImportStatement] {
    source.split(separator: "\n").compactMap { ImportStatement(line: $0) }
  }

  var description: String {
    (attributes + [access, "import", module].compactMap(\.self)).joined(separator: " ")
  }

  private static let accessLevels: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
