/// A key that is used up before nodes are read: data, repetition, components and styles.
struct FormWord: Word {
  let name: String
  let help: String
  let standard: String?
  let schema: JSONValue

  init(_ name: String, _ help: String, standard: String? = nil, schema: JSONValue) {
    (self.name, self.help, self.standard, self.schema) = (name, help, standard, schema)
  }

  func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }

  private static let names: JSONValue = .anyOf(
    ["type": "string"],
    ["type": "array", "items": ["type": "string"]]
  )

  /// Those that stand beside a class.
  static let node: [any Word] = [
    FormWord(
      "style",
      "The style, or the styles, whose keys hold under the view's own.",
      schema: names
    ),
    FormWord(
      "each",
      "Makes the node once for each entry of a list: 'item in order.items', 'item, n in items'.",
      schema: ["type": "string"]
    ),
    FormWord(
      "empty",
      "The node that stands in where the list of 'each' is empty.",
      schema: .named("anyNode")
    ),
    FormWord(
      "slot",
      "In a component, where the nodes of a parameter stand.",
      schema: ["type": "string"]
    ),
  ]

  /// Those of a design.
  static let document: [any Word] = [
    FormWord(
      "data",
      "What placeholders such as {{order.total}} stand for, or the file that has it.",
      standard: "{}",
      schema: .anyOf(["type": "object"], ["type": "string"])
    ),
    FormWord(
      "strings",
      "Texts by locales, which {localized: key} stands for, or a folder of them.",
      schema: .anyOf(["type": "object"], ["type": "string"])
    ),
    FormWord(
      "import",
      "Files whose components, styles, colors and fonts are taken over.",
      schema: .anyOf(
        ["type": "string"],
        ["type": "array", "items": .anyOf(["type": "string"], ["type": "object"])]
      )
    ),
    FormWord(
      "components",
      "Views by names of your own, to be used like classes.",
      schema: ["type": "object"]
    ),
    FormWord(
      "variants",
      "Rows of what the design is drawn for: [{appearance: [light, dark]}] makes two pictures.",
      standard: "one picture",
      schema: ["type": "array", "items": ["type": "object"]]
    ),
  ]
}
