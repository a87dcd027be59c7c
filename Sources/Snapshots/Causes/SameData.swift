import SnaplineScene

/// The pieces of data that are kept and say what they said before.
struct SameData {
  private let places: Set<SceneOrigins.Source>

  init(_ old: SceneOrigins, _ new: SceneOrigins) {
    let before = Dictionary(
      old.words.compactMap { word in word.dataPath.map { ($0, word.value) } }
    ) { first, _ in first }
    let same = new.words.filter { word in word.dataPath.map { before[$0] == word.value } ?? false }
    places = Set(same.compactMap { $0.source?.unnamed })
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
