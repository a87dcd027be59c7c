extension Baseline {
  /// Leaves files beside the baseline, in place of those that an earlier run left there.
  func writePending(_ files: [String: [UInt8]]) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try finishAccepting(under: lock)
    try writePending(files, under: lock)
  }

  private func writePending(
    _ files: [String: [UInt8]],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    let earlier = pendingKinds.filter { files[$0] == nil }
    let isOneStep = files.count == 1 && earlier.isEmpty
    if !isOneStep { try KeptFile.write([], to: unfinishedPath) }
    do throws(SnapshotError) {
      for kind in earlier { KeptFile.remove(pendingPath(kind)) }
      for (kind, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try KeptFile.write(bytes, to: pendingPath(kind))
      }
    } catch {
      if !isOneStep { removePending(under: lock) }
      throw error
    }
    KeptFile.remove(unfinishedPath)
  }

  /// Writes the baseline itself: after any interruption it is the old or the new one.
  func write(_ files: [String: [UInt8]]) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try finishAccepting(under: lock)
    let obsolete = existingObsoleteKinds(beside: Array(files.keys))
    if files.count == 1, obsolete.isEmpty, let (kind, bytes) = files.first {
      try KeptFile.overwrite(path(kind), with: bytes)
      removePending(under: lock)
    } else {
      try checkWritable(files.keys.sorted() + obsolete)
      try writePending(files, under: lock)
      try acceptPending(under: lock)
    }
  }

  /// Makes the pending files the baseline, and finishes an accept that was interrupted.
  ///
  /// What can't be read as what it should be is left where it is, and the baseline too.
  public func accept() throws(SnapshotError) {
    let lock = try FolderLock(folder)
    UnfinishedFiles.sweep(folder)
    try finishAccepting(under: lock)
    try checkComplete()
    try checkPending()
    try acceptPending(under: lock)
  }

  private func checkComplete() throws(SnapshotError) {
    if KeptFile.exists(unfinishedPath) { throw .unfinishedPending(path: pendingPath("*")) }
  }

  private func acceptPending(under lock: borrowing FolderLock) throws(SnapshotError) {
    let pending = pendingKinds
    guard !pending.isEmpty else { return }
    let obsolete = existingObsoleteKinds(beside: pending)
    try checkWritable(pending + obsolete)
    if pending.count + obsolete.count > 1 {
      let list = pending.map { $0 + "\n" }.joined()
      try KeptFile.write(Array(list.utf8), to: acceptingPath)
    }
    try makeBaseline(of: pending, under: lock)
  }

  private func finishAccepting(under lock: borrowing FolderLock) throws(SnapshotError) {
    if let kinds = try acceptedKinds() { try makeBaseline(of: kinds, under: lock) }
  }

  /// Each step may have been taken before; the mark goes when all are.
  private func makeBaseline(
    of kinds: [String],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    for kind in kinds where KeptFile.isRegular(pendingPath(kind)) {
      try KeptFile.move(pendingPath(kind), over: path(kind))
    }
    for kind in existingObsoleteKinds(beside: kinds) { try KeptFile.delete(path(kind)) }
    KeptFile.remove(acceptingPath)
  }

  private func existingObsoleteKinds(beside kinds: [String]) -> [String] {
    Self.obsoleteKinds(beside: kinds).filter { KeptFile.exists(path($0)) }
  }

  private func checkWritable(_ kinds: [String]) throws(SnapshotError) {
    for kind in kinds { try KeptFile.checkWritable(path(kind)) }
  }

  /// Removes what an earlier run left for review, where that may be done.
  func discardPending() {
    let marks = [unfinishedPath, acceptingPath]
    guard !pendingKinds.isEmpty || marks.contains(where: KeptFile.exists) else { return }
    guard let lock = try? FolderLock(folder), (try? finishAccepting(under: lock)) != nil else {
      return
    }
    removePending(under: lock)
  }

  private func removePending(under lock: borrowing FolderLock) {
    for kind in Self.kinds { KeptFile.remove(pendingPath(kind)) }
    KeptFile.remove(unfinishedPath)
  }
}
