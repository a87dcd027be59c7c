public import SnaplineLayout
import SnaplineMakers

/// What `evaluateConstraints` does with a constraint.
public enum ConstraintActivationRule: Sendable {
  /// Nothing: its author activates and deactivates it.
  case manual
  /// It is active.
  case always
  /// It is active unless a view that it names is invisible.
  case bothVisible
  /// It is active while the first item is an invisible view.
  case firstInvisible
  /// A delegate says whether it is active; without one nothing happens.
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
