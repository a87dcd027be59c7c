extension LayoutConstraint {
  /// Says where the constraint stands written, for makers that read it from somewhere else.
  @discardableResult
  package func written(in file: StaticString, line: UInt, column: UInt = 0) -> Self {
    let source = (origin?.helper).map { ConstraintSource.helper($0) }
    origin = Origin(file: file, line: line, column: column, source: source)
    return self
  }
}
