import Foundation

/// The name of a method, and the method: UIKit's `Selector`.
///
/// Here only actions are found by their name alone, so a selector is made of a name and a method:
///
///     button.addTarget(self, action: Selector("tap:", Form.tap), for: .touchUpInside)
///
/// For a class method, pass a closure, `{ (type: Form.Type) in type.reset }`; the selector is then called on
/// the class.
///
/// In sources that the plugin `SnaplineForIOS` rewrites, `#selector(tap)` makes the same. Two selectors
/// are equal if their names are.
public struct Selector: Hashable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Objective-C's name, with a colon for each argument, such as `tap:`.
  public let name: String
  private let method: Method?

  private struct Method {
    let owner: String
    let isOf: (Any) -> Bool
    /// Whether each of its arguments can be a value, or nothing.
    let takes: [(Any?) -> Bool]
    let call: (Any, Arguments) throws -> Any?
  }

  /// A selector with a name and no method, which equals every selector with that name.
  ///
  /// It calls only an action that a responder has by that name.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral name: String) { self.init(name) }

  public var description: String { name }

  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  private init<Owner>(
    _ name: String,
    takes: [(Any?) -> Bool] = [],
    _ call: @escaping (Owner, Arguments) throws -> Any?
  ) {
    // What names the method alone says nothing of its arguments.
    self.name = name.contains(":") ? name : name + String(repeating: ":", count: takes.count)
    method = Method(
      owner: String(reflecting: Owner.self),
      isOf: { $0 is Owner },
      takes: takes,
      call: { target, arguments in
        guard let target = target as? Owner else { return nil }
        return try call(target, arguments)
      }
    )
  }

  // MARK: Calling

  /// Whether an object has the method, or an action with the name if the selector has no method.
  public func isAnswered(by target: Any) -> Bool { method(of: target)?.isOf(target) ?? false }

  /// Whether the method of an object can be called with a sender.
  package func takes(_ sender: Any, for target: Any) -> Bool {
    guard let method = method(of: target) else { return false }
    return method.takes.first?(sender) ?? true
  }

  /// Whether an object has the method, and each of its arguments can be the one of the list; those that
  /// the list lacks are nothing.
  package func takes(all arguments: [Any?], for target: Any) -> Bool {
    guard let method = method(of: target), method.isOf(target) else { return false }
    return method.takes.enumerated().allSatisfy { place, takes in
      takes(place < arguments.count ? arguments[place] : nil)
    }
  }

  /// The method, or the action that an object has by the name.
  private func method(of target: Any) -> Method? {
    method ?? (target as? Responder)?.action(named: name)?.method
  }

  /// Calls the method of an object with as many of the arguments as it takes.
  ///
  /// As on a phone, the process ends where the object has no such method. Where the method can't take an
  /// argument, it isn't called, and `Selector.perform(on:with:)` is recorded as a system call. An error that
  /// the method throws is ignored.
  @discardableResult
  public func perform(on target: Any, with arguments: [Any?] = []) -> Any? {
    guard let method = method(of: target) else {
      preconditionFailure(
        "Selector: nothing tells which method '\(name)' is; write #selector, or Selector with a method, or "
          + "mark it with @IBAction"
      )
    }
    precondition(
      method.isOf(target),
      "Selector: \(type(of: target)) has no '\(name)', which is a method of \(method.owner)"
    )
    do {
      return try method.call(target, Arguments(values: arguments))
    } catch let misfit as Misfit {
      UnansweredCall.note("Selector.perform(on:with:)", name, misfit.wanted, misfit.given)
      return nil
    } catch {
      return nil
    }
  }

  /// An argument that a method can't take.
  fileprivate struct Misfit: Error {
    let wanted: String
    let given: String
  }
}

extension Selector {
  /// What a method is called with.
  fileprivate struct Arguments {
    let values: [Any?]

    /// Tells whether an argument of a type can be a value, or nothing.
    static func takes<Value>(_ type: Value.Type) -> (Any?) -> Bool {
      { fitted($0, to: type) != nil }
    }

    /// The argument at a place, as the method takes it.
    func value<Value>(_ place: Int, _ type: Value.Type = Value.self) throws(Misfit) -> Value {
      let given = place < values.count ? values[place] : nil
      if let value = Self.fitted(given, to: type) { return value }
      throw Misfit(
        wanted: "\(type)",
        given: given.map { "\(Swift.type(of: $0))" } ?? "nothing"
      )
    }

    /// What a parameter of a type gets for a value that was sent; nothing where it can't take it.
    ///
    /// As in Objective-C, which sends an object's address, a number or a `Bool` isn't 0 for an object, and
    /// 0 for nothing.
    private static func fitted<Value>(_ given: Any?, to type: Value.Type) -> Value? {
      // An object of another type isn't nothing for what may be nothing.
      if let value = given.map({ $0 as? Value }) ?? (Any?.none as? Value) { return value }
      if type == NSNotification.self, let note = given as? Notification {
        let note = NSNotification(name: note.name, object: note.object, userInfo: note.userInfo)
        if let value = note as? Value { return value }
      }
      if type == Bool.self { return (given != nil) as? Value }
      if let number = type as? any BinaryInteger.Type { return number.told(given != nil) as? Value }
      return nil
    }
  }
}

extension BinaryInteger {
  /// What says whether there is something, to code that asks for a number.
  fileprivate static func told(_ isThere: Bool) -> Self { isThere ? 1 : 0 }
}

extension Selector {
  public init<Owner, Result>(
    _ name: String,
    _ method: @escaping (Owner) -> () throws -> Result
  ) {
    self.init(name) { (owner: Owner, _) in try method(owner)() }
  }

  public init<Owner, First, Result>(
    _ name: String,
    _ method: @escaping (Owner) -> (First) throws -> Result
  ) {
    self.init(name, takes: [Arguments.takes(First.self)]) { (owner: Owner, arguments) in
      try method(owner)(arguments.value(0))
    }
  }

  public init<Owner, First, Second, Result>(
    _ name: String,
    _ method: @escaping (Owner) -> (First, Second) throws -> Result
  ) {
    let takes = [Arguments.takes(First.self), Arguments.takes(Second.self)]
    self.init(name, takes: takes) { (owner: Owner, arguments) in
      try method(owner)(arguments.value(0), arguments.value(1))
    }
  }

  public init<Owner, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping (Owner) -> (First, Second, Third) throws -> Result
  ) {
    let takes = [
      Arguments.takes(First.self), Arguments.takes(Second.self), Arguments.takes(Third.self),
    ]
    self.init(name, takes: takes) { (owner: Owner, arguments) in
      try method(owner)(arguments.value(0), arguments.value(1), arguments.value(2))
    }
  }

  /// A selector that reads a property.
  public init<Owner, Value>(_ name: String, _ property: KeyPath<Owner, Value>) {
    self.init(name) { (owner: Owner, _) in owner[keyPath: property] }
  }

  /// A selector that sets a property if the name ends with a colon, as in `setTitle:`, and else reads it.
  public init<Owner, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
    let takes = name.hasSuffix(":") ? [Arguments.takes(Value.self)] : []
    self.init(name, takes: takes) { (owner: Owner, arguments) in
      guard name.hasSuffix(":") else { return owner[keyPath: property] }
      owner[keyPath: property] = try arguments.value(0)
      return nil
    }
  }
}
