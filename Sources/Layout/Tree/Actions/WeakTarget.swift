/// An object that isn't kept, or a class, which is always there.
package struct WeakTarget {
  private weak var object: AnyObject?
  private let type: AnyClass?

  package init(_ target: Any) {
    type = target as? AnyClass
    object = type == nil ? target as AnyObject : nil
  }

  package var value: Any? { type ?? object }
  package var isGone: Bool { value == nil }

  /// Whether another value is the same object or class.
  package func isSame(as other: Any) -> Bool {
    guard let value else { return false }
    return Self.identity(of: value) == Self.identity(of: other)
  }

  /// What an object or a class is known by while it is there.
  package static func identity(of target: Any) -> ObjectIdentifier {
    (target as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(target as AnyObject)
  }
}
