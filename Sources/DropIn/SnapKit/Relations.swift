public import SnaplineLayout

extension ConstraintMakerRelatable {
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other._comparison, file, line)
  }

  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other._comparison, file, line)
  }

  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other._comparison, file, line)
  }
}

/// Relations with the superview.
extension ConstraintMakerRelatable {
  @discardableResult
  public func equalToSuperview(
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperview: { $0 }, file, line)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperview: { $0 }, file, line)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperview: { $0 }, file, line)
  }
}

/// Relations with what a closure picks of the superview, such as its safe area.
extension ConstraintMakerRelatable {
  @discardableResult
  public func equalToSuperview(
    _ closure: (View) -> some ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, toSuperview: closure, file, line)
  }

  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ closure: (View) -> some ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, toSuperview: closure, file, line)
  }

  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ closure: (View) -> some ConstraintRelatableTarget,
    _ file: StaticString = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, toSuperview: closure, file, line)
  }
}
