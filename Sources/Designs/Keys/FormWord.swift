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
      "The style, or a list of styles; the view's own keys win.",
      schema: names
    ),
    FormWord(
      "each",
      "Makes the view once for each entry of a list: 'item in order.items', 'item, n in items'.",
      schema: ["type": "string"]
    ),
    FormWord(
      "empty",
      "The view that is shown if the list of 'each' is empty.",
      schema: .named("anyNode")
    ),
    FormWord(
      "slot",
      "In a component, the place for the views of a parameter.",
      schema: ["type": "string"]
    ),
  ]

  /// Those of a design.
  static let document: [any Word] = [
    FormWord(
      "data",
      "The values for placeholders such as {{order.total}}, or a file with them.",
      standard: "{}",
      schema: .anyOf(["type": "object"], ["type": "string"])
    ),
    FormWord(
      "strings",
      "Texts for {localized: key} in each language, or a folder of them.",
      schema: .anyOf(["type": "object"], ["type": "string"])
    ),
    FormWord(
      "import",
      "Files whose components, styles, colors and fonts are imported.",
      schema: .anyOf(
        ["type": "string"],
        ["type": "array", "items": .anyOf(["type": "string"], ["type": "object"])]
      )
    ),
    FormWord(
      "components",
      "Views with names of your own, which are used like classes.",
      schema: ["type": "object"]
    ),
    FormWord(
      "variants",
      "Several ways to draw the design: [{appearance: [light, dark]}] makes two pictures.",
      standard: "one picture",
      schema: ["type": "array", "items": ["type": "object"]]
    ),
  ]
}
