/// A baseline that nothing asks for any more.
package struct Orphan: Hashable, Sendable {
  package var baseline: Baseline
  package var reason: Reason

  package enum Reason: Hashable, Sendable {
    /// No design of this name lies beside the folder of baselines.
    case noDesign(String)
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

  package init(file: String) { self.file = file }
}

extension Baseline {
  /// Removes the baseline with all that awaits review of it, and its folder where that is then empty.
  package func remove() throws(SnapshotError) {
    do {
      let lock = try FolderLock(folder)
      for kind in Self.kinds {
        try KeptFile.delete(path(kind))
        KeptFile.remove(pendingPath(kind))
      }
      for mark in [unfinishedPath, acceptingPath] { KeptFile.remove(mark) }
      _ = consume lock
    }
    KeptFile.removeEmptyFolder(folder)
  }
}
