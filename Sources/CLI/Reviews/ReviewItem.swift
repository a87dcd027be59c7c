internal import SnaplineRuns
internal import SnaplineSnapshots

/// A snapshot that awaits a decision.
struct ReviewItem {
  let identifier: String
  let baseline: Baseline
  /// The kinds of the files that may become the baseline.
  var kinds: [String]
  /// The kinds of the baseline's files that go when this is accepted.
  var removedKinds: [String]
  var isNew: Bool
  var source: Source

  enum Source {
    /// Files beside the baseline, as they were when they were looked at.
    case pending(ReviewedHashes)
    /// Files that a run elsewhere left.
    case left(LeftFiles)
  }

  init(_ pending: PendingReview.Pending, seen: ReviewedHashes) {
    identifier = pending.identifier
    baseline = pending.baseline
    kinds = pending.kinds
    removedKinds = pending.removedKinds
    isNew = pending.isNew
    source = .pending(seen)
  }

  init(_ identifier: String, _ baseline: Baseline, _ left: LeftFiles) {
    self.identifier = identifier
    self.baseline = baseline
    kinds = left.paths.keys.sorted()
    removedKinds = left.over.keys.filter {
      Baseline.obsoleteKinds(beside: Array(left.paths.keys)).contains($0)
    }.sorted()
    isNew = left.over.isEmpty
    source = .left(left)
  }

  /// Such as `changed  card.snapshots/card  (png; removes scene)`.
  var line: String {
    let removes = removedKinds.isEmpty ? "" : "; removes " + removedKinds.joined(separator: ", ")
    let files = kinds.joined(separator: ", ") + removes
    return "\(isNew ? "new" : "changed")  \(onOneLine(identifier))  (\(files))"
  }

  func accept(saving save: Baseline.Saving? = nil) throws(SnapshotError) {
    switch source {
    case .pending(let seen): try baseline.accept(ifStill: seen, saving: save)
    case .left(let left):
      try baseline.accept(try left.read(), from: left.paths, over: left.over, saving: save)
    }
  }

  /// Removes what is pending.
  ///
  /// What a run elsewhere left stays where it is.
  func reject(saving save: Baseline.Saving? = nil) throws(SnapshotError) {
    guard case .pending(let seen) = source else { return }
    try baseline.reject(ifStill: seen, saving: save)
  }

  /// The files of both sides.
  func files() throws(SnapshotError) -> ReviewedFiles {
    var files = try baseline.reviewedFiles()
    if case .left(let left) = source { files.pending = try left.read() }
    return files
  }
}

/// What a run elsewhere left of a case, and what it compared that with.
struct LeftFiles {
  /// Absolute paths by kind.
  var paths: [String: String]
  /// The SHA-256 of each of these.
  var hashes: [String: String]
  /// The SHA-256 of each file of the baseline then; none where there was no baseline.
  var over: [String: String]

  /// Reads the files, which have to be those that the run wrote.
  func read() throws(SnapshotError) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (kind, path) in paths.sorted(by: { $0.key < $1.key }) {
      let bytes = try ComparedFile.contents(of: path)
      guard
        ReviewedFiles(baseline: [kind: bytes], pending: [:]).hashes.baseline[kind] == hashes[kind]
      else {
        throw .unreadable(
          path: path,
          reason: "it isn't the file that the run left: its SHA-256 is another"
        )
      }
      files[kind] = bytes
    }
    return files
  }
}
