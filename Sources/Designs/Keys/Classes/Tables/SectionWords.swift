/// What stands in the sections of a container.
protocol SectionEntry: Sendable {
  /// The container's class.
  static var owner: String { get }
  static var schema: JSONValue { get }
  static func read(_ node: Node, in reading: Reading) -> Element?
}

/// The keys of a section of a table or a collection.
enum SectionWords<Entry: SectionEntry> {
  static var cells: Key<EntryList<Entry>> { Key("cells", "The entries in order.") }
  static var header: Key<Text> { Key("header", "The text above the entries.") }
  static var footer: Key<Text> { Key("footer", "The text below the entries.") }
  static var content: [any Word] { [cells, header, footer] }
}

/// Entries one after the other.
struct EntryList<Kind: SectionEntry>: DesignValue {
  package var elements: [Element]

  static var schema: JSONValue { ["type": "array", "items": Kind.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EntryList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    let nodes = node.list ?? [node]
    return EntryList(elements: nodes.compactMap { Kind.read($0, in: reading) })
  }
}

/// Sections of entries; entries that stand in none make one together.
package struct SectionedEntries<Kind>: Sendable {
  package struct Section: Sendable {
    package var header: String?
    package var footer: String?
    package var elements: [Element]
  }

  package var sections: [Section]

  package var elements: [Element] { sections.flatMap(\.elements) }
}

extension SectionedEntries: DesignValue where Kind: SectionEntry {
  static var schema: JSONValue {
    let section: JSONValue = .object(of: [SectionKey()], required: [ClassWord.section.name])
    return ["type": "array", "items": .anyOf(Kind.schema, section)]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SectionedEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    var sections: [Section] = []
    var loose: [Element] = []
    for entry in list {
      guard let content = entry.mapping?.first(where: { $0.key == ClassWord.section.name }) else {
        if let element = Kind.read(entry, in: reading) { loose.append(element) }
        continue
      }
      if !loose.isEmpty { sections.append(Section(elements: loose)) }
      loose = []
      for other in entry.mapping ?? [] where other.key != content.key {
        reading.report(.besideSection(other.key), at: other.keySpan)
      }
      if let section = section(content, in: reading) { sections.append(section) }
    }
    if !loose.isEmpty { sections.append(Section(elements: loose)) }
    return SectionedEntries(sections: sections)
  }

  private static func section(_ entry: Entry, in reading: Reading) -> Section? {
    let spot = Spot(key: entry.key, owner: Kind.owner)
    guard entry.value.mapping != nil else {
      return EntryList<Kind>.read(entry.value, at: spot, in: reading)
        .map { Section(elements: $0.elements) }
    }
    let words = SectionWords<Kind>.content
    return reading.object(entry.value, by: words, at: spot).map { values in
      Section(
        header: values[SectionWords<Kind>.header]?.string,
        footer: values[SectionWords<Kind>.footer]?.string,
        elements: values[SectionWords<Kind>.cells]?.elements ?? []
      )
    }
  }

  /// The key of a section, for editors.
  private struct SectionKey: Word {
    let name = "section"
    let help = "Entries that belong together."
    let standard: String? = nil
    var schema: JSONValue {
      .anyOf(EntryList<Kind>.schema, .object(of: SectionWords<Kind>.content))
    }

    func read(_ node: Node, at spot: Spot, in reading: Reading) -> (any Sendable)? { nil }
  }
}

extension SectionedEntries: ViewHolder {
  var views: [Element] { elements }
}

extension Message {
  fileprivate static func besideSection(_ key: String) -> Message {
    Message(
      "object-key",
      "'\(key)' can't stand beside 'section'",
      remedy: "write header, footer and cells inside: section: {header: …, cells: […]}"
    )
  }
}
