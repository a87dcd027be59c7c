import Dispatch
import SnaplineSolver
import Synchronization
import TestSupport

/// Random systems that stay joined, too large for exact arithmetic: each is posed in two orders and
/// reached through edits, and the three have to agree.
enum SolverJoinedLaws {
  private struct Tally {
    var (agreed, infeasible, wrong) = (0, 0, 0)
    var (steps, restarts) = (0, 0)
    var longest = Duration.zero
  }

  /// Judges answers, and tells the longest time that one took.
  ///
  /// - Parameters:
  ///   - count: how many systems.
  ///   - first: the number of the first seed.
  /// - Returns: the exit code.
  static func check(_ count: Int, from first: UInt64) -> Int32 {
    print("seeds from \(first)")
    let tally = Mutex(Tally())
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let number = first &+ UInt64(index)
      let trial = Trial(number)
      tally.withLock {
        $0.steps = max($0.steps, trial.steps)
        $0.restarts += trial.restarts
        $0.longest = max($0.longest, trial.longest)
        if trial.complaint != nil {
          $0.wrong += 1
        } else {
          $0.agreed += 1
          if trial.outcome != .solved { $0.infeasible += 1 }
        }
      }
      if let complaint = trial.complaint { print("joined seed \(number): \(complaint)") }
    }
    let total = tally.withLock { $0 }
    print(
      "bench solver joined=\(count) agreed=\(total.agreed) infeasible=\(total.infeasible)"
        + " most_steps=\(total.steps) restarts=\(total.restarts) longest_ms=\(Int(total.longest / .milliseconds(1)))"
        + " wrong=\(total.wrong)"
    )
    return total.wrong == 0 ? 0 : 1
  }

  /// One system, answered three times.
  struct Trial {
    /// Nothing if the three agree.
    private(set) var complaint: String?
    private(set) var outcome = Solver.Outcome.solved
    private(set) var steps = 0
    private(set) var restarts = 0
    private(set) var longest = Duration.zero

    init(_ number: UInt64) {
      var seed = Seed(number)
      let system = RandomSystem.joined(&seed)
      let first = system.solver()
      outcome = answer(first)
      let other = system.solver(order: system.rows.indices.shuffled(using: &seed))
      complaint = compare(first, other, "in another order")
      if complaint == nil { complaint = compare(first, reached(system, &seed), "after edits") }
    }

    private mutating func reached(_ system: RandomSystem, _ seed: inout Seed) -> Posed {
      let clock = ContinuousClock()
      let start = clock.now
      let posed = system.reached(&seed)
      longest = max(longest, clock.now - start)
      steps = max(steps, posed.mostSteps)
      restarts += posed.restarts
      return posed
    }

    private mutating func answer(_ posed: Posed) -> Solver.Outcome {
      var outcome = Solver.Outcome.solved
      longest = max(longest, ContinuousClock().measure { outcome = posed.solver.solve() })
      steps = max(steps, posed.solver.work.steps)
      restarts += posed.solver.work.restarts
      return outcome
    }

    private mutating func compare(_ first: Posed, _ other: Posed, _ how: String) -> String? {
      let second = answer(other)
      guard second == outcome else { return "\(outcome), \(how) \(second)" }
      if outcome == .limited { return "a limit was reached" }
      // What gave way in a conflict may differ.
      guard outcome == .solved else { return nil }
      for (index, pair) in zip(first.values, other.values).enumerated()
      where abs(pair.0 - pair.1) > 1.001 * oneStep {
        return "v\(index) is \(pair.0), \(how) \(pair.1)"
      }
      return nil
    }
  }
}
