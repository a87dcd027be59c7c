import Foundation
import Frame
import SnaplineSolver

/// The throw-away program whose figures the targets come from, where its source can be had.
struct PrototypePeer {
  private let program: String

  init() throws {
    let source = try Checkout.shared("solver/prototype/bench_proto.cpp")
    program = try Checkout.scratchFolder("solver") + "/prototype"
    try Command("g++", ["-O2", "-std=c++17", "-o", program, source]).run()
  }

  func measure(_ name: String, _ size: Int) throws -> SolverTimes {
    let words = try Command(program, [name, "\(size)"]).output().split(separator: " ")
    func number(after key: Substring) -> Double {
      guard let place = words.firstIndex(of: key), place + 1 < words.count else { return .nan }
      return Double(words[place + 1]) ?? .nan
    }
    return SolverTimes(
      cold: number(after: "cold_us"),
      constant: number(after: "editConst_us"),
      rootWidth: number(after: "editRootW_us")
    )
  }
}

/// kiwi, which most ports of Cassowary are measured by.
struct KiwiPeer {
  private let program: String
  private let layout: String

  init() throws {
    let headers = Checkout.path(".build/bench-kiwi")
    guard FileManager.default.fileExists(atPath: headers + "/kiwi/kiwi.h") else {
      throw Unavailable("kiwi", because: "Tools/setup bench could not fetch its headers")
    }
    let folder = try Checkout.scratchFolder("solver")
    program = folder + "/kiwi"
    layout = folder + "/kiwi-layout"
    let source = Checkout.fixture("kiwi.cpp")
    try Command("g++", ["-O2", "-std=c++17", "-I", headers, "-o", program, source]).run()
  }

  /// Larger layouts would take minutes.
  static func canDo(_ name: String, _ size: Int) -> Bool { size <= (name == "c" ? 299 : 1000) }

  /// What is known after a minute; times that were not reached are NaN.
  func measure(_ workload: SolverWorkload) throws -> SolverTimes {
    try describe(workload).write(toFile: layout, atomically: true, encoding: .utf8)
    let command = try Command("timeout", ["60", program, layout])
    let words = try command.output(endingWith: [0, 124]).split { $0 == " " || $0 == "\n" }
    var times = SolverTimes()
    var edits: [Double] = []
    for (key, value) in zip(words, words.dropFirst()) {
      let number = Double(value) ?? .nan
      switch key {
      case "cold": times.cold = number
      case "edit": edits.append(number)
      case "insert": times.row = number
      default: break
      }
    }
    if let constant = edits.first { times.constant = constant }
    if edits.count > 1 { times.rootWidth = edits[1] }
    return times
  }

  private func describe(_ workload: SolverWorkload) -> String {
    let levels = Set(workload.rows.map(\.priority)).subtracting([1000]).sorted()
    let insertion = RowInsertion(workload)
    func words(_ row: SolverWorkload.Row) -> String {
      let relation =
        switch row.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let strength = levels.firstIndex(of: row.priority) ?? -1
      return "\(relation) \(row.constant) \(strength) \(row.terms.count)"
        + row.terms.map { " \($0.variable.index) \($0.coefficient)" }.joined()
    }
    func bound(_ variable: Int) -> String { ">= 0 -1 1 \(variable) 1" }
    let count = 4 * workload.viewCount
    let order = PoseOrder(workload)
    let rows = order.lines(words, bound)
    let newSizes = insertion.newVariables.indices.filter { insertion.newVariables[$0].tie == .size }
    let newRows = insertion.newRows.map(words) + newSizes.map { bound(count + $0) }
    let width = workload.rows[workload.rootWidth].constant
    var lines = ["\(count) \(rows.count)"] + rows
    lines += [
      "2",
      "\(order.places[workload.edited]) \(workload.editedConstants.0) \(workload.editedConstants.1)",
      "\(order.places[workload.rootWidth]) \(width) \(width + 39)",
      "\(insertion.newVariables.count) \(insertion.replaced.count) \(newRows.count)",
    ]
    lines += insertion.replaced.map { "\(order.places[$0])" } + newRows
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The order in which a layout is told to a peer: a view's bounds come when the view does, before
/// the first row that mentions it.
private struct PoseOrder {
  private enum Line {
    case bound(Int)
    case row(SolverWorkload.Row)
  }

  private var told: [Line] = []
  /// By row, its place among all lines.
  private(set) var places: [Int] = []

  init(_ workload: SolverWorkload) {
    var isThere = Array(repeating: false, count: workload.viewCount)
    for row in workload.rows {
      for term in row.terms {
        let view = Int(term.variable.index) / 4
        if !isThere[view] { told += [.bound(4 * view + 2), .bound(4 * view + 3)] }
        isThere[view] = true
      }
      places.append(told.count)
      told.append(.row(row))
    }
  }

  func lines(
    _ words: (SolverWorkload.Row) -> String,
    _ bound: (Int) -> String
  ) -> [String] {
    told.map { line in
      switch line {
      case .bound(let variable): bound(variable)
      case .row(let row): words(row)
      }
    }
  }
}
