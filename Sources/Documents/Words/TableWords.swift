/// The keys of a table.
enum TableWords {
  static let sections = Key<TableEntries>("sections", "The rows, or sections of them.")
  static let header = Key<LoneElement>("header", "A view above all rows.")
  static let footer = Key<LoneElement>("footer", "A view below all rows.")
  static let kind = Key<TableKindWord>(
    "kind",
    "How sections are set apart.",
    standard: "plain"
  )
  static let separator = Key<SeparatorValue>(
    "separator",
    "The colour of the lines between rows, or 'none'.",
    standard: "separator"
  )
  static let separatorInsets = Key<InsetsValue>(
    "separatorInsets",
    "The distances of the lines from the sides.",
    standard: "the margin before the text"
  )
  static let rowHeight = Key<PositiveLength>(
    "rowHeight",
    "The height of every row.",
    standard: "that of its content"
  )

  static let content: [any Word] = [sections, header, footer]
  static let properties: [any Word] = [kind, separator, separatorInsets, rowHeight]

  /// The views of a table or of a row, in the order of the keys.
  static func elements(in content: Values) -> [Element] {
    let around = [content[header], content[footer]].compactMap { $0?.element }
    return (content[sections]?.elements ?? []) + around + (content[CellWords.nodes]?.elements ?? [])
  }
}

/// The keys of a section of a table.
enum SectionWords {
  static let cells = Key<CellList>("cells", "The rows.")
  static let header = Key<Text>("header", "What stands above them.")
  static let footer = Key<Text>("footer", "What stands below them.")
  static let content: [any Word] = [cells, header, footer]
}

/// The keys of a row.
enum CellWords {
  static let text = Key<Text>("text", "What it says.")
  static let detail = Key<Text>("detail", "What it says besides.")
  static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  static let nodes = Key<ElementList>("content", "Views in it.")
  static let kind = Key<CellKindWord>(
    "kind",
    "Where the detail stands.",
    standard: "default, value1 with a detail"
  )
  static let accessory = Key<AccessoryWord>(
    "accessory",
    "What stands at the end.",
    standard: "none"
  )
  static let minimumHeight = Key<PositiveLength>(
    "minimumHeight",
    "The least height.",
    standard: "44"
  )
  static let selected = Key<Bool>("selected", "Whether it is chosen.", standard: "false")

  static let content: [any Word] = [text, detail, image, nodes]
  static let properties: [any Word] = [kind, accessory, minimumHeight, selected]
}

enum TableKindWord: String, Enumerator {
  case plain, grouped, insetGrouped
}

enum CellKindWord: String, Enumerator {
  case `default`, value1, value2, subtitle
}

enum AccessoryWord: String, Enumerator {
  case none, disclosure, checkmark, detail, detailDisclosure
}

/// A colour, or no line at all.
struct SeparatorValue: DesignValue {
  var color: ColorValue?

  static var schema: JSONValue { .anyOf(["enum": .texts(["none"])], ColorValue.schema) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SeparatorValue? {
    if node.scalar?.text == "none" { return SeparatorValue() }
    return ColorValue.read(node, at: spot, in: reading).map { SeparatorValue(color: $0) }
  }
}

/// Rows one below the other.
struct CellList: DesignValue {
  var cells: [Element]

  static var schema: JSONValue {
    ["type": "array", "items": .named("node-" + ClassWord.cell.name)]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CellList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    let nodes = node.list ?? [node]
    return CellList(cells: nodes.compactMap { cell($0, in: reading) })
  }

  /// A row; another class of view is told of.
  static func cell(_ node: Node, in reading: Reading) -> Element? {
    guard let element = Element.read(node, in: reading) else { return nil }
    if element.word.name == ClassWord.cell.name { return element }
    reading.report(.notCell(element.word.name), at: element.span)
    return nil
  }
}

/// Sections of rows; rows that stand in none make one together.
struct TableEntries: DesignValue {
  struct Section: Sendable {
    var header: String?
    var footer: String?
    var cells: [Element]
  }

  var sections: [Section]

  static var schema: JSONValue {
    let section: JSONValue = .object(of: [SectionKey()], required: [ClassWord.section.name])
    let entry: JSONValue = .anyOf(.named("node-" + ClassWord.cell.name), section)
    return ["type": "array", "items": entry]
  }

  var elements: [Element] { sections.flatMap(\.cells) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TableEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    var sections: [Section] = []
    var loose: [Element] = []
    for entry in list {
      guard let content = entry.mapping?.first(where: { $0.key == ClassWord.section.name }) else {
        if let cell = CellList.cell(entry, in: reading) { loose.append(cell) }
        continue
      }
      if !loose.isEmpty { sections.append(Section(cells: loose)) }
      loose = []
      for other in entry.mapping ?? [] where other.key != content.key {
        reading.report(.besideSection(other.key), at: other.keySpan)
      }
      if let section = section(content, in: reading) { sections.append(section) }
    }
    if !loose.isEmpty { sections.append(Section(cells: loose)) }
    return TableEntries(sections: sections)
  }

  private static func section(_ entry: Entry, in reading: Reading) -> Section? {
    let spot = Spot(key: entry.key, owner: ClassWord.table.name)
    guard entry.value.mapping != nil else {
      return CellList.read(entry.value, at: spot, in: reading).map { Section(cells: $0.cells) }
    }
    return reading.object(entry.value, by: SectionWords.content, at: spot).map { values in
      Section(
        header: values[SectionWords.header]?.string,
        footer: values[SectionWords.footer]?.string,
        cells: values[SectionWords.cells]?.cells ?? []
      )
    }
  }

  /// The key of a section, for editors.
  private struct SectionKey: Word {
    let name = "section"
    let help = "Rows that belong together."
    let standard: String? = nil
    let isRead = true
    var schema: JSONValue { .anyOf(CellList.schema, .object(of: SectionWords.content)) }

    func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }
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

  fileprivate static func besideSection(_ key: String) -> Message {
    Message(
      "object-key",
      "'\(key)' can't stand beside 'section'",
      remedy: "write header, footer and cells inside: section: {header: …, cells: […]}"
    )
  }
}
