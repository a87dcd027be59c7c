import Foundation

/// A member of an object that code for a phone names by a text.
package struct KeyedMember {
  package let get: () -> Any?
  /// Sets the member, and says whether the value is one that it takes.
  package let set: (Any?) -> Bool

  @_disfavoredOverload
  package init<Owner: AnyObject, Value>(
    _ owner: Owner,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    get = { owner[keyPath: path] }
    set = { value in
      guard let value, let taken: Value = KeyedMember.taken(value) else { return false }
      owner[keyPath: path] = taken
      return true
    }
  }

  /// A member that may have no value.
  package init<Owner: AnyObject, Value>(
    _ owner: Owner,
    _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    get = { owner[keyPath: path].map { $0 as Any } }
    set = { value in
      guard let value else {
        owner[keyPath: path] = nil
        return true
      }
      guard let taken: Value = KeyedMember.taken(value) else { return false }
      owner[keyPath: path] = taken
      return true
    }
  }

  /// A value as a property's type, of whatever kind of number that is.
  package static func taken<Value>(_ value: Any) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double ?? (value as? NSNumber)?.doubleValue else { return nil }
    return switch Value.self {
    case is CGFloat.Type: CGFloat(number) as? Value
    case is Double.Type: number as? Value
    case is Float.Type: Float(number) as? Value
    case is Int.Type: Int(exactly: number.rounded()) as? Value
    case is Bool.Type: (number != 0) as? Value
    default: nil
    }
  }
}

extension KeyedMember {
  /// The members of any view, by the names that Objective-C has for them and by Swift's.
  static func named(_ key: String, of view: View) -> KeyedMember? {
    switch key {
    case "frame": KeyedMember(view, \.frame)
    case "bounds": KeyedMember(view, \.bounds)
    case "center": KeyedMember(view, \.center)
    case "transform": KeyedMember(view, \.transform)
    case "alpha": KeyedMember(view, \.alpha)
    case "hidden", "isHidden": KeyedMember(view, \.isHidden)
    case "tag": KeyedMember(view, \.tag)
    case "backgroundColor": KeyedMember(view, \.backgroundColor)
    case "tintColor": KeyedMember(view, \.tintColor)
    case "clipsToBounds": KeyedMember(view, \.clipsToBounds)
    case "userInteractionEnabled", "isUserInteractionEnabled":
      KeyedMember(view, \.isUserInteractionEnabled)
    case "accessibilityIdentifier": KeyedMember(view, \.accessibilityIdentifier)
    case "accessibilityLabel": KeyedMember(view, \.accessibilityLabel)
    default: nil
    }
  }

  /// What views that scroll have besides.
  static func named(_ key: String, ofScrolling view: ScrollView) -> KeyedMember? {
    switch key {
    case "contentSize": KeyedMember(view, \.contentSize)
    case "contentOffset": KeyedMember(view, \.contentOffset)
    case "contentInset": KeyedMember(view, \.contentInset)
    case "scrollEnabled", "isScrollEnabled": KeyedMember(view, \.isScrollEnabled)
    default: nil
    }
  }
}
