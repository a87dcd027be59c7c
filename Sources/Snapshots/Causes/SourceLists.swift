/// Lists of sources, each kept once: many differences follow from the same ones.
struct SourceLists {
  typealias ID = Int

  private var lists: [[Int]] = []
  private var places: [[Int]: ID] = [:]
  private var edits: [ID: ID?] = [:]

  subscript(id: ID) -> [Int] { lists[id] }

  mutating func id(of list: [Int]) -> ID {
    if let place = places[list] { return place }
    places[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  /// Those of a list that are edits; nothing where none is.
  mutating func edits(of id: ID, among sources: [CauseSource]) -> ID? {
    if let known = edits[id] { return known }
    let found = lists[id].filter { sources[$0].edit != nil }
    let own = found.isEmpty ? nil : self.id(of: found)
    edits[id] = .some(own)
    return own
  }
}
