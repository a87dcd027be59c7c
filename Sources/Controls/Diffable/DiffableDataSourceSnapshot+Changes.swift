/// Which items there are.
extension DiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one where none is given.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return note(.noSection)
    }
    guard isKnown(section) else { return }
    let new = housed(identifiers, in: section)
    items[section]?.append(contentsOf: new)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    after: Bool
  ) {
    guard isKnown(item), let section = homes[item] else { return }
    let new = housed(identifiers, in: section)
    guard let place = items[section]?.firstIndex(of: item) else { return }
    items[section]?.insert(contentsOf: new, at: after ? place + 1 : place)
  }

  /// Deletes items; identifiers that aren't there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes.removeValue(forKey: $0) }) {
      items[section]?.removeAll { gone.contains($0) }
    }
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
    homes = [:]
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func move(
    _ item: ItemIdentifierType,
    beside other: ItemIdentifierType,
    after: Bool
  ) {
    guard isKnown(item), isKnown(other), item != other else { return }
    deleteItems([item])
    insert([item], beside: other, after: after)
  }
}

/// Which sections there are.
extension DiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.append(contentsOf: opened(identifiers))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: false)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, beside: toIdentifier, after: true)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType],
    beside section: SectionIdentifierType,
    after: Bool
  ) {
    guard isKnown(section) else { return }
    let new = opened(identifiers)
    place(new, beside: section, after: after)
  }

  private mutating func place(
    _ identifiers: [SectionIdentifierType],
    beside section: SectionIdentifierType,
    after: Bool
  ) {
    guard let place = sectionIdentifiers.firstIndex(of: section) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: after ? place + 1 : place)
  }

  /// Deletes sections with their items; identifiers that aren't there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside other: SectionIdentifierType,
    after: Bool
  ) {
    guard isKnown(section), isKnown(other), section != other else { return }
    sectionIdentifiers.removeAll { $0 == section }
    place([section], beside: other, after: after)
  }
}
