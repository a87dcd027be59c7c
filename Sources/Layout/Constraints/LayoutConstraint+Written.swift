extension LayoutConstraint {
  /// Says where the constraint stands written, for makers that read it from somewhere else.
  @discardableResult
  package func written(in file: StaticString, line: UInt, column: UInt = 0) -> Self {
    origin = Origin(file: file, line: line, column: column, helper: origin?.helper)
    return self
  }
}
