public import SnaplineLayout
import SnaplineMakers

extension View {
  /// Makes constraints for the view, and activates them.
  public func snp_makeConstraints(
    file: StaticString = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) -> Void
  ) {
    for constraint in described(file, line, describe) { constraint.install() }
  }

  /// Makes constraints, and activates them, in place of all that were made for the view before.
  public func snp_remakeConstraints(
    file: StaticString = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) -> Void
  ) {
    let constraints = described(file, line, describe)
    snp_removeConstraints()
    for constraint in constraints { constraint.install() }
  }

  /// Gives new constants to the constraints that were made before, and makes those that weren't.
  public func snp_updateConstraints(
    file: StaticString = #fileID,
    line: UInt = #line,
    _ describe: (ConstraintMaker) -> Void
  ) {
    let made = LayoutItem(self).constraints(by: .snappy)
    for constraint in described(file, line, describe) {
      let unmatched = constraint.lowered().filter { new in
        let old = made.last { $0.relatesAlike(new) }
        old?.constant = new.constant
        return old == nil
      }
      if !unmatched.isEmpty { constraint.install(unmatched) }
    }
  }

  /// Removes all constraints that were made for the view.
  public func snp_removeConstraints() {
    LayoutConstraint.deactivate(LayoutItem(self).constraints(by: .snappy))
  }

  private func described(
    _ file: StaticString,
    _ line: UInt,
    _ describe: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(self, file: file, line: line)
    describe(maker)
    return maker.constraints
  }
}
