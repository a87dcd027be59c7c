import SnaplineScene

/// The pieces of data that are kept and say what they said before.
struct SameData {
  private let places: Set<SceneOrigins.Source>

  init(_ old: SceneOrigins, _ new: SceneOrigins) {
    func data(_ origins: SceneOrigins) -> [SceneOrigins.Word] {
      origins.words.filter { $0.node == nil && $0.name.hasPrefix("data.") }
    }
    let before = Dictionary(data(old).map { ($0.name, $0.value) }) { first, _ in first }
    places = Set(
      data(new).filter { before[$0.name] == $0.value }.compactMap { $0.source?.unnamed }
    )
  }

  /// The pieces of a value that may be others now; all of them where each is as it was.
  func edited(_ pieces: [SceneOrigins.Source]) -> [SceneOrigins.Source] {
    guard pieces.count > 1 else { return pieces }
    let others = pieces.filter { !places.contains($0.unnamed) }
    return others.isEmpty ? pieces : others
  }
}

extension SceneOrigins.Source {
  /// The place alone, by whichever name a value is told.
  fileprivate var unnamed: SceneOrigins.Source {
    SceneOrigins.Source(line: line, offset: offset)
  }
}
