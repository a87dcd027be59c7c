internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineTerminal

/// Which part of all designs a run tests.
enum ShardOption {
  static let shard = Option(
    "shard",
    .shard,
    "One of several parts of the designs, such as 2/5; each is for a machine of its own."
  )

  /// What all shards of a run have in common: which designs there are, and how these look.
  ///
  /// Shards of other designs or of other options than these have another plan.
  static func plan(of designs: [String], _ invocation: Invocation) -> String {
    let options = CircumstanceOptions.names(of: CircumstanceOptions.overrides(of: invocation))
    // No path has a zero in it.
    let words = designs.sorted() + [""] + options + [""] + invocation.all(CircumstanceOptions.fonts)
    return SHA256.hexadecimal(of: Array(words.joined(separator: "\0").utf8))
  }

  /// The designs of a shard; each is in one of them, and neighbours, which may take long alike, aren't
  /// in the same.
  static func part<Design>(
    _ shard: RunSelection.Shard?,
    of designs: [Design],
    orderedBy path: (Design) -> String
  ) -> [Design] {
    guard let shard else { return designs }
    let places = designs.indices.sorted { path(designs[$0]) < path(designs[$1]) }
    let own = stride(from: shard.index - 1, to: places.count, by: shard.count).map { places[$0] }
    return own.sorted().map { designs[$0] }
  }
}

extension ValueType where Value == RunSelection.Shard {
  /// Such as `2/5`.
  static let shard = ValueType(
    placeholder: "I/N",
    expectation: "which part of how many, such as 2/5"
  ) { word in
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1],
      (1...10_000).contains(count), (1...count).contains(index)
    else { return nil }
    return RunSelection.Shard(index: index, count: count)
  }
}
