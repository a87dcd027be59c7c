import SnaplineScene

/// Finds which edit each difference follows from.
///
/// Where one thing alone was edited, everything follows from it: a scene is made of nothing but what
/// its author wrote. Where there are several, each explains what it may have reached; what two of
/// them may have reached is told of both.
struct CauseFinder {
  private let comparison: SceneComparison
  private let new: SceneOrigins
  private let influence: Influence
  private var sources: [Source] = []

  private struct Source {
    /// Nothing for a difference that is a cause by itself.
    var edit: FoundEdit?
    /// The difference that is the cause, or that says what the edit is.
    var difference: Int?
    var reached: Set<Influence.State> = []
  }

  /// Nothing where either side doesn't say what decided its frames.
  init?(_ comparison: SceneComparison, _ old: SceneOrigins, _ new: SceneOrigins) {
    guard !old.isEmpty, !new.isEmpty else { return nil }
    self.comparison = comparison
    self.new = new
    influence = Influence(comparison, new)
    var edits = FoundEdits()
    WordEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names,
      forests: (comparison.old, comparison.new)
    ).find(into: &edits)
    RuleEdits(old: old, new: new, matching: comparison.matching, names: comparison.names)
      .find(into: &edits)
    sources = edits.all.map { Source(edit: $0) }
    addOwnCauses()
    for place in sources.indices { sources[place].reached = reach(of: sources[place]) }
  }

  // MARK: Sources

  /// Adds the differences that no edit of a word or a constraint explains: texts, views that came, went
  /// or changed places, looks that nothing written tells of.
  private mutating func addOwnCauses() {
    let words = sources.compactMap(\.edit)
    for (index, difference) in comparison.differences.enumerated() {
      guard difference.cause == nil else { continue }
      let view: Int? = if case .now(let view) = difference.place { view } else { nil }
      let properties = Set(difference.changes.map(\.property))
      let isOfWord = words.contains { edit in
        guard edit.changesLooks, let view else { return false }
        return edit.views.contains(view) || ancestors(of: view).contains(where: edit.views.contains)
      }
      switch difference.kind {
      case .text where properties.contains("text"):
        if let view, let edit = editOfText(difference, of: view), !isSaid(difference, by: words) {
          sources.append(Source(edit: edit, difference: index))
        }
      case .style where !isOfWord && !isShape(difference, of: view), .font:
        sources.append(Source(difference: index))
      case .layout where !properties.isDisjoint(with: ["view", "order", "parent"]):
        sources.append(Source(edit: editOfTree(difference), difference: index))
      case .layout where properties.contains("scale"): sources.append(Source(difference: index))
      default: break
      }
    }
  }

  /// Whether looks follow from a frame: of what is painted in a view that has another size.
  private func isShape(_ difference: Difference, of view: Int?) -> Bool {
    guard let view else { return false }
    let isGeometry = difference.changes.allSatisfy { change in
      [" edges in the view", " radius", " outline", "transform"].contains {
        change.property.hasSuffix($0)
      }
    }
    return isGeometry && EditAxis.allCases.contains { influence.states(of: view, on: $0) != nil }
  }

  private func ancestors(of view: Int) -> [Int] {
    Array(sequence(first: view) { comparison.new.views[$0].parent }.dropFirst())
  }

  /// Whether a text is what an edited word says, as a bar's title is.
  private func isSaid(_ difference: Difference, by words: [FoundEdit]) -> Bool {
    guard case .now(let view) = difference.place,
      let text = comparison.new.views[view].node.text?.lowercased()
    else { return false }
    let around = Set([view] + ancestors(of: view))
    return words.contains { edit in
      !edit.isOfAll && edit.changesLooks && !edit.views.isDisjoint(with: around)
        && edit.edit.identity.new.lowercased().contains(text)
    }
  }

  private func editOfText(_ difference: Difference, of view: Int) -> FoundEdit? {
    guard let change = difference.changes.first(where: { $0.property == "text" }) else {
      return nil
    }
    let text = comparison.new.views[view].node.text
    let word = new.words.first { $0.node == view - 1 && $0.value == text }
    let line = word?.line ?? text.flatMap { new.textLines[$0] } ?? new.places[view - 1]
    return FoundEdit(
      edit: Edit(
        identity: Edit.Identity(
          property: comparison.names.now(view) + ".text",
          old: change.old,
          new: change.new
        ),
        place: line.map(EditPlace.init)
      ),
      shape: "text",
      views: [view],
      axes: Set(EditAxis.allCases),
      changesLooks: false
    )
  }

  /// A view that came, went or stands elsewhere, with the line of the nearest one that is written.
  private func editOfTree(_ difference: Difference) -> FoundEdit? {
    guard let change = difference.changes.first(where: { treeProperties.contains($0.property) }),
      let place = difference.place
    else { return nil }
    let start: Int? =
      switch place {
      case .now(let view): view
      case .before(let view):
        comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
      }
    let line = start.flatMap { start in
      ([start] + ancestors(of: start)).lazy.compactMap { new.places[$0 - 1] }.first
    }
    let isView = change.property == "view"
    return FoundEdit(
      edit: Edit(
        identity: Edit.Identity(
          property: isView ? difference.subject : comparison.names(place) + "." + change.property,
          old: isView ? change.old.firstWord : change.old,
          new: isView ? change.new.firstWord : change.new
        ),
        place: line.map(EditPlace.init)
      ),
      shape: "tree",
      views: [],
      axes: [],
      changesLooks: false
    )
  }

  private let treeProperties: Set<String> = ["view", "order", "parent"]

  private func reach(of source: Source) -> Set<Influence.State> {
    if let edit = source.edit, !edit.views.isEmpty {
      return edit.isOfAll && edit.views.count == comparison.new.views.count
        ? influence.changed : influence.reach(of: edit.views, on: edit.axes)
    }
    guard let place = source.difference.map({ comparison.differences[$0] })?.place else {
      return influence.changed
    }
    var views: Set<Int> = []
    switch place {
    case .now(let view):
      views = [view]
      if let parent = comparison.new.views[view].parent { views.insert(parent) }
    case .before(let view):
      if let parent = comparison.old.views[view].parent.flatMap({ comparison.matching.newPlace[$0] }
      ) {
        views = [parent]
      }
    }
    for view in views { views.formUnion(comparison.new.views[view].children) }
    return influence.reach(of: views, on: Set(EditAxis.allCases))
  }

  // MARK: Causes

  /// The causes in their order, and for differences that are causes themselves what follows them.
  func find() -> (causes: [EditCause], followed: [Int: Int]) {
    var groups: [[Int]: [Int]] = [:]
    var followed: [Int: Int] = [:]
    for index in comparison.differences.indices {
      let explaining = explaining(index)
      if explaining.contains(where: { sources[$0].edit != nil }) {
        groups[explaining.filter { sources[$0].edit != nil }, default: []].append(index)
      } else if let source = explaining.first, let cause = sources[source].difference,
        cause != index
      {
        followed[index] = cause
      }
    }
    let causes = groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      sources,
      explained in
      EditCause(
        edits: sources.compactMap { self.sources[$0].edit?.edit },
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

  /// The sources that a difference may follow from.
  private func explaining(_ index: Int) -> [Int] {
    if let own = sources.firstIndex(where: { $0.difference == index }) { return [own] }
    // A name changes by itself, and nothing with it.
    if comparison.differences[index].changes.allSatisfy({ $0.property == "identifier" }) {
      return []
    }
    if sources.count == 1 { return [0] }
    let direct = directly(index)
    if !direct.isEmpty { return direct }
    // What nothing reached follows from what its first cause follows from.
    guard let cause = comparison.differences[index].cause else { return [] }
    return sources.firstIndex { $0.difference == cause }.map { [$0] } ?? directly(cause)
  }

  private func directly(_ index: Int) -> [Int] {
    let difference = comparison.differences[index]
    guard case .now(let view) = difference.place else { return [] }
    if difference.kind == .style || difference.changes.contains(where: { $0.property == "text" }) {
      let looks = ofLooks(view)
      if !looks.isEmpty { return looks }
    }
    var found: [Int] = []
    for axis in EditAxis.allCases where isOf(difference, axis) {
      guard let state = influence.states(of: view, on: axis) else { continue }
      let reaching = sources.indices.filter { sources[$0].reached.contains(state) }
      // What one edit moves across and another down is told once, with the first of them.
      if found.count == 1, reaching.count == 1 { continue }
      found = Array(Set(found).union(reaching)).sorted()
    }
    return found
  }

  private func isOf(_ difference: Difference, _ axis: EditAxis) -> Bool {
    let names = axis == .horizontal ? ["x", "width"] : ["y", "height"]
    let frame = difference.changes.filter { ["x", "y", "width", "height"].contains($0.property) }
    return frame.isEmpty || frame.contains { names.contains($0.property) }
  }

  /// The edits of words about a view, else about the nearest view around it.
  private func ofLooks(_ view: Int) -> [Int] {
    for place in [view] + ancestors(of: view) {
      let found = sources.indices.filter { source in
        guard let edit = sources[source].edit, edit.changesLooks else { return false }
        return edit.views.contains(place)
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}

extension String {
  /// `there` of `there at 0 0 20 20`.
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
