import SnaplineData

/// What a parameter of a component takes.
indirect enum ParameterKind: Equatable {
  /// A scalar whose text is read by the key where it is used.
  case word(Word)
  case number
  case boolean
  case list(of: ParameterKind?)
  case object
  case any
  case view, views
  case oneOf([String])

  enum Word: String, CaseIterable {
    case text, color, font, image, length, insets, date
  }

  /// Reads `text`, `list of number`, `one of a b c`.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    switch words.first {
    case "list" where words.count == 1: self = .list(of: nil)
    case "list" where words.count > 2 && words[1] == "of":
      guard let items = ParameterKind(words.dropFirst(2).joined(separator: " ")), !items.isNodes
      else { return nil }
      self = .list(of: items)
    case "one" where words.count > 2 && words[1] == "of": self = .oneOf(Array(words.dropFirst(2)))
    case let word? where words.count == 1:
      guard let kind = Self.single[word] ?? Word(rawValue: word).map(ParameterKind.word) else {
        return nil
      }
      self = kind
    default: return nil
    }
  }

  private static let single: [String: ParameterKind] = [
    "number": .number, "boolean": .boolean, "object": .object, "any": .any, "view": .view,
    "views": .views,
  ]

  /// All that a parameter may be, for messages.
  static let names =
    Word.allCases.map(\.rawValue) + single.keys.sorted() + ["list", "list of text", "one of a b c"]

  /// Whether it takes nodes.
  var isNodes: Bool { self == .view || self == .views }

  /// Whether the key where it is used reads it, and any such key would find the same faults.
  var isRead: Bool { if case .word(let word) = self { word != .text } else { false } }

  /// Whether a mapping may be such a value too.
  var hasObjects: Bool {
    if case .word(let word) = self {
      [.color, .font, .image, .insets].contains(word)
    } else {
      false
    }
  }

  /// Whether a scalar, as it stands in the design, may be such a value; one with placeholders is filled
  /// first.
  func mayBe(_ scalar: Scalar) -> Bool {
    if scalar.isNull || Template.mayHold(scalar.text) { return true }
    switch self {
    case .any, .word, .view, .views: return true
    case .oneOf(let words): return words.contains(scalar.text)
    case .number, .boolean, .list, .object: return takes(DataReader.value(of: scalar)) != nil
    }
  }

  /// What an argument has to be, with its article.
  var wanted: String {
    switch self {
    case .word(.text): "a text"
    case .word(.image): "a picture's file"
    case .word(.insets): "insets"
    case .word(let word): "a " + word.rawValue
    case .number: "a number"
    case .boolean: "true or false"
    case .list(of: nil): "a list"
    case .list(of: let kind?): "a list in which each entry is \(kind.wanted)"
    case .object: "a mapping"
    case .any: "a value"
    case .view: "a node"
    case .views: "a list of nodes"
    case .oneOf(let words): "one of " + words.joined(separator: ", ")
    }
  }

  /// An argument that it takes, as it is written.
  var example: String {
    switch self {
    case .word(.text): "Text"
    case .word(.color): "systemBlue"
    case .word(.font): "body"
    case .word(.image): "photo.jpg"
    case .word(.date): "2026-03-14"
    case .word(.length), .word(.insets): "8"
    case .number: "1"
    case .boolean: "true"
    case .list(of: let kind): "[\(kind?.example ?? "")]"
    case .object: "{}"
    case .any: "1"
    case .view: "{label: Hi}"
    case .views: "[{label: Hi}]"
    case .oneOf(let words): words.first ?? ""
    }
  }
}
