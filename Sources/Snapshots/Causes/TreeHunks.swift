import SnaplineScene

/// Views that came, went or changed places by one edit: those that stand beside each other, and those of
/// a component wherever it is used.
struct TreeHunks {
  /// The differences of each, in the order of the first.
  private(set) var all: [[Int]] = []

  private let comparison: SceneComparison
  private let lines: [SceneOrigins.Line?]

  /// What tells that several hunks are one edit; nothing where only itself does.
  private struct Key: Hashable {
    var kind: String
    var line: SceneOrigins.Line
    var places: [Int]
    var classes: [String]
  }

  /// Gathers differences that are of one view each, and no consequence of another.
  ///
  /// - Parameters:
  ///   - differences: The places of these differences.
  ///   - comparison: What they were found by.
  ///   - lines: Where each view of the new forest stands written; nothing where it doesn't.
  init(
    _ differences: [Int],
    in comparison: SceneComparison,
    lines: [SceneOrigins.Line?]
  ) {
    (self.comparison, self.lines) = (comparison, lines)
    var keys: [Key: Int] = [:]
    for hunk in runs(of: differences) {
      if let key = key(of: hunk), let known = keys[key] {
        all[known] += hunk
      } else {
        if let key = key(of: hunk) { keys[key] = all.count }
        all.append(hunk)
      }
    }
  }

  /// Differences whose views stand beside each other, so that one edit made or took them.
  private func runs(of differences: [Int]) -> [[Int]] {
    var came: [Int: Int] = [:]
    var went: [Int: Int] = [:]
    var runs: [[Int]] = []
    for index in differences {
      let difference = comparison.differences[index]
      let isOfView = difference.changes.contains { $0.property == "view" }
      switch difference.place {
      case .now(let view) where isOfView: came[view] = index
      case .before(let view) where isOfView: went[view] = index
      default: runs.append([index])
      }
    }
    let (old, new) = (comparison.old.views, comparison.new.views)
    runs += Self.runs(of: came, in: new) + Self.runs(of: went, in: old)
    return runs.sorted { $0[0] < $1[0] }
  }

  private static func runs(of places: [Int: Int], in views: [ViewForest.View]) -> [[Int]] {
    var runs: [[Int]] = []
    for parent in Set(places.keys.compactMap { views[$0].parent }).sorted() {
      var run: [Int] = []
      for child in views[parent].childrenInOrder(of: views) {
        if let index = places[child] {
          run.append(index)
        } else if !run.isEmpty {
          runs.append(run)
          run = []
        }
      }
      if !run.isEmpty { runs.append(run) }
    }
    return runs
  }

  /// What all hunks of an edit of a component have in common.
  private func key(of hunk: [Int]) -> Key? {
    let difference = comparison.differences[hunk[0]]
    guard let place = difference.place else { return nil }
    let (old, new) = (comparison.old.views, comparison.new.views)
    let isOfView = difference.changes.contains { $0.property == "view" }
    switch place {
    case .now(let view) where isOfView:
      guard let parent = new[view].parent, let line = lines[view] else { return nil }
      // Rows that came to different places of one list are several edits.
      return Key(kind: "came", line: line, places: rank(view, in: parent, new), classes: [])
    case .before(let view):
      guard let parent = old[view].parent,
        let line = comparison.matching.newPlace[parent].flatMap({ lines[$0] })
      else { return nil }
      return Key(
        kind: "went",
        line: line,
        places: rank(view, in: parent, old),
        classes: hunk.compactMap { index in
          guard case .before(let view) = comparison.differences[index].place else { return nil }
          return old[view].node.className
        }
      )
    case .now(let view):
      guard let change = difference.changes.first(where: { $0.property == "order" }) else {
        return nil
      }
      let isChild = change.old.hasPrefix("place ")
      guard let parent = isChild ? new[view].parent : view, let line = lines[parent],
        let other = comparison.matching.oldPlace[parent]
      else { return nil }
      let ranks = Dictionary(
        uniqueKeysWithValues: old[other].childrenInOrder(of: old).enumerated()
          .map { ($0.element, $0.offset) }
      )
      let order = new[parent].childrenInOrder(of: new).map { child in
        comparison.matching.oldPlace[child].flatMap { ranks[$0] } ?? -1
      }
      return Key(kind: "order", line: line, places: order, classes: [])
    }
  }

  private func rank(_ view: Int, in parent: Int, _ views: [ViewForest.View]) -> [Int] {
    [views[parent].childrenInOrder(of: views).firstIndex(of: view) ?? 0]
  }
}
