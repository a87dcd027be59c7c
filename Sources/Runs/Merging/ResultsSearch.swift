internal import Foundation
package import SnaplineDiagnostics
internal import SnaplineEnvironment

/// The files of results that paths lead to: blobs, folders with blobs, and folders of results.
package struct ResultsSearch {
  package private(set) var files: [ResultsFile] = []
  package private(set) var problems: [Diagnostic] = []

  /// What the names of blobs end in, so that they are found in a folder.
  package static let blobEnding = ".blob"
  /// Downloaded blobs lie each in a folder of its own; nothing lies deeper.
  private static let mostFolders = 3

  /// Looks where somebody says, or else where runs of a package leave theirs.
  package init(_ paths: [String], or folder: RunFolder) {
    let path = folder.path.seen(from: FileManager.default.currentDirectoryPath)
    let lacksRun = paths.isEmpty && FileKind(of: path) == nil
    self.init(paths.isEmpty && !lacksRun ? [path] : paths)
    if lacksRun { problems.append(.noResults(in: path)) }
  }

  package init(_ paths: [String]) {
    for path in paths {
      if FileKind(of: path, followingLinks: true) == .folder {
        let found = Self.files(in: path, depth: 0)
        if found.isEmpty { problems.append(.noResults(in: path)) }
        for file in found { open(file) }
      } else {
        open(path)
      }
    }
  }

  private mutating func open(_ path: String) {
    if let file = ResultsFile(path: path) {
      files.append(file)
    } else {
      let reason =
        switch FileKind(of: path, followingLinks: true) {
        case nil: systemReason(of: ENOENT)
        // Nobody else says why it couldn't be opened.
        case .file: systemReason(of: unsafe access(path, R_OK) == 0 ? EIO : errno)
        default: "it is no file"
        }
      problems.append(.unreadable(path, reason: reason))
    }
  }

  private static func files(in folder: String, depth: Int) -> [String] {
    // A folder of runs also holds what older ones left: there the latest of each source counts.
    let latest = RunFolder(path: folder).resultFiles()
    guard latest.isEmpty else { return latest }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if names.contains(RunFolder.resultsName) { return ["\(folder)/\(RunFolder.resultsName)"] }
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      switch FileKind(of: path) {
      case .file: return name.hasSuffix(blobEnding) ? [path] : []
      case .folder where depth < mostFolders: return files(in: path, depth: depth + 1)
      default: return []
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func noResults(in folder: String) -> Diagnostic {
    Diagnostic(
      id: "no-results",
      severity: .error,
      subject: "there are no results in this folder",
      place: Place(file: folder),
      remedy: "run 'snapline test' or 'swift test' first, or name a folder with files ending in "
        + ResultsSearch.blobEnding
    )
  }

  fileprivate static func unreadable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable",
      severity: .error,
      subject: "the results can't be read",
      cause: reason,
      place: Place(file: path),
      remedy: "name a blob, or a folder with some"
    )
  }
}
