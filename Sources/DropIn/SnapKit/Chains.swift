import Foundation
import SnaplineLayout
import SnaplineMakers

/// The end of a chain, which gives the chain a name and has its constraint.
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint of the chain; once it was asked for, further calls on the chain have no effect.
  public var constraint: Constraint {
    description.constraint ?? Constraint(description, [])
  }
}

/// A chain that can still be given a priority.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
    description.priority = amount.asLayoutPriority
    return self
  }

  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    priority(ConstraintPriority(amount.constraintPriorityTargetValue))
  }

  @available(*, deprecated, message: "use priority(.required)")
  @discardableResult
  public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }

  @available(*, deprecated, message: "use priority(.high)")
  @discardableResult
  public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }

  @available(*, deprecated, message: "use priority(.medium)")
  @discardableResult
  public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }

  @available(*, deprecated, message: "use priority(.low)")
  @discardableResult
  public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// A chain with a relation, which can be offset and multiplied.
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the other side; the last call counts.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = 1 / amount.constraintMultiplierTargetValue
    return self
  }

  /// Moves every attribute of the constraint rightwards or down.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = .offset(amount.constraintOffsetTargetValue)
    return self
  }

  /// Moves the constraint inwards, from the side that it is compared with.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = .insets(amount.constraintInsetTargetValue)
    return self
  }

  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = .directionalInsets(amount.constraintDirectionalInsetTargetValue)
    return self
  }
}

/// A chain that doesn't yet say what it is compared with.
public class ConstraintMakerRelatable: ConstraintDescription {
  func relate(
    _ relation: LayoutConstraint.Relation,
    _ target: ConstraintComparison,
    _ file: StaticString,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    self.relation = relation
    self.target = target
    constant = target.constant
    (self.file, self.line) = (file, line)
    return ConstraintMakerEditable(self)
  }

  /// What is compared with the superview, or with what a closure picks of it.
  func relate(
    _ relation: LayoutConstraint.Relation,
    toSuperview pick: (View) -> any ConstraintRelatableTarget,
    _ file: StaticString,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    if let superview = item.superview {
      return relate(relation, pick(superview)._comparison, file, line)
    }
    item.reportMissingSuperview(file: file, line: line)
    return ConstraintMakerEditable(self)
  }
}

/// A chain of attributes, to which a relation is added.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintNaming {
  public func _naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    self.attributes.formUnion(attributes.set)
    return self
  }
}
