/// Values that others hung on an object under keys of their own; they go when the object goes.
package struct Associations {
  private enum Value {
    case kept(Any)
    case watched(Watch)
  }

  private struct Watch { weak var object: AnyObject? }

  private var values: [UInt: Value] = [:]

  package init() {}

  package subscript(key: UInt) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .watched(let watch): watch.object
    case nil: nil
    }
  }

  /// Hangs a value under a key, kept alive or not; `nil` takes away what hung there.
  package mutating func set(_ value: Any?, for key: UInt, isKept: Bool) {
    values[key] = value.map { isKept ? .kept($0) : .watched(Watch(object: $0 as AnyObject)) }
  }
}

/// An object with room of its own for what others hang on it.
package protocol Associating: AnyObject {
  var associations: Associations? { get set }
}

extension Responder: Associating {
  package var associations: Associations? {
    get { rare?.associations }
    set { changeRare { $0.associations = newValue } }
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

/// What an author calls a view or guide in messages, whatever its identifier is.
package struct MessageLabel {
  package let text: String

  package init(_ text: String) { self.text = text }
}

extension LayoutConstraint: Associating {}
extension LayoutGuide: Associating {}
extension Layer: Associating {}
extension GestureRecognizer: Associating {}

/// What hangs on objects that have no room of their own.
///
/// An object that died is found out at its next look-up, or by the sweep that follows when the table
/// has doubled.
package struct ForeignAssociations: ~Copyable {
  private struct Entry {
    weak var owner: AnyObject?
    var associations: Associations
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  package subscript(object: AnyObject) -> Associations? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.associations
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { Entry(owner: object, associations: $0) }
      guard entries.count >= sweepAt else { return }
      entries = entries.filter { $0.value.owner != nil }
      sweepAt = max(64, 2 * entries.count)
    }
  }

  package init() {}
}
