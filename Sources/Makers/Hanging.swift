package import SnaplineLayout

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
