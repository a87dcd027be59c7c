import Foundation
public import SnaplineLayout
import SnaplineMakers

/// What a chain came to: constraints that are switched on and off, and changed, as one.
public final class Constraint {
  private let item: LayoutItem
  private let file: StaticString
  private let line: UInt
  public let layoutConstraints: [SnaplineLayout.LayoutConstraint]

  init(
    _ constraints: [SnaplineLayout.LayoutConstraint],
    of item: LayoutItem,
    file: StaticString,
    line: UInt
  ) {
    layoutConstraints = constraints
    self.item = item
    self.file = file
    self.line = line
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
    setConstant(.offset(offset.constraintOffsetTargetValue))
  }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint {
    setConstant(.insets(inset.constraintInsetTargetValue))
  }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
    setConstant(.directionalInsets(inset.constraintDirectionalInsetTargetValue))
  }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
  }

  /// Changes how strongly the constraints hold, of those that are and stay optional.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    guard priority != .required else { return self }
    for constraint in layoutConstraints where constraint.priority.rawValue < 1000 {
      constraint.priority = priority.asLayoutPriority
    }
    return self
  }

  private func setConstant(_ constant: ConstraintConstant) -> Constraint {
    for constraint in layoutConstraints {
      let second = constraint.secondAttribute
      constraint.constant = constant[second == .notAnAttribute ? constraint.firstAttribute : second]
    }
    return self
  }
}
