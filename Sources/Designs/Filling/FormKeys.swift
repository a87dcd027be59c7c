/// Keys that mean something before a design is read.
enum FormKeys {
  static let id = "id"
  static let each = "each"
  static let empty = "empty"
  static let slot = "slot"
  static let style = "style"
  static let localized = "localized"
  /// What constraints of a view are called, and elsewhere a picture's file.
  static let nameKey = "name"
  static let condition = ConditionWords.condition.name
  static let then = ConditionWords.then.name
  static let otherwise = ConditionWords.otherwise.name

  /// Whether a key's text is taken as it is.
  static func areFixed(_ key: String) -> Bool { fixed.contains(key) || key.hasPrefix("x-") }

  private static let fixed: Set<String> = [id, each, slot, style]

  /// Whether a mapping under a key is a value, in which words of a node mean something else.
  static func areValues(of key: String) -> Bool { valueKeys.contains(key) }

  private static let valueKeys: Set<String> = [
    "font", "underline", "strikethrough", "textShadow", "guides", "metrics", "canvas",
    "environment", "border", "shadow", "background", "cornerRadius", "transform", "effect", "mask",
    "fill", "stroke", "color", "insets", "margins",
  ]
}

extension FormKeys {
  /// The keys that leave something to conditions.
  static let choosing: Set<String> = [condition, then, otherwise, ConditionWords.choices.name]

  /// Whether an `if` chooses between branches, and doesn't decide on the view itself.
  static func chooses(_ entries: [Entry]) -> Bool {
    entries.contains { areBranches($0.key) }
  }

  /// Whether a key holds what one answer to an `if` leads to.
  static func areBranches(_ key: String) -> Bool { key == then || key == otherwise }

  /// The choices that a node leaves to conditions, each `{if, then, else}`.
  static func choices(of entries: [Entry]) -> [Node] {
    let branches = entries.filter { areBranches($0.key) }
    var choices: [Node] = []
    if let first = branches.first {
      let tested = entries.filter { $0.key == Self.condition }
      choices.append(Node(mapping: tested + branches, span: first.keySpan))
    }
    let key = ConditionWords.choices.name
    let listed = entries.first { $0.key == key }
    return choices
      + (listed?.value.list ?? []).map { node in
        var node = node
        if node.scope == nil { node.scope = listed?.value.scope }
        return node
      }
  }
}
