import Foundation
import Frame
import Snapline

/// What views in lines that wrap cost, and views in columns and rows.
func measureGrids(_ report: inout Report) {
  var table = Table(["flow or grid, labels", "made", "made again", "narrower"])
  var flows: [(count: Int, time: Double)] = []
  for workload in GridWorkload.all {
    report.say(workload.name)
    let (made, again, narrower) = workload.measured
    table.add([workload.name, made.short, again.short, narrower.short])
    if workload.isFlow { flows.append((workload.count, again)) }
  }
  report.add(table)
  guard let few = flows.first, let many = flows.last else { return }
  report.figure(
    "flow_growth",
    log(many.time / few.time) / log(Double(many.count) / Double(few.count))
  )
}

/// Labels in a flow, or in a square grid.
private struct GridWorkload {
  var name: String
  var count: Int
  /// The columns of a grid; nothing for a flow.
  var track: GridView.Track?

  var isFlow: Bool { track == nil }

  static let all = [
    GridWorkload(name: "flow 1000", count: 1_000),
    GridWorkload(name: "flow 4000", count: 4_000),
    GridWorkload(name: "grid 30×30, equal columns", count: 900, track: .fraction(1)),
    GridWorkload(name: "grid 30×30, as wide as content", count: 900, track: .content),
  ]

  /// The first time, the least time of several, and that of an edit of the width.
  var measured: (made: Double, again: Double, narrower: Double) {
    var (made, again, narrower) = (Double.nan, Double.infinity, Double.infinity)
    let budget = Budget(.seconds(3))
    for round in 0..<10 where round < 2 || !budget.isSpent {
      let views = (0..<count).map { Label(text: String(repeating: "m", count: 1 + $0 % 7)) }
      let root = View(frame: CGRect(x: 0, y: 0, width: 3_000, height: 1_000))
      let taken = processorMicroseconds {
        root.addSubview(container(of: views), pinnedTo: .top)
        root.layoutIfNeeded()
      }
      if round == 0 { made = taken } else { again = min(again, taken) }
      narrower = min(
        narrower,
        processorMicroseconds {
          root.frame.size.width = 2_900
          root.layoutIfNeeded()
        }
      )
    }
    return (made, again, narrower)
  }

  private func container(of views: [Label]) -> View {
    guard let track else {
      let flow = FlowView(arrangedSubviews: views)
      flow.spacing = 4
      return flow
    }
    let side = Int(Double(count).squareRoot())
    let grid = GridView(columns: Array(repeating: track, count: side))
    for view in views { grid.addArrangedSubview(view) }
    return grid
  }
}
