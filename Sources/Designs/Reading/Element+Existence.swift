extension Element {
  /// Leaves out children that aren't there.
  package mutating func keep(where isThere: (Element) -> Bool) {
    guard children.contains(where: { $0.values.existence != nil }) else { return }
    guard case .keys = word.content else {
      children.removeAll { !isThere($0) }
      return
    }
    if var table = content[TableWords.sections] {
      table.keep(where: isThere)
      content.set(table, for: TableWords.sections.name)
    }
    if var collection = content[CollectionWords.sections] {
      collection.keep(where: isThere)
      content.set(collection, for: CollectionWords.sections.name)
    }
    if var nodes = content[CellWords.nodes] {
      nodes.elements.removeAll { !isThere($0) }
      content.set(nodes, for: CellWords.nodes.name)
    }
    gatherChildren()
  }

  /// The children that may be left out: those of a list.
  private var listed: [Element] {
    guard case .keys = word.content else {
      let footer = values[OverflowWords.footer]?.element.number
      return children.filter { $0.number != footer }
    }
    return (content[TableWords.sections]?.elements ?? [])
      + (content[CollectionWords.sections]?.elements ?? [])
      + (content[CellWords.nodes]?.elements ?? [])
  }

  /// Tells of an `if` that would leave a place of the container's empty.
  func checkExistence(in reading: Reading) {
    let numbers = Set(listed.map(\.number))
    for child in children where child.values.existence != nil && !numbers.contains(child.number) {
      guard let span = child.values.keySpan(named: ConditionWords.condition.name) else { continue }
      reading.report(.existenceInPlace(of: word.name), at: span)
    }
  }
}

extension SectionedEntries {
  fileprivate mutating func keep(where isThere: (Element) -> Bool) {
    for place in sections.indices { sections[place].elements.removeAll { !isThere($0) } }
  }
}

extension Message {
  fileprivate static func existenceInPlace(of owner: String) -> Message {
    Message(
      "existence",
      "this place of the \(owner) has one view, which can't be left out",
      remedy: "write else: {hidden: true} beside this 'if'"
    )
  }
}
