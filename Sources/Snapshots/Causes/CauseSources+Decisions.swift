import SnaplineScene

// What follows from an edit of data, of a condition or of a component, though it looks like an edit itself.

extension CauseSources {
  /// The edits by which a view came or went that nobody wrote or removed.
  func treeMakers(of index: Int) -> [Int]? {
    guard let place = comparison.differences[index].place else { return nil }
    if let root = replacedRoot(around: place) { return classEdits(of: root) }
    let ofData = dataEdits.filter { decisions.decides($0.name, on: place) }.map(\.source)
    if !ofData.isEmpty { return ofData }
    if let flag = decisions.flag(of: place) { return edit(of: flag).map { [$0] } }
    guard decisions.isFlipped(place) else { return nil }
    let ofSettings = all.indices.filter { all[$0].edit?.isOfSurroundings ?? false }
    let makers = ofSettings.isEmpty ? all.indices.filter { all[$0].edit != nil } : ofSettings
    return makers.isEmpty ? nil : makers
  }

  /// The list that is longer or shorter by now, and decides if a view is there.
  func listDeciding(on index: Int) -> String? {
    guard let place = comparison.differences[index].place else { return nil }
    let inPlace = decisions.listsReplaced(by: place)
    return countedLists.first { decisions.decides($0, on: place) }
      ?? changedLists.intersection(inPlace).min()
  }

  /// The edit by which a text is of another component now.
  func textMakers(of index: Int) -> [Int]? {
    guard let place = comparison.differences[index].place,
      let root = replacedRoot(around: place)
    else { return nil }
    return classEdits(of: root)
  }

  /// The rows that came, went or were edited of the list that a text counts or sums up.
  func listMakers(of view: Int, _ sources: [SceneOrigins.Source]) -> [Int]? {
    let makers = Set(sources.compactMap(decisions.list).flatMap { rowSources[$0] ?? [] })
    return makers.isEmpty ? nil : makers.sorted()
  }

  /// The sources that are rows of a list of the data, or edits in them, by the list's path.
  func sourcesOfRows() -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for (source, cause) in all.enumerated() {
      if let edit = cause.edit, edit.edit.isOfName, edit.edit.identity.property.hasPrefix("data.") {
        let path = edit.edit.identity.property.split(separator: ".").dropFirst()
        for (place, part) in path.enumerated() where part.allSatisfy(\.isNumber) {
          found[path.prefix(place).joined(separator: "."), default: []].insert(source)
        }
      }
      for index in cause.differences where comparison.differences[index].isOfTree {
        guard let place = comparison.differences[index].place else { continue }
        for list in decisions.lists(of: place) { found[list, default: []].insert(source) }
      }
    }
    return found
  }

  private func classEdits(of root: Int) -> [Int]? { classSources[root] }

  /// The outermost view around a place that is another component's now; all in it is replaced with it.
  private func replacedRoot(around place: ViewPlace) -> Int? {
    guard !replaced.isEmpty else { return nil }
    var view: Int?
    switch place {
    case .now(let new): view = new
    case .before(let old):
      var next: Int? = old
      while let place = next, view == nil {
        view = comparison.matching.newPlace[place]
        next = comparison.old.views[place].parent
      }
    }
    guard var root = view, replaced.contains(root) else { return nil }
    while let parent = comparison.new.views[root].parent, replaced.contains(parent) {
      root = parent
    }
    return root
  }
}

extension FoundEdit {
  /// The path of the data that was edited; nothing for any other edit.
  var data: String? {
    let start = "word data."
    return shape.hasPrefix(start) ? String(shape.dropFirst(start.count)) : nil
  }

  /// Whether it is of what conditions ask for besides data: the environment, and the canvas.
  fileprivate var isOfSurroundings: Bool {
    isSetting && (shape.hasPrefix("word environment") || shape.hasPrefix("word canvas"))
  }
}
