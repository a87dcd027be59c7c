import Foundation
import Synchronization

/// What messages call the files that something stands in.
package struct SourceNames: Hashable, Sendable {
  /// The names of some files, by those that the run knows them by.
  package var names: [String: String] = [:]
  /// The folder of the package whose files code says by `#fileID`; nothing where files are known by paths.
  package var package: String?

  package init(_ names: [String: String] = [:], package: String? = nil) {
    (self.names, self.package) = (names, package)
  }

  /// Gives what messages call a file; its own name where nothing is known of it.
  ///
  /// Each file is looked for once, as that may mean to look through a package.
  package func naming() -> (_ file: String) -> String {
    var known = names
    return { file in
      if let name = known[file] { return name }
      let name = package.map { Self.path(of: file, in: $0) ?? file } ?? file.called(beside: names)
      known[file] = name
      return name
    }
  }

  /// The path of a file from the folder of its package, where `#fileID` says `Module/File.swift`: that of the one
  /// file of this name in a folder of this name.
  private static func path(of id: String, in package: String) -> String? {
    let parts = id.split(separator: "/")
    guard parts.count == 2 else { return nil }
    let found = files(in: package)[String(parts[1]), default: []].filter {
      $0.split(separator: "/").dropLast().contains(parts[0])
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The paths of a package's files of Swift by their names; each package is looked through once, however many
  /// tests fail.
  private static func files(in package: String) -> [String: [String]] {
    listed.withLock { listed in
      if let files = listed[package] { return files }
      var files: [String: [String]] = [:]
      let entries = FileManager.default.enumerator(
        at: URL(filePath: package),
        includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles]
      )
      var left = mostEntries
      while let entry = entries?.nextObject() as? URL, left > 0 {
        left -= 1
        guard entry.pathExtension == "swift" else { continue }
        let path = entry.path.dropFirst(package.count).drop { $0 == "/" }
        files[entry.lastPathComponent, default: []].append(String(path))
      }
      if left == 0 { files = [:] }
      listed[package] = files
      return files
    }
  }

  private static let listed = Mutex<[String: [String: [String]]]>([:])

  /// A tree of more files than these isn't looked through.
  private static let mostEntries = 50_000
}

extension String {
  /// What a file is called, where others are called otherwise: by a path that begins elsewhere.
  fileprivate func called(beside names: [String: String]) -> String {
    for (old, new) in names.sorted(by: { $0.key < $1.key }) {
      if !hasPrefix("/"), !old.hasPrefix("/"), new.hasSuffix("/" + old) {
        return (new.dropLast(old.count) + self).withoutDots
      }
      if old.hasPrefix("/"), old.hasSuffix("/" + new) {
        let folder = old.dropLast(new.count)
        if hasPrefix(folder) { return String(dropFirst(folder.count)) }
      }
    }
    return self
  }

  /// A path in which no folder is entered to be left again.
  private var withoutDots: String {
    var parts: [Substring] = []
    for part in split(separator: "/", omittingEmptySubsequences: false) {
      if part == "..", let last = parts.last, ![".", "..", ""].contains(last) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
