import Dispatch
import Foundation
import SnaplineSolver
import Synchronization
import TestSupport

/// Random systems by the hundred thousand, judged by exact arithmetic.
enum SolverLaws {
  private struct Tally {
    var (agreed, infeasible, tied, undecided, wrong) = (0, 0, 0, 0, 0)
  }

  /// Judges answers, every second one reached through edits.
  ///
  /// - Parameters:
  ///   - count: how many systems.
  ///   - first: the number of the first seed.
  /// - Returns: the exit code.
  static func check(_ count: Int, from first: UInt64) -> Int32 {
    print("seeds from \(first)")
    let tally = Mutex(Tally())
    let share = 256
    DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { part in
      for number in part * share..<min(count, (part + 1) * share) {
        check(first &+ UInt64(number), tally)
      }
    }
    let total = tally.withLock { $0 }
    print(
      "bench solver laws=\(count) agreed=\(total.agreed) infeasible=\(total.infeasible)"
        + " tied=\(total.tied) undecided=\(total.undecided) wrong=\(total.wrong)"
    )
    return total.wrong == 0 ? 0 : 1
  }

  private static func check(_ number: UInt64, _ tally: borrowing Mutex<Tally>) {
    // Those that stay joined take a second each.
    if number % 2000 == 1 { return checkJoined(number, tally) }
    var seed = Seed(number)
    // Exact arithmetic on the largest takes seconds each: they are one in a hundred here.
    let system = RandomSystem(&seed, variables: number % 100 == 0 ? 60 : 12)
    let isEdited = number % 2 == 0
    let posed = isEdited ? system.reached(&seed) : system.solver()
    let outcome = posed.solver.solve()
    let isTied =
      outcome == .solved && posed.variables.contains { posed.solver.isAmbiguous($0) }
    var complaint: String?
    switch system.finding(about: posed, outcome) {
    case .wrong(let what): complaint = what
    case .undecided: tally.withLock { $0.undecided += 1 }
    case .agreed(let isFeasible):
      tally.withLock {
        $0.agreed += 1
        if !isFeasible { $0.infeasible += 1 }
      }
    }
    if isTied { tally.withLock { $0.tied += 1 } }
    if complaint == nil { complaint = shuffled(system, posed, outcome, &seed) }
    guard let complaint else { return }
    tally.withLock { $0.wrong += 1 }
    print("seed \(number)\(isEdited ? ", edited" : ""): \(complaint)")
  }

  private static func checkJoined(_ number: UInt64, _ tally: borrowing Mutex<Tally>) {
    let trial = SolverJoinedLaws.Trial(number)
    tally.withLock {
      if trial.complaint == nil { $0.agreed += 1 } else { $0.wrong += 1 }
      if trial.outcome == .conflicting { $0.infeasible += 1 }
    }
    if let complaint = trial.complaint { print("joined seed \(number): \(complaint)") }
  }

  /// The same system in another order has the same answer.
  private static func shuffled(
    _ system: RandomSystem,
    _ posed: Posed,
    _ outcome: Solver.Outcome,
    _ seed: inout Seed
  ) -> String? {
    let other = system.solver(order: system.rows.indices.shuffled(using: &seed))
    let second = other.solver.solve()
    guard second == outcome else { return "\(outcome), in another order \(second)" }
    guard outcome == .solved else { return nil }
    for (index, pair) in zip(posed.values, other.values).enumerated()
    where abs(pair.0 - pair.1) > 1.001 * oneStep {
      return "v\(index) is \(pair.0), in another order \(pair.1)"
    }
    return nil
  }
}
