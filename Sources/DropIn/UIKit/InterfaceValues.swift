import SnaplineLayout

/// Sets properties to the values of an Interface Builder document, in classes that the plugin rewrites.
public enum InterfaceValue {
  /// Sets an outlet, or another optional property.
  ///
  /// - Returns: Whether the value is of a type that the property takes.
  public static func set<Value>(_ property: inout Value?, to value: Any?) -> Bool {
    guard let value else {
      property = nil
      return true
    }
    guard let taken: Value = KeyedMember.taken(value) else { return false }
    property = taken
    return true
  }

  @_disfavoredOverload
  public static func set<Value>(_ property: inout Value, to value: Any?) -> Bool {
    guard let value, let taken: Value = KeyedMember.taken(value) else { return false }
    property = taken
    return true
  }
}
