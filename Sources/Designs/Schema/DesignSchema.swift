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
      ("filled", ["type": ["string", "null"], "pattern": #"\{\{"#]),
      ("localized", localized),
      // A component's own keys are its author's.
      ("instance", ["type": "object", "not": ["propertyNames": ["pattern": "^[^A-Z]"]]]),
      (
        "shared",
        ["properties": JSONValue.properties(of: shared.map(Self.reference) + branchingHelp)]
      ),
      ("names", names(allShared)),
      ("inner", names(allShared.filter { !Branch.fixed.contains($0) })),
      ("node", object(of: [], and: "names", in: .view)),
      (
        "choice",
        [
          "type": "object",
          "propertyNames": names(ConditionWords.choice.map(\.name)),
          "required": .texts([ConditionWords.condition.name]),
        ]
      ),
    ]
    pairs += shared.map { ("key-" + $0.name, .described(Self.property($0))) }
    for word in classes {
      pairs.append(("node-" + word.name, schema(of: word)))
      pairs.append(("o-" + word.name, own(of: word)))
      if !word.properties.isEmpty {
        pairs.append(("n-" + word.name, ["enum": .texts(word.properties.map(\.name))]))
      }
      pairs.append(("branch-" + word.name, object(of: [], and: "inner", in: word)))
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
    let example = SchemaExamples.content(of: word)
    let key = SchemaWord(name: word.name, help: word.help, schema: content, example: example)
    let node = object(of: [key], and: "names", in: word)
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
    var pairs: [(String, JSONValue)] = [("allOf", [.named("o-" + word.name)])]
    var all: [JSONValue] = [.named(names)]
    if !word.properties.isEmpty { all.append(.named("n-" + word.name)) }
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
        "localized": [
          "description": "The key of the text in 'strings'.", "examples": ["title"],
          "type": "string",
        ],
        "values": [
          "description": "The values for the text's placeholders.",
          "examples": [["count": 3]], "type": "object",
        ],
        "default": [
          "description": "The text if 'strings' has none.", "examples": ["Welcome"],
          "type": ["string", "number", "boolean"],
        ],
      ],
      "additionalProperties": false,
      "required": ["localized"],
    ]
  }

  // MARK: Keys of every view

  private static let branching: [any Word] = [
    ConditionWords.then, ConditionWords.otherwise, ConditionWords.choices,
  ]

  /// The keys whose values are the same whichever the class, each defined once.
  private static let shared = NodeWords.all.filter { word in
    !branching.contains { $0.name == word.name }
  }

  private static let allShared = (shared + branching).map(\.name)

  private static func property(_ word: any Word) -> any Word {
    let help = word.help + (word.standard.map { " Default: \($0)." } ?? "")
    let schema = JSONValue.property(word)
    return SchemaWord(name: word.name, help: help, schema: schema, example: word.example)
  }

  private static func reference(_ word: any Word) -> any Word {
    SchemaWord(name: word.name, help: "", schema: .named("key-" + word.name))
  }

  /// What the keys are for that choose between branches, said once for all classes.
  private static let branchingHelp: [any Word] = branching.map { word in
    SchemaWord(
      name: word.name,
      help: word.help,
      schema: [:],
      example: SchemaExamples.value(of: word)
    )
  }

  /// A mapping with the keys of a class and of every view, whichever others may stand there too; it is
  /// called `o-label`, and the names of its keys `n-label`, as each class refers to them often.
  ///
  /// The keys that choose between branches know those of the class.
  private static func own(of word: ClassWord) -> JSONValue {
    let branches = [ConditionWords.then.name, ConditionWords.otherwise.name]
    let choice: JSONValue = ["allOf": [.named("choice"), .named("o-" + word.name)]]
    var pairs: [(String, JSONValue)] = [("type", "object"), ("allOf", [.named("shared")])]
    if !word.properties.isEmpty {
      pairs.append(("properties", .properties(of: word.properties.map(property))))
    }
    pairs.append(
      (
        "patternProperties",
        .object([
          ("^(\(branches.joined(separator: "|")))$", .named("branch-" + word.name)),
          ("^\(ConditionWords.choices.name)$", ["type": "array", "items": choice]),
        ])
      )
    )
    return .object(pairs)
  }

  private static func contentSchema(_ keys: [any Word]) -> JSONValue {
    guard let first = keys.first else { return .object(of: keys) }
    return .anyOf(first.schema, .object(of: keys), .filled)
  }

  /// A class key, as a word of its own node.
  private struct SchemaWord: Word {
    var name: String
    var help: String
    var schema: JSONValue
    var example: JSONValue?
    var standard: String? { nil }

    func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }
  }
}
