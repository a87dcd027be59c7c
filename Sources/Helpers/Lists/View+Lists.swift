public import SnaplineLayout

extension View {
  /// Activates the constraints that helpers make in a block at its end, when all views are in one tree.
  ///
  ///     View.batchConstraints {
  ///       addSubview(badge, pinning: .center, to: .topLeading, of: .relative(photo))
  ///       addSubview(photo, centeredIn: .safeArea)
  ///     }
  ///
  public static func batchConstraints(_ running: () -> Void) {
    guard Scope.current?.batch == nil else { return running() }
    let batch = Batch()
    Scope.change({ $0.batch = batch }, running: running)
    batch.flush()
  }

  /// Makes a list of the constraints of a block, and keeps it under a name, in place of the list
  /// before.
  @discardableResult
  public func addStoredConstraints(
    for identifier: ConstraintsList.Identifier = .main,
    run: () -> Void
  ) -> ConstraintsList {
    replaceStoredConstraints(for: identifier, run: run)
  }

  @discardableResult
  public func replaceStoredConstraints(
    for identifier: ConstraintsList.Identifier = .main,
    run: () -> Void
  ) -> ConstraintsList {
    let kept = HelperState.of(self)
    kept.lists[identifier]?.deactivate()
    let list = ConstraintsList.grouped(run, for: self)
    list.identifier = identifier
    kept.lists[identifier] = list
    layOutAnimated()
    return list
  }

  public func storedConstraintsList(
    for identifier: ConstraintsList.Identifier = .main
  ) -> ConstraintsList? {
    HelperState.existing(of: self)?.lists[identifier]
  }

  public func setStoredConstraints(
    for identifier: ConstraintsList.Identifier = .main,
    isActive: Bool
  ) {
    storedConstraintsList(for: identifier)?.isActive = isActive
    layOutAnimated()
  }

  /// In an animation, lays the superview out so that what changed is part of it.
  func layOutAnimated() {
    guard View.inheritedAnimationDuration > 0, let superview else { return }
    superview.setNeedsLayout()
    superview.layoutIfNeeded()
  }
}
