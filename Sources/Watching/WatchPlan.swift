import Foundation

/// Which folders have to be watched so that nothing is missed that happens to some paths.
///
/// Files are never watched themselves: editors put a new file in the place of the old one. The folder
/// of a path tells of it, each folder above tells of its own going, and each folder that holds a link on
/// the way tells of that link. Where the way ends early, the last folder that is there tells of the next
/// one.
struct WatchPlan: Equatable {
  /// What is of interest in a folder.
  struct Interest: Equatable {
    /// The paths that depend on a name in the folder.
    private(set) var names: [String: Set<String>] = [:]
    /// How many of the names are the same in small letters: some disks don't tell these from capitals.
    private var smallNames: [String: Int] = [:]
    /// The paths that depend on everything in the folder.
    var everything: Set<String> = []

    /// Whether a path may depend on a name in the folder.
    func isOfInterest(_ name: String) -> Bool { spellings(of: name) > 0 }

    /// How many names are of interest that differ from this one in capitals alone.
    func spellings(of name: String) -> Int { smallNames[name.lowercased()] ?? 0 }

    mutating func note(_ name: String, for path: String) {
      if names[name] == nil { smallNames[name.lowercased(), default: 0] += 1 }
      names[name, default: []].insert(path)
    }

    fileprivate func only(_ paths: Set<String>) -> Interest {
      var part = Interest()
      part.everything = everything.intersection(paths)
      for (name, own) in names where !own.isDisjoint(with: paths) {
        for path in own.intersection(paths) { part.note(name, for: path) }
      }
      return part
    }

    /// Whether the folder only tells that it is gone itself.
    var isOfItselfAlone: Bool { names.isEmpty && everything.isEmpty }
  }

  private(set) var folders: [FolderPath: Interest] = [:]

  /// Folders in a folder that is watched whole, more than which are left alone.
  private static let mostFolders = 1_000
  /// Links on one way, as many as the system follows.
  private static let mostLinks = 40

  init() {}

  init(for paths: Set<String>) {
    for path in paths { add(path) }
  }

  /// The same for some of its paths, without the folders that only tell of their own going.
  func only(_ paths: Set<String>) -> WatchPlan {
    var part = WatchPlan()
    part.folders = folders.compactMapValues { interest in
      let own = interest.only(paths)
      return own.isOfItselfAlone ? nil : own
    }
    return part
  }

  private mutating func add(_ path: String) {
    var rest = path.split(separator: "/").map(String.init)[...]
    var folder = ""
    var links = 0
    while let name = rest.popFirst() {
      if name == "." { continue }
      if name == ".." {
        folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
        continue
      }
      let here = folder + "/" + name
      guard let kind = Self.kind(of: here) else { return note(name, in: folder, for: path) }
      switch kind {
      case .link(let target):
        note(name, in: folder, for: path)
        links += 1
        guard links <= Self.mostLinks else { return }
        if target.hasPrefix("/") { folder = "" }
        rest = (target.split(separator: "/").map(String.init) + rest)[...]
      case .folder where rest.isEmpty:
        note(name, in: folder, for: path)
        addEverything(in: here, for: path)
        return
      case .folder:
        folders[shown(folder), default: Interest()] = folders[shown(folder)] ?? Interest()
        folder = here
      case .other:
        return note(name, in: folder, for: path)
      }
    }
  }

  private mutating func note(_ name: String, in folder: String, for path: String) {
    folders[shown(folder), default: Interest()].note(name, for: path)
  }

  private mutating func addEverything(in folder: String, for path: String) {
    var open = [folder]
    var count = 0
    while let next = open.popLast(), count < Self.mostFolders {
      count += 1
      folders[FolderPath(next), default: Interest()].everything.insert(path)
      for name in Self.names(in: next) {
        if case .folder = Self.kind(of: next + "/" + name) { open.append(next + "/" + name) }
      }
    }
  }

  /// The names in a folder, but for hidden ones and those beyond a bound.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.prefix(10_000).filter { !$0.hasPrefix(".") }
  }

  private func shown(_ folder: String) -> FolderPath { FolderPath(folder.isEmpty ? "/" : folder) }

  private enum Kind {
    case folder, other
    case link(String)
  }

  private static func kind(of path: String) -> Kind? {
    var facts = stat()
    guard unsafe lstat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map { .link($0) } ?? .other
    default: return .other
    }
  }
}
