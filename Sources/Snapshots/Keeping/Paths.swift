internal import Foundation

/// A folder and those around it, the nearest first, save the root of all.
package struct FoldersAround: Sequence, IteratorProtocol {
  private var rest: Substring?

  /// - Parameter folder: An absolute path.
  package init(_ folder: String) { rest = Substring(folder) }

  package mutating func next() -> String? {
    guard let folder = rest, !folder.isEmpty, folder != "/" else { return nil }
    rest = folder.lastIndex(of: "/").map { folder[..<$0] }
    return String(folder)
  }

  /// Whether a folder is a package or a repository.
  static func isRoot(_ folder: String) -> Bool {
    ["/Package.swift", "/.git"].contains { KeptFile.exists(folder + $0) }
  }
}

extension String {
  /// An absolute path without dots in it, counted from another folder or from the one in use.
  func standardizedPath(from folder: String? = nil) -> String {
    URL(filePath: self, relativeTo: folder.map { URL(filePath: $0 + "/") })
      .standardizedFileURL.path(percentEncoded: false).withoutSlash
  }

  /// A path below a folder, counted from there; any other as it is.
  package func from(_ folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }

  /// A path of a folder as other paths begin with it.
  var withoutSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }
}

/// A path as a part of one line: names of files may hold line feeds, and forge lines with them.
package func onOneLine(_ path: String) -> String {
  var shown = ""
  for scalar in path.unicodeScalars { shown.unicodeScalars.append(scalar == "\n" ? "⏎" : scalar) }
  return shown
}
