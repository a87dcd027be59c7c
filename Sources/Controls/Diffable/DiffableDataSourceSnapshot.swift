import SnaplineDiagnostics

/// A list's sections and items by an app's own identifiers: UIKit's `NSDiffableDataSourceSnapshot`.
///
/// Each identifier may be in it once. Mistakes for which UIKit would end the process, such as a second
/// identifier or a place beside a missing item, change nothing, and are reported when the snapshot is
/// applied.
public struct DiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections that were asked to be shown again since the snapshot was taken.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  var mistakes: [SnapshotMistake] = []

  public init() {}

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { homes.count }

  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { homes[identifier] }

  /// The index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier], let place = items[home]?.firstIndex(of: identifier) else {
      return nil
    }
    return sectionIdentifiers.prefix { $0 != home }.reduce(place) {
      $0 + numberOfItems(inSection: $1)
    }
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  /// Has items shown again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { isKnown($0) }
  }
}

extension DiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: Mistakes

/// What a snapshot was asked that it can't do.
enum SnapshotMistake: Hashable, Sendable {
  case twice(String)
  case unknown(String)
  case noSection

  var diagnostic: Diagnostic {
    switch self {
    case .twice(let name):
      Diagnostic(
        id: "identifier-twice",
        severity: .warning,
        subject: "\(name) is in the snapshot of a list already",
        cause: "the second one isn't shown",
        remedy: "give each section and item an identifier of its own"
      )
    case .unknown(let name):
      Diagnostic(
        id: "unknown-identifier",
        severity: .warning,
        subject: "\(name) isn't in the snapshot of a list",
        cause: "nothing is placed beside it, taken from it or shown anew",
        remedy: "append it before, or ask for its index"
      )
    case .noSection:
      Diagnostic(
        id: "no-section",
        severity: .warning,
        subject: "items were appended to the snapshot of a list that has no section",
        cause: "they aren't shown",
        remedy: "call appendSections before"
      )
    }
  }
}

extension DiffableDataSourceSnapshot {
  /// Identifiers are shortened in messages, as they may be whole values.
  private static func name(_ identifier: some Hashable) -> String {
    "'\("\(identifier)".prefix(60))'"
  }

  /// The last mistakes are as good as the first ones, but not all of a million.
  private static var mostMistakes: Int { 20 }

  mutating func note(_ mistake: SnapshotMistake) {
    if mistakes.count < Self.mostMistakes { mistakes.append(mistake) }
  }

  mutating func known(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    identifiers.filter { isKnown($0) }
  }

  mutating func isKnown(_ item: ItemIdentifierType) -> Bool {
    if homes[item] != nil { return true }
    note(.unknown(Self.name(item)))
    return false
  }

  mutating func isKnown(_ section: SectionIdentifierType) -> Bool {
    if items[section] != nil { return true }
    note(.unknown(Self.name(section)))
    return false
  }

  /// The items that are in no section yet, which from now on have a home.
  mutating func housed(
    _ identifiers: [ItemIdentifierType],
    in section: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    identifiers.filter { item in
      guard homes[item] == nil else {
        note(.twice(Self.name(item)))
        return false
      }
      homes[item] = section
      return true
    }
  }

  /// The sections that aren't there yet, which from now on are, empty.
  mutating func opened(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
    identifiers.filter { section in
      guard items[section] == nil else {
        note(.twice(Self.name(section)))
        return false
      }
      items[section] = []
      return true
    }
  }
}
