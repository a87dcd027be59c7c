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
  /// The lists of which a row was there before, by the views that show them.
  private let settled: [Int: Set<SceneOrigins.DataList>]
  /// The first line of the data that each view was made of, be it in a view inside.
  private var entryLines: [Int: SceneOrigins.Line] = [:]
  /// The names of lists by where they stand.
  private let names: [SceneOrigins.Source: String]

  init(
    _ comparison: SceneComparison,
    _ new: SceneOrigins,
    _ asked: AskedData
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
    (self.lists, listsInside, self.settled) = (lists, inside, settled)
    for word in new.words {
      guard let node = word.node, let line = word.pieces.first?.line else { continue }
      var view: Int? = node + 1
      while let place = view, entryLines[place].map({ line.comesBefore($0) }) ?? true {
        entryLines[place] = line
        view = lists[place] == nil ? comparison.new.views[place].parent : nil
      }
    }
    names = Dictionary(
      new.words.compactMap { word in
        guard word.node == nil, word.name.hasPrefix("data."), let source = word.source else {
          return nil
        }
        return (source, String(word.name.dropFirst(5)))
      }
    ) { first, _ in first }
  }

  /// Whether a view is there, or isn't, by a condition that stands on both sides and has another answer now.
  func isFlipped(_ place: ViewPlace) -> Bool {
    let (old, new) = (comparison.old.views, comparison.new.views)
    let sides: (view: ViewForest.View, other: ViewForest.View?)
    switch place {
    case .now(let view):
      let parent = new[view].parent.flatMap { comparison.matching.oldPlace[$0] }
      sides = (new[view], parent.map { old[$0] })
    case .before(let view):
      let parent = old[view].parent.flatMap { comparison.matching.newPlace[$0] }
      sides = (old[view], parent.map { new[$0] })
    }
    guard let condition = sides.view.condition else { return false }
    return sides.other?.leftOut.contains(condition) ?? false
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

  private func listsBefore(_ place: ViewPlace) -> Set<SceneOrigins.DataList> {
    // What was there before doesn't say of which list it was; a row is made of data.
    guard case .before(let view) = place, comparison.old.views[view].isMade else { return [] }
    let parent = comparison.old.views[view].parent.flatMap { comparison.matching.newPlace[$0] }
    return parent.flatMap { listsInside[$0] } ?? []
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
