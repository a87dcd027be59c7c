import SnaplineScene

/// Finds which edit each difference follows from.
///
/// Where one thing alone was edited, everything follows from it: a scene is made of nothing but what
/// its author wrote. Where there are several, each explains what it may have reached; what two of
/// them may have reached is told of both.
struct CauseFinder {
  let comparison: SceneComparison
  let influence: Influence
  let sources: [CauseSource]
  let looks: LookEdits
  /// Rows that came into sight or went out of it.
  let ends: ListEnds
  /// The edits that say the text of a view that is another now.
  private(set) var saying: [Int: [Int]] = [:]
  /// The places of sources that are causes of differences by themselves, by these differences.
  private(set) var own: [Int: Int] = [:]
  /// The sources that decide by themselves how long a view is.
  private(set) var ofSize: [Int: [EditAxis: [Int]]] = [:]
  /// What differences follow from that nothing reached.
  let makers: [Int: [Int]]
  var lists = SourceLists()
  /// The list of sources that may have reached a component.
  private(set) var reaching: [Int: SourceLists.ID] = [:]
  /// The components that a source may have reached; nothing for all of them.
  private var reached: [Set<Int>?] = []

  /// Nothing where either side doesn't say what decided its frames.
  init?(_ comparison: SceneComparison, _ old: SceneOrigins, _ new: SceneOrigins) {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    self.comparison = comparison
    let words = WordIndex(new)
    influence = Influence(comparison, new, words)
    let gathered = CauseSources(comparison, old, new, influence, words)
    (sources, looks, ends) = (gathered.all, gathered.looks, gathered.ends)
    makers = gathered.makers
    for view in comparison.texts.keys { saying[view] = gathered.saying(view) }
    for (place, source) in sources.enumerated() {
      for difference in source.differences { own[difference] = place }
      guard let edit = source.edit, !edit.sizes.isEmpty else { continue }
      for view in edit.views ?? [] {
        for axis in edit.sizes { ofSize[view, default: [:]][axis, default: []].append(place) }
      }
    }
    if sources.count > 1 { addReach(Reach(comparison, influence, old)) }
  }

  private mutating func addReach(_ reach: Reach) {
    reached = sources.map(reach.components)
    var found: [Int: [Int]] = [:]
    for (place, components) in reached.enumerated() {
      for component in components ?? [] { found[component, default: []].append(place) }
    }
    // Of many that may have changed everything, none says much beside one that is of the view.
    let ofAll = sources.indices.filter { reached[$0] == nil }
    let added = ofAll.count <= Self.mostOfAll ? ofAll : []
    for component in influence.all {
      let list = ((found[component] ?? []) + (found[component] == nil ? ofAll : added)).sorted()
      if !list.isEmpty { reaching[component] = lists.id(of: list) }
    }
  }

  private static let mostOfAll = 32

  // MARK: Causes

  /// A difference, or some properties of it.
  private struct Explained {
    var index: Int
    /// Nothing for all of them.
    var properties: Set<String>?
  }

  /// The causes in their order, and for differences that are causes themselves what follows them.
  mutating func find() -> (causes: [EditCause], followed: [Int: Int]) {
    var groups: [SourceLists.ID: [Explained]] = [:]
    var followed: [Int: Int] = [:]
    for index in comparison.differences.indices {
      for (list, properties) in explaining(index) {
        if let edits = lists.edits(of: list, among: sources) {
          groups[edits, default: []].append(Explained(index: index, properties: properties))
        } else if let cause = sources[lists[list][0]].differences.first, cause != index {
          followed[index] = cause
        }
      }
    }
    addUnnamed(to: &groups)
    // What several explain comes after what each of them explains alone.
    let inOrder = groups.map { (lists[$0.key], $0.value) }.sorted { one, other in
      let (last, otherLast) = (one.0.last ?? 0, other.0.last ?? 0)
      return (last, one.0.count) == (otherLast, other.0.count)
        ? one.0.lexicographicallyPrecedes(other.0)
        : (last, one.0.count) < (otherLast, other.0.count)
    }
    let causes = inOrder.map { places, explained in
      var cause = EditCause(
        edits: places.compactMap { sources[$0].edit }.enumerated()
          .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          .map(\.element.edit),
        explained: Set(explained.map(\.index)).sorted { rank($0) < rank($1) }
      )
      for part in explained {
        if let properties = part.properties {
          cause.parts[part.index, default: []].formUnion(properties)
        }
      }
      return cause
    }
    return (causes, followed)
  }

  /// Where the view of a difference stands in the tree.
  private func rank(_ index: Int) -> (view: Int, index: Int) {
    switch comparison.differences[index].place {
    case .now(let view): (view, index)
    case .before(let view): (view, index)
    case nil: (-1, index)
    }
  }

  /// Adds edits that explain nothing alone to the first difference that they may have reached.
  ///
  /// A view that one edit moves across and another down is told of one of them; without this the
  /// other would be told nowhere.
  private mutating func addUnnamed(to groups: inout [SourceLists.ID: [Explained]]) {
    guard sources.count > 1 else { return }
    let named = Set(groups.keys.flatMap { lists[$0] })
    let unnamed = sources.indices.filter { sources[$0].edit != nil && !named.contains($0) }
    guard !unnamed.isEmpty else { return }
    var first: [Int: Int] = [:]
    let told = comparison.differences.indices
      .filter { own[$0] == nil && !isName($0) && comparison.differences[$0].kind != .style }
      .sorted { rank($0) < rank($1) }
    for index in told {
      for component in components(of: index) where first[component] == nil {
        first[component] = index
      }
    }
    var rest: [Int: [Int]] = [:]
    for place in unnamed {
      let reached = reached[place]?.compactMap { first[$0] } ?? told.first.map { [$0] } ?? []
      if let index = reached.min(by: { rank($0) < rank($1) }) {
        rest[index, default: []].append(place)
      }
    }
    for (index, places) in rest {
      groups[lists.id(of: places), default: []].append(Explained(index: index))
    }
  }
}
