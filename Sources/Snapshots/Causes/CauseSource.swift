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
  private let new: SceneOrigins
  private let influence: Influence
  private let words: WordIndex
  /// Which edits of words are about which view.
  let looks: LookEdits
  private(set) var all: [CauseSource]
  /// The edits of texts, by the differences that tell of them.
  private var texts: [Int: Int] = [:]
  /// The line of each view, else of the nearest around it that has one.
  private var lines: [SceneOrigins.Line?] = []

  init(
    _ comparison: SceneComparison,
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ influence: Influence,
    _ words: WordIndex
  ) {
    (self.comparison, self.new, self.influence, self.words) = (comparison, new, influence, words)
    var edits = FoundEdits()
    WordEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names,
      forests: (comparison.old, comparison.new),
      index: words
    ).find(into: &edits)
    RuleEdits(old: old, new: new, matching: comparison.matching, names: comparison.names)
      .find(into: &edits)
    all = edits.all.map { CauseSource(edit: $0) }
    looks = LookEdits(edits.all, comparison)
    for (place, view) in comparison.new.views.enumerated() {
      lines.append(new.places[place - 1] ?? view.parent.flatMap { lines[$0] })
    }
    for index in comparison.differences.indices { add(index) }
  }

  private mutating func add(_ index: Int) {
    let difference = comparison.differences[index]
    let view: Int? = if case .now(let view) = difference.place { view } else { nil }
    let properties = Set(difference.changes.map(\.property))
    if let first = difference.cause {
      // A text that stands in several places is one edit of all of them.
      guard properties.contains("text"), let view, let source = texts[first] else { return }
      let axes = axes(ofText: view)
      all[source].edit?.views?.insert(view)
      all[source].edit?.axes.formUnion(axes)
      return
    }
    switch difference.kind {
    case .text where properties.contains("text"):
      guard let view, looks.saying(view).isEmpty, let edit = editOfText(difference, of: view) else {
        return
      }
      texts[index] = all.count
      all.append(CauseSource(edit: edit, difference: index))
    case .style where (view.map(looks.of) ?? []).isEmpty && !isShape(difference, of: view), .font:
      all.append(CauseSource(difference: index))
    case .layout where !properties.isDisjoint(with: Self.treeProperties):
      all.append(CauseSource(edit: editOfTree(difference), difference: index))
    case .layout where properties.contains("scale"): all.append(CauseSource(difference: index))
    default: break
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

  // MARK: Edits that no word tells of

  private func editOfText(_ difference: Difference, of view: Int) -> FoundEdit? {
    guard let change = difference.changes.first(where: { $0.property == "text" }) else {
      return nil
    }
    let text = comparison.new.views[view].node.text
    let line =
      text.flatMap { words.line(of: $0, in: view) ?? new.textLines[$0] } ?? new.places[view - 1]
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
      axes: axes(ofText: view),
      sizes: Set(EditAxis.allCases)
    )
  }

  /// The axes along which a view's text may move others: where it takes as much room as before,
  /// nobody makes way for it.
  private func axes(ofText view: Int) -> Set<EditAxis> {
    var axes = Set(EditAxis.allCases.filter { comparison.isResized(view, along: $0) })
    let hasOtherLines = comparison.texts[view]?.changes.contains { $0.property == "lines" } ?? false
    if hasOtherLines { axes.insert(.vertical) }
    return axes
  }

  /// A view that came, went or stands elsewhere, with the line of the nearest one that is written.
  private func editOfTree(_ difference: Difference) -> FoundEdit? {
    guard
      let change = difference.changes.first(where: { Self.treeProperties.contains($0.property) }),
      let place = difference.place
    else { return nil }
    let start: Int? =
      switch place {
      case .now(let view): view
      case .before(let view):
        comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
      }
    let line = start.flatMap { lines[$0] }
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
      views: start.map { [$0] } ?? [],
      axes: Set(EditAxis.allCases)
    )
  }

  private static let treeProperties: Set<String> = ["view", "order", "parent"]
}

extension String {
  /// `there` of `there at 0 0 20 20`.
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
