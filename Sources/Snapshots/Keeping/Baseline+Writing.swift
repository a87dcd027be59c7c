internal import SnaplineEnvironment

extension Baseline {
  /// Leaves files beside the baseline, in place of those that an earlier run left there.
  func writePending(_ files: [String: [UInt8]]) throws(SnapshotError) {
    if let literal { return try leave(files[InlineLiteral.kind] ?? [], in: literal) }
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try finishAccepting(under: lock)
    try writePending(files, under: lock)
  }

  func writePending(
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
    if let literal { return try record(files[InlineLiteral.kind] ?? [], in: literal) }
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try finishAccepting(under: lock)
    try write(files, under: lock)
  }

  func write(
    _ files: [String: [UInt8]],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
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

  func checkComplete() throws(SnapshotError) {
    if KeptFile.exists(unfinishedPath) { throw .unfinishedPending(path: pendingPath("*")) }
  }

  /// Refuses other files of a picture than those that are kept by now.
  ///
  /// Settings alone decide that for the folders of designs; a test may ask for others.
  func checkKept(_ kinds: [String]) throws(SnapshotError) {
    let pending = kinds.filter(Self.pictureKinds.contains)
    guard folder.hasSuffix(".snapshots"), let slash = folder.lastIndex(of: "/"), !pending.isEmpty
    else { return }
    let keeping = try KeepingSettings(for: String(folder[..<slash])).keeping ?? .replay
    guard Set(pending) != Set(keeping.kinds) else { return }
    throw .otherKinds(path: pendingPath("*"), pending: pending, kept: keeping)
  }

  func acceptPending(under lock: borrowing FolderLock) throws(SnapshotError) {
    if let literal { return try acceptEdit(of: literal) }
    // A text for a literal is no file to keep where nothing says which literal it is for.
    guard !folder.contains(InlineLiteral.folderName + "/") else {
      throw .staleEdit(path: pendingPath(InlineLiteral.kind))
    }
    let pending = pendingKinds
    guard !pending.isEmpty else { return }
    let obsolete = existingObsoleteKinds(beside: pending)
    try checkWritable(pending + obsolete)
    let mark = try AcceptingMark(
      successors: hashes(of: pending, at: pendingPath),
      obsolete: hashes(of: obsolete, at: path)
    )
    if pending.count + obsolete.count > 1 { try KeptFile.write(mark.utf8, to: acceptingPath) }
    try makeBaseline(of: mark, under: lock)
  }

  private func hashes(
    of kinds: [String],
    at path: (String) -> String
  ) throws(SnapshotError) -> [String: String] {
    var hashes: [String: String] = [:]
    for kind in kinds {
      guard let bytes = try KeptFile.read(path(kind)) else { continue }
      hashes[kind] = SHA256.hexadecimal(of: bytes)
    }
    return hashes
  }

  func finishAccepting(under lock: borrowing FolderLock) throws(SnapshotError) {
    guard FileKind(of: acceptingPath) != nil else { return }
    if let mark = standingMark() { return try makeBaseline(of: mark, under: lock) }
    // What was to be accepted together is no whole any more where a part of it is gone.
    let pending = pendingKinds
    if let mark = acceptingMark(), !pending.isEmpty, !mark.kinds.allSatisfy(pending.contains) {
      try KeptFile.write([], to: unfinishedPath)
    }
    KeptFile.remove(acceptingPath)
  }

  /// Each step may have been taken before; the mark goes when all are, or when none could be.
  func makeBaseline(
    of mark: AcceptingMark,
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    do throws(SnapshotError) {
      for kind in mark.kinds where isPending(kind, of: mark) {
        try KeptFile.move(pendingPath(kind), over: path(kind))
      }
    } catch {
      if mark.kinds.allSatisfy({ isPending($0, of: mark) }) { KeptFile.remove(acceptingPath) }
      throw error
    }
    for kind in removedKinds(by: mark) { try KeptFile.delete(path(kind)) }
    KeptFile.remove(acceptingPath)
  }

  func existingObsoleteKinds(beside kinds: [String]) -> [String] {
    Self.obsoleteKinds(beside: kinds).filter { KeptFile.exists(path($0)) }
  }

  func checkWritable(_ kinds: [String]) throws(SnapshotError) {
    for kind in kinds { try KeptFile.checkWritable(path(kind)) }
  }

  /// Removes what an earlier run left for review, where that may be done.
  func discardPending() {
    if literal != nil { return discardPendingEdit() }
    let marks = [unfinishedPath, acceptingPath]
    guard !pendingKinds.isEmpty || marks.contains(where: KeptFile.exists) else { return }
    guard let lock = try? FolderLock(folder), (try? finishAccepting(under: lock)) != nil else {
      return
    }
    removePending(under: lock)
  }

  func removePending(under lock: borrowing FolderLock) {
    for kind in Self.kinds { KeptFile.remove(pendingPath(kind)) }
    KeptFile.remove(unfinishedPath)
  }
}
