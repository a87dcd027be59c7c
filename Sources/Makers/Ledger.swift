package import SnaplineLayout

/// What a vocabulary has made for one view or guide; it hangs on that object and goes with it.
package final class Ledger<Entry: AnyObject> {
  package private(set) var entries: [Entry] = []

  package init() {}

  /// The ledger of an item, made at the first question; an item that is gone has an empty one.
  package static func of(_ item: LayoutItem) -> Ledger {
    guard let host = item.object as? any Associating else { return Ledger() }
    if let ledger = host.hung(Ledger.self) { return ledger }
    let ledger = Ledger()
    host.hang(ledger)
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

/// One value of each type may hang on an object, and goes with it.
extension Associating {
  package func hung<Value>(_: Value.Type) -> Value? {
    associations?[Self.key(of: Value.self)] as? Value
  }

  /// Hangs a value on the object, in place of the one of its type; nothing takes that one away.
  package func hang<Value>(_ value: Value?) {
    var hanging = associations ?? Associations()
    hanging.set(value, for: Self.key(of: Value.self), isKept: true)
    associations = hanging
  }

  private static func key<Value>(of _: Value.Type) -> UInt {
    UInt(bitPattern: ObjectIdentifier(Value.self))
  }
}
