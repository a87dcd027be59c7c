/// The JSON Schema of designs, for editors, made from the table of words.
package enum DesignSchema {
  package static var text: String { SharedSchemas.gathered(schema).text }

  private static var schema: JSONValue {
    JSONValue.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "A Snapline design"),
    ]).with(pairs(of: .object(of: DocumentWords.all, requiredOne: roots)))
      .with([("$defs", definitions)])
  }

  /// A design has views, and a library components or styles.
  private static let roots = [
    DocumentWords.view.name, "components", DocumentWords.styles.name,
  ]

  private static func pairs(of value: JSONValue) -> [(String, JSONValue)] {
    if case .object(let pairs) = value { pairs } else { [] }
  }

  private static var definitions: JSONValue {
    let classes = ClassWord.all
    let nodes: [JSONValue] =
      classes.map { .named("node-" + $0.name) } + [
        .named("node"), .named("instance"), ["enum": .texts(classes.map(\.name))],
      ]
    var pairs: [(String, JSONValue)] = [
      ("nodes", .anyOf(.named("anyNode"), ["type": "array", "items": .named("anyNode")])),
      ("anyNode", ["anyOf": .list(nodes)]),
      ("filled", ["type": "string", "pattern": #"\{\{"#]),
      ("localized", localized),
      // A component's own keys are its author's.
      ("instance", ["type": "object", "not": ["propertyNames": ["pattern": "^[^A-Z]"]]]),
      (
        "shared",
        ["properties": JSONValue.properties(of: shared.map(Self.reference) + branchingHelp)]
      ),
      ("sharedNames", names(shared.map(\.name))),
      ("branchNames", names(shared.map(\.name).filter { !Branch.fixed.contains($0) })),
      ("node", object(of: [], and: "sharedNames", in: .view)),
    ]
    pairs += shared.map { ("key-" + $0.name, .described($0)) }
    for word in classes {
      pairs.append(("node-" + word.name, schema(of: word)))
      let own = word.properties.filter(\.isRead) + branching(by: word)
      pairs.append(("own-" + word.name, ["properties": .properties(of: own)]))
      pairs.append(("names-" + word.name, ["enum": .texts(own.map(\.name))]))
      pairs.append(("branch-" + word.name, object(of: [], and: "branchNames", in: word)))
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
    let node = object(of: [key], and: "sharedNames", in: word)
    return node.with([("required", .texts([word.name]))])
  }

  /// Some names, and those that are a reader's own.
  private static func names(_ names: [String]) -> JSONValue {
    .anyOf(["enum": .texts(names)], ["pattern": "^x-"])
  }

  /// A mapping with the keys that every view has, with those of a class, and with its class key.
  private static func object(of content: [any Word], and names: String, in word: ClassWord)
    -> JSONValue
  {
    var pairs: [(String, JSONValue)] = [
      ("type", "object"), ("allOf", [.named("shared"), .named("own-" + word.name)]),
    ]
    var all: [JSONValue] = [.named(names), .named("names-" + word.name)]
    if !content.isEmpty {
      pairs.append(("properties", .properties(of: content)))
      all.append(["enum": .texts(content.map(\.name))])
    }
    return .object(pairs + [("propertyNames", ["anyOf": .list(all)])])
  }

  private static var localized: JSONValue {
    [
      "type": "object",
      "description": "A text of 'strings', in the language that the design is drawn in.",
      "properties": [
        "localized": ["type": "string"], "values": ["type": "object"],
        "default": ["type": ["string", "number", "boolean"]],
      ],
      "additionalProperties": false,
      "required": ["localized"],
    ]
  }

  // MARK: Keys of every view

  private static let branching: Set<String> = [
    ConditionWords.then.name, ConditionWords.otherwise.name, ConditionWords.choices.name,
  ]

  /// The keys whose values are the same whichever the class, each defined once.
  private static let shared = NodeWords.all.filter { $0.isRead && !branching.contains($0.name) }

  private static func reference(_ word: any Word) -> any Word {
    SchemaWord(name: word.name, help: "", schema: .named("key-" + word.name))
  }

  /// What the keys are for that choose between branches, said once for all classes.
  private static let branchingHelp: [any Word] =
    [ConditionWords.then, ConditionWords.otherwise].map { help($0.name, $0.help) }
    + [help(ConditionWords.choices.name, ConditionWords.choices.help)]

  private static func help(_ name: String, _ help: String) -> any Word {
    SchemaWord(name: name, help: help, schema: [:])
  }

  /// The keys that choose between branches, which know the keys of a class.
  private static func branching(by word: ClassWord) -> [any Word] {
    let branch = JSONValue.named("branch-" + word.name)
    return [ConditionWords.then.name, ConditionWords.otherwise.name].map {
      SchemaWord(name: $0, help: "", schema: branch)
    } + [
      SchemaWord(
        name: ConditionWords.choices.name,
        help: "",
        schema: ChoiceList.schema(of: word)
      )
    ]
  }

  private static func contentSchema(_ keys: [any Word]) -> JSONValue {
    guard let first = keys.first, first.isRead else { return .object(of: keys) }
    return .anyOf(first.schema, .object(of: keys), .filled)
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
