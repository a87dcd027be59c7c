import TestSupport
import Testing
import UIKit

/// Swizzling as libraries for a phone write it.
extension UIView {
  fileprivate static func exchangeLayout() -> Bool {
    let original = Selector("layoutSubviews", UIView.layoutSubviews)
    let other = Selector("loggedLayoutSubviews", UIView.loggedLayoutSubviews)
    guard let first = unsafe class_getInstanceMethod(UIView.self, original),
      let second = unsafe class_getInstanceMethod(object_getClass(UIView()), other)
    else { return false }
    let code = unsafe method_getImplementation(second)
    let types = unsafe method_getTypeEncoding(second)
    if unsafe class_addMethod(UIView.self, original, code, types) {
      unsafe class_replaceMethod(UIView.self, other, method_getImplementation(first), types)
    } else {
      unsafe method_exchangeImplementations(first, second)
    }
    return true
  }

  fileprivate func loggedLayoutSubviews() { tag += 1 }
}

@Suite struct `Code that exchanges methods` {
  @Test func `finds none, and is recorded`() {
    let calls = SystemCall.recorded { #expect(!UIView.exchangeLayout()) }
    expectEqual(calls.map(\.description), ["class_getInstanceMethod(_:_:): View, layoutSubviews"])
    let view = UIView()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectEqual(view.tag, 0)
  }

  @Test func `adds, replaces and exchanges nothing`() throws {
    let method: Method = unsafe try #require(OpaquePointer(bitPattern: 8))
    let name = NSSelectorFromString("tap:")
    let calls = SystemCall.recorded {
      let code = unsafe imp_implementationWithBlock({ () -> Void in })
      #expect(!(unsafe class_addMethod(UIView.self, name, code, "v@:")))
      #expect(unsafe class_replaceMethod(UIView.self, name, code, nil) == nil)
      #expect(unsafe class_getClassMethod(nil, name) == nil)
      #expect(unsafe class_getMethodImplementation(UILabel.self, name) == nil)
      unsafe method_setImplementation(method, code)
      unsafe method_exchangeImplementations(method, method)
      #expect(unsafe method_getTypeEncoding(method) == nil)
      #expect(unsafe method_getImplementation(method) == code)
      #expect(!(unsafe imp_removeBlock(code)))
    }
    expectEqual(
      calls.map(\.description),
      [
        "imp_implementationWithBlock(_:)",
        "class_addMethod(_:_:_:_:): View, tap:",
        "class_replaceMethod(_:_:_:_:): View, tap:",
        "class_getClassMethod(_:_:): nil, tap:",
        "class_getMethodImplementation(_:_:): Label, tap:",
        "method_setImplementation(_:_:)",
        "method_exchangeImplementations(_:_:)",
        "method_getTypeEncoding(_:)",
        "method_getImplementation(_:)",
        "imp_removeBlock(_:)",
      ]
    )
  }

  @Test func `asks for the class of an object`() {
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(object_getClass(UILabel.self) == UILabel.self)
    #expect(object_getClass(nil) == nil)
  }
}
