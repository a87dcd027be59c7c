import Foundation
public import SnaplineLayout
import SnaplineMakers

/// The constraints of a chain, which are activated, deactivated and changed together.
public final class Constraint {
  private let item: LayoutItem
  private let file: StaticString
  private let line: UInt
  private var constant: ConstraintConstant
  private var priority: ConstraintPriority
  public var layoutConstraints: [SnaplineLayout.LayoutConstraint]

  /// What a chain came to, with the constraints that were made of it.
  init(_ chain: ConstraintDescription, _ constraints: [SnaplineLayout.LayoutConstraint]) {
    layoutConstraints = constraints
    item = chain.item
    file = chain.file
    line = chain.line
    constant = chain.constant
    priority = ConstraintPriority(chain.priority.rawValue)
  }

  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  public func activate() {
    SnaplineLayout.LayoutConstraint.activate(layoutConstraints)
  }

  public func deactivate() {
    SnaplineLayout.LayoutConstraint.deactivate(layoutConstraints)
  }

  /// Gives constraints that were made before the constants of these.
  func handOver(to made: [SnaplineLayout.LayoutConstraint]) {
    for new in layoutConstraints {
      if let old = made.first(where: { $0.relatesAlike(new) }) {
        old.constant = new.constant
      } else {
        item.report(
          "nothing-to-update",
          "no constraint of \(item.displayName) is like \(new.formula)",
          cause: "an update only changes constants, of constraints that were made before",
          remedy: "make it with makeConstraints, or all of them anew with remakeConstraints",
          file: file,
          line: line
        )
      }
    }
  }
}

extension Constraint {
  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint {
    constant = .offset(offset.constraintOffsetTargetValue)
    return applied()
  }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    constant = .insets(inset.constraintInsetTargetValue)
    return applied()
  }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    constant = .directionalInsets(inset.constraintDirectionalInsetTargetValue)
    return applied()
  }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }

  /// Changes the priority of the constraints, of those that are and stay optional.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    self.priority = priority
    return applied()
  }

  /// Says all anew that can be updated, whichever part of it was: a constant or priority that a
  /// constraint was given by itself is lost.
  private func applied() -> Constraint {
    for constraint in layoutConstraints {
      let second = constraint.secondAttribute
      constraint.constant = constant[second == .notAnAttribute ? constraint.firstAttribute : second]
      if priority != .required, constraint.priority.rawValue < 1000 {
        constraint.priority = priority.asLayoutPriority
      }
    }
    return self
  }
}
