public import Foundation
public import SnaplineLayout

/// The constraints that one helper made, so that they can be changed, activated and deactivated
/// together.
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

  /// The view that the constraints place; `nil` after the view's end.
  public var view: View? { item?.view }

  /// Makes one list of all constraints that helpers make in a block, and activates it.
  public convenience init(capturingConstraintsIn running: () -> Void, for view: View? = nil) {
    let list = Self.grouped(running, for: view)
    self.init(constraints: list.all, view: view)
    isOn = list.isOn
  }

  /// One list of all constraints that helpers make in a block.
  ///
  /// It is activated at the end of the block; until then all priorities can be changed.
  @discardableResult
  public static func grouped(_ running: () -> Void, for view: View?) -> ConstraintsList {
    made(collected(running), for: view, in: .current)
  }

  /// Makes a list of existing constraints and activates it.
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

  /// Whether the last change was an activation, and not a deactivation.
  public var isActive: Bool {
    get { isOn }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all constraints, in a batch at its end.
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

  /// Gives all constraints a priority.
  ///
  /// Active constraints can't change between required and optional.
  @discardableResult
  public func changePriority(_ priority: LayoutPriority) -> ConstraintsList {
    for constraint in all { constraint.priority = priority }
    return self
  }

  // MARK: Replacing

  /// Puts other constraints into the list, and doesn't change the old ones.
  public func replaceConstraints(_ constraints: [LayoutConstraint]) {
    all = constraints
    isOn = constraints.allSatisfy(\.isActive)
  }

  /// Deactivates the list, and takes over the constraints of the list that the block makes then.
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
