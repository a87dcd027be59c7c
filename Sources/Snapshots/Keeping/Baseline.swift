/// The files of one baseline: `<folder>/<stem>.<kind>`, and beside them what awaits review as
/// `<stem>.new.<kind>`.
public struct Baseline: Hashable, Sendable {
  /// An absolute path.
  public var folder: String
  public var stem: String

  public init(folder: String, stem: String) {
    (self.folder, self.stem) = (folder, stem)
  }

  /// The extensions that files of baselines may have, in the order in which they are listed.
  static let kinds = ["scene", "png", "svg", "layout", "txt", "json"]

  public func path(_ kind: String) -> String { "\(folder)/\(stem).\(kind)" }
  public func pendingPath(_ kind: String) -> String { "\(folder)/\(stem).new.\(kind)" }

  /// Stands while several files are renamed; whoever finds it finishes the work.
  private var acceptingPath: String { "\(folder)/\(stem).new.accepting" }

  /// The bytes of each file there is, by kind.
  func read(_ kinds: [String]) throws(SnapshotError) -> [String: [UInt8]] {
    if KeptFile.exists(acceptingPath) { try finishAccepting() }
    var files: [String: [UInt8]] = [:]
    for kind in kinds { files[kind] = try KeptFile.read(path(kind)) }
    return files
  }

  /// Leaves files beside the baseline, in place of those that an earlier run left there.
  func writePending(_ files: [String: [UInt8]]) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    try writePending(files, under: lock)
  }

  private func writePending(
    _ files: [String: [UInt8]],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) {
    // A run that is ended in between leaves too few files, never some of two runs.
    for kind in Self.kinds where files[kind] == nil || files.count > 1 {
      KeptFile.remove(pendingPath(kind))
    }
    for (kind, bytes) in files.sorted(by: { $0.key < $1.key }) {
      try KeptFile.write(bytes, to: pendingPath(kind))
    }
  }

  /// Writes the baseline itself: after any interruption it is the old or the new one.
  func write(_ files: [String: [UInt8]]) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    let lock = try FolderLock(folder)
    if files.count == 1, let (kind, bytes) = files.first {
      try KeptFile.write(bytes, to: path(kind))
      discardPending()
    } else {
      try writePending(files, under: lock)
      try acceptPending(under: lock)
    }
  }

  /// The kinds of files that await review.
  public var pendingKinds: [String] {
    Self.kinds.filter { KeptFile.exists(pendingPath($0)) }
  }

  /// Makes the pending files the baseline.
  public func accept() throws(SnapshotError) {
    let lock = try FolderLock(folder)
    try acceptPending(under: lock)
  }

  private func acceptPending(under lock: borrowing FolderLock) throws(SnapshotError) {
    let pending = pendingKinds
    guard !pending.isEmpty else { return }
    let lacking = Self.kinds.filter { KeptFile.exists(path($0)) && !pending.contains($0) }
    guard lacking.isEmpty else {
      throw .unwritable(
        path: path(lacking[0]),
        reason: "nothing new is pending for it; run the snapshots again"
      )
    }
    if pending.count > 1 { try KeptFile.write([], to: acceptingPath) }
    try finishRenaming()
  }

  private func finishAccepting() throws(SnapshotError) {
    let lock = try FolderLock(folder)
    try finishRenaming(under: lock)
  }

  private func finishRenaming(under lock: borrowing FolderLock) throws(SnapshotError) {
    if KeptFile.exists(acceptingPath) { try finishRenaming() }
  }

  private func finishRenaming() throws(SnapshotError) {
    for kind in pendingKinds { try KeptFile.rename(pendingPath(kind), to: path(kind)) }
    KeptFile.remove(acceptingPath)
  }

  /// Removes what an earlier run left for review.
  func discardPending() {
    for kind in Self.kinds { KeptFile.remove(pendingPath(kind)) }
  }
}
