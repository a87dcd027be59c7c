/// The JSON Schema of designs, for editors, made from the table of words.
package enum DesignSchema {
  package static var text: String { schema.indentedText }

  private static var schema: JSONValue {
    JSONValue.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "A Snapline design"),
    ]).with(pairs(of: .object(of: DocumentWords.all, required: [DocumentWords.view.name])))
      .with([("$defs", definitions)])
  }

  private static func pairs(of value: JSONValue) -> [(String, JSONValue)] {
    if case .object(let pairs) = value { pairs } else { [] }
  }

  private static var definitions: JSONValue {
    let classes = ClassWord.all.filter(\.isRead)
    let nodes: [JSONValue] =
      classes.map { .named("node-" + $0.name) } + [
        .named("node"), ["enum": .texts(classes.map(\.name))],
      ]
    var pairs: [(String, JSONValue)] = [
      ("nodes", .anyOf(.named("anyNode"), ["type": "array", "items": .named("anyNode")])),
      ("anyNode", ["anyOf": .list(nodes)]),
      ("node", .object(of: shared(by: .view))),
    ]
    pairs += shared.map { ("key-" + $0.name, .described($0)) }
    for word in classes {
      pairs.append(("node-" + word.name, schema(of: word)))
      pairs.append(("branch-" + word.name, .object(of: word.properties + branch(of: word))))
    }
    pairs += [
      ("color", ColorValue.definition), ("font", FontValue.definition),
      ("size", SizeValue.definition), ("insets", InsetsValue.definition),
      ("box", Box.definition), ("menuEntry", MenuEntry.definition),
      ("equation", WrittenEquation.definition), ("condition", ConditionValue.definition),
    ]
    return .object(pairs)
  }

  private static func schema(of word: ClassWord) -> JSONValue {
    let content: JSONValue =
      switch word.content {
      case .children: .anyOf(.named("nodes"), ["type": "null"])
      case .keys(let keys): contentSchema(keys)
      }
    let key = SchemaWord(name: word.name, help: word.help, schema: content)
    return .object(of: [key] + word.properties + shared(by: word), required: [word.name])
  }

  // MARK: Keys of every view

  private static let branching: Set<String> = [
    ConditionWords.then.name, ConditionWords.otherwise.name, ConditionWords.choices.name,
  ]

  /// The keys whose values are the same whichever the class, each defined once.
  private static let shared = NodeWords.all.filter { $0.isRead && !branching.contains($0.name) }

  /// The keys that stand beside any class, with branches that know the keys of this one.
  private static func shared(by word: ClassWord) -> [any Word] {
    let branch = JSONValue.named("branch-" + word.name)
    return shared.map { SchemaWord(name: $0.name, help: "", schema: .named("key-" + $0.name)) }
      + [ConditionWords.then, ConditionWords.otherwise].map {
        SchemaWord(name: $0.name, help: $0.help, schema: branch)
      }
      + [
        SchemaWord(
          name: ConditionWords.choices.name,
          help: ConditionWords.choices.help,
          schema: ChoiceList.schema(of: word)
        )
      ]
  }

  private static func branch(of word: ClassWord) -> [any Word] {
    shared(by: word).filter { !Branch.fixed.contains($0.name) }
  }

  private static func contentSchema(_ keys: [any Word]) -> JSONValue {
    guard let first = keys.first, first.isRead else { return .object(of: keys) }
    return .anyOf(first.schema, .object(of: keys))
  }

  /// A class key, as a word of its own node.
  private struct SchemaWord: Word {
    var name: String
    var help: String
    var schema: JSONValue
    var standard: String? { nil }
    var isRead: Bool { true }

    func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }
  }
}
