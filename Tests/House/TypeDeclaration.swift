/// The declaration of a type at the beginning of a line, which is one that stands in no other type.
struct TypeDeclaration {
  var name: String
  /// `public`, `package` and so on, where one is written.
  var access: String?
  /// Whether it is another name for a type of the same name, such as one that a module passes on.
  var isPassedOn = false

  /// Nothing where the line declares no type, or one inside of another.
  init?(line: Substring) {
    guard line.first != " " else { return nil }
    var words = line.withoutAttributes
    while let word = words.first, Self.modifiers.contains(word) {
      if word != "final", word != "indirect" { access = word }
      words.removeFirst()
    }
    guard let kind = words.popFirst(), Self.kinds.contains(kind), let rest = words.first else {
      return nil
    }
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    isPassedOn = kind == "typealias" && words.last?.hasSuffix("." + name) == true
  }

  static func all(in source: String) -> [TypeDeclaration] {
    source.split(separator: "\n").compactMap { TypeDeclaration(line: $0) }
  }

  private static let modifiers: Set = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "indirect",
  ]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
}

extension Substring {
  /// The words of a line behind the attributes that it begins with.
  var withoutAttributes: ArraySlice<String> {
    var words = split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("@") else { return [word] + words }
      guard word.contains("("), !word.hasSuffix(")") else { continue }
      while let next = words.popFirst(), !next.hasSuffix(")") {}
    }
    return []
  }
}
