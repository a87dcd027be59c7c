import Foundation
import Frame
import Snapline
import SnaplineSolver

extension Benchmark {
  /// What the pass costs beside the solver that it asks, cold and after edits.
  static let layout = Benchmark(
    "layout",
    about: "six layouts of 100 to 100,000 views and nests, cold and after an edit, in microseconds"
  ) { report in
    report.word = "summary"
    measureTrees(&report)
    measureNests(&report)
  }
}

/// The times of one layout, in microseconds.
private struct Times {
  var build = Double.infinity
  var cold = Double.infinity
  var solver = Double.infinity
  var edit = Double.infinity
  var solverEdit = Double.infinity
  var local = Double.infinity
  var moved = 0

  mutating func improve(_ other: Times) {
    build = min(build, other.build)
    cold = min(cold, other.cold)
    solver = min(solver, other.solver)
    edit = min(edit, other.edit)
    solverEdit = min(solverEdit, other.solverEdit)
    local = min(local, other.local)
    moved = other.moved
  }
}

private func measureTrees(_ report: inout Report) {
  var table = Table([
    "layout, views", "build", "cold", "solver", "cold/solver", "edit", "solver's", "edit/solver's",
    "moved", "local edit", "allocations a view", "bytes a view",
  ])
  var (cold, edit, growth, local, bytes): ([Double], [Double], [Double], [Double], [Double]) =
    ([], [], [], [], [])
  for name in LayoutWorkload.names {
    var times: [Int: Times] = [:]
    for size in [100, 1000, 10_000, 100_000] {
      var best = Times()
      for _ in 0..<(size > 20_000 ? 2 : 5) { best.improve(measure(name, size)) }
      times[size] = best
      let heap = heapUse(name, size)
      table.add([
        "\(name) \(size)", best.build.short, best.cold.short, best.solver.short,
        "\((best.cold / best.solver).short)×", best.edit.short, best.solverEdit.short,
        "\((best.edit / best.solverEdit).short)×", "\(best.moved)",
        best.local.isFinite ? best.local.short : "–", heap.count.short, heap.bytes.short,
      ])
      bytes.append(heap.bytes)
      cold.append(best.cold / best.solver)
      edit.append(best.edit / best.solverEdit)
    }
    if let small = times[1000], let middle = times[10_000], let large = times[100_000] {
      growth.append(log(large.cold / small.cold) / log(100))
      if small.local.isFinite { local.append(middle.local / small.local) }
    }
  }
  report.add(table)
  report.note("cold is the first layoutIfNeeded; the solver alone is told the same rows and asked")
  report.figure("vs_solver_max", cold.max() ?? .nan)
  report.figure("growth_max", growth.max() ?? .nan)
  report.figure("edit_vs_solver_max", edit.max() ?? .nan)
  report.figure("local_edit_10k_vs_1k", local.max() ?? .nan)
  report.figure("bytes_per_view", bytes.max() ?? .nan)
}

private func measure(_ name: String, _ size: Int) -> Times {
  var times = Times()
  var work: LayoutWorkload?
  // As often as the solver alone is asked below.
  for _ in 0..<3 {
    work = nil
    times.build = min(times.build, microseconds { work = LayoutWorkload(name, views: size) })
    times.cold = min(times.cold, microseconds { work?.root.layoutIfNeeded() })
  }
  guard let work else { return times }
  guard let problem = work.root.layoutProblem else { return times }
  let before = Rows(problem)
  var solver = Solver()
  var sum = 0.0
  for _ in 0..<3 {
    let cold = microseconds {
      solver = before.pose()
      solver.solve()
      for index in 0..<problem.variableCount {
        sum += solver.value(of: Problem.Variable(index: Int32(index)))
      }
    }
    times.solver = min(times.solver, cold)
  }
  work.edit(true)
  let frames = work.views.map(\.frame)
  work.root.layoutIfNeeded()
  times.moved = zip(work.views, frames).count { $0.frame != $1 }
  let changes = before.changes(to: work.root.layoutProblem ?? problem)
  for (row, _, new) in changes { solver.problem.setConstant(new, of: row) }
  solver.solve()
  for isAway in [false, true, false, true, false, true, false, true, false] {
    times.edit = min(
      times.edit,
      microseconds {
        work.edit(isAway)
        work.root.layoutIfNeeded()
      }
    )
    times.solverEdit = min(
      times.solverEdit,
      microseconds {
        for (row, old, new) in changes {
          solver.problem.setConstant(isAway ? new : old, of: row)
        }
        solver.solve()
        solver.forEachChange { sum += solver.value(of: $0) }
      }
    )
  }
  if let edit = work.localEdit {
    for isAway in [true, false, true, false, true, false, true, false, true, false] {
      times.local = min(
        times.local,
        microseconds {
          edit(isAway)
          work.root.layoutIfNeeded()
        }
      )
    }
  }
  precondition(sum.isFinite, "Layout: an answer is not a number")
  return times
}

func microseconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .microseconds(1)
}

/// The rows of a tree's problem, to be told to a solver that knows no views.
private struct Rows {
  private var rows: [(Problem.Constraint, [Problem.Term], Problem.Relation, Double, Double)] = []
  private let variableCount: Int

  init(_ problem: Problem) {
    variableCount = problem.variableCount
    var index: Int32 = 0
    while rows.count < problem.constraintCount {
      let row = Problem.Constraint(index: index)
      index += 1
      guard let constant = problem.constant(of: row), let priority = problem.priority(of: row),
        let relation = problem.relation(of: row)
      else { continue }
      rows.append((row, problem.terms(of: row), relation, constant, priority))
    }
  }

  /// A root has a width and a height; every other view a left and a top before them.
  func pose() -> Solver {
    let solver = Solver()
    for index in 0..<variableCount {
      let isSize = index < 2 || (index - 2) & 3 >= 2
      _ = solver.problem.addVariable(
        tie: isSize ? .size : .position,
        rank: Int64(index),
        isNonNegative: isSize
      )
    }
    for (index, row) in rows.enumerated() {
      solver.problem.add(row.1, row.2, row.3, priority: row.4, serial: Int64(index))
    }
    return solver
  }

  /// The rows whose constants differ in another state of the same tree.
  func changes(to other: Problem) -> [(Problem.Constraint, Double, Double)] {
    rows.enumerated().compactMap { index, row in
      guard let new = other.constant(of: row.0), new != row.3 else { return nil }
      return (Problem.Constraint(index: Int32(index)), row.3, new)
    }
  }
}

/// What a tree that was laid out once holds on the heap.
private func heapUse(_ name: String, _ size: Int) -> (count: Double, bytes: Double) {
  let before = Heap.now
  let work = LayoutWorkload(name, views: size)
  work.root.layoutIfNeeded()
  let after = Heap.now
  return withExtendedLifetime(work) {
    (
      Double(after.allocations - before.allocations) / Double(size),
      Double(after.bytes - before.bytes) / Double(size)
    )
  }
}
