import Foundation

/// What a diffable data source shows now, and where each of it stands.
struct DiffedContent<Section: Hashable, Item: Hashable> {
  private(set) var snapshot: DiffableDataSourceSnapshot<Section, Item>
  /// What was wrong with the snapshot as it was handed over.
  let mistakes: [SnapshotMistake]
  /// Items that were asked to be shown anew.
  let reloaded: [Item]
  private var paths: [Item: IndexPath] = [:]
  private var places: [Section: Int] = [:]

  init(_ snapshot: DiffableDataSourceSnapshot<Section, Item> = .init()) {
    mistakes = snapshot.mistakes
    reloaded =
      snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.flatMap(snapshot.itemIdentifiers)
    self.snapshot = snapshot
    self.snapshot.mistakes = []
    self.snapshot.reloadedItemIdentifiers = []
    self.snapshot.reconfiguredItemIdentifiers = []
    self.snapshot.reloadedSectionIdentifiers = []
    paths.reserveCapacity(snapshot.numberOfItems)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      places[identifier] = section
      for (place, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
  }

  var sectionCount: Int { snapshot.numberOfSections }

  var counts: [Int] { snapshot.sectionIdentifiers.map(snapshot.numberOfItems) }

  func count(inSection section: Int) -> Int {
    self.section(section).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  func section(_ index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func place(of section: Section) -> Int? { places[section] }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? { paths[item] }
}
