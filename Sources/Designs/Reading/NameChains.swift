/// Names that lead on to others, as colours that are named after colours.
struct NameChains {
  private let uses: [String: [String]]
  /// How many names come in a row, for each that was looked at.
  private var lengths: [String: Int] = [:]
  private var done: Set<String> = []

  init(_ uses: [String: [String]]) { self.uses = uses }

  /// The first circle that a name leads into, with its first name at both ends; nothing where there is
  /// none, or all that it leads to was looked at before.
  ///
  /// A chain may be as long as a file, so that nothing here calls itself.
  mutating func circle(from name: String) -> [String]? {
    var path: [(name: String, next: ArraySlice<String>)] = []
    var places: [String: Int] = [:]
    var candidate: String? = name
    while true {
      if let name = candidate, uses[name] != nil, done.insert(name).inserted {
        places[name] = path.count
        path.append((name, (uses[name] ?? [])[...]))
      }
      guard let last = path.indices.last else { return nil }
      candidate = path[last].next.popFirst()
      guard let next = candidate else {
        let name = path.removeLast().name
        places[name] = nil
        lengths[name] = 1 + (uses[name] ?? []).reduce(0) { max($0, lengths[$1] ?? 0) }
        continue
      }
      if let start = places[next] { return path[start...].map(\.name) + [next] }
    }
  }

  /// How many names come in a row that begins with this one.
  func length(from name: String) -> Int { lengths[name] ?? 0 }
}
