import SnaplineScene

/// Views that stand in another view now, or don't any more: they went from one place and came to another
/// by one edit.
struct WrappedViews {
  private let comparison: SceneComparison

  init(_ comparison: SceneComparison) { self.comparison = comparison }

  /// Sources of views that came or went, those of one such edit together.
  ///
  /// They say the same, view by view, and stand near each other: in one view, or in one and the view around
  /// it.
  func joined(_ sources: [CauseSource]) -> [CauseSource] {
    let moves = sources.map(move)
    // Most edits only add views, or only take some away.
    guard moves.contains(where: { $0?.came ?? false }),
      moves.contains(where: { !($0?.came ?? true) }), sources.count <= Self.mostSources
    else { return sources }
    var joined = sources
    var gone: Set<Int> = []
    for (place, move) in moves.enumerated() where !gone.contains(place) {
      guard let move, move.came else { continue }
      let other = moves.indices.first { other in
        guard !gone.contains(other), let other = moves[other] else { return false }
        return !other.came && other.says == move.says && !other.near.isDisjoint(with: move.near)
      }
      guard let other, let went = moves[other] else { continue }
      // It is called by the view around, whether that came or went.
      let (first, second) = went.views > move.views ? (other, place) : (place, other)
      gone.insert(second)
      joined[first].differences += sources[second].differences
      joined[first].edit?.views?.formUnion(sources[second].edit?.views ?? [])
    }
    return joined.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
  }

  private static let mostSources = 64

  /// Views that all came, or all went.
  private struct Move {
    var came: Bool
    /// How many views there are, with those inside.
    var views = 0
    /// What the views say that hold no others, by their classes.
    var says: [[String]: Int] = [:]
    /// The view that they stand in and the one around it, by their places in the new forest.
    var near: Set<Int> = []

    mutating func add(_ view: Int, of views: [ViewForest.View]) {
      self.views += 1
      let children = views[view].children
      if children.isEmpty, let text = views[view].node.text {
        says[[views[view].node.className, text], default: 0] += 1
      }
      for child in children { add(child, of: views) }
    }
  }

  private func move(of source: CauseSource) -> Move? {
    var move: Move?
    for index in source.differences {
      let difference = comparison.differences[index]
      guard difference.changes.contains(where: { $0.property == "view" }),
        let place = difference.place
      else { return nil }
      let (came, view, views): (Bool, Int, [ViewForest.View]) =
        switch place {
        case .now(let view): (true, view, comparison.new.views)
        case .before(let view): (false, view, comparison.old.views)
        }
      var own = move ?? Move(came: came)
      guard own.came == came else { return nil }
      own.add(view, of: views)
      let parents = [views[view].parent, views[view].parent.flatMap { views[$0].parent }]
      for parent in parents.compactMap(\.self) {
        if let place = came ? parent : comparison.matching.newPlace[parent] {
          own.near.insert(place)
        }
      }
      move = own
    }
    return move.flatMap { $0.says.isEmpty ? nil : $0 }
  }
}
