import Foundation
import ObjectiveC

// A file that knows of no views, as libraries for a phone have one for what they hang on objects.

extension NSObject {
  func hang<Value>(_ value: Value?, by key: UnsafeRawPointer) {
    unsafe objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  func hanging<Value>(by key: UnsafeRawPointer) -> Value? {
    unsafe objc_getAssociatedObject(self, key) as? Value
  }
}
