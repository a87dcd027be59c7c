/// The keys of a table.
package enum TableWords {
  package static let sections = Key<SectionedEntries<TableRow>>(
    "sections",
    "The rows, or sections of them."
  )
  package static let header = Key<LoneElement>("header", "A view above all rows.")
  package static let footer = Key<LoneElement>("footer", "A view below all rows.")
  package static let kind = Key<TableKindWord>(
    "kind",
    "The style of the sections.",
    standard: "plain"
  )
  package static let separator = Key<SeparatorValue>(
    "separator",
    "The colour of the lines between rows, or 'none'.",
    standard: "separator"
  )
  package static let separatorInsets = Key<InsetsValue>(
    "separatorInsets",
    "The distances of the lines from the sides.",
    standard: "the margin before the text"
  )
  package static let rowHeight = Key<PositiveLength>(
    "rowHeight",
    "The height of every row.",
    standard: "that of its content"
  )

  static let content: [any Word] = [sections, header, footer]
  static let properties: [any Word] = [
    kind, separator, separatorInsets, rowHeight, ScrollWords.refreshing,
  ]

  /// The views of a table or of a row, in the order of the keys.
  package static func elements(in content: Values, and values: Values) -> [Element] {
    let around = [content[header], content[footer]].compactMap { $0?.element }
    let row = (content[CellWords.nodes]?.elements ?? [])
    return (content[sections]?.elements ?? []) + around + row
      + [values[CellWords.accessory]?.element].compactMap { $0 }
  }
}

/// The keys of a row.
package enum CellWords {
  package static let text = Key<Text>("text", "The text.")
  package static let detail = Key<Text>("detail", "The second text.")
  package static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  package static let nodes = Key<ElementList>("content", "The views inside.")
  package static let kind = Key<CellKindWord>(
    "kind",
    "The place of the detail.",
    standard: "default, or value1 with a detail"
  )
  package static let accessory = Key<AccessoryValue>(
    "accessory",
    "The accessory at the end: a sign, or a view such as {switch: true}.",
    standard: "none"
  )
  package static let minimumHeight = Key<PositiveLength>(
    "minimumHeight",
    "The least height.",
    standard: "44 minus a pixel"
  )
  package static let selected = Key<Bool>("selected", "Whether it is chosen.", standard: "false")

  static let content: [any Word] = [text, detail, image, nodes]
  static let properties: [any Word] = [kind, accessory, minimumHeight, selected]
}

package enum TableKindWord: String, Enumerator {
  case plain, grouped, insetGrouped
}

package enum CellKindWord: String, Enumerator {
  case `default`, value1, value2, subtitle
}

package enum AccessoryWord: String, Enumerator {
  case none, disclosure, checkmark, detail, detailDisclosure
}

/// What stands at the end of a row: a sign of the system's, or a view.
package enum AccessoryValue: DesignValue {
  case sign(AccessoryWord)
  case view(Element)

  package var element: Element? { if case .view(let element) = self { element } else { nil } }

  static var schema: JSONValue { .anyOf(AccessoryWord.schema, .named("anyNode")) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AccessoryValue? {
    guard node.mapping == nil else {
      guard let element = Element.read(node, in: reading) else { return nil }
      Element.check([element], in: nil, reading)
      return .view(element)
    }
    return AccessoryWord.read(node, at: spot, in: reading).map { .sign($0) }
  }
}

extension AccessoryValue: ViewHolder {
  var views: [Element] { element.map { [$0] } ?? [] }
}

/// A colour, or no line at all.
package struct SeparatorValue: DesignValue {
  package var color: ColorValue?

  static var schema: JSONValue { .anyOf(["enum": .texts(["none"])], ColorValue.schema) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SeparatorValue? {
    if node.scalar?.text == "none" { return SeparatorValue() }
    return ColorValue.read(node, at: spot, in: reading).map { SeparatorValue(color: $0) }
  }
}

/// A row of a table, where a design lists several.
package enum TableRow: SectionEntry {
  package static let owner = "table"
  static var schema: JSONValue { .named("node-" + ClassWord.cell.name) }

  /// A row; another class of view is told of.
  static func read(_ node: Node, in reading: Reading) -> Element? {
    guard let element = Element.read(node, in: reading) else { return nil }
    if element.word.id == .cell { return element }
    reading.report(.notCell(element.word.name), at: element.span)
    return nil
  }
}

extension Message {
  fileprivate static func notCell(_ name: String) -> Message {
    Message(
      "table-only-cells",
      "a table holds cells and sections, not a \(name)",
      remedy: "write 'cell: {content: …}' around it"
    )
  }
}
