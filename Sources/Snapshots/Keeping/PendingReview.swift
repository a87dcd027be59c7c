internal import Foundation

/// The pending files below a folder, for a person to accept.
public struct PendingReview: Sendable {
  /// An absolute path; identifiers count from it.
  public let root: String
  /// In the order of their identifiers.
  public let pending: [Pending]

  public struct Pending: Hashable, Sendable {
    public var identifier: String
    public var baseline: Baseline
    /// The kinds of the files that await review.
    public var kinds: [String]
    /// Whether there is no baseline yet.
    public var isNew: Bool
  }

  /// Looks below a folder, leaving out hidden folders.
  public init(below folder: String) {
    root = folder
    var found: [String: Pending] = [:]
    let (paths, homes) = Self.paths(below: folder)
    for path in paths {
      guard let (stem, kind) = Self.parts(of: path),
        Self.isHome(folder + "/" + path, homes), KeptFile.isRegular(folder + "/" + path)
      else { continue }
      var pending = found[stem] ?? Pending(identifier: stem, below: folder)
      // An accept that was interrupted is there to be repeated, whatever is left to rename.
      let kinds = kind.map { [$0] } ?? (try? pending.baseline.acceptedKinds()) ?? []
      pending.kinds += kinds.filter { !pending.kinds.contains($0) }
      found[stem] = pending
    }
    pending = found.values.sorted { $0.identifier < $1.identifier }
  }

  /// What is pending by a name, wherever it lies: a test may keep its baselines in any folder.
  public func pending(named identifier: String) -> Pending? {
    if let known = pending.first(where: { $0.identifier == identifier }) { return known }
    guard !identifier.isEmpty else { return nil }
    var other = Pending(identifier: identifier, below: root)
    let accepted = (try? other.baseline.acceptedKinds()) ?? []
    other.kinds = other.baseline.pendingKinds
    other.kinds += accepted.filter { !other.kinds.contains($0) }
    return other.kinds.isEmpty ? nil : other
  }

  /// `login.dark` and `png` of `login.dark.new.png`; no kind for the mark of an accept.
  private static func parts(of path: String) -> (stem: String, kind: String?)? {
    if path.hasSuffix(Baseline.acceptingExtension) {
      return (String(path.dropLast(Baseline.acceptingExtension.count)), nil)
    }
    for kind in Baseline.kinds where path.hasSuffix(".new." + kind) {
      return (String(path.dropLast(kind.count + 5)), kind)
    }
    return nil
  }

  /// Whether a file lies where baselines do: other files may well be called `config.new.json`.
  private static func isHome(_ path: String, _ homes: [String]) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return folders.contains { $0 == "__Snapshots__" || $0.hasSuffix(".snapshots") }
      || homes.contains { path.hasPrefix($0 + "/") }
  }

  /// All paths, and the folders that settings among them give to baselines.
  private static func paths(below folder: String) -> (paths: [String], homes: [String]) {
    var paths: [String] = []
    var homes: [String] = []
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return ([], []) }
    while let path = walk.nextObject() as? String {
      let parts = path.split(separator: "/")
      if parts.last?.hasPrefix(".") == true {
        walk.skipDescendants()
        let around = ([folder] + parts.dropLast().map(String.init)).joined(separator: "/")
        if parts.last == ".snapshots", let home = try? KeepingSettings(for: around).folder {
          homes.append(
            URL(filePath: home.path, relativeTo: URL(filePath: home.below + "/"))
              .standardizedFileURL.path(percentEncoded: false).trimmingSlash
          )
        }
      } else {
        paths.append(path)
      }
    }
    return (paths.sorted(), homes)
  }
}

extension PendingReview.Pending {
  /// Nothing yet by a name, which is a path below the folder, or a whole one.
  fileprivate init(identifier: String, below folder: String) {
    let path = identifier.hasPrefix("/") ? identifier : folder + "/" + identifier
    let url = URL(filePath: path)
    let baseline = Baseline(
      folder: url.deletingLastPathComponent().path(percentEncoded: false).trimmingSlash,
      stem: path.split(separator: "/").last.map(String.init) ?? path
    )
    self.init(
      identifier: identifier,
      baseline: baseline,
      kinds: [],
      isNew: !Baseline.kinds.contains { KeptFile.exists(baseline.path($0)) }
    )
  }
}

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}
