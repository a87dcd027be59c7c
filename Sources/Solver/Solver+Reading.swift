extension Solver {
  /// The numbers of an answer, read without a call for each of them.
  ///
  /// They are those of the moment: whoever reads on after the next solve asks for them anew.
  @safe public struct Reading {
    @usableFromInline let values: UnsafePointer<Double>
    @usableFromInline let count: Int

    init(_ values: borrowing Lane<Double>) {
      unsafe self.values = values.start
      count = values.count
    }

    /// As ``Solver/value(of:)``.
    @inlinable @inline(__always)
    public func value(of variable: Problem.Variable) -> Double {
      let index = Int(variable.index)
      return index >= 0 && index < count ? Solver.told(unsafe values[index]) : 0
    }
  }

  /// The numbers of the last answer.
  public var reading: Reading { Reading(engine.values) }

  /// The variables that the last solve changed, read in the same way.
  @safe public struct Changes {
    @usableFromInline let changes: UnsafePointer<Change>
    @usableFromInline let count: Int

    init(_ changes: borrowing Lane<Change>) {
      unsafe self.changes = changes.start
      count = changes.count
    }

    /// As ``Solver/forEachChange(_:)``.
    @inlinable @inline(__always)
    public func forEach(_ body: (Problem.Variable) -> Void) {
      for index in 0..<count { unsafe body(Problem.Variable(index: changes[index].variable)) }
    }
  }

  /// The variables whose values the last solve changed.
  public var changes: Changes { Changes(engine.changes) }
}
