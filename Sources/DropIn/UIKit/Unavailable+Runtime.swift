public import Foundation

// What Objective-C's runtime finds by a name. Swift keeps no names of methods on Linux.

@available(*, unavailable, message: "no method has a name on Linux; override it in a class")
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Any) -> Any? { nil }

@available(*, unavailable, message: "no method has a name on Linux; override it in a class")
public func class_getClassMethod(_ cls: AnyClass?, _ name: Any) -> Any? { nil }

@available(*, unavailable, message: "no method is added on Linux; write it into the class")
public func class_addMethod(_ cls: AnyClass?, _ name: Any, _ imp: Any, _ types: Any?) -> Bool {
  false
}

@available(*, unavailable, message: "no method is replaced on Linux; override it in a class")
public func class_replaceMethod(_ cls: AnyClass?, _ name: Any, _ imp: Any, _ types: Any?) -> Any? {
  nil
}

@available(*, unavailable, message: "no method is replaced on Linux; override it in a class")
public func method_exchangeImplementations(_ first: Any, _ second: Any) {}

@available(*, unavailable, message: "no method is replaced on Linux; override it in a class")
public func method_setImplementation(_ method: Any, _ imp: Any) -> Any? { nil }

@available(*, unavailable, message: "no method has a name on Linux; call it, or pass a closure")
public func method_getImplementation(_ method: Any) -> Any? { nil }

@available(*, unavailable, message: "no method has a name on Linux; call it, or pass a closure")
public func method_getTypeEncoding(_ method: Any) -> Any? { nil }

@available(*, unavailable, message: "no method is replaced on Linux; override it in a class")
public func imp_implementationWithBlock(_ block: Any) -> Any? { nil }

extension NSObject {
  @available(*, unavailable, message: "a picture has no time; call the method, or use a Timer")
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
}
