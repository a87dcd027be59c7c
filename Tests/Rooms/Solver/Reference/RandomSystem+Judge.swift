import SnaplineSolver

extension RandomSystem {
  /// How an answer stands against that of the reference.
  enum Finding {
    case agreed(isFeasible: Bool)
    case undecided
    case wrong(String)
  }

  /// Compares an answer to this system with the exact one, ties included.
  ///
  /// - Parameters:
  ///   - posed: the system in a solver that has answered.
  ///   - outcome: what the solver said.
  /// - Returns: what is wrong, or nothing to say.
  func finding(about posed: Posed, _ outcome: Solver.Outcome) -> Finding {
    switch ReferenceSolver.judge(self) {
    case .undecided: return .undecided
    case .infeasible:
      return outcome == .conflicting ? .agreed(isFeasible: false) : .wrong("\(outcome), can't hold")
    case .values(let expected):
      guard outcome == .solved else { return .wrong("\(outcome), but it can hold") }
      for (index, value) in posed.values.enumerated()
      where abs(value - expected[index]) > 1.001 * oneStep {
        return .wrong("v\(index) is \(value), not \(expected[index])")
      }
      return .agreed(isFeasible: true)
    }
  }
}
