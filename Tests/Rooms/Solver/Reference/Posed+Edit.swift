import SnaplineSolver
import TestSupport

extension Posed {
  /// Gives one of the constraints another constant or priority, or switches it on or off.
  mutating func edit(_ seed: inout Seed) {
    let index = Int.random(in: 0..<constraints.count, using: &seed)
    let constraint = constraints[index]
    switch Int.random(in: 0..<8, using: &seed) {
    case 0:
      solver.problem.setPriority(
        [1000.0, 750, 250].randomElement(using: &seed) ?? 1,
        of: constraint
      )
    case 1: solver.problem.setActive(Bool.random(using: &seed), constraint)
    default:
      let constant = Double(Int.random(in: 0...8, using: &seed)) * 10
      solver.problem.setConstant(constant, of: constraint)
    }
  }
}
