import TestSupport
import Testing

@testable import SnaplineSolver

/// The search over all open variables at once, beside the one that settled the surroundings of each.
///
/// `SNAPLINE_SEEDS=20` has it look at 10,000 systems.
@Suite struct `What constraints leave open` {
  @Test func `is what a search for each variable alone finds`() {
    var (open, closed) = (0, 0)
    for var seed in Seed.many(500) {
      let number = seed
      let size = 3 + Int(seed.next() % 10)
      let system = RandomSystem(&seed, variables: size)
      let posed = system.posed(&seed)
      guard posed.solver.solve() == .solved else { continue }
      for variable in posed.variables {
        guard let searched = posed.solver.searchedRange(of: variable) else { continue }
        let isOpen = searched.upperBound - searched.lowerBound > 1e-4
        #expect(posed.solver.isAmbiguous(variable) == isOpen, "\(number), \(variable)")
        if isOpen { open += 1 } else { closed += 1 }
        guard isOpen, let found = posed.solver.freedom(of: variable)?.range else { continue }
        #expect(Self.isSame(found.lowerBound, searched.lowerBound), "\(number), \(variable)")
        #expect(Self.isSame(found.upperBound, searched.upperBound), "\(number), \(variable)")
      }
    }
    #expect(open > 50 && closed > 500, "\(open) open, \(closed) closed")
  }

  /// A million points away stand for no end.
  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < 1e-3 || (abs(one) > 9e5 && abs(other) > 9e5 && one * other > 0)
  }
}
