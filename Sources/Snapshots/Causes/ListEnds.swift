import SnaplineGeometry
import SnaplineScene

/// Rows of lists that came into sight or went out of it: a list shows as many as there is room for, so
/// what stands at its ends follows from how high the others are.
struct ListEnds {
  private let comparison: SceneComparison
  /// The list that a row stands at an end of, by the row, as places in the new forest.
  private(set) var lists: [ViewPlace: Int] = [:]

  init(_ comparison: SceneComparison) {
    self.comparison = comparison
    for (list, view) in comparison.new.views.enumerated() where view.isList {
      guard let other = comparison.matching.oldPlace[list] else { continue }
      let (old, new) = (comparison.old.views, comparison.new.views)
      if isFull(other, of: old) {
        for row in ends(of: list, in: new, comparison.matching.oldPlace) { lists[.now(row)] = list }
      }
      if isFull(list, of: new) {
        for row in ends(of: other, in: old, comparison.matching.newPlace) {
          lists[.before(row)] = list
        }
      }
    }
  }

  /// Whether rows reach the end of what a list shows, so that there may be more.
  private func isFull(_ list: Int, of views: [ViewForest.View]) -> Bool {
    let ends = views[list].children.map { views[$0].frame.bottom }
    return ends.contains { $0 >= views[list].frame.bottom - positionNoise }
  }

  /// The rows without a counterpart before the first and after the last that has one.
  private func ends(
    of list: Int,
    in views: [ViewForest.View],
    _ counterparts: [Int?]
  ) -> [Int] {
    let rows = views[list].childrenInOrder(of: views)
    let isAlone: (Int) -> Bool = { counterparts[$0] == nil }
    return Array(rows.prefix(while: isAlone)) + Array(rows.reversed().prefix(while: isAlone))
  }
}
