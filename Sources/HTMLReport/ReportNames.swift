internal import Foundation
internal import SnaplineEnvironment

/// The names of a report's files, by which it is told from what others put beside them.
enum ReportNames {
  static let page = "index.html"
  static let files: Set<String> = [page, "report.css", "report.js"]
  static let folders = ["data", "pictures"]
  /// What is written last of all data.
  static let run = "data/run.js"
  /// What the page says in its head that it was made by.
  static let generator = "<meta name=\"generator\" content=\"snapline\">"

  /// Whether a path from the folder is that of a report's file.
  static func isOwn(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts.count, parts[0]) {
    case (1, _): return files.contains(path)
    case (2, "data"): return path == run || isPart(parts[1])
    case (2, "pictures"): return isPicture(parts[1])
    default: return false
    }
  }

  // Whoever replaces a report asks for each of its files: a regular expression takes longer to be made
  // than the question.
  private static func isPart(_ name: Substring) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, ["failed", "passed", "details"].contains(parts[0]),
      parts[1].hasSuffix(".js")
    else { return false }
    let number = parts[1].utf8.dropLast(3)
    return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }

  private static func isPicture(_ name: Substring) -> Bool {
    guard name.hasSuffix(".svg") || name.hasSuffix(".png") else { return false }
    let key = name.utf8.dropLast(4)
    return key.count == 32
      && key.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
          || (UInt8(ascii: "a")...UInt8(ascii: "f")) ~= $0
      }
  }

  /// The first thing in a folder that no report has there; nothing where all of it is a report's.
  static func stranger(in folder: String) throws -> String? {
    let manager = FileManager.default
    let names = try manager.contentsOfDirectory(atPath: folder).sorted()
    for name in names {
      let path = folder + "/" + name
      if folders.contains(name), FileKind(of: path) == .folder {
        for inner in try manager.contentsOfDirectory(atPath: path).sorted()
        where !isOwn("\(name)/\(inner)") || FileKind(of: "\(path)/\(inner)") != .file {
          return "\(name)/\(inner)"
        }
      } else if !isOwn(name) || FileKind(of: path) != .file {
        return name
      }
    }
    // Many folders have a page of that name.
    guard names.contains(page), !isMade(folder + "/" + page) else { return nil }
    return page
  }

  /// Whether a file may be read; where it mayn't, the system's last error says why.
  static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// Whether a page says that it is a report.
  static func isMade(_ page: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: page),
      let head = try? file.read(upToCount: 2_000)
    else { return false }
    return String(decoding: head, as: UTF8.self).contains(generator)
  }

  /// Removes a report's files, and its folders where nothing else is in them.
  static func remove(_ folder: String) {
    let manager = FileManager.default
    for name in folders where FileKind(of: "\(folder)/\(name)") == .folder {
      let inside = (try? manager.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
      for inner in inside where isOwn("\(name)/\(inner)") {
        unsafe unlink("\(folder)/\(name)/\(inner)")
      }
      unsafe rmdir("\(folder)/\(name)")
    }
    for name in files { unsafe unlink("\(folder)/\(name)") }
    unsafe rmdir(folder)
  }
}
