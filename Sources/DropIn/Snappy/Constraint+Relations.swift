public import SnaplineLayout
import SnaplineMakers

extension Constraint {
  @discardableResult
  public func equalTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.equal, other._comparison, file: file, line: line)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.lessThanOrEqual, other._comparison, file: file, line: line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.greaterThanOrEqual, other._comparison, file: file, line: line)
  }
}

/// The top and bottom guides of a controller.
extension Constraint {
  @discardableResult
  public func equalTo(
    _ other: any LayoutSupport,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.equal, Self.comparison(with: other), file: file, line: line)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any LayoutSupport,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.lessThanOrEqual, Self.comparison(with: other), file: file, line: line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any LayoutSupport,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    relate(.greaterThanOrEqual, Self.comparison(with: other), file: file, line: line)
  }

  private static func comparison(with support: any LayoutSupport) -> ConstraintComparison {
    ConstraintComparison(item: (support as? LayoutGuide).map { LayoutItem($0) })
  }
}

/// The names that the README writes beside the others; they mean the same.
extension Constraint {
  @discardableResult
  public func snp_equalTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    equalTo(other, file: file, line: line)
  }

  @discardableResult
  public func snp_lessThanOrEqualTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    lessThanOrEqualTo(other, file: file, line: line)
  }

  @discardableResult
  public func snp_greaterThanOrEqualTo(
    _ other: some ConstraintTarget,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Constraint {
    greaterThanOrEqualTo(other, file: file, line: line)
  }
}
