/// The pending files below a folder, for a person to accept.
package struct PendingReview: Sendable {
  /// An absolute path; identifiers count from it.
  package let root: String
  /// In the order of their identifiers.
  package let pending: [Pending]
  /// What couldn't be looked at, where more may be pending.
  package let complaints: [SnapshotError]

  package struct Pending: Hashable, Sendable {
    package var identifier: String
    package var baseline: Baseline
    /// The kinds of the files that await review.
    package var kinds: [String]
    /// The kinds of the baseline's files that go when this is accepted.
    package var removedKinds: [String]
    /// Whether there is no baseline yet.
    package var isNew: Bool
  }

  /// Looks below a folder.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - isHome: Whether baselines are known to lie anywhere in it, whatever its folders are called.
  package init(below folder: String, isHome: Bool = false) {
    root = folder
    var found: [String: Pending] = [:]
    let walk = PendingWalk(below: folder)
    var complaints = walk.complaints
    for path in walk.files {
      guard let stem = Self.stem(of: path), found[stem] == nil,
        isHome || Self.isHome(folder + "/" + path, walk.homes)
      else { continue }
      found[stem] = Self.pending(at: folder + "/" + stem, identifier: stem)
    }
    // Settings may lead out of the folder; what lies there is named by its whole path.
    for home in walk.homes where !Self.isOneInOther(home + "/", folder + "/") {
      let review = PendingReview(below: home, isHome: true)
      for pending in review.pending {
        let path = home + "/" + pending.identifier
        found[path] = Self.pending(at: path, identifier: path)
      }
      complaints += review.complaints.filter { !complaints.contains($0) }
    }
    pending = found.values.sorted { $0.identifier < $1.identifier }
    self.complaints = complaints
  }

  /// The edits of literals in the code of tests that are pending below the root of a package.
  package static func literals(below root: String) -> PendingReview {
    PendingReview(below: root + InlineLiteral.folderName, isHome: true)
  }

  /// What is pending for the baseline whose absolute path this is, without its extension.
  package static func pending(at path: String, identifier: String) -> Pending? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let baseline = Baseline(
      folder: String(path[..<slash]),
      stem: String(path[path.index(after: slash)...])
    ).withLiteral()
    var kinds = baseline.pendingKinds
    // An accept that was interrupted is there to be repeated, whatever is left to rename.
    let mark = baseline.standingMark()
    if let mark { kinds += mark.kinds.filter { !kinds.contains($0) } }
    guard !kinds.isEmpty else { return nil }
    return Pending(
      identifier: identifier,
      baseline: baseline,
      kinds: kinds,
      removedKinds: mark.map(baseline.removedKinds(by:))
        ?? baseline.existingObsoleteKinds(beside: kinds),
      isNew: baseline.existingPaths.isEmpty
    )
  }

  /// The folders that settings below a folder give to baselines, as absolute paths.
  package static func homes(below folder: String) -> [String] { PendingWalk(below: folder).homes }

  private static func isOneInOther(_ one: String, _ other: String) -> Bool {
    one.hasPrefix(other) || other.hasPrefix(one)
  }

  /// `login.dark` of `login.dark.new.png`, and of the mark of an accept.
  static func stem(of path: String) -> String? {
    let extensions = Baseline.kinds.map { ".new." + $0 } + [Baseline.acceptingExtension]
    return extensions.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) }
  }

  /// Whether a file lies where baselines do: other files may well be called `config.new.json`.
  private static func isHome(_ path: String, _ homes: [String]) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return folders.contains { Baseline.isFolderName(String($0)) }
      || homes.contains { path.hasPrefix($0 + "/") }
  }
}
