@testable import SnaplineSolver

/// The range of a variable as it was searched for once: for each variable, everything that it hangs
/// on is settled from nothing, from the rows as they are written. Slow, and knows nothing of presolve.
extension Solver {
  func searchedRange(of variable: Problem.Variable) -> ClosedRange<Double>? {
    state.engine.searchedRange(of: variable.index, problem.box.matrix)
  }
}

extension Engine {
  fileprivate mutating func searchedRange(
    of variable: Int32,
    _ matrix: borrowing ConstraintMatrix
  ) -> ClosedRange<Double>? {
    let value = values[variable]
    var (low, high) = (value, value)
    if kinds[variable] == .fixed || kinds[variable] == .absent { return low...high }
    let start = components.members.count
    defer { components.members.truncate(to: start) }
    let count = loadSurroundings(of: [variable], downTo: 0, matrix, sizeLimit: 4000)
    guard let count else { return nil }
    activeSet.addTerm(0, 1)
    activeSet.endRow(0, value, level: count)
    for target in [value + Self.farAway, value - Self.farAway] {
      guard settleSurroundings(count) else { return nil }
      guard activeSet.degreesOfFreedom > 0 else { break }
      let end = activeSet.probe(toward: target, level: count)
      (low, high) = (min(low, end), max(high, end))
    }
    return Solver.told(low)...Solver.told(high)
  }
}
