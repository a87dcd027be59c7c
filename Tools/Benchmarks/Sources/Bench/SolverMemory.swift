import Frame
import SnaplineSolver

/// What an answered layout holds, and what an edit asks for.
struct SolverMemory {
  let isQuick: Bool

  func measure(_ report: inout Report) {
    var table = Table([
      "layout at rest", "variables", "terms", "bytes", "bytes a variable", "allocations an edit",
    ])
    var fit = Fit()
    for name in SolverWorkload.names {
      // Storage grows by doubling: sizes between two powers make up for where one of them lies.
      for size in isQuick ? [1000, 1400] : [20_000, 24_000, 28_000, 32_000] {
        let workload = SolverWorkload(name, views: size)
        let (variables, terms) = (
          4 * workload.viewCount, workload.rows.reduce(0) { $0 + $1.terms.count }
        )
        let before = Heap.now.bytes
        let solver = workload.pose()
        solver.solve()
        let bytes = Double(Heap.now.bytes - before)
        fit.add(Double(variables), Double(terms), bytes)
        table.add([
          "\(name) \(size)", "\(variables)", "\(terms)", "\(Int(bytes))",
          (bytes / Double(variables)).short, allocations(solver, workload).short,
        ])
      }
    }
    report.add(table)
    report.note(
      "bytes a variable and bytes a term are the best fit of these; a term includes its share of the constraint"
    )
    report.figure("bytes_per_variable", fit.perVariable)
    report.figure("bytes_per_term", fit.perTerm)
  }

  /// How often an edit that was made before asks for memory.
  private func allocations(_ solver: Solver, _ workload: SolverWorkload) -> Double {
    let edited = Problem.Constraint(index: Int32(workload.edited))
    func editTwice() {
      solver.problem.setConstant(workload.editedConstants.1, of: edited)
      solver.solve()
      solver.problem.setConstant(workload.editedConstants.0, of: edited)
      solver.solve()
    }
    for _ in 0..<3 { editTwice() }
    let before = Heap.now.allocations
    for _ in 0..<10 { editTwice() }
    return Double(Heap.now.allocations - before) / 20
  }

  /// Two unknowns from many sizes: least squares of the relative misses.
  private struct Fit {
    private var (vv, vt, tt, v, t) = (0.0, 0.0, 0.0, 0.0, 0.0)

    mutating func add(_ variables: Double, _ terms: Double, _ bytes: Double) {
      let (one, other) = (variables / bytes, terms / bytes)
      vv += one * one
      vt += one * other
      tt += other * other
      v += one
      t += other
    }

    var perVariable: Double { (v * tt - t * vt) / (vv * tt - vt * vt) }
    var perTerm: Double { (t * vv - v * vt) / (vv * tt - vt * vt) }
  }
}
