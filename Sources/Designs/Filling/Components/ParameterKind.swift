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
    guard words.count <= Self.mostWords else { return nil }
    switch words.first {
    case "list" where words.count == 1: self = .list(of: nil)
    case "list" where words.count > 2 && words[1] == "of":
      guard let items = ParameterKind(words.dropFirst(2).joined(separator: " ")), !items.isNodes
      else { return nil }
      self = .list(of: items)
    case "one" where words.count > 2 && words[1] == "of":
      let choices = Array(words.dropFirst(2))
      guard choices.allSatisfy({ !$0.contains { ",|?'\"".contains($0) } }) else { return nil }
      self = .oneOf(choices)
    case let word? where words.count == 1:
      guard let kind = Self.single[word] ?? Word(rawValue: word).map(ParameterKind.word) else {
        return nil
      }
      self = kind
    default: return nil
    }
  }

  private static let mostWords = 100

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

  /// Whether a value, as it stands in the design, may be of this kind.
  func mayBe(_ node: Node) -> Bool {
    if node.isNull || node.isUnreadable { return true }
    switch (node.content, self) {
    case (_, .any), (_, .views), (.scalar, .word), (.scalar, .view): return true
    case (.scalar(let scalar), .oneOf(let words)): return words.contains(scalar.text)
    case (.scalar(let scalar), _): return takes(DataReader.value(of: scalar)) != nil
    case (.list(let list), .list(of: let kind)):
      return list.allSatisfy { kind?.mayBe($0) ?? true }
    case (.list(let list), .view): return list.count == 1
    case (.mapping, .object), (.mapping, .view): return true
    case (.mapping(let entries), .word(let word)):
      return hasObjects || word == .text && entries.contains { $0.key == FormKeys.localized }
    default: return false
    }
  }

  /// A value of this kind that a scalar was meant for; nothing where nobody can tell.
  func meant(by scalar: Scalar) -> String? {
    switch self {
    case .boolean: scalar.text.asAnswer.map { "\($0)" }
    case .number: DataReader.number(scalar.text).map { _ in scalar.text } ?? scalar.text.inPoints
    case .oneOf(let words): Message.nearest(to: scalar.text, among: words)
    default: nil
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
    case .oneOf(let words):
      "one of " + words.prefix(8).joined(separator: ", ") + (words.count > 8 ? " …" : "")
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
