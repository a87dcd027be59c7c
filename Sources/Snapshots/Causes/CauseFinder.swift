import SnaplineScene

/// Finds which edit each difference follows from.
///
/// Where one thing alone was edited, everything follows from it: a scene is made of nothing but what
/// its author wrote. Where there are several, each explains what it may have reached; what two of
/// them may have reached is told of both.
struct CauseFinder {
  private let comparison: SceneComparison
  private let influence: Influence
  private let sources: [CauseSource]
  private let looks: LookEdits
  /// The places of sources that are causes of differences by themselves, by these differences.
  private var own: [Int: Int] = [:]
  /// The sources that decide by themselves how long a view is.
  private var ofSize: [Int: [EditAxis: [Int]]] = [:]
  private var lists = SourceLists()
  /// The list of sources that may have reached a component.
  private var reaching: [Int: SourceLists.ID] = [:]
  /// The components that a source may have reached; nothing for all of them.
  private var reached: [Set<Int>?] = []

  /// Nothing where either side doesn't say what decided its frames.
  init?(_ comparison: SceneComparison, _ old: SceneOrigins, _ new: SceneOrigins) {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    self.comparison = comparison
    let words = WordIndex(new)
    influence = Influence(comparison, new, words)
    let gathered = CauseSources(comparison, old, new, influence, words)
    (sources, looks) = (gathered.all, gathered.looks)
    for (place, source) in sources.enumerated() {
      if let difference = source.difference { own[difference] = place }
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

  /// The causes in their order, and for differences that are causes themselves what follows them.
  mutating func find() -> (causes: [EditCause], followed: [Int: Int]) {
    var groups: [SourceLists.ID: [Int]] = [:]
    var followed: [Int: Int] = [:]
    for index in comparison.differences.indices {
      guard let list = explaining(index) else { continue }
      if let edits = lists.edits(of: list, among: sources) {
        groups[edits, default: []].append(index)
      } else if let cause = sources[lists[list][0]].difference, cause != index {
        followed[index] = cause
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
      EditCause(
        edits: places.compactMap { sources[$0].edit }.enumerated()
          .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
          .map(\.element.edit),
        explained: explained.sorted { rank($0) < rank($1) }
      )
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
  private mutating func addUnnamed(to groups: inout [SourceLists.ID: [Int]]) {
    guard sources.count > 1 else { return }
    let named = Set(groups.keys.flatMap { lists[$0] })
    let unnamed = sources.indices.filter { sources[$0].edit != nil && !named.contains($0) }
    guard !unnamed.isEmpty else { return }
    var first: [Int: Int] = [:]
    let told = comparison.differences.indices.filter { own[$0] == nil && !isName($0) }
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
    for (index, places) in rest { groups[lists.id(of: places), default: []].append(index) }
  }

  // MARK: What a difference follows from

  private mutating func explaining(_ index: Int) -> SourceLists.ID? {
    if let own = own[index] { return lists.id(of: [own]) }
    if isName(index) { return nil }
    if sources.count == 1 { return lists.id(of: [0]) }
    if let direct = directly(index) { return direct }
    // What nothing reached follows from what its first cause follows from.
    guard let cause = comparison.differences[index].cause else { return nil }
    return own[cause].map { lists.id(of: [$0]) } ?? directly(cause)
  }

  /// Whether a view is only called otherwise, which follows from nothing.
  private func isName(_ index: Int) -> Bool {
    comparison.differences[index].changes.allSatisfy { $0.property == "identifier" }
  }

  private mutating func directly(_ index: Int) -> SourceLists.ID? {
    let difference = comparison.differences[index]
    guard case .now(let view) = difference.place else { return nil }
    let isSaid = difference.changes.contains { $0.property == "text" }
    let looks = isSaid ? looks.saying(view) : difference.kind == .style ? looks.of(view) : []
    if !looks.isEmpty { return lists.id(of: looks) }
    if let size = size(difference, of: view) { return lists.id(of: size) }
    // What moved across and down is told once, of the axis that says more.
    return components(of: index).compactMap { reaching[$0] }
      .min { lists[$0].count < lists[$1].count }
  }

  /// The edits of a view itself that made it longer or shorter.
  private func size(_ difference: Difference, of view: Int) -> [Int]? {
    guard let edits = ofSize[view] else { return nil }
    let isOfLines = difference.kind == .text
    let found = EditAxis.allCases.filter { axis in
      isOfLines || difference.changes.contains { $0.property == axis.length }
    }.flatMap { edits[$0] ?? [] }
    return found.isEmpty ? nil : Set(found).sorted()
  }

  /// The components of the axes along which a view differs.
  private func components(of index: Int) -> [Int] {
    let difference = comparison.differences[index]
    guard case .now(let view) = difference.place else { return [] }
    let changed = Set(difference.changes.map(\.property))
    let axes = EditAxis.allCases.filter { !changed.isDisjoint(with: [$0.start, $0.length]) }
    return (axes.isEmpty ? EditAxis.allCases : axes).compactMap {
      influence.component(of: view, on: $0)
    }
  }
}

extension EditAxis {
  /// What a view's frame calls where it begins along the axis.
  fileprivate var start: String { self == .horizontal ? "x" : "y" }
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}
