internal import SnaplineEnvironment

/// The files of a baseline and of what is pending for it, at one moment.
package struct ReviewedFiles: Hashable, Sendable {
  /// By kind, as readers see them.
  package var baseline: [String: [UInt8]]
  package var pending: [String: [UInt8]]

  package init(baseline: [String: [UInt8]], pending: [String: [UInt8]]) {
    (self.baseline, self.pending) = (baseline, pending)
  }

  package var hashes: ReviewedHashes {
    ReviewedHashes(
      baseline: baseline.mapValues(SHA256.hexadecimal),
      pending: pending.mapValues(SHA256.hexadecimal)
    )
  }
}

/// What tells whether a baseline, and what is pending for it, is still what somebody looked at.
package struct ReviewedHashes: Hashable, Sendable {
  /// The SHA-256 of each file by its kind.
  package var baseline: [String: String]
  package var pending: [String: String]
}

extension Baseline {
  /// Keeps what a decision changes, so that it can be undone; what it throws stops the decision.
  package typealias Saving = (ReviewedFiles) throws(SnapshotError) -> Void

  /// The files as they are now.
  package func reviewedFiles() throws(SnapshotError) -> ReviewedFiles {
    try reviewedFiles(under: FolderLock(reading: folder))
  }

  private func reviewedFiles(
    under lock: borrowing FolderLock
  ) throws(SnapshotError) -> ReviewedFiles {
    var pending: [String: [UInt8]] = [:]
    for kind in pendingKinds { pending[kind] = try KeptFile.read(pendingPath(kind)) }
    return ReviewedFiles(baseline: try read(Self.kinds, under: lock), pending: pending)
  }

  /// Makes sure that a decision is about what was shown, and keeps what it changes.
  private func begin(
    _ seen: ReviewedHashes?,
    _ save: Saving?,
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    UnfinishedFiles.sweep(folder)
    if seen != nil || save != nil {
      let files = try reviewedFiles(under: lock)
      if let seen, seen != files.hashes {
        throw files.pending.isEmpty
          ? .decidedMeanwhile(path: pendingPath("*")) : .changedMeanwhile(path: pendingPath("*"))
      }
      try save?(files)
    }
    try finishAccepting(under: lock)
  }

  /// Makes the pending files the baseline, and finishes an accept that was interrupted.
  ///
  /// What can't be read as what it should be is left where it is, and the baseline too.
  package func accept(
    ifStill seen: ReviewedHashes? = nil,
    saving save: Saving? = nil
  ) throws(SnapshotError) {
    let lock = try FolderLock(folder)
    // Of an accept that was interrupted nothing may be pending any more. Whoever saw that nothing is
    // pending decides nothing.
    let isUndecided = !pendingKinds.isEmpty || KeptFile.exists(acceptingPath)
    guard isUndecided || seen != nil else { throw .decidedMeanwhile(path: pendingPath("*")) }
    try begin(seen, save, under: lock)
    try checkComplete()
    try checkKept(pendingKinds)
    try checkPending()
    try acceptPending(under: lock)
  }

  /// Removes what is pending; the baseline stays.
  package func reject(
    ifStill seen: ReviewedHashes? = nil,
    saving save: Saving? = nil
  ) throws(SnapshotError) {
    let lock = try FolderLock(folder)
    let isUndecided = [acceptingPath, unfinishedPath].contains(where: KeptFile.exists)
    guard isUndecided || !pendingKinds.isEmpty || seen != nil else {
      throw .decidedMeanwhile(path: pendingPath("*"))
    }
    try begin(seen, save, under: lock)
    // A part of it must not be taken for the whole, should this be ended meanwhile.
    if pendingKinds.count > 1 { try KeptFile.write([], to: unfinishedPath) }
    for kind in pendingKinds { try KeptFile.delete(pendingPath(kind)) }
    KeptFile.remove(unfinishedPath)
  }

  /// Makes files the baseline that another run compared with it, if it still is the one of then.
  ///
  /// `origins` has the path of each file by its kind, for messages; `hashes` are those of the
  /// baseline's files when they were compared.
  package func accept(
    _ files: [String: [UInt8]],
    from origins: [String: String],
    over hashes: [String: String],
    saving save: Saving? = nil
  ) throws(SnapshotError) {
    try checkKept(files.keys.sorted())
    for (kind, bytes) in files.sorted(by: { $0.key < $1.key }) {
      try Self.check(bytes, as: kind, from: origins[kind] ?? path(kind))
    }
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try begin(nil, save, under: lock)
    guard try isStill(hashes, for: Array(files.keys), under: lock) else {
      throw .changedMeanwhile(path: path("*"))
    }
    try write(files, under: lock)
  }

  /// Whether the files that some kinds take the place of are those of some hashes.
  package func isStill(
    _ hashes: [String: String],
    for kinds: [String]
  ) throws(SnapshotError) -> Bool {
    try isStill(hashes, for: kinds, under: FolderLock(reading: folder))
  }

  private func isStill(
    _ hashes: [String: String],
    for kinds: [String],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) -> Bool {
    let concerned = Set(kinds + Self.obsoleteKinds(beside: kinds) + hashes.keys)
    return try read(Self.kinds.filter(concerned.contains), under: lock)
      .mapValues(SHA256.hexadecimal) == hashes
  }

  /// Undoes a decision: puts back the baseline and what was pending as they were.
  ///
  /// After any interruption the baseline is the one of before or the one that was decided on.
  package func restore(
    _ saved: ReviewedFiles,
    ifStill seen: ReviewedHashes
  ) throws(SnapshotError) {
    let lock = try FolderLock(folder)
    let now = try reviewedFiles(under: lock)
    guard now.hashes == seen else { throw .changedMeanwhile(path: path("*")) }
    if let literal {
      return try restoreEdit(of: literal, pending: saved.pending[InlineLiteral.kind])
    }
    try finishAccepting(under: lock)
    if now.baseline != saved.baseline {
      try putBack(saved.baseline, insteadOf: now.baseline, under: lock)
    }
    if saved.pending.isEmpty {
      removePending(under: lock)
    } else {
      try writePending(saved.pending, under: lock)
    }
  }

  /// Puts an earlier baseline in the place of the one there is, which becomes what is pending.
  ///
  /// As long as the mark stands the baseline is the later one, whatever was put back already.
  private func putBack(
    _ earlier: [String: [UInt8]],
    insteadOf later: [String: [UInt8]],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    let changed = Self.kinds.filter { earlier[$0] != later[$0] }
    try checkWritable(changed)
    let parts = later.filter { changed.contains($0.key) }
    guard !parts.isEmpty else {
      for kind in changed {
        if let bytes = earlier[kind] { try KeptFile.overwrite(path(kind), with: bytes) }
      }
      return
    }
    try writePending(parts, under: lock)
    let mark = AcceptingMark(
      successors: parts.mapValues(SHA256.hexadecimal),
      obsolete: earlier.filter { later[$0.key] == nil }.mapValues(SHA256.hexadecimal)
    )
    try KeptFile.write(mark.utf8, to: acceptingPath)
    do throws(SnapshotError) {
      for kind in changed {
        if let bytes = earlier[kind] {
          try KeptFile.overwrite(path(kind), with: bytes)
        } else {
          try KeptFile.delete(path(kind))
        }
      }
    } catch {
      try? finishAccepting(under: lock)
      throw error
    }
    KeptFile.remove(acceptingPath)
  }
}
