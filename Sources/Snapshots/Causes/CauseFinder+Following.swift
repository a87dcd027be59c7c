// What a difference follows from.

extension CauseFinder {
  /// The sources that a difference may follow from.
  mutating func explaining(_ index: Int) -> SourceLists.ID? {
    if let own = own[index] { return lists.id(of: [own]) }
    if isName(index) { return nil }
    if sources.count == 1 { return lists.id(of: [0]) }
    if let direct = directly(index) { return direct }
    // What nothing reached follows from what its first cause follows from.
    guard let cause = comparison.differences[index].cause else { return nil }
    return own[cause].map { lists.id(of: [$0]) } ?? directly(cause)
  }

  /// Whether a view is only called otherwise, which follows from nothing.
  func isName(_ index: Int) -> Bool {
    comparison.differences[index].changes.allSatisfy { $0.property == "identifier" }
  }

  private mutating func directly(_ index: Int) -> SourceLists.ID? {
    let difference = comparison.differences[index]
    if let list = difference.place.flatMap({ ends.lists[$0] }) { return reaching(rowsOf: list) }
    guard case .now(let view) = difference.place else { return nil }
    let isSaid = difference.changes.contains { $0.property == "text" }
    let looks = isSaid ? saying[view] ?? [] : difference.kind == .style ? looks.of(view) : []
    if !looks.isEmpty { return lists.id(of: looks) }
    if let size = size(difference, of: view) { return lists.id(of: size) }
    // What moved across and down is told once, of the axis that says more.
    return components(of: index).compactMap { reaching[$0] }
      .min { lists[$0].count < lists[$1].count }
  }

  /// What may have moved the rows of a list, else all there is.
  private mutating func reaching(rowsOf list: Int) -> SourceLists.ID {
    let components = EditAxis.allCases.reversed().flatMap { influence.shared(in: list, on: $0) }
    return components.compactMap { reaching[$0] }.first
      ?? lists.id(of: Array(sources.indices))
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

extension EditAxis {
  /// What a view's frame calls where it begins along the axis.
  fileprivate var start: String { self == .horizontal ? "x" : "y" }
  fileprivate var length: String { self == .horizontal ? "width" : "height" }
}
