internal import SnaplineEnvironment

/// Looks for pending files below a folder.
///
/// Hidden folders are looked at: designs in them can be tested. Links are followed where their
/// names are those of folders of baselines, after everything else, and each folder is seen once.
struct PendingWalk {
  /// Paths of pending files and marks, from the folder.
  private(set) var files: [String] = []
  /// The folders that settings give to baselines, as absolute paths.
  private(set) var homes: [String] = []
  /// What couldn't be looked at.
  private(set) var complaints: [SnapshotError] = []

  private let root: String
  private var folders: [String] = [""]
  private var links: [String] = []
  private var seen: Set<Sight> = []

  /// A folder may be a link's as well, and only by that name one of baselines.
  private struct Sight: Hashable {
    var folder: FileIdentity
    var isHome: Bool
  }

  /// Folders of tools, in which nobody keeps baselines of this package.
  static let foreign: Set = [".git", ".build", ".swiftpm", ".snapline"]

  /// - Parameter root: An absolute path.
  init(below root: String) {
    self.root = root
    while let folder = folders.popLast() ?? (links.isEmpty ? nil : links.removeFirst()) {
      look(in: folder)
    }
    files.sort()
  }

  private func absolute(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  private mutating func look(in folder: String) {
    let path = absolute(folder)
    let isHome = path.split(separator: "/").contains { Baseline.isFolderName(String($0)) }
    guard let identity = FileIdentity(path),
      seen.insert(Sight(folder: identity, isHome: isHome)).inserted
    else { return }
    let names: [String]
    do throws(SnapshotError) {
      names = try KeptFile.names(in: path)
    } catch {
      complaints.append(error)
      return
    }
    for name in names { note(name, in: folder) }
  }

  private mutating func note(_ name: String, in folder: String) {
    let path = folder.isEmpty ? name : folder + "/" + name
    let kind = FileKind(of: absolute(path))
    switch kind {
    case .folder where name != KeepingSettings.fileName && !Self.foreign.contains(name):
      folders.append(path)
    case .link where Baseline.isFolderName(name) && name != KeepingSettings.fileName:
      links.append(path)
    case .file where PendingReview.stem(of: name) != nil:
      files.append(path)
    case .file, .link:
      if name == KeepingSettings.fileName { readSettings(in: absolute(folder)) }
    default: break
    }
  }

  private mutating func readSettings(in folder: String) {
    do throws(SnapshotError) {
      guard let home = try KeepingSettings(for: folder).folder else { return }
      homes.append(home.path.standardizedPath(from: home.below))
    } catch {
      if !complaints.contains(error) { complaints.append(error) }
    }
  }
}
