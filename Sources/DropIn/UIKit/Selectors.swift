public import Foundation
public import SnaplineLayout

public typealias Selector = SnaplineLayout.Selector

/// A selector by its name alone: it equals the selector of that name, and calls an action of that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

extension NSObject {
  /// Whether the object has the method from which the selector was made, or an action of its name.
  public func responds(to selector: Selector!) -> Bool {
    selector.map { $0.isAnswered(by: self) } ?? false
  }

  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [], by: self)
  }

  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [object], by: self)
  }

  @discardableResult
  public func perform(
    _ selector: Selector!,
    with first: Any!,
    with second: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [first, second], by: self)
  }
}

/// What a value of a protocol is asked for, such as a delegate whose protocol is `NSObjectProtocol`'s.
///
/// Classes of UIKit have the same of their own.
extension NSObjectProtocol {
  /// Whether the object has the method from which the selector was made, or an action of its name.
  @_disfavoredOverload
  public func responds(to selector: Selector!) -> Bool {
    selector.map { $0.isAnswered(by: self) } ?? false
  }

  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [], by: self)
  }

  @_disfavoredOverload
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [object], by: self)
  }

  @_disfavoredOverload
  @discardableResult
  public func perform(
    _ selector: Selector!,
    with first: Any!,
    with second: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe answer(to: selector, [first, second], by: self)
  }
}

private func answer(
  to selector: Selector,
  _ arguments: [Any?],
  by object: Any
) -> Unmanaged<AnyObject>? {
  guard let answer = selector.perform(on: object, with: arguments), !(answer is Void) else {
    return nil
  }
  // Whoever calls takes it without owning it, so it has to last a while.
  return unsafe Unmanaged.passRetained(answer as AnyObject)
}

/// A value of one thread that Foundation asks to be of any.
///
/// A timer calls on the thread of its run loop, and a notification on the thread that posts it, as on a phone.
struct Held<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
