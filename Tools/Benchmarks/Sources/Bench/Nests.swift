import Foundation
import Frame
import Snapline

/// What nests cost: growth of the cold pass and of edits of a leaf, and stacks beside anchors.
func measureNests(_ report: inout Report) {
  var table = Table([
    "nest, views", "build", "cold", "edit of a leaf", "moved", "of one in shade", "moved there",
  ])
  var (edits, editGrowth, coldGrowth): ([Double], [Double], [Double]) = ([], [], [])
  var (colds, wholes): ([[Double]], [[Double]]) = ([], [])
  var times = NestWorkload.Kind.allCases.map { _ in (small: NestTimes(), large: NestTimes()) }
  // Kinds take turns, so that what slows the machine down for a while slows both.
  for _ in 0..<5 {
    for (place, kind) in NestWorkload.Kind.allCases.enumerated() {
      times[place].small.improve(measure(kind, copies: 1))
      times[place].large.improve(measure(kind, copies: 10))
    }
  }
  for (kind, (small, large)) in zip(NestWorkload.Kind.allCases, times) {
    for (size, times) in [(1_024, small), (10_231, large)] {
      table.add([
        "\(kind.rawValue) \(size)", times.build.short, times.cold.short, times.edit.short,
        "\(times.moved)", times.shade.short, "\(times.movedInShade)",
      ])
      edits += [times.edit, times.shade]
    }
    colds.append([small.cold, large.cold])
    wholes.append([small.build + small.cold, large.build + large.cold])
    coldGrowth.append(log10(large.cold / small.cold))
    editGrowth += [log10(large.edit / small.edit), log10(large.shade / small.shade)]
  }
  report.add(table)
  report.note("nests are two in a column or a row, ten levels deep, rows as high as their highest")
  report.figure("nest_edit_max", edits.max() ?? .nan)
  report.figure("nest_edit_growth_max", editGrowth.max() ?? .nan)
  report.figure("nest_cold_growth_max", coldGrowth.max() ?? .nan)
  report.note("stacks make their constraints in the cold pass, anchors before it: whole is both")
  report.figure("nest_stacks_vs_anchors", zip(colds[1], colds[0]).map(/).max() ?? .nan)
  report.figure("nest_stacks_vs_anchors_whole", zip(wholes[1], wholes[0]).map(/).max() ?? .nan)
}

/// The least times of a nest, in microseconds of the processor.
private struct NestTimes {
  var build = Double.infinity
  var cold = Double.infinity
  var edit = Double.infinity
  var shade = Double.infinity
  var moved = 0
  var movedInShade = 0

  mutating func improve(_ other: NestTimes) {
    build = min(build, other.build)
    cold = min(cold, other.cold)
    edit = min(edit, other.edit)
    shade = min(shade, other.shade)
    (moved, movedInShade) = (other.moved, other.movedInShade)
  }
}

private func measure(_ kind: NestWorkload.Kind, copies: Int) -> NestTimes {
  var times = NestTimes()
  var made: NestWorkload?
  for _ in 0..<2 {
    made = nil
    times.build = min(
      times.build,
      processorMicroseconds { made = NestWorkload(kind, copies: copies) }
    )
    times.cold = min(times.cold, processorMicroseconds { made?.root.layoutIfNeeded() })
  }
  guard let nest = made else { return times }
  (times.edit, times.moved) = measure(nest.grow, of: nest)
  (times.shade, times.movedInShade) = measure(nest.growInShade, of: nest)
  return times
}

private func measure(_ edit: (Bool) -> Void, of nest: NestWorkload) -> (Double, moved: Int) {
  let before = nest.views.map(\.frame)
  edit(true)
  nest.root.layoutIfNeeded()
  let moved = zip(nest.views, before).count { $0.frame != $1 }
  var least = Double.infinity
  for isThere in [false, true, false, true, false, true, false] {
    let time = processorMicroseconds {
      edit(isThere)
      nest.root.layoutIfNeeded()
    }
    least = min(least, time)
  }
  return (least, moved)
}
