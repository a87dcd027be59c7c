import Foundation
import Frame
import Snapline
import SnaplineSolver

extension Benchmark {
  /// What a helper costs beside the constraints that it makes, and a condition that doesn't change.
  static let helpers = Benchmark(
    "helpers",
    about: "1,000 views by anchors, helpers and makers, and conditions that stay as they are"
  ) { report in
    report.word = "summary"
    var table = Table(["list of 1,000 views", "microseconds", "allocations", "constraints"])
    let vocabularies: [HelperList.Vocabulary] = [.anchors, .helpers, .snappy, .snapKit]
    let costs = build(vocabularies)
    for (vocabulary, cost) in zip(vocabularies, costs) {
      table.add(["\(vocabulary)", cost.time.short, "\(cost.allocations)", "\(cost.constraints)"])
    }
    report.add(table)
    let (bare, helped, snappy, snapKit) = (costs[0], costs[1], costs[2], costs[3])
    precondition(
      costs.allSatisfy { $0.constraints == bare.constraints },
      "Helpers: other constraints than bare ones"
    )
    let more = Double(helped.allocations - bare.allocations) / Double(bare.constraints)
    report.figure("time_over_constraints", helped.time / bare.time)
    report.figure("allocations_over_constraints", more)
    report.figure("snappy_over_constraints", snappy.time / bare.time)
    report.figure("snapkit_over_constraints", snapKit.time / bare.time)
    report.figure("idle_condition_vs_pass", idleConditionOverPass(&report))
  }
}

private struct Cost {
  var time = Double.infinity
  var allocations = Int.max
  var constraints = 0
}

/// The best of several builds by each vocabulary, which take turns.
private func build(_ vocabularies: [HelperList.Vocabulary]) -> [Cost] {
  var costs = vocabularies.map { _ in Cost() }
  for _ in 0..<40 {
    for (place, vocabulary) in vocabularies.enumerated() {
      let list = HelperList()
      let before = Heap.now.allocations
      let time = microseconds { list.fill(by: vocabulary) }
      costs[place].time = min(costs[place].time, time)
      costs[place].allocations = min(
        costs[place].allocations,
        Heap.now.allocations - before
      )
      costs[place].constraints = list.constraintCount
    }
  }
  return costs
}

/// Five conditions over traits, bounds and a name, answered again as they were, beside a pass over
/// the same list when each of its views asks for layout and none has to move.
private func idleConditionOverPass(_ report: inout Report) -> Double {
  let list = HelperList()
  list.fill(by: .helpers)
  let view = list.rows[100]
  // All of them hold, so that the fifth is asked for as the first is.
  let conditions: [View.Condition] = [
    .verticallyRegular, .light, .width(is: .atLeast(0)), .name(is: .main),
    .view(list.root, has: .height(is: .atLeast(100))),
  ]
  View.if(.all(conditions).isFalse) { view.constrain(width: 10) }
  let first = microseconds { list.root.layoutIfNeeded() }
  let rows = list.root.layoutProblem?.constraintCount
  var (pass, idle) = (Double.infinity, Double.infinity)
  for _ in 0..<20 {
    for view in list.views { view.setNeedsLayout() }
    pass = min(pass, microseconds { list.root.layoutIfNeeded() })
    let hundred = microseconds {
      for _ in 0..<100 { view.forceUpdateConditionalConstraints() }
    }
    idle = min(idle, hundred / 100)
  }
  precondition(
    rows == list.root.layoutProblem?.constraintCount,
    "Helpers: an idle answer edits"
  )
  report.note(
    "conditions \(idle.short) µs, settled pass \(pass.short) µs, first pass \(first.short) µs"
  )
  return idle / pass
}
