import SnaplineScene

/// What differences may follow from: an edit, or a difference that nothing written tells of.
struct CauseSource {
  /// Nothing for a difference that is a cause by itself.
  var edit: FoundEdit?
  /// The differences that are the cause, or that say what the edit is.
  var differences: [Int] = []
}

/// Gathers what differences may follow from: edits of words and constraints, then differences that
/// none of these explains, such as texts, views that came, went or changed places, and looks.
struct CauseSources {
  let comparison: SceneComparison
  let new: SceneOrigins
  private let influence: Influence
  private let unwritten: UnwrittenEdits
  let decisions: TreeDecisions
  /// The views that were replaced with what is in them.
  let replaced: Set<Int>
  /// Which edits of words are about which view.
  let looks: LookEdits
  private(set) var all: [CauseSource]
  /// Rows that came into sight or went out of it.
  let ends: ListEnds
  /// What differences follow from that are neither an edit nor reached by one: a part of a control
  /// that was edited, or the corner of a row that is the last one now.
  private(set) var makers: [Int: [Int]] = [:]
  /// The edits of data, by its paths.
  private(set) var dataEdits: [(source: Int, name: String)] = []
  /// The edits by which views are another component's now, by these views.
  private(set) var classSources: [Int: [Int]] = [:]
  /// The sources that are rows of a list of the data, or edits in them, by the list's path.
  private(set) var rowSources: [String: Set<Int>] = [:]
  /// The lists of the data that are longer or shorter.
  let changedLists: Set<String>
  /// Those of them that are kept with their count, and are told by their rows.
  let countedLists: [String]
  /// Views that came or went because such a list did.
  private var counting: [(index: Int, list: String)] = []
  /// The edits of texts, by the differences that tell of them.
  private var texts: [Int: Int] = [:]
  /// The edits of texts, by what says that they are one.
  private var origins: [UnwrittenEdits.TextOrigin: Int] = [:]

