import SnaplineScene

/// Edits that no word or constraint tells of, but a difference itself: another text or picture, and
/// views that came, went or changed places.
struct UnwrittenEdits {
  private let comparison: SceneComparison
  private let new: SceneOrigins
  private let words: WordIndex
  private let templates: WordTemplates
  /// Where texts stand written in small letters: headers of sections are drawn in capitals.
  private let textLines: [String: SceneOrigins.Line]
  /// The views that are there on some pages alone, before and now, by a condition that is in both.
  private let onSomePages: (old: Set<Int>, new: Set<Int>)
  private let sameData: SameData
  /// The line of each view, else of the nearest around it that has one.
  private var lines: [SceneOrigins.Line?] = []

  init(
    _ comparison: SceneComparison,
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ words: WordIndex,
    _ templates: WordTemplates,
    _ sameData: SameData
  ) {
    (self.comparison, self.new, self.words) = (comparison, new, words)
    (self.templates, self.sameData) = (templates, sameData)
    let (before, now) = (old.conditionsOfPages, new.conditionsOfPages)
    let shared = Set(before.values).intersection(now.values)
    onSomePages = (
      Set(before.filter { shared.contains($0.value) }.keys),
      Set(now.filter { shared.contains($0.value) }.keys)
    )
    textLines = Dictionary(
      new.textLines.sorted { $0.key < $1.key }.map { ($0.key.lowercased(), $0.value) }
    ) { first, _ in first }
    for (place, view) in comparison.new.views.enumerated() {
      lines.append(new.places[place - 1] ?? view.parent.flatMap { lines[$0] })
    }
  }

  /// How a text stands in what was written.
  enum TextWriting {
    case asItIs
    /// A value stands for it, of which it was made.
    case made
    case nowhere
  }

  /// How the text of a view stands in what was written; of code nobody knows.
  func writing(of view: Int) -> TextWriting {
    guard !new.textLines.isEmpty, let text = comparison.new.views[view].node.text else {
      return .asItIs
    }
    if new.madeTexts.contains(text) { return .made }
    return line(of: text, in: view) != nil ? .asItIs : .nowhere
  }

  private func line(of text: String, in view: Int) -> SceneOrigins.Line? {
    words.line(of: text, in: view) ?? new.textLines[text] ?? textLines[text.lowercased()]
  }

  /// What tells that texts of several views are of one edit.
  enum TextOrigin: Hashable {
    /// The same text with placeholders.
    case template(WordTemplates.Edit)
    /// The same piece of data, or the same text of a language.
    case piece(SceneOrigins.Source)
  }

  /// What the text of a view was made of that may be another now.
  func origins(ofText view: Int) -> [TextOrigin] {
    guard let text = comparison.new.views[view].node.text,
      let word = words.word(saying: text, in: view)
    else { return [] }
    if let template = templates.edit(of: word.name, in: view) { return [.template(template)] }
    if word.pieces.isEmpty, let source = word.source, source.name != nil,
      templates.isSoughtAlike(word.name, in: view)
    {
      return [.piece(source)]
    }
    return sameData.edited(word.pieces).map { .piece($0) }
  }

  /// Where the pieces of data stand that the text of a view was made of.
  func pieces(ofText view: Int) -> [SceneOrigins.Source] {
    comparison.new.views[view].node.text.flatMap { words.word(saying: $0, in: view)?.pieces } ?? []
  }

  /// Of how many pieces of data a text was made.
  func pieces(of index: Int) -> Int {
    guard case .now(let view) = comparison.differences[index].place else { return 0 }
    return origins(ofText: view).count
  }

  /// Whether a difference only follows from how many pages there are: a page itself, its number, or what is
  /// there on the first or the last page alone, or on all others.
  func isOfPage(_ index: Int) -> Bool {
    let difference = comparison.differences[index]
    switch difference.place {
    case .before(let view):
      return comparison.old.views[view].isPage || onSomePages.old.contains(view)
    case .now(let view):
      if difference.isOfTree {
        return comparison.new.views[view].isPage || onSomePages.new.contains(view)
      }
      return difference.changes.contains { $0.property == "text" }
        && templates.names(in: view).contains { name in
          templates.isOfPage(name, in: view) && templates.edit(of: name, in: view) == nil
        }
    case nil: return false
    }
  }

