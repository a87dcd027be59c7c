import Foundation
import Frame
import SnaplineSolver

extension Benchmark {
  /// What an answer and an edit cost, and how the cost grows.
  static let solver = Benchmark(
    "solver",
    about: "six layouts of 1,000 to 100,000 views, from nothing and after an edit, in microseconds"
  ) { report in
    let prototype = try? SolverPrototype()
    if prototype == nil {
      report.note("skipped: the prototype; SNAPLINE_SHARED names no folder that has it")
    }
    try measureLayouts(&report, prototype)
  }
}

/// The times of one layout, in microseconds.
private struct Times {
  var cold = Double.infinity
  var wish = Double.infinity
  var root = Double.infinity
}

private func measureLayouts(_ report: inout Report, _ prototype: SolverPrototype?) throws {
  var table = Table([
    "layout, views", "cold", "per view", "one constant", "root width", "cold/peer", "constant/peer",
    "root/peer",
  ])
  var ratios: [String: [Double]] = [:]
  var growth: [String: Double] = [:]
  for name in SolverWorkload.names {
    var colds: [Int: Double] = [:]
    for size in [1000, 10_000, 100_000] {
      let workload = SolverWorkload(name, views: size)
      var (ours, theirs) = (Times(), Times())
      for _ in 0..<3 {
        ours.improve(measure(workload))
        if let prototype { theirs.improve(try prototype.measure(name, size)) }
      }
      colds[size] = ours.cold
      var row = ["\(name) \(size)", ours.cold.short, (ours.cold / Double(size)).short]
      row += [ours.wish.short, ours.root.short]
      if prototype != nil {
        let pairs = [(ours.cold, theirs.cold), (ours.wish, theirs.wish), (ours.root, theirs.root)]
        row += pairs.map { "\(($0.0 / $0.1).short)×" }
        if size >= 10_000 {
          ratios[name == "e" ? "cold e" : "cold", default: []].append(ours.cold / theirs.cold)
        }
        if size == 10_000 {
          ratios["edit", default: []].append(ours.wish / theirs.wish)
          ratios[name == "e" ? "root e" : "root", default: []].append(ours.root / theirs.root)
        }
      } else {
        row += ["–", "–", "–"]
      }
      table.add(row)
    }
    if let small = colds[1000], let large = colds[100_000] {
      growth[name] = log(large / small) / log(100)
    }
  }
  report.add(table)
  if prototype != nil {
    report.figure("cold_vs_proto_max", ratios["cold"]?.max() ?? .nan)
    report.figure("cold_vs_proto_e", ratios["cold e"]?.max() ?? .nan)
    report.figure("edit_vs_proto_max", ratios["edit"]?.max() ?? .nan)
    report.figure("root_vs_proto_max", ratios["root"]?.max() ?? .nan)
    report.figure("root_vs_proto_e", ratios["root e"]?.max() ?? .nan)
  }
  report.figure("growth_max", growth.filter { $0.key != "c" }.values.max() ?? .nan)
  report.figure("growth_c", growth["c"] ?? .nan)
}

extension Times {
  fileprivate mutating func improve(_ other: Times) {
    cold = min(cold, other.cold)
    wish = min(wish, other.wish)
    root = min(root, other.root)
  }
}

private func measure(_ workload: SolverWorkload) -> Times {
  let clock = ContinuousClock()
  var times = Times()
  var solver = Solver()
  var sum = 0.0
  for _ in 0..<(workload.viewCount > 20_000 ? 1 : 4) {
    let duration = clock.measure {
      solver = workload.pose()
      solver.solve()
      for index in 0..<4 * workload.viewCount {
        sum += solver.value(of: Problem.Variable(index: Int32(index)))
      }
    }
    times.cold = min(times.cold, duration / .microseconds(1))
  }
  func edit(_ row: Int, _ constant: Double) -> Double {
    clock.measure {
      solver.problem.setConstant(constant, of: Problem.Constraint(index: Int32(row)))
      solver.solve()
    } / .microseconds(1)
  }
  let width = workload.rows[workload.rootWidth].constant
  for _ in 0..<5 {
    times.wish = min(times.wish, edit(workload.edited, workload.editedConstants.1))
    times.wish = min(times.wish, edit(workload.edited, workload.editedConstants.0))
    times.root = min(times.root, edit(workload.rootWidth, width + 39))
    times.root = min(times.root, edit(workload.rootWidth, width))
  }
  precondition(sum.isFinite, "SolverWorkload: an answer is not a number")
  return times
}

/// The throw-away program whose figures the targets come from, where its source can be had.
private struct SolverPrototype {
  private let program: String

  init() throws {
    guard let shared = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"] else {
      throw Unavailable("prototype", because: "SNAPLINE_SHARED is not set")
    }
    let folder = try Checkout.scratchFolder("solver")
    program = folder + "/prototype"
    let source = shared + "/solver/prototype/bench_proto.cpp"
    guard FileManager.default.fileExists(atPath: source) else {
      throw Unavailable("prototype", because: "there is no \(source)")
    }
    try Command("g++", ["-O2", "-std=c++17", "-o", program, source]).run()
  }

  func measure(_ name: String, _ size: Int) throws -> Times {
    let words = try Command(program, [name, "\(size)"]).output().split(separator: " ")
    func number(after key: Substring) -> Double {
      guard let place = words.firstIndex(of: key), place + 1 < words.count else { return .nan }
      return Double(words[place + 1]) ?? .nan
    }
    return Times(
      cold: number(after: "cold_us"),
      wish: number(after: "editConst_us"),
      root: number(after: "editRootW_us")
    )
  }
}
