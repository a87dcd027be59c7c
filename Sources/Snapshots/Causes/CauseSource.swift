import SnaplineScene

/// What differences may follow from: an edit, or a difference that nothing written tells of.
struct CauseSource {
  /// Nothing for a difference that is a cause by itself.
  var edit: FoundEdit?
  /// The difference that is the cause, or that says what the edit is.
  var difference: Int?
}

/// Gathers what differences may follow from: edits of words and constraints, then differences that
/// none of these explains, such as texts, views that came, went or changed places, and looks.
struct CauseSources {
  private let comparison: SceneComparison
  private let influence: Influence
  private let unwritten: UnwrittenEdits
  /// Which edits of words are about which view.
  let looks: LookEdits
  private(set) var all: [CauseSource]
  /// Rows that came into sight or went out of it.
  let ends: ListEnds
  /// The edits of texts, by the differences that tell of them.
  private var texts: [Int: Int] = [:]

  init(
    _ comparison: SceneComparison,
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ influence: Influence,
    _ words: WordIndex
  ) {
    (self.comparison, self.influence) = (comparison, influence)
    unwritten = UnwrittenEdits(comparison, new, words)
    var edits = FoundEdits()
    WordEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names,
      forests: (comparison.old, comparison.new),
      index: words
    ).find(into: &edits)
    let rules = RuleEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names
    )
    rules.find(into: &edits)
    all = edits.all.map { CauseSource(edit: $0) }
    looks = LookEdits(edits.all, comparison)
    ends = ListEnds(comparison)
    let told = comparison.differences.indices.filter { !isAtEnd($0) }
    // A text that was made of data may count what came or went, which says more.
    for index in told where !isMade(index) { add(index) }
    for index in told where isMade(index) { add(index) }
    // Where nothing else was edited, rows at the end were.
    if all.isEmpty {
      for index in comparison.differences.indices where isAtEnd(index) { add(index) }
    }
    // A canvas as large as its content ends at whole points, and so keeps no constraint exactly.
    if all.isEmpty, !comparison.differences.isEmpty {
      var edits = FoundEdits()
      rules.find(into: &edits, withLoose: true)
      all = edits.all.map { CauseSource(edit: $0) }
    }
  }

  private func isMade(_ index: Int) -> Bool {
    guard case .now(let view) = comparison.differences[index].place else { return false }
    return comparison.texts[view] != nil && unwritten.writing(of: view) == .made
  }

  private func isAtEnd(_ index: Int) -> Bool {
    let difference = comparison.differences[index]
    return difference.changes.contains { $0.property == "view" }
      && difference.place.map { ends.lists[$0] != nil } ?? false
  }

  private mutating func add(_ index: Int) {
    let difference = comparison.differences[index]
    let view: Int? = if case .now(let view) = difference.place { view } else { nil }
    let properties = Set(difference.changes.map(\.property))
    if let first = difference.cause {
      // A text that stands in several places is one edit of all of them.
      guard properties.contains("text"), let view, let source = texts[first] else { return }
      let axes = unwritten.axes(ofText: view)
      all[source].edit?.views?.insert(view)
      all[source].edit?.axes.formUnion(axes)
      return
    }
    switch difference.kind {
    case .text where properties.contains("text"):
      guard let view, saying(view).isEmpty, let edit = unwritten.text(difference, of: view)
      else {
        return
      }
      texts[index] = all.count
      all.append(CauseSource(edit: edit, difference: index))
    case .style where (view.map(looks.of) ?? []).isEmpty && !isShape(difference, of: view), .font:
      let edit = view.flatMap { unwritten.picture(difference, of: $0) }
      all.append(CauseSource(edit: edit, difference: index))
    case .layout where !properties.isDisjoint(with: UnwrittenEdits.ofTree):
      all.append(CauseSource(edit: unwritten.tree(difference), difference: index))
    case .layout where properties.contains("scale"):
      // Pixels are of another size because somebody wrote so, or because the run was told to.
      if let edit = all.firstIndex(where: { $0.edit?.isOfCanvas ?? false }) {
        all[edit].difference = index
      } else {
        all.append(CauseSource(difference: index))
      }
    default: break
    }
  }

  /// The edits of words that say the text of a view, or that it may be made of.
  func saying(_ view: Int) -> [Int] {
    let said = looks.saying(view)
    if !said.isEmpty { return said }
    switch unwritten.writing(of: view) {
    case .asItIs: return []
    case .made: return looks.making(view, isWritten: true)
    case .nowhere: return looks.making(view, isWritten: false)
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
    return isGeometry && EditAxis.allCases.contains { influence.component(of: view, on: $0) != nil }
  }
}
