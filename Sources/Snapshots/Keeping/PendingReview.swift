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
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - isHome: Whether baselines are known to lie anywhere in it, whatever its folders are called.
  public init(below folder: String, isHome: Bool = false) {
    root = folder
    var found: [String: Pending] = [:]
    let (paths, homes) = Self.paths(below: folder)
    for path in paths {
      guard let stem = Self.stem(of: path), found[stem] == nil,
        isHome || Self.isHome(folder + "/" + path, homes)
      else { continue }
      found[stem] = Self.pending(at: folder + "/" + stem, identifier: stem)
    }
    // Settings may lead out of the folder; what lies there is named by its whole path.
    for home in homes where !Self.isOneInOther(home + "/", folder + "/") {
      for pending in PendingReview(below: home, isHome: true).pending {
        let path = home + "/" + pending.identifier
        found[path] = Self.pending(at: path, identifier: path)
      }
    }
    pending = found.values.sorted { $0.identifier < $1.identifier }
  }

  /// What is pending for the baseline whose absolute path this is, without its extension.
  public static func pending(at path: String, identifier: String) -> Pending? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let baseline = Baseline(
      folder: String(path[..<slash]),
      stem: String(path[path.index(after: slash)...])
    )
    var kinds = baseline.pendingKinds
    // An accept that was interrupted is there to be repeated, whatever is left to rename.
    if KeptFile.isRegular(baseline.acceptingPath), let accepted = try? baseline.acceptedKinds() {
      kinds += accepted.filter { !kinds.contains($0) }
    }
    guard !kinds.isEmpty else { return nil }
    return Pending(
      identifier: identifier,
      baseline: baseline,
      kinds: kinds,
      isNew: !Baseline.kinds.contains { KeptFile.exists(baseline.path($0)) }
    )
  }

  private static func isOneInOther(_ one: String, _ other: String) -> Bool {
    one.hasPrefix(other) || other.hasPrefix(one)
  }

  /// `login.dark` of `login.dark.new.png`, and of the mark of an accept.
  private static func stem(of path: String) -> String? {
    let extensions = Baseline.kinds.map { ".new." + $0 } + [Baseline.acceptingExtension]
    return extensions.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) }
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

extension String {
  fileprivate var trimmingSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}
