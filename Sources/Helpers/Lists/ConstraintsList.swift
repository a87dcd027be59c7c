public import Foundation
public import SnaplineLayout

/// The constraints that one helper made, to be changed and switched together.
public final class ConstraintsList: NSObject {
  // By the view's node: a weak reference would cost the view an allocation, and every later
  // reference to it a detour.
  @exclusivity(unchecked) @safe private var item: LayoutItem?
  @exclusivity(unchecked) @safe public private(set) var all: [LayoutConstraint]
  /// A name under which a view keeps the list.
  public var identifier: Identifier?
  @exclusivity(unchecked) @safe private var isOn = false

  public init(
    constraints: [LayoutConstraint] = [],
    view: View? = nil,
    identifier: Identifier? = nil
  ) {
    all = constraints
    item = view.map { LayoutItem($0) }
    self.identifier = identifier
  }

  /// The view that the constraints place, while it lives.
  public var view: View? { item?.view }

  /// Makes one list of all that a block makes, and activates it.
  public convenience init(capturingConstraintsIn running: () -> Void, for view: View? = nil) {
    let list = Self.grouped(running, for: view)
    self.init(constraints: list.all, view: view)
    isOn = list.isOn
  }

  /// One list of all that a block makes, activated at its end: until then priorities may be changed
  /// in any way.
  @discardableResult
  public static func grouped(_ running: () -> Void, for view: View?) -> ConstraintsList {
    made(collected(running), for: view, in: .current)
  }

  /// Makes a list of what is there and activates it.
  @discardableResult
  public static func activate(
    _ constraints: [LayoutConstraint?],
    for view: View?
  ) -> ConstraintsList {
    made(constraints.compactMap { $0 }, for: view, in: .current)
  }

  /// A list of what was made, activated unless somebody around asked for it.
  @discardableResult
  static func made(
    _ constraints: [LayoutConstraint],
    for view: View?,
    in scope: Scope?
  ) -> ConstraintsList {
    let list = ConstraintsList(constraints: constraints, view: view)
    if let interceptor = scope?.interceptor {
      interceptor.take(list)
    } else if let batch = scope?.batch {
      batch.add(list)
    } else {
      list.switchOn()
    }
    return list
  }

  /// What a block makes for somebody who stands written somewhere else, none of it active.
  package static func collected(
    writtenIn file: StaticString,
    line: UInt,
    _ running: () -> Void
  ) -> [LayoutConstraint] {
    Scope.change({ $0.origin = (file, line) }, running: { collected(running) })
  }

  /// What a block makes, none of it active.
  static func collected(_ running: () -> Void) -> [LayoutConstraint] {
    let interceptor = Interceptor()
    Scope.change({ $0.interceptor = interceptor }, running: running)
    return interceptor.lists.flatMap(\.all)
  }

  // MARK: Switching

  /// Whether the list was activated last, rather than deactivated.
  public var isActive: Bool {
    get { isOn }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all constraints, or has them wait for the end of a batch.
  public func activate() {
    if let batch = Scope.current?.batch { return batch.add(self) }
    switchOn()
  }

  public func deactivate() {
    Scope.current?.batch?.remove(self)
    isOn = false
    LayoutConstraint.deactivate(all)
  }

  func switchOn() {
    isOn = true
    LayoutConstraint.activate(all)
  }

  /// Gives all constraints a priority; active ones stay required or stay optional.
  @discardableResult
  public func changePriority(_ priority: LayoutPriority) -> ConstraintsList {
    for constraint in all { constraint.priority = priority }
    return self
  }

  // MARK: Replacing

  /// Takes other constraints for the list's own, and leaves the old ones as they are.
  public func replaceConstraints(_ constraints: [LayoutConstraint]) {
    all = constraints
    isOn = constraints.allSatisfy(\.isActive)
  }

  /// Deactivates the list, and takes over the one that is made then.
  public func replace(with block: @autoclosure () -> ConstraintsList) { replace { block() } }

  public func replace(by block: () -> ConstraintsList) {
    deactivate()
    let other = block()
    item = other.item
    all = other.all
    isOn = other.isOn
  }

  public func replaceByCapturingConstraintsIn(_ running: () -> Void, for view: View? = nil) {
    replace { Self.grouped(running, for: view) }
  }
}
