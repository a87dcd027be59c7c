public import SnaplineLayout

// What exchanges methods by their names. Swift keeps no names of methods on Linux, so none is found, added or
// replaced. The types are Apple's, the answer is the one for a method that isn't there, and each attempt is
// recorded as a `SystemCall`.

/// A method of a class; no function here returns one.
public typealias Method = OpaquePointer

/// The code that is called as a method.
public typealias IMP = OpaquePointer

// MARK: Classes

public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  SystemCall.note("class_getInstanceMethod(_:_:)", text(of: cls), name)
  return nil
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  SystemCall.note("class_getClassMethod(_:_:)", text(of: cls), name)
  return nil
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  SystemCall.note("class_getMethodImplementation(_:_:)", text(of: cls), name)
  return nil
}

/// Adds no method, and returns `false`.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool {
  SystemCall.note("class_addMethod(_:_:_:_:)", text(of: cls), name)
  return false
}

/// Replaces no method, and returns `nil`.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? {
  SystemCall.note("class_replaceMethod(_:_:_:_:)", text(of: cls), name)
  return nil
}

/// The class of an object; for a class, the class itself, because there are no metaclasses.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return obj as? AnyClass ?? type(of: obj as AnyObject)
}

// MARK: Methods

public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  SystemCall.note("method_exchangeImplementations(_:_:)")
}

@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  SystemCall.note("method_setImplementation(_:_:)")
  return unsafe noImplementation
}

public func method_getImplementation(_ m: Method) -> IMP {
  SystemCall.note("method_getImplementation(_:)")
  return unsafe noImplementation
}

public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? {
  SystemCall.note("method_getTypeEncoding(_:)")
  return nil
}

// MARK: Implementations

public func imp_implementationWithBlock(_ block: Any) -> IMP {
  SystemCall.note("imp_implementationWithBlock(_:)")
  return unsafe noImplementation
}

/// Removes nothing, and returns `false`.
@discardableResult
public func imp_removeBlock(_ anImp: IMP) -> Bool {
  SystemCall.note("imp_removeBlock(_:)")
  return false
}

/// What stands for an implementation where one has to be given: whoever calls it hears that there is none.
private var noImplementation: IMP {
  let call: @convention(c) () -> Void = {
    preconditionFailure("IMP: no method has an implementation on Linux; call the method itself")
  }
  return unsafe unsafeBitCast(call, to: IMP.self)
}

private func text(of type: AnyClass?) -> String { type.map { "\($0)" } ?? "nil" }
