/// The value of an inline snapshot, which may be an optional one.
package enum InlineValue {
  package static func unwrapped<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw SnapshotError.unmakable("the value is nil") }
    return value
  }
}
