import Foundation
import Frame
import Snapline
import SnaplineSolver

extension Benchmark {
  /// What a helper costs beside the constraints that it makes, and a condition that doesn't change.
  static let helpers = Benchmark(
    "helpers",
    about: "a list of 1,000 views by helpers and by anchors, and conditions that stay as they are"
  ) { report in
    report.word = "summary"
    var table = Table(["list of 1,000 views", "microseconds", "allocations", "constraints"])
    let (bare, helped) = (build(.anchors), build(.helpers))
    for (name, cost) in [("anchors", bare), ("helpers", helped)] {
      table.add([name, cost.time.short, "\(cost.allocations)", "\(cost.constraints)"])
    }
    report.add(table)
    precondition(
      bare.constraints == helped.constraints,
      "Helpers: other constraints than bare ones"
    )
    let more = Double(helped.allocations - bare.allocations) / Double(bare.constraints)
    report.figure("time_over_constraints", helped.time / bare.time)
    report.figure("allocations_over_constraints", more)
    report.figure("idle_condition_vs_pass", idleConditionOverPass(&report))
  }
}

private enum Vocabulary {
  case anchors, helpers
}

private struct Cost {
  var time = Double.infinity
  var allocations = Int.max
  var constraints = 0
}

/// The best of several builds.
private func build(_ vocabulary: Vocabulary) -> Cost {
  var cost = Cost()
  for _ in 0..<15 {
    let list = HelperList()
    let before = Heap.now.allocations
    let time = microseconds { list.fill(by: vocabulary) }
    cost.time = min(cost.time, time)
    cost.allocations = min(cost.allocations, Heap.now.allocations - before)
    cost.constraints = list.constraintCount
  }
  return cost
}

/// Five conditions over traits, bounds and a name, answered again as they were, beside the first pass
/// over the same list.
private func idleConditionOverPass(_ report: inout Report) -> Double {
  var (pass, idle) = (Double.infinity, Double.infinity)
  for _ in 0..<5 {
    let list = HelperList()
    list.fill(by: .helpers)
    let view = list.rows[100]
    let conditions: [View.Condition] = [
      .verticallyCompact, .dark, .width(is: .atLeast(100)), .name(is: .main),
      .view(list.root, has: .height(is: .atMost(100))),
    ]
    View.if(.all(conditions)) { view.constrain(width: 10) }
    pass = min(pass, microseconds { list.root.layoutIfNeeded() })
    let solved = list.root.layoutProblem?.constraintCount
    for _ in 0..<20 {
      idle = min(idle, microseconds { view.forceUpdateConditionalConstraints() })
    }
    precondition(
      solved == list.root.layoutProblem?.constraintCount,
      "Helpers: an idle answer edits"
    )
  }
  report.note("conditions \(idle.short) µs, first pass \(pass.short) µs")
  return idle / pass
}

/// A list of rows with four views in each.
private final class HelperList {
  let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let rows = (0..<200).map { _ in View() }
  private let parts = (0..<200).map { _ in (0..<4).map { _ in View() } }

  var constraintCount: Int {
    root.constraints.count
      + rows.reduce(0) { $0 + $1.constraints.count }
      + parts.joined().reduce(0) { $0 + $1.constraints.count }
  }

  func fill(by vocabulary: Vocabulary) {
    for place in rows.indices {
      let before = place == 0 ? nil : rows[place - 1]
      switch vocabulary {
      case .helpers: addByHelpers(rows[place], parts[place], below: before)
      case .anchors: addByAnchors(rows[place], parts[place], below: before)
      }
    }
  }

  private func addByHelpers(_ row: View, _ parts: [View], below before: View?) {
    if let before {
      root.addSubview(row, pinningBelow: before, spacing: 1)
    } else {
      root.addSubview(row, pinnedTo: .top)
    }
    row.constrain(height: 44)
    row.addSubview(parts[0], filling: .superview)
    row.addSubview(parts[1], pinnedTo: .topLeading, offset: CGPoint(x: 8, y: 8))
    parts[1].constrain(width: 24, height: 24)
    row.addSubview(parts[2], pinningAfter: parts[1], insets: .vertical(4), spacing: 8)
    row.addSubview(parts[3], fillingRemainingSpaceAfter: parts[2], spacing: 8)
    parts[2].constrain(width: 100)
  }

  private func addByAnchors(_ row: View, _ parts: [View], below before: View?) {
    add(row, to: root)
    LayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      root.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      before.map { $0.bottomAnchor.constraint(equalTo: row.topAnchor, constant: -1) }
        ?? root.topAnchor.constraint(equalTo: row.topAnchor),
    ])
    LayoutConstraint.activate([row.heightAnchor.constraint(equalToConstant: 44)])
    for part in parts { add(part, to: row) }
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[0].topAnchor),
      row.leadingAnchor.constraint(equalTo: parts[0].leadingAnchor),
      row.bottomAnchor.constraint(equalTo: parts[0].bottomAnchor),
      row.trailingAnchor.constraint(equalTo: parts[0].trailingAnchor),
    ])
    LayoutConstraint.activate([
      parts[1].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8),
      parts[1].topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
    ])
    LayoutConstraint.activate([
      parts[1].heightAnchor.constraint(equalToConstant: 24),
      parts[1].widthAnchor.constraint(equalToConstant: 24),
    ])
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[2].topAnchor, constant: -4),
      row.bottomAnchor.constraint(equalTo: parts[2].bottomAnchor, constant: 4),
      parts[1].trailingAnchor.constraint(equalTo: parts[2].leadingAnchor, constant: -8),
    ])
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: parts[3].topAnchor),
      row.bottomAnchor.constraint(equalTo: parts[3].bottomAnchor),
      parts[2].trailingAnchor.constraint(equalTo: parts[3].leadingAnchor, constant: -8),
      row.trailingAnchor.constraint(equalTo: parts[3].trailingAnchor),
    ])
    LayoutConstraint.activate([parts[2].widthAnchor.constraint(equalToConstant: 100)])
  }

  private func add(_ view: View, to superview: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }
}
