extension Solver {
  /// The last answer, lent to code that reads much of it: reading a number takes no call.
  ///
  /// It can't be kept, and the solver refuses to solve as long as it is lent.
  @safe package struct Answer: ~Copyable {
    @usableFromInline let values: UnsafePointer<Double>
    @usableFromInline let valueCount: Int
    @usableFromInline let changes: UnsafePointer<Change>
    @usableFromInline let changeCount: Int

    fileprivate init(_ values: borrowing Buffer<Double>, _ changes: borrowing Buffer<Change>) {
      unsafe self.values = values.start
      valueCount = values.count
      unsafe self.changes = changes.start
      changeCount = changes.count
    }

    /// As ``Solver/value(of:)``.
    @inlinable @inline(__always)
    package borrowing func value(of variable: Problem.Variable) -> Double {
      let index = Int(variable.index)
      return index >= 0 && index < valueCount ? Solver.told(unsafe values[index]) : 0
    }

    /// As ``Solver/forEachChange(_:)``.
    @inlinable @inline(__always)
    package borrowing func forEachChange(_ body: (Problem.Variable) -> Void) {
      for index in 0..<changeCount {
        unsafe body(Problem.Variable(index: changes[index].variable))
      }
    }
  }

  /// Lends the last answer to `body`, which must not solve.
  package func withAnswer(_ body: (borrowing Answer) -> Void) {
    state.readers += 1
    body(Answer(state.engine.values, state.engine.changes))
    state.readers -= 1
  }
}
