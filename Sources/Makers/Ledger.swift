package import SnaplineLayout

/// What a vocabulary has made for one view or guide; it hangs on that object and goes with it.
package final class Ledger<Entry: AnyObject> {
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The ledger of an item, made at the first question; an item that is gone has an empty one.
  package static func of(_ item: LayoutItem) -> Ledger {
    let key = UInt(bitPattern: ObjectIdentifier(Self.self))
    guard let host = item.object as? any Associating else { return Ledger() }
    if let ledger = host.associations?[key] as? Ledger { return ledger }
    let ledger = Ledger()
    var associations = host.associations ?? Associations()
    associations.set(ledger, for: key, isKept: true)
    host.associations = associations
    return ledger
  }

  package func add(_ entry: Entry) {
    if !entries.contains(where: { $0 === entry }) { entries.append(entry) }
  }

  package func remove(_ entry: Entry) { entries.removeAll { $0 === entry } }

  /// Empties the ledger, and hands over what stood in it.
  package func clear() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}
