@_exported public import SnaplineAssociations
import SnaplineLayout
import Synchronization

/// Hangs a value on an object under a key, or takes away what hung there.
///
/// `OBJC_ASSOCIATION_ASSIGN` keeps nothing alive, and answers nothing once the value is gone.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let key = UInt(bitPattern: key)
  change(object as AnyObject) {
    $0.set(value, for: key, isKept: policy != .OBJC_ASSOCIATION_ASSIGN)
  }
}

/// What hangs on an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  // An optional that was passed as `Any` arrives in its box.
  let object = object as AnyObject
  let key = UInt(bitPattern: key)
  if let host = object as? any Associating { return host.associations?[key] }
  let handed = Handed(object)
  return foreign.withLock { Handed($0[handed.value]?[key]) }.value
}

/// Takes away all that hangs on an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  change(object as AnyObject) { $0 = Associations() }
}

private func change(_ object: AnyObject, _ edit: (inout Associations) -> Void) {
  if let host = object as? any Associating {
    var associations = host.associations ?? Associations()
    edit(&associations)
    host.associations = associations
    return
  }
  let handed = Handed(object)
  // What is replaced may run code of its own when it goes: not while the lock is held.
  let replaced = foreign.withLock { table in
    let old = Handed(table[handed.value])
    var associations = old.value ?? Associations()
    edit(&associations)
    table[handed.value] = associations
    return old
  }
  _ = consume replaced
}

/// What hangs on objects that aren't ours and have no room of their own.
private let foreign = Mutex(ForeignAssociations())

/// A value on its way into or out of the table; who hands it over says that it may go.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
