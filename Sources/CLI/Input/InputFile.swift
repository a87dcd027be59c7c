import Foundation
internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots

/// Looks at files that are named on the command line, before anything reads them.
enum InputFile {
  static let extensions = ["yaml", "yml", "json"]

  /// What keeps the file from being read, if anything.
  static func complaint(about path: String) -> Complaint? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .missing(path, nearest: nearestFile(to: path))
      default: return .unreadable(path, reason: systemReason())
      }
    }
    if facts.st_mode & S_IFMT == S_IFDIR { return .isFolder(path) }
    return unsafe access(path, R_OK) == 0 ? nil : .unreadable(path, reason: systemReason())
  }

  /// Whether a device is read that may have no end, as those of zeros and of chance.
  static func isEndless(_ path: String) -> Bool {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFCHR else { return false }
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    if isatty(file) == 1 { return false }
    // The one device that ends at once has nothing to read.
    var byte: UInt8 = 0
    return unsafe read(file, &byte, 1) != 0
  }

  /// Standard input to its end, or to one byte more than a design may have.
  static func standardInput() throws(Complaint) -> [UInt8] {
    try bytes(of: STDIN_FILENO, named: "standard input")
  }

  /// An open file to its end, or to one byte more than a design may have.
  static func bytes(of file: Int32, named name: String) throws(Complaint) -> [UInt8] {
    let limit = Environment.current.limits.documentBytes + 1
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let most = min(chunk.count, limit - bytes.count)
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(file, $0.baseAddress, most)
      }
      if count == 0 { break }
      if count > 0 {
        bytes += chunk.prefix(count)
      } else if errno != EINTR {
        throw .unreadable(name, reason: systemReason())
      }
    }
    return bytes
  }

  /// The file in the same folder whose name is most like the one that isn't there.
  private static func nearestFile(to path: String) -> String? {
    let (folder, name) = split(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder ?? ".")) ?? []
    let stem = String(name.prefix { $0 != "." })
    let sameStem = names.filter { $0.hasPrefix(stem + ".") && isDrawn($0) }.min()
    guard let near = sameStem ?? nearestName(to: name, among: names) else { return nil }
    return folder.map { join($0, near) } ?? near
  }

  /// Whether a file below one of `folders` could be a font: anything but a picture might.
  static func mayBeFont(_ path: String, in folders: [String]) -> Bool {
    let file = OutputFile.resolved(path)
    var facts = stat()
    guard folders.contains(where: { file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }),
      unsafe stat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG
    else { return false }
    let handle = FileHandle(forReadingAtPath: file)
    let start = (try? handle?.read(upToCount: 4)).map { [UInt8]($0) } ?? []
    let isPicture = start.starts(with: "<".utf8) || start == [0x89, 0x50, 0x4E, 0x47]
    return !isPicture
  }

  static func hasDesignExtension(_ name: String) -> Bool {
    let name = name.lowercased()
    return extensions.contains { name.hasSuffix("." + $0) }
  }

  /// Whether something can be drawn of a file with the name.
  static func isDrawn(_ name: String) -> Bool {
    hasDesignExtension(name) || isInterfaceDocument(name) || isSwift(name)
  }
}

/// The folder, if the path names one, and the last name of a path.
func split(_ path: String) -> (folder: String?, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return (nil, path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[path.index(after: slash)...]))
}

func join(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// The absolute path of what there is, through no link.
func realPath(_ path: String) -> String? {
  guard let real = unsafe realpath(path, nil) else { return nil }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
