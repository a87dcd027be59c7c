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

/// A path as one word of a command line, which can be printed and pasted as it is.
func shellQuoted(_ path: String) -> String {
  if path.unicodeScalars.contains(where: isHidden) {
    return "$'" + path.unicodeScalars.map(escaped).joined() + "'"
  }
  let isPlain = path.utf8.allSatisfy {
    (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
      || "/._-+,:@%".utf8.contains($0)
  }
  return isPlain && !path.isEmpty
    ? path
    : "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
}

/// Whether a character is none to print: a terminal would act on it, or turn what follows.
private func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
  guard isHidden(scalar) else { return String(scalar) }
  // Three octal digits for each byte mean the same to every shell in every locale.
  return String(scalar).utf8.map { byte in
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }.joined()
}
