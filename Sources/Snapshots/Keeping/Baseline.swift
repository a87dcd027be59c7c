/// The files of one baseline: `<folder>/<stem>.<kind>`, and beside them what awaits review as
/// `<stem>.new.<kind>`.
///
/// Two marks make one step of what takes several, wherever a run is killed. As long as
/// `<stem>.new.unfinished` stands, what is pending isn't complete and can't be accepted. From the
/// moment `<stem>.new.accepting` stands, the baseline is the one whose files it lists: readers take
/// the pending file where there still is one, and whoever writes next finishes the renaming. A mark
/// that the files around it don't bear out says nothing, and goes with the next write.
package struct Baseline: Hashable, Sendable {
  /// An absolute path.
  package var folder: String
  package var stem: String
  /// The literal that it is, where it is one and has no files; see ``InlineLiteral``.
  var literal: InlineLiteral?

  package init(folder: String, stem: String) {
    (self.folder, self.stem) = (folder, stem)
  }

  /// The extensions that files of baselines may have, in the order in which they are listed.
  package static let kinds = [
    "scene", "png", "svg", "pdf", "layout", "constraints", "accessibility", "txt", "json", "plist",
  ]

  /// The kinds that are files of one and the same picture.
  static let pictureKinds = ["scene", "png"]

  package func path(_ kind: String) -> String {
    literal.map { "\($0.source):\($0.line)" } ?? "\(folder)/\(stem).\(kind)"
  }
  package func pendingPath(_ kind: String) -> String { "\(folder)/\(stem).new.\(kind)" }

  static let acceptingExtension = ".new.accepting"
  var acceptingPath: String { "\(folder)/\(stem)\(Self.acceptingExtension)" }
  var unfinishedPath: String { "\(folder)/\(stem).new.unfinished" }

  /// The bytes of each file there is, by kind.
  ///
  /// Nothing is written, even where an accept was interrupted.
  func read(_ kinds: [String]) throws(SnapshotError) -> [String: [UInt8]] {
    try read(kinds, under: FolderLock(reading: folder))
  }

  func read(
    _ kinds: [String],
    under lock: borrowing FolderLock
  ) throws(SnapshotError) -> [String: [UInt8]] {
    if let literal {
      return keptText(of: literal).map { [InlineLiteral.kind: Array($0.utf8)] } ?? [:]
    }
    let mark = standingMark()
    let removed = mark.map(removedKinds(by:)) ?? []
    var files: [String: [UInt8]] = [:]
    for kind in kinds where !removed.contains(kind) {
      let isPending = mark.map { self.isPending(kind, of: $0) } ?? false
      files[kind] = try KeptFile.read(isPending ? pendingPath(kind) : path(kind))
    }
    return files
  }

  /// Whether folders of this name hold baselines, wherever they lie.
  static func isFolderName(_ name: String) -> Bool {
    name == "__Snapshots__" || name.hasSuffix(".snapshots")
  }

  /// The files of the baseline that are there.
  package var existingPaths: [String] {
    if let literal { return literal.kept == nil ? [] : [path(InlineLiteral.kind)] }
    return Self.kinds.map(path).filter(KeptFile.exists)
  }

  /// The files that await review.
  package var pendingPaths: [String] { pendingKinds.map(pendingPath) }

  /// The kinds of files that await review.
  package var pendingKinds: [String] {
    Self.kinds.filter { KeptFile.isRegular(pendingPath($0)) }
  }

  /// The other kinds of the same picture, which aren't kept where these are.
  package static func obsoleteKinds(beside kinds: [String]) -> [String] {
    guard kinds.contains(where: pictureKinds.contains) else { return [] }
    return pictureKinds.filter { !kinds.contains($0) }
  }
}
