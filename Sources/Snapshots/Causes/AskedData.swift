import SnaplineScene

/// Which views ask for which data: by their conditions, and by the texts that they are made of.
struct AskedData {
  /// The places of views that ask for a name, in the old forest and in the new one.
  private var old: [Substring: Set<Int>]
  private var new: [Substring: Set<Int>]
  /// The same, by conditions alone.
  private var decidedOld: [Substring: Set<Int>]
  private var decidedNew: [Substring: Set<Int>]
  private let forests: (old: ViewForest, new: ViewForest)
  private let matching: ViewMatching

  init(
    _ old: SceneOrigins,
    _ new: SceneOrigins,
    _ forests: (old: ViewForest, new: ViewForest),
    _ matching: ViewMatching
  ) {
    (self.forests, self.matching) = (forests, matching)
    (self.old, decidedOld) = Self.names(in: old)
    (self.new, decidedNew) = Self.names(in: new)
  }

  private static func names(
    in origins: SceneOrigins
  ) -> (all: [Substring: Set<Int>], decided: [Substring: Set<Int>]) {
    var (all, decided) = ([Substring: Set<Int>](), [Substring: Set<Int>]())
    for word in origins.words {
      guard let name = word.templated, let node = word.node else { continue }
      let isCondition = WordEdits.Key(view: node + 1, name: name).isCondition
      for path in word.value.placeholderPaths {
        all[path, default: []].insert(node + 1)
        if isCondition { decided[path, default: []].insert(node + 1) }
      }
    }
    return (all, decided)
  }

  /// The new views that ask for a piece of data, and those in which a view stood that did and is gone.
  func users(of data: String) -> Set<Int> {
    let path = data.dataPath
    let gone = (old[path] ?? []).compactMap { view -> Int? in
      if let place = matching.newPlace[view] { return place }
      return forests.old.views[view].parent.flatMap { matching.newPlace[$0] }
    }
    return (new[path] ?? []).union(gone)
  }

  /// Whether a piece of data decides if a view is there.
  func decides(_ data: String, on place: ViewPlace) -> Bool {
    switch place {
    case .before(let view): decidedOld[data.dataPath]?.contains(view) ?? false
    case .now(let view): decidedNew[data.dataPath]?.contains(view) ?? false
    }
  }
}

extension String {
  /// The last name of what is asked for by placeholders in it: a component asks by a name of its own, and
  /// the same value is then asked for by the one around.
  fileprivate var placeholderPaths: Set<Substring> {
    var found: Set<Substring> = []
    var rest = self[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let inside = rest[start.upperBound..<end.lowerBound]
      let path = inside.prefix { $0 != "|" }.filter { $0 != " " }
      found.insert(Substring(path).split(separator: ".").last ?? "")
      rest = rest[end.upperBound...]
    }
    return found
  }

  /// The last name in `data.user.name`.
  fileprivate var dataPath: Substring { split(separator: ".").last ?? "" }
}
