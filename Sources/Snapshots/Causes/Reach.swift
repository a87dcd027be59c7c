import SnaplineScene

/// Finds which changes each source may have led to.
struct Reach {
  private let comparison: SceneComparison
  private let influence: Influence
  /// The views that were held to one that went, by its place in the old forest.
  private var heldBefore: [Int: [Int]] = [:]

  init(_ comparison: SceneComparison, _ influence: Influence, _ old: SceneOrigins) {
    (self.comparison, self.influence) = (comparison, influence)
    let newPlace = comparison.matching.newPlace
    for rule in old.rules where rule.hold != .loose {
      guard let second = rule.second else { continue }
      let (one, other) = (rule.first.node + 1, second.node + 1)
      if newPlace[one] == nil, let place = newPlace[other] {
        heldBefore[one, default: []].append(place)
      } else if newPlace[other] == nil, let place = newPlace[one] {
        heldBefore[other, default: []].append(place)
      }
    }
  }

  /// The components that a source may have reached; nothing for all of them.
  func components(of source: CauseSource) -> Set<Int>? {
    if let edit = source.edit, edit.shape != "tree" { return components(of: edit) }
    let places = source.differences.compactMap { comparison.differences[$0].place }
    guard !places.isEmpty else { return nil }
    return places.reduce(into: Set<Int>()) { $0.formUnion(components(of: $1)) }
  }

  /// What changed of the views themselves, or of what is around them; where that is nothing, of what
  /// stands next to them.
  private func components(of edit: FoundEdit) -> Set<Int>? {
    guard let views = edit.views else { return nil }
    let own = views.union(edit.others).flatMap { view in
      edit.axes.compactMap { influence.component(of: view, on: $0) }
    }
    if !own.isEmpty { return Set(own) }
    return Set(views.flatMap { view in edit.axes.flatMap { influence.around(view, on: $0) } })
  }

  /// What a view reached that came, went, stands elsewhere or looks otherwise.
  private func components(of place: ViewPlace) -> Set<Int> {
    var views: [Int] = []
    var parent: Int?
    switch place {
    case .now(let view):
      (views, parent) = ([view] + influence.held(to: view), comparison.new.views[view].parent)
    case .before(let view):
      views = heldBefore[view] ?? []
      parent = comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
    }
    return Set(
      EditAxis.allCases.flatMap { axis in
        views.flatMap { influence.shared(in: $0, on: axis) }
          + (parent.map { influence.shared(in: $0, on: axis) } ?? [])
      }
    )
  }
}