  init(
    _ comparison: SceneComparison,
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ influence: Influence,
    _ words: WordIndex
  ) {
    (self.comparison, self.influence, self.new) = (comparison, influence, new)
    let templates = WordTemplates(old, new, comparison.matching)
    let sameData = SameData(old, new)
    unwritten = UnwrittenEdits(comparison, old, new, words, templates, sameData)
    var edits = FoundEdits()
    let classes = ClassEdits(comparison, old, new)
    classes.find(into: &edits)
    let replaced = classes.replaced
    let forests = (old: comparison.old, new: comparison.new)
    let asked = AskedData(old, new, forests, comparison.matching)
    self.replaced = replaced
    decisions = TreeDecisions(comparison, old, new, asked, sameData)
    let rules = RuleEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names,
      replaced: replaced
    )
    WordEdits(
      old: old,
      new: new,
      matching: comparison.matching,
      names: comparison.names,
      forests: forests,
      index: words,
      templates: templates,
      asked: asked,
      replaced: replaced
    ).find(into: &edits)
    rules.find(into: &edits)
    let effects = Effects(comparison)
    // A list that is longer or shorter is told by its rows.
    let lists = Set(
      comparison.differences.filter { $0.isOfTree && $0.cause == nil }.compactMap(\.place)
        .flatMap(decisions.lists)
    )
    changedLists = lists
    countedLists = edits.all.compactMap(\.data).filter(lists.contains)
    let found = edits.all.filter { edit in
      effects.has(edit) && !(edit.data.map(lists.contains) ?? false)
    }
    all = found.map { CauseSource(edit: $0) }
    dataEdits = found.enumerated().compactMap { place, edit in
      edit.data.map { (source: place, name: $0) }
    }
    for (place, edit) in found.enumerated() where edit.isClass {
      for view in edit.views ?? [] { classSources[view, default: []].append(place) }
    }
    // A text may be made of what another word shows as well.
    for (place, edit) in found.enumerated() where edit.edit.isOfName || edit.isOfPiece {
      for source in edit.sources { origins[.piece(source)] = place }
    }
    looks = LookEdits(found, comparison)
    ends = ListEnds(comparison)
    addDifferences()
    // What changed nothing that anybody knows of may still have, where nothing else did.
    if all.isEmpty { all = edits.all.map { CauseSource(edit: $0) } }
    // Where nothing else was edited, rows at the end were.
    if all.isEmpty {
      let told = comparison.differences.indices.filter { isAtEnd($0) || unwritten.isOfPage($0) }
      all += trees(among: told)
      for index in told where !comparison.differences[index].isOfTree { add(index) }
    }
    // A canvas as large as its content ends at whole pixels, and so keeps no constraint exactly.
    if all.isEmpty, !comparison.differences.isEmpty {
      var edits = FoundEdits()
      rules.find(into: &edits, withLoose: true)
      all = edits.all.map { CauseSource(edit: $0) }
    }
  }

  private mutating func addDifferences() {
    let told = comparison.differences.indices.filter { !isAtEnd($0) && !unwritten.isOfPage($0) }
    let trees = self.trees(among: told)
    let texts = told.filter { !comparison.differences[$0].isOfTree }
    var rows: [(index: Int, trees: [Int])] = []
    for index in texts where !isMade(index) {
      if let found = textMakers(of: index) {
        makers[index] = found
      } else if let found = rowEdits(of: index, among: trees) {
        rows.append((index, found))
      } else {
        add(index)
      }
    }
    for row in rows { makers[row.index] = row.trees.map { all.count + $0 } }
    all += trees
    rowSources = sourcesOfRows()
    for (index, list) in counting { makers[index] = rowSources[list]?.sorted() }
    // A text that was made of data may count what came or went, which says more; and one that was made
    // of several pieces of data is told with those that were made of one of them.
    let made = texts.filter(isMade).map { (index: $0, count: unwritten.pieces(of: $0)) }
    for (index, _) in made.sorted(by: { ($0.count, $0.index) < ($1.count, $1.index) }) {
      addMade(index)
    }
  }

  /// Adds a text that was made of data, or what it follows from.
  private mutating func addMade(_ index: Int) {
    guard case .now(let view) = comparison.differences[index].place,
      comparison.differences[index].cause == nil, saying(view).isEmpty
    else { return add(index) }
    if let found = textMakers(of: index) ?? listMakers(of: view, unwritten.pieces(ofText: view)) {
      makers[index] = found
    } else {
      add(index)
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
      add(text: edit, of: view, at: index)
    case .style where (view.map(looks.of) ?? []).isEmpty && !isShape(difference, of: view), .font:
      let edit = view.flatMap { unwritten.picture(difference, of: $0) }
      all.append(CauseSource(edit: edit, differences: [index]))
    case .layout where properties.contains("scale"):
      // Pixels are of another size because somebody wrote so, or because the run was told to.
      if let edit = all.firstIndex(where: { $0.edit?.isOfCanvas ?? false }) {
        all[edit].differences = [index]
      } else {
        all.append(CauseSource(differences: [index]))
      }
    default: break
    }
  }

  /// Adds the edit of a text, as one with those of the same text with placeholders or piece of data.
  private mutating func add(text edit: FoundEdit, of view: Int, at index: Int) {
    let origins = unwritten.origins(ofText: view)
    let known = Set(origins.compactMap { self.origins[$0] })
    // A text that is made of several pieces which were all edited follows from each of them.
    if known.count > 1 {
      makers[index] = known.sorted()
      for source in known { all[source].edit?.views?.formUnion(edit.views ?? []) }
      return
    }
    if let source = known.first {
      texts[index] = source
      all[source].edit?.join(edit)
      all[source].differences.append(index)
      return
    }
    texts[index] = all.count
    if origins.count == 1 { self.origins[origins[0]] = all.count }
    all.append(CauseSource(edit: edit, differences: [index]))
  }

  /// The edit of a piece of data that a word was made of as well.
  func edit(of piece: SceneOrigins.Source) -> Int? { origins[.piece(piece)] }

  /// Views that came, went or changed places, those of one edit together.
  private mutating func trees(among differences: [Int]) -> [CauseSource] {
    var rest: [Int] = []
    for index in differences {
      let difference = comparison.differences[index]
      guard difference.isOfTree, difference.cause == nil, difference.kind == .layout else {
        continue
      }
      if let makers = controlMakers(of: index) ?? treeMakers(of: index) {
        self.makers[index] = makers
      } else if let list = listDeciding(on: index) {
        counting.append((index, list))
      } else {
        rest.append(index)
      }
    }
    let places = comparison.new.views.indices.map { new.places[$0 - 1] }
    var found: [CauseSource] = []
    var flags: [SceneOrigins.Source: Int] = [:]
    for hunk in TreeHunks(rest, in: comparison, lines: places).all {
      var edit: FoundEdit?
      for index in hunk {
        guard let own = unwritten.tree(comparison.differences[index]) else { continue }
        if edit == nil { edit = own } else { edit?.join(own) }
      }
      let flag = hunk.compactMap { comparison.differences[$0].place.flatMap(decisions.flag) }.first
      let row = comparison.differences[hunk[0]].place.flatMap(decisions.line(ofRow:))
      let line = flag?.line ?? row ?? unwritten.use(of: hunk)
      if let line { edit?.edit.place = EditPlace(line) }
      edit?.sources = flag.map { [$0] } ?? []
      // One piece of data may decide on several views.
      if let flag, let known = flags[flag], let edit {
        found[known].edit?.join(edit)
        found[known].differences += hunk
        continue
      }
      if let flag { flags[flag] = found.count }
      found.append(CauseSource(edit: edit, differences: hunk))
    }
    return WrappedViews(comparison).joined(found)
  }

  // MARK: Parts

  /// The edits of a control by which a part of it came or went, which nobody wrote.
  private func controlMakers(of index: Int) -> [Int]? {
    let difference = comparison.differences[index]
    guard let place = difference.place else { return nil }
    let views = comparison.new.views
    let start: Int?
    switch place {
    case .now(let view) where difference.changes.contains { $0.property == "order" }:
      let isChild = difference.changes.contains { $0.old.hasPrefix("place ") }
      start = isChild ? views[view].parent : view
    case .now(let view):
      guard new.places[view - 1] == nil else { return nil }
      start = views[view].parent
    case .before(let view):
      start = comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
    }
    guard var view = start, new.places[view - 1] == nil || !views[view].isContainer else {
      return nil
    }
    while true {
      let own = looks.own(of: view)
      if !own.isEmpty { return own }
      let isWritten = new.places[view - 1] != nil
      if isWritten, views[view].isContainer, !views[view].isList { return nil }
      guard let parent = views[view].parent, parent > 0 else { return nil }
      view = parent
    }
  }

  /// The edits of a list's rows by which a row is cut otherwise, or something in it that nobody wrote
  /// looks so: the last one has other corners, and no line below it.
  private func rowEdits(of index: Int, among trees: [CauseSource]) -> [Int]? {
    let difference = comparison.differences[index]
    guard !trees.isEmpty, difference.kind == .style, difference.cause == nil,
      case .now(let view) = difference.place, looks.of(view).isEmpty,
      !isShape(difference, of: view)
    else { return nil }
    let views = comparison.new.views
    // A stack in which nothing is left hides itself.
    if difference.changes.allSatisfy({ $0.property == "hidden" }) {
      let emptied = trees.indices.filter { source in
        trees[source].differences.contains { isOfRow($0, of: view) }
      }
      if !emptied.isEmpty { return emptied }
    }
    let isOfShape = difference.changes.allSatisfy { change in
      change.property.hasPrefix("clip") || change.property.hasSuffix(" radius")
    }
    guard isOfShape || new.places[view - 1] == nil else { return nil }
    var row = view
    while let parent = views[row].parent, !views[parent].isList {
      // What is written in a row looks as it was told to.
      if row != view || !isOfShape, new.places[row - 1] != nil, views[row].isContainer {
        return nil
      }
      row = parent
    }
    guard let list = views[row].parent else { return nil }
    let found = trees.indices.filter { source in
      trees[source].differences.contains { isOfRow($0, of: list) }
    }
    return found.isEmpty ? nil : found
  }

  private func isOfRow(_ index: Int, of list: Int) -> Bool {
    let difference = comparison.differences[index]
    guard difference.isOfTree, let place = difference.place else { return false }
    return switch place {
    case .now(let view): view == list || comparison.new.views[view].parent == list
    case .before(let view):
      comparison.old.views[view].parent == comparison.matching.oldPlace[list]
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
    // Where there is no room, nothing is painted.
    let isOfRoom = comparison.isEmpty(view) && difference.changes.allSatisfy(\.isOfBeingPainted)
    let isGeometry = difference.changes.allSatisfy { change in
      [" edges in the view", " radius", " outline", "transform"].contains {
        change.property.hasSuffix($0)
      }
    }
    return (isGeometry || isOfRoom)
      && EditAxis.allCases.contains { influence.component(of: view, on: $0) != nil }
  }
}

extension Difference.Change {
  /// Whether something is painted on one side alone.
  fileprivate var isOfBeingPainted: Bool {
    [old, new].contains { $0 == "none" || $0 == "nothing" }
  }
}

extension ViewForest.View {
  /// Whether what is in it was put there by whoever wrote the view, and not by the view itself.
  var isContainer: Bool {
    let name = node.className
    return isList || ["View", "canvas", "Page", "GridView", "FlowView"].contains(name)
      || name.hasSuffix("StackView") || name.hasSuffix("ScrollView")
  }
}
