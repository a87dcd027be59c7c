import SnaplineScene

/// Why views may have come or gone though nobody wrote or removed them: data or a condition decides on them,
/// or a list is longer or shorter.
struct TreeDecisions {
  private let comparison: SceneComparison
  private let asked: AskedData
  /// The lists of the data that views are repeated for, by their places in the new forest.
  private let lists: [Int: SceneOrigins.DataList]
  /// The lists that a view shows, by its place in the new forest.
  private let listsInside: [Int: Set<SceneOrigins.DataList>]
  /// How many rows of which lists views show, by their places in the old forest and in the new one; older
  /// baselines don't say.
  private let rows: (old: [Int: [String: Int]], new: [Int: [String: Int]])
  /// The conditions by which views are there, by their places in the new forest.
  private let conditions: [Int: SceneOrigins.Word]
  /// Where the data stands by which views aren't there.
  private let flags: [Int: [String: SceneOrigins.Source]]
  /// The lists that were there before, be they empty, by the views that show them.
  private let settled: [Int: Set<SceneOrigins.DataList>]
  /// The first line of the data that each view was made of, be it in a view inside.
  private var entryLines: [Int: SceneOrigins.Line] = [:]
  /// The names of lists by where they stand.
  private let names: [SceneOrigins.Source: String]

  init(
    _ comparison: SceneComparison,
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ asked: AskedData,
    _ sameData: SameData
  ) {
    (self.comparison, self.asked) = (comparison, asked)
    var (lists, inside) = ([Int: SceneOrigins.DataList](), [Int: Set<SceneOrigins.DataList>]())
    var settled = inside
    for (node, list) in new.lists {
      lists[node + 1] = list
      guard let parent = comparison.new.views[node + 1].parent else { continue }
      inside[parent, default: []].insert(list)
      if comparison.matching.oldPlace[node + 1] != nil { settled[parent, default: []].insert(list) }
    }
    let rows = (old: old.rowsOfLists, new: new.rowsOfLists)
    for (node, lists) in new.repetitions {
      inside[node + 1, default: []].formUnion(lists)
      let known = comparison.matching.oldPlace[node + 1].flatMap { rows.old[$0] } ?? [:]
      settled[node + 1, default: []].formUnion(lists.filter { known[$0.path] != nil })
    }
    (self.lists, listsInside, self.settled, self.rows) = (lists, inside, settled, rows)
    flags = new.flags
    conditions = Dictionary(
      new.words.compactMap { word in
        word.name == SceneOrigins.Word.condition ? word.node.map { ($0 + 1, word) } : nil
      }
    ) { first, _ in first }
    for word in new.words {
      guard let node = word.node, let line = sameData.edited(word.pieces).first?.line else {
        continue
      }
      var view: Int? = node + 1
      while let place = view, entryLines[place].map({ line.comesBefore($0) }) ?? true {
        entryLines[place] = line
        view = lists[place] == nil ? comparison.new.views[place].parent : nil
      }
    }
    names = Dictionary(
      new.words.compactMap { word in
        guard let path = word.dataPath, let source = word.source else { return nil }
        return (source, path)
      }
    ) { first, _ in first }
  }

  /// Whether a view is there, or isn't, by a condition that stands on both sides and has another answer now.
  ///
  /// Where the condition left another view out before as well, nobody can tell.
  func isFlipped(_ place: ViewPlace) -> Bool {
    let (old, new) = (comparison.old.views, comparison.new.views)
    let view: ViewForest.View
    let other: ViewForest.View?
    let own: ViewForest.View?
    switch place {
    case .now(let place):
      view = new[place]
      own = view.parent.map { new[$0] }
      other = view.parent.flatMap { comparison.matching.oldPlace[$0] }.map { old[$0] }
    case .before(let place):
      view = old[place]
      own = view.parent.map { old[$0] }
      other = view.parent.flatMap { comparison.matching.newPlace[$0] }.map { new[$0] }
    }
    guard let own, let other else { return false }
    return view.conditions.contains { other.leftOut.contains($0) && !own.leftOut.contains($0) }
  }

  /// Where the data stands by which alone such a view came or went.
  func flag(of place: ViewPlace) -> SceneOrigins.Source? {
    guard isFlipped(place) else { return nil }
    switch place {
    case .now(let view):
      let pieces = conditions[view]?.pieces ?? []
      return pieces.count == 1 ? pieces[0] : nil
    case .before(let view):
      let old = comparison.old.views
      guard let parent = old[view].parent.flatMap({ comparison.matching.newPlace[$0] }) else {
        return nil
      }
      return old[view].conditions.lazy.compactMap { flags[parent - 1]?[$0] }.first
    }
  }

  /// Whether a piece of data decides if a view is there.
  func decides(_ data: String, on place: ViewPlace) -> Bool { asked.decides(data, on: place) }

  /// The lists of the data of which a view that came or went may be a row.
  func lists(of place: ViewPlace) -> Set<String> {
    switch place {
    case .now(let view): return lists[view].map { [$0.path] } ?? []
    case .before: return Set(listsBefore(place).map(\.path))
    }
  }

  /// The lists in whose place a view stands, or stood, where one of them is empty.
  func listsReplaced(by place: ViewPlace) -> Set<String> {
    let view: ViewForest.View
    let parent: Int?
    switch place {
    case .now(let new):
      (view, parent) = (comparison.new.views[new], comparison.new.views[new].parent)
    case .before(let old):
      view = comparison.old.views[old]
      parent = view.parent.flatMap { comparison.matching.newPlace[$0] }
    }
    guard view.presence.map(TemplateText.isOfEmptiness) ?? false, isFlipped(place) else {
      return []
    }
    let lists = parent.flatMap { listsInside[$0] } ?? []
    return lists.count > Self.mostLists ? [] : Set(lists.map(\.path))
  }

  private static let mostLists = 64

  private func listsBefore(_ place: ViewPlace) -> Set<SceneOrigins.DataList> {
    // What was there before doesn't say of which list it was; a row is made of data.
    guard case .before(let view) = place, comparison.old.views[view].isMade,
      let other = comparison.old.views[view].parent,
      let parent = comparison.matching.newPlace[other], let lists = listsInside[parent]
    else { return [] }
    guard let before = rows.old[other], let now = rows.new[parent] else { return lists }
    return lists.filter { now[$0.path, default: 0] < before[$0.path, default: 0] }
  }

  /// The line of the data by which a row came to a list, or of the list that it went from; nothing where
  /// the rows beside it are new as well, so that somebody wrote the repetition.
  func line(ofRow place: ViewPlace) -> SceneOrigins.Line? {
    switch place {
    case .before:
      let lists = listsBefore(place)
      return lists.count == 1 ? lists.first?.line : nil
    case .now(let view):
      guard let list = lists[view], let parent = comparison.new.views[view].parent,
        settled[parent]?.contains(list) ?? false
      else { return nil }
      return entryLines[view] ?? list.line
    }
  }

  /// The list that stands at a place of the data; nothing for any other value.
  func list(at source: SceneOrigins.Source) -> String? { names[source] }
}

extension SceneOrigins.Line {
  /// Whether it stands above another of its file.
  fileprivate func comesBefore(_ other: SceneOrigins.Line) -> Bool {
    file == other.file && number < other.number
  }
}

extension SceneOrigins {
  /// How many rows of which lists views show, by the views' places in the forest.
  fileprivate var rowsOfLists: [Int: [String: Int]] {
    var rows: [Int: [String: Int]] = [:]
    for word in words where word.name == SceneOrigins.Word.rows {
      if let node = word.node { rows[node + 1] = word.rowsOfLists }
    }
    return rows
  }
}