  func text(_ difference: Difference, of view: Int) -> FoundEdit? {
    guard let change = difference.changes.first(where: { $0.property == "text" }) else {
      return nil
    }
    let text = comparison.new.views[view].node.text
    let line = text.flatMap { self.line(of: $0, in: view) } ?? self.new.places[view - 1]
    var found = FoundEdit(
      edit: edit(comparison.names.now(view) + ".text", change.old, change.new, line),
      shape: "text",
      views: [view],
      axes: axes(ofText: view),
      sizes: Set(EditAxis.allCases)
    )
    guard let word = text.flatMap({ words.word(saying: $0, in: view) }) else { return found }
    var source: SceneOrigins.Source?
    if let template = templates.edit(of: word.name, in: view) {
      let values = told(template.old, template.new)
      (found.edit.identity.old, found.edit.identity.new) = (values.old, values.new)
      found.edit.place = template.source.map { EditPlace($0.line) } ?? found.edit.place
      source = template.source
      found.sources = source.map { [$0] } ?? []
    } else if templates.lacksArgument(word.name, in: view) {
      found.edit.place = comparison.new.instance(around: view, new).map { EditPlace($0.use) }
    } else if templates.isOtherForm(word.name, in: view) {
      found.sources = Set(word.pieces)
      found.edit.place = word.pieces.first.map { EditPlace($0.line) } ?? found.edit.place
    } else if templates.isSoughtAlike(word.name, in: view)
      || templates.gainsArgument(word.name, in: view)
    {
      source = word.source
      let pieces = sameData.edited(word.pieces)
      found.sources = Set(word.pieces.isEmpty ? [source].compactMap(\.self) : pieces)
      // Of several pieces it has the line of the one that may be another.
      if source?.name == nil, pieces.count == 1 { found.edit.place = EditPlace(pieces[0].line) }
    }
    if let name = source?.name {
      (found.edit.identity.property, found.edit.isOfName) = (nameForMessage(name), true)
    }
    return found
  }

  /// Another picture by the same name.
  func picture(_ difference: Difference, of view: Int) -> FoundEdit? {
    guard difference.changes.count == 1, let change = difference.changes.first,
      change.property == "picture"
    else { return nil }
    let word = words.word("file", of: view)
    let name = word.map { "file \(onOneLine($0.value))" } ?? "picture"
    return FoundEdit(
      edit: edit(
        comparison.names.now(view) + "." + name,
        change.old,
        change.new,
        word?.line ?? new.places[view - 1]
      ),
      shape: "picture",
      views: [view],
      axes: Set(EditAxis.allCases),
      sizes: Set(EditAxis.allCases)
    )
  }

  /// The axes along which a view's text may move others: where it takes as much room as before,
  /// nobody makes way for it.
  func axes(ofText view: Int) -> Set<EditAxis> {
    var axes = Set(EditAxis.allCases.filter { comparison.isResized(view, along: $0) })
    if comparison.hasOtherLines(view) { axes.insert(.vertical) }
    return axes
  }

  /// The line where a component is used in which a view came or went, while the others of that component
  /// have none that did: then what it was given there is another.
  func use(of hunk: [Int]) -> SceneOrigins.Line? {
    let views = comparison.new.views
    let parents = Set(
      hunk.compactMap { index -> Int? in
        switch comparison.differences[index].place {
        case .now(let view): views[view].parent
        case .before(let view):
          comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
        case nil: nil
        }
      }
    )
    guard parents.count == 1, let parent = parents.first, let line = new.places[parent - 1],
      new.places.values.count(where: { $0 == line }) > 1
    else { return nil }
    guard let (root, use) = comparison.new.instance(around: parent, new) else { return nil }
    // What a component that is used once has in it is said there.
    let own = new.places[root - 1]
    return new.places.values.count(where: { $0 == own }) > 1 ? use : nil
  }

  /// A view that came, went or stands elsewhere, with the line of the nearest one that is written.
  func tree(_ difference: Difference) -> FoundEdit? {
    guard
      let change = difference.changes.first(where: { Self.ofTree.contains($0.property) }),
      let place = difference.place
    else { return nil }
    let start: Int? =
      switch place {
      case .now(let view): view
      case .before(let view):
        comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
      }
    let isView = change.property == "view"
    // Of a component that came, its use was written.
    let use: SceneOrigins.Line? = if case .now(let view) = place { new.uses[view - 1] } else { nil }
    return FoundEdit(
      edit: edit(
        isView ? difference.subject : comparison.names(place) + "." + change.property,
        isView ? change.old.firstWord : change.old,
        isView ? change.new.firstWord : change.new,
        (isView ? use : nil) ?? (difference.written ?? start).flatMap { lines[$0] }
      ),
      shape: "tree",
      views: start.map { [$0] } ?? [],
      axes: Set(EditAxis.allCases)
    )
  }

  private func edit(
    _ property: String,
    _ old: String,
    _ new: String,
    _ line: SceneOrigins.Line?
  ) -> Edit {
    Edit(
      identity: Edit.Identity(property: property, old: old, new: new),
      place: line.map(EditPlace.init)
    )
  }

  /// What a difference of views that came, went or changed places tells of.
  static let ofTree: Set<String> = ["view", "order", "parent"]
}

extension ViewForest.View {
  /// Whether it is a page of a list that is broken into pages.
  var isPage: Bool {
    depth == 1 && node.className == "Page" && node.identifier?.hasPrefix("page-") ?? false
  }
}

extension String {
  /// `there` of `there at 0 0 20 20`.
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}

extension SceneOrigins {
  /// The conditions that ask for the first page or the last, by the views that have them in the forest.
  fileprivate var conditionsOfPages: [Int: String] {
    var conditions: [Int: String] = [:]
    for word in words where word.name == "if" {
      let names = word.value.split { !$0.isLetter && !$0.isNumber }
      guard let node = word.node, names.contains("firstPage") || names.contains("lastPage") else {
        continue
      }
      conditions[node + 1] = word.value
    }
    return conditions
  }
}
