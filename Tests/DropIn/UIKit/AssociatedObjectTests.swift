import ObjectiveC
import Testing
import UIKit

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey = 0

@Suite struct `An associated object` {
  private final class Value {
    var onEnd: () -> Void = {}
    deinit { onEnd() }
  }

  @Test func `is kept, replaced and taken away by its key`() {
    for object in [UIView(), UILayoutGuide(), NSLayoutConstraint(), CALayer(), NSObject()] {
      unsafe objc_setAssociatedObject(object, &key, 1, .OBJC_ASSOCIATION_RETAIN)
      unsafe objc_setAssociatedObject(object, &otherKey, "two", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(unsafe objc_getAssociatedObject(object, &key) as? Int == 1)
      #expect(unsafe objc_getAssociatedObject(object, &otherKey) as? String == "two")
      unsafe objc_setAssociatedObject(object, &key, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(object, &key) == nil)
      objc_removeAssociatedObjects(object)
      #expect(unsafe objc_getAssociatedObject(object, &otherKey) == nil)
    }
  }

  @Test func `is hung by a file that imports no more than ObjectiveC`() {
    let constraint = NSLayoutConstraint()
    unsafe constraint.hang("rule", by: &key)
    #expect(unsafe constraint.hanging(by: &key) as String? == "rule")
    #expect(unsafe objc_getAssociatedObject(constraint, &key) as? String == "rule")
  }

  @Test func `is found on an object that comes in the box of an optional`() {
    let object: AnyObject? = UIView()
    unsafe objc_setAssociatedObject(object as Any, &key, 1, .OBJC_ASSOCIATION_RETAIN)
    #expect(unsafe objc_getAssociatedObject(object as Any, &key) as? Int == 1)
  }

  @Test func `dies with its object`() {
    var deaths = 0
    do {
      let view = UIView()
      let value = Value()
      value.onEnd = { deaths += 1 }
      unsafe objc_setAssociatedObject(view, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(deaths == 1)
  }

  @Test func `is not kept by assignment`() {
    let view = UIView()
    do {
      let value = Value()
      unsafe objc_setAssociatedObject(view, &key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(unsafe objc_getAssociatedObject(view, &key) as? Value === value)
    }
    #expect(unsafe objc_getAssociatedObject(view, &key) == nil)
  }

  @Test func `never comes back on another object at the same address`() {
    for number in 0..<1_000 {
      let object = NSObject()
      #expect(unsafe objc_getAssociatedObject(object, &key) == nil)
      unsafe objc_setAssociatedObject(object, &key, number, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `is safe on many threads`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let object = NSObject()
            unsafe objc_setAssociatedObject(object, &key, number, .OBJC_ASSOCIATION_RETAIN)
            #expect(unsafe objc_getAssociatedObject(object, &key) as? Int == number)
          }
        }
      }
    }
  }
}
