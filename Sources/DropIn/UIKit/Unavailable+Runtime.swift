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
  @available(*, unavailable, message: "there are no selectors on Linux; call the method")
  public func perform(_ selector: Any) -> Any? { nil }

  @available(*, unavailable, message: "there are no selectors on Linux; call the method")
  public func perform(_ selector: Any, with object: Any?) -> Any? { nil }

  @available(
    *,
    unavailable,
    message: "there are no selectors on Linux; call the method, as a picture has no time"
  )
  public func perform(_ selector: Any, with object: Any?, afterDelay delay: TimeInterval) {}

  @available(*, unavailable, message: "there are no selectors on Linux; ask with as? a protocol")
  public func responds(to selector: Any) -> Bool { false }
}

extension NotificationCenter {
  @available(
    *,
    unavailable,
    message: "there are no selectors on Linux; use addObserver(forName:object:queue:using:)"
  )
  public func addObserver(
    _ observer: Any,
    selector: Any,
    name: Notification.Name?,
    object: Any?
  ) {}
}

extension Timer {
  @available(
    *,
    unavailable,
    message: "there are no selectors on Linux; use scheduledTimer(withTimeInterval:repeats:block:)"
  )
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Any,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
