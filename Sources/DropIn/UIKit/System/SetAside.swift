import Foundation
import ObjectiveC

/// Values of one purpose that this module keeps for an object of another module.
protocol SetAside {
  /// What holds for an object of which nothing was said.
  init()
}

extension NSObject {
  /// A value that is kept for the object, and goes with it.
  subscript<Values: SetAside, Value>(aside path: WritableKeyPath<Values, Value>) -> Value {
    get {
      let kept = unsafe objc_getAssociatedObject(self, Self.key(of: Values.self)) as? Values
      return (kept ?? Values())[keyPath: path]
    }
    set {
      let key = unsafe Self.key(of: Values.self)
      var values = unsafe objc_getAssociatedObject(self, key) as? Values ?? Values()
      values[keyPath: path] = newValue
      unsafe objc_setAssociatedObject(self, key, values, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private static func key<Values>(of _: Values.Type) -> UnsafeRawPointer {
    // A type is at the same address for the whole run.
    unsafe unsafeBitCast(ObjectIdentifier(Values.self), to: UnsafeRawPointer.self)
  }
}
