public import SnaplineLayout
import SnaplineMakers

/// What `evaluateConstraints` does with a constraint.
public enum ConstraintActivationRule: Sendable {
  /// Nothing: the author activates and deactivates the constraint.
  case manual
  /// It is active.
  case always
  /// It is active unless one of its views is invisible.
  case bothVisible
  /// It is active while the first item is an invisible view.
  case firstInvisible
  /// A delegate decides whether it is active; without one, nothing happens.
  case delegate
}

extension LayoutConstraint {
  /// When the constraint is to be active; it takes effect with the next `evaluateConstraints`.
  public var activationRule: ConstraintActivationRule {
    get { hung(ConstraintActivationRule.self) ?? .always }
    set { if newValue != activationRule { hang(newValue) } }
  }

  /// The constraint with its rule, its strength and its name, if it has one.
  func following(
    _ rule: ConstraintActivationRule,
    at priority: LayoutPriority,
    as identifier: String?
  ) -> Self {
    activationRule = rule
    return holding(priority, as: identifier)
  }
}
