// What a difference follows from.

extension CauseFinder {
  /// The sources that a difference may follow from; where its properties follow from several, those that
  /// follow from each.
  mutating func explaining(_ index: Int) -> [(list: SourceLists.ID, properties: Set<String>?)] {
    if let own = own[index] { return [(lists.id(of: [own]), nil)] }
    if isName(index) { return [] }
    if sources.count == 1 { return [(lists.id(of: [0]), nil)] }
    let direct = directly(index)
    if !direct.isEmpty { return direct }
    // What nothing reached follows from what its first cause follows from.
    guard let cause = comparison.differences[index].cause else { return [] }
    if let own = own[cause] { return [(lists.id(of: [own]), nil)] }
    // Of the other view not all may follow from the same.
    return directly(cause).prefix(1).map { ($0.list, nil) }
  }

  /// Whether a view is only called otherwise, which follows from nothing.
  func isName(_ index: Int) -> Bool {
    comparison.differences[index].changes.allSatisfy { $0.property == "identifier" }
  }

  private mutating func directly(_ index: Int) -> [(list: SourceLists.ID, properties: Set<String>?)]
  {
    let difference = comparison.differences[index]
    if let list = difference.place.flatMap({ ends.lists[$0] }) {
      return [(reaching(rowsOf: list), nil)]
    }
    if let makers = makers[index] { return [(lists.id(of: makers), nil)] }
    guard case .now(let view) = difference.place else { return [] }
    let isSaid = difference.changes.contains { $0.property == "text" }
    let looks = isSaid ? saying[view] ?? [] : difference.kind == .style ? looks.of(view) : []
    if !looks.isEmpty { return [(lists.id(of: looks), nil)] }
    if difference.kind == .text, let size = size(of: view) { return [(lists.id(of: size), nil)] }
    var parts: [(list: SourceLists.ID, properties: [String])] = []
    for axis in EditAxis.allCases { parts += self.parts(difference, of: view, along: axis) }
    if let first = parts.first {
      if parts.allSatisfy({ $0.list == first.list }) { return [(first.list, nil)] }
      // What is told of no axis is told with the first.
      let rest = Set(difference.changes.map(\.property)).subtracting(parts.flatMap(\.properties))
      return parts.enumerated().map { place, part in
        (part.list, Set(part.properties).union(place == 0 ? rest : []))
      }
    }
    let reached = components(of: index).compactMap { reaching[$0] }
    guard let list = reached.min(by: { lists[$0].count < lists[$1].count }) else { return [] }
    return [(list, nil)]
  }

  /// What may have moved the rows of a list, else all there is.
  private mutating func reaching(rowsOf list: Int) -> SourceLists.ID {
    let components = EditAxis.allCases.reversed().flatMap { influence.shared(in: list, on: $0) }
    return components.compactMap { reaching[$0] }.first
      ?? lists.id(of: Array(sources.indices))
  }

  /// What the place and the length of a view along an axis follow from.
  private mutating func parts(
    _ difference: Difference,
    of view: Int,
    along axis: EditAxis
  ) -> [(list: SourceLists.ID, properties: [String])] {
    let changed = Set(difference.changes.map(\.property))
    let reached = influence.component(of: view, on: axis).flatMap { reaching[$0] }
      .map { nearest(of: $0, to: view, along: axis) }
    let own = changed.contains(axis.length) ? ofSize[view]?[axis].map { Set($0).sorted() } : nil
    guard let own else {
      let properties = [axis.start, axis.length].filter(changed.contains)
      guard !properties.isEmpty, let reached else { return [] }
      return [(reached, properties)]
    }
    let size = lists.id(of: own)
    guard changed.contains(axis.start) else { return [(size, [axis.length])] }
    // What grew to both sides, or away from an end that stayed, moved by that alone.
    let others = reached.map { lists[$0].filter { !own.contains($0) } } ?? []
    if others.isEmpty || comparison.isHeld(view, along: axis) {
      return [(size, [axis.start, axis.length])]
    }
    return [(size, [axis.length]), (lists.id(of: others), [axis.start])]
  }

  /// Of the sources that may have reached a view, those that are of the view itself; all of them where none
  /// is.
  private mutating func nearest(
    of list: SourceLists.ID,
    to view: Int,
    along axis: EditAxis
  ) -> SourceLists.ID {
    guard lists[list].count > 1 else { return list }
    let own = lists[list].filter { place in
      // What says how long a view is moves nothing but its end.
      guard let edit = sources[place].edit, !edit.sizes.contains(axis) else { return false }
      return edit.axes.contains(axis) && edit.views?.contains(view) ?? false
    }
    return own.isEmpty ? list : lists.id(of: own)
  }

  /// The edits of a view itself that made it longer or shorter.
  private func size(of view: Int) -> [Int]? {
    guard let edits = ofSize[view] else { return nil }
    let found = EditAxis.allCases.flatMap { edits[$0] ?? [] }
    return found.isEmpty ? nil : Set(found).sorted()
  }

  /// The components of the axes along which a view differs.
  func components(of index: Int) -> [Int] {
    let difference = comparison.differences[index]
    guard case .now(let view) = difference.place else { return [] }
    let changed = Set(difference.changes.map(\.property))
    let axes = EditAxis.allCases.filter { !changed.isDisjoint(with: [$0.start, $0.length]) }
    return (axes.isEmpty ? EditAxis.allCases : axes).compactMap {
      influence.component(of: view, on: $0)
    }
  }
}

extension SceneComparison {
  /// Whether a view that grew or shrank stayed with its end or its middle where they were.
  fileprivate func isHeld(_ view: Int, along axis: EditAxis) -> Bool {
    guard let other = matching.oldPlace[view] else { return false }
    let (from, to) = (old.views[other].frame.span(axis), new.views[view].frame.span(axis))
    return isSame(from.end, to.end, within: pixel)
      || isSame(from.start + from.end, to.start + to.end, within: 2 * pixel)
  }
}

extension EditAxis {
  /// What a view's frame calls where it begins along the axis.
  fileprivate var start: String { self == .horizontal ? "x" : "y" }
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}
