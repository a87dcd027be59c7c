import SnaplineDesigns

/// The names that Swift's source has for what a design calls otherwise, each given once.
package struct SwiftNames {
  private var taken: Set<String>

  init(taken: Set<String> = []) { self.taken = taken }

  /// A name made of a text, or a further one of the kind where that is taken.
  mutating func next(for text: String, else standard: String) -> String {
    let wished = Self.lowered(text) ?? standard
    var name = wished
    var number = 2
    while !taken.insert(name).inserted {
      name = wished + (wished.last?.isNumber == true ? "_" : "") + String(number)
      number += 1
    }
    return Self.reserved.contains(name) ? "`\(name)`" : name
  }

  /// A name in lower camel case; nothing where a text has no letter for one.
  static func lowered(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    let head = first.prefix(1).lowercased() + first.dropFirst()
    let name = head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "n" + name : name
  }

  /// A name in upper camel case.
  package static func raised(_ text: String) -> String? {
    lowered(text).map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Whether a word can be the name of a type as it stands.
  package static func isName(ofType word: String) -> Bool {
    let isWord = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    return isWord && word.first?.isNumber == false && word != "_" && !reserved.contains(word)
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { word in
      // What is in capitals altogether is a word like others.
      word.count > 1 && word.allSatisfy { !$0.isLowercase } ? word.lowercased() : String(word)
    }
  }

  /// Words of the language, and those that every written function uses.
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "some", "any",
    "async", "each", "repeat", "Type",
  ]
}
