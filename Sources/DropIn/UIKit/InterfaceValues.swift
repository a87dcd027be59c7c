import Foundation

/// Sets properties to what a document of Interface Builder says, in classes that the plugin rewrites.
public enum InterfaceValue {
  /// Sets an outlet, or a value that may be none.
  ///
  /// - Returns: Whether the value is one that the property takes.
  public static func set<Value>(_ property: inout Value?, to value: Any?) -> Bool {
    guard let value else {
      property = nil
      return true
    }
    guard let taken: Value = taken(value) else { return false }
    property = taken
    return true
  }

  @_disfavoredOverload
  public static func set<Value>(_ property: inout Value, to value: Any?) -> Bool {
    guard let value, let taken: Value = taken(value) else { return false }
    property = taken
    return true
  }

  /// A value as a property's type, of whatever kind of number that is.
  private static func taken<Value>(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    return switch Value.self {
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(exactly: number.rounded()) as? Value
    default: nil
    }
  }
}
