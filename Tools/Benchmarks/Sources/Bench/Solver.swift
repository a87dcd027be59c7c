import Foundation
import Frame
import SnaplineSolver

extension Benchmark {
  /// What an answer and an edit cost, beside others, and how the cost grows.
  static let solver = Benchmark(
    "solver",
    about: "layouts of 10 to 100,000 views, from nothing and after edits, in microseconds"
  ) { report in
    try SolverBenchmark().run(&report)
  }

  /// The same with small layouts only, to see that it works.
  static let quickSolver = Benchmark(
    "solver",
    about: "layouts of 10 to 10,000 views, once: too little to tell anything"
  ) { report in
    try SolverBenchmark(isQuick: true).run(&report)
  }
}

/// The solver's benchmark: layouts, joined systems, memory.
struct SolverBenchmark {
  var isQuick = false

  func run(_ report: inout Report) throws {
    report.word = "summary"
    let prototype = peer(&report) { try PrototypePeer() }
    let kiwi = peer(&report) { try KiwiPeer() }
    var layouts = SolverLayouts(prototype: prototype, kiwi: kiwi, isQuick: isQuick)
    try layouts.measure()
    layouts.write(&report)
    let joined = SolverJoined(isQuick: isQuick)
    try report.attempt(joined.measure)
    SolverMemory(isQuick: isQuick).measure(&report)
  }

  /// A peer, or a note that it is missing.
  private func peer<Peer>(_ report: inout Report, _ make: () throws -> Peer) -> Peer? {
    do {
      return try make()
    } catch {
      report.note("skipped: \(error)")
      return nil
    }
  }
}

/// The times of one layout, in microseconds.
struct SolverTimes {
  var cold = Double.nan
  var constant = Double.nan
  var rootWidth = Double.nan
  /// A row put in or taken out.
  var row = Double.nan
}

extension SolverTimes {
  /// The time of each deed that lies in the middle of several turns.
  static func medians(_ turns: [SolverTimes]) -> SolverTimes {
    func median(_ path: KeyPath<SolverTimes, Double>) -> Double {
      let times = turns.map { $0[keyPath: path] }.filter { !$0.isNaN }
      return times.isEmpty ? .nan : Timing(samples: times).median
    }
    return SolverTimes(
      cold: median(\.cold),
      constant: median(\.constant),
      rootWidth: median(\.rootWidth),
      row: median(\.row)
    )
  }

  /// Ours: the least of as many repetitions as the peers take.
  static func ours(_ workload: SolverWorkload) -> SolverTimes {
    var times = SolverTimes()
    var solver = Solver()
    var sum = 0.0
    times.cold = least(15, within: .seconds(1)) {
      solver = workload.pose()
      solver.solve()
      for index in 0..<4 * workload.viewCount {
        sum += solver.value(of: Problem.Variable(index: Int32(index)))
      }
    }
    var isAfter = false
    func edit(_ row: Int, _ before: Double, _ after: Double) -> Double {
      isAfter = false
      let time = least(30, within: .seconds(1)) {
        isAfter.toggle()
        let constraint = Problem.Constraint(index: Int32(row))
        solver.problem.setConstant(isAfter ? after : before, of: constraint)
        solver.solve()
      }
      solver.problem.setConstant(before, of: Problem.Constraint(index: Int32(row)))
      solver.solve()
      return time
    }
    let width = workload.rows[workload.rootWidth].constant
    times.constant = edit(workload.edited, workload.editedConstants.0, workload.editedConstants.1)
    times.rootWidth = edit(workload.rootWidth, width, width + 39)
    let insertion = RowInsertion(workload)
    var constraints = workload.rows.indices.map { Problem.Constraint(index: Int32($0)) }
    let both = least(8, within: .seconds(1)) {
      let added = insertion.insert(into: solver, constraints)
      solver.solve()
      insertion.remove(added, from: solver, &constraints, workload)
      solver.solve()
    }
    times.row = both / 2
    precondition(sum.isFinite, "SolverTimes: an answer is not a number")
    return times
  }

  /// The least time of several repetitions, in microseconds.
  private static func least(_ count: Int, within limit: Duration, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let begun = clock.now
    var best = Double.infinity
    for repetition in 0..<count {
      best = min(best, elapsedMicroseconds(body))
      if repetition > 0, clock.now - begun > limit { break }
    }
    return best
  }
}
