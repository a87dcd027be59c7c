/// The JSON Schema of designs, for editors, made from the table of words.
enum DesignSchema {
  static var text: String { schema.indentedText }

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
    return .object(
      [
        ("nodes", .anyOf(.named("anyNode"), ["type": "array", "items": .named("anyNode")])),
        ("anyNode", ["anyOf": .list(nodes)]),
        ("node", .object(of: NodeWords.all)),
      ] + classes.map { ("node-" + $0.name, schema(of: $0)) } + [
        ("color", ColorValue.definition), ("font", FontValue.definition),
        ("size", SizeValue.definition), ("insets", InsetsValue.definition),
        ("box", Box.definition), ("menuEntry", MenuEntry.definition),
        ("equation", WrittenEquation.definition),
      ]
    )
  }

  private static func schema(of word: ClassWord) -> JSONValue {
    let content: JSONValue =
      switch word.content {
      case .children: .anyOf(.named("nodes"), ["type": "null"])
      case .keys(let keys): contentSchema(keys)
      }
    let key = SchemaWord(name: word.name, help: word.help, schema: content)
    return .object(of: [key] + word.properties + NodeWords.all, required: [word.name])
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
