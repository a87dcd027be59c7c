/// A baseline that nothing asks for any more.
package struct Orphan: Hashable, Sendable {
  package var baseline: Baseline
  package var reason: Reason

  package enum Reason: Hashable, Sendable {
    /// No design of this name lies beside the folder of baselines.
    case noDesign(String)
    /// The design has other variants, or none.
    case noVariant(String, design: String)
    /// The design has variants, of which each has a baseline of its own.
    case onlyVariants(design: String)
    /// The test file isn't there.
    case noTestFile(String)
    /// The test file has no function of this name.
    case noFunction(String, file: String)
    /// The function ran and asked for other snapshots.
    case notAsked(String, file: String)
  }

  /// Why nothing asks for the baseline, for a person.
  package var explanation: String {
    switch reason {
    case .noDesign(let name): "there is no design '\(onOneLine(name))'"
    case .noVariant(let name, let design):
      "\(onOneLine(design)) has no variant '\(onOneLine(name))'"
    case .onlyVariants(let design):
      "each variant of \(onOneLine(design)) has a baseline of its own"
    case .noTestFile(let path): "there is no \(onOneLine(path))"
    case .noFunction(let name, let file):
      "\(onOneLine(file)) has no test '\(onOneLine(name))'"
    case .notAsked(let name, let file):
      "the test '\(onOneLine(name))' in \(onOneLine(file)) doesn't ask for it"
    }
  }
}

/// What a run of tests asked for, of one test file.
package struct AskedBaselines: Hashable, Sendable {
  /// The test file, from the root.
  package var file: String
  /// The names of baselines by their folders, which are absolute paths.
  package var stems: [String: Set<String>] = [:]
  /// The functions of which a case failed, as names of baselines begin.
  package var failed: Set<String> = []
  /// When the run wrote its results, in seconds since 1970: what is newer wasn't there.
  package var time: Double

  package init(file: String, time: Double) { (self.file, self.time) = (file, time) }

  /// Notes that a case asked for a baseline.
  package mutating func note(_ stem: String, in folder: String, passed: Bool) {
    stems[folder, default: []].insert(stem)
    if !passed { failed.insert(String(stem.prefix { $0 != "." })) }
  }

  /// Adds what another run asked for, such as that of the other test library.
  package mutating func add(_ other: AskedBaselines) {
    stems.merge(other.stems) { $0.union($1) }
    failed.formUnion(other.failed)
    time = min(time, other.time)
  }
}

extension Baseline {
  /// Removes the baseline with all that awaits review of it, and its folder where that is then empty.
  package func remove() throws(SnapshotError) {
    do throws(SnapshotError) {
      try removeFiles(under: FolderLock(folder))
    } catch {
      // Another command may have been quicker, and the folder is gone with the last file.
      if KeptFile.exists(folder) { throw error }
    }
    KeptFile.removeEmptyFolder(folder)
  }

  private func removeFiles(under lock: borrowing FolderLock) throws(SnapshotError) {
    for kind in Self.kinds {
      try KeptFile.delete(path(kind))
      KeptFile.remove(pendingPath(kind))
    }
    for mark in [unfinishedPath, acceptingPath] { KeptFile.remove(mark) }
  }
}
