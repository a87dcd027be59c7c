public import SnaplineLayout

/// Who decides about the constraints whose rule is ``ConstraintActivationRule/delegate``.
public protocol LayoutConstraintDelegate {
  func shouldActivateConstraint(_ constraint: LayoutConstraint) -> Bool
}

extension LayoutConstraint {
  /// Activates and deactivates constraints by their rules.
  ///
  /// A view is invisible if it is hidden or has no alpha; the views around it don't count, and a guide
  /// is always visible. Nothing watches the views: evaluate again when they change, such as in
  /// `updateConstraints()`.
  public static func evaluateConstraints(
    _ constraints: [LayoutConstraint],
    delegate: (any LayoutConstraintDelegate)? = nil
  ) {
    var (appearing, leaving) = ([LayoutConstraint](), [LayoutConstraint]())
    for constraint in constraints {
      switch (constraint.isActive, constraint.shouldBeActive(delegate)) {
      case (false, true): appearing.append(constraint)
      case (true, false): leaving.append(constraint)
      default: continue
      }
    }
    activate(appearing)
    deactivate(leaving)
  }

  /// What the constraint's rule says; nothing where it leaves the constraint as it is.
  private func shouldBeActive(_ delegate: (any LayoutConstraintDelegate)?) -> Bool? {
    switch activationRule {
    case .manual: nil
    case .always: true
    case .bothVisible: !Self.isInvisible(firstItem) && !Self.isInvisible(secondItem)
    case .firstInvisible: Self.isInvisible(firstItem)
    case .delegate: delegate?.shouldActivateConstraint(self)
    }
  }

  private static func isInvisible(_ item: AnyObject?) -> Bool {
    (item as? View)?.isInvisible ?? false
  }
}
