import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineText

/// A path, and what can be asked of it.
struct FileName {
  let path: String

  init(_ path: String) { self.path = path }

  /// The last part without its ending: `designs/card.yaml` is `card`.
  var stem: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The path from the root, with links and `..` followed.
  var absolute: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  enum Failure: Error {
    case missing(near: String?)
    case unreadable
    case tooLarge(Int)

    func diagnostic(of path: String, most: Int) -> Diagnostic {
      var diagnostic = Diagnostic(
        id: "missing-file",
        severity: .error,
        subject: "no such file",
        place: Place(file: path)
      )
      switch self {
      case .missing(let near):
        diagnostic.remedy = near.map { "did you mean '\($0)'?" } ?? "check the path"
      case .unreadable:
        diagnostic.id = "unreadable-file"
        diagnostic.subject = "the file can't be read"
      case .tooLarge(let size):
        diagnostic.id = "limit"
        diagnostic.subject = "the file has \(size) bytes, more than \(most)"
      }
      return diagnostic
    }
  }

  /// The bytes of a file, or of what comes through a pipe, at most `most` of them.
  func bytes(most: Int) throws(Failure) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(near: nearby)
    }
    guard !isFolder.boolValue else { throw .unreadable }
    do throws(OrdinaryFile.Failure) {
      return try OrdinaryFile.bytes(at: path, most: most)
    } catch .tooLarge(let size) {
      throw .tooLarge(size)
    } catch .other {
      return try bytesOfPipe(most: most)
    } catch {
      throw .unreadable
    }
  }

  /// A shell may hand over what another program writes.
  private func bytesOfPipe(most: Int) throws(Failure) -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable }
    do {
      // One more than is wanted: a pipe has no size to ask for.
      let data = try file.read(upToCount: most + 1) ?? Data()
      if data.count > most { throw Failure.tooLarge(data.count) }
      return Array(data)
    } catch {
      throw (error as? Failure) ?? .unreadable
    }
  }

  /// A file beside the missing one that may have been meant.
  private var nearby: String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return nearestName(to: last, among: names.prefix(10_000))
  }
}

/// The fonts that a design brings along.
struct FontFiles {
  private(set) var files: [String] = []
  private(set) var folders: [String] = []

  /// Looks for each file inside the design's folder; a design without a file has none.
  init(_ list: FileList?, beside path: String?, in reading: Reading) {
    let root = FileName(path.map { FileName($0).folder } ?? ".").absolute
    for (path, span) in list?.paths ?? [] {
      let isAbsolute = path.hasPrefix("/")
      let found = FileName(isAbsolute ? path : root + "/" + path).absolute
      guard found == root || found.hasPrefix(root == "/" ? root : root + "/") else {
        reading.report(.outsideFolder, at: span)
        continue
      }
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: found, isDirectory: &isFolder) else {
        reading.report(.missingFontFile(path, root: root), at: span)
        continue
      }
      if isFolder.boolValue {
        folders.append(found)
        if !FontSources.hasFont(inFolder: found) { reading.report(.noFont(in: path), at: span) }
      } else if OrdinaryFile.isThere(found) {
        files.append(found)
        if !FontSources.isFont(found) { reading.report(.notFont(path), at: span) }
      } else {
        reading.report(.noFontFile(path), at: span)
      }
    }
  }
}

extension Message {
  static let outsideFolder = Message(
    "outside-folder",
    "outside the design's folder",
    remedy: "move the file into it"
  )

  static func noFontFile(_ path: String) -> Message {
    Message("no-file", "'\(path.shortened)' is no file", remedy: "name a font's file").warning()
  }

  static func notFont(_ path: String) -> Message {
    Message(
      "no-font",
      "'\(path.shortened)' can't be read as a font",
      remedy: "name a font's file, such as one in .otf or .ttf"
    ).warning()
  }

  static func noFont(in path: String) -> Message {
    Message(
      "no-font",
      "no font lies in the folder '\(path.shortened)'",
      remedy: "put fonts into it, or name another folder"
    ).warning()
  }

  static func missingFontFile(_ path: String, root: String) -> Message {
    let folder = FileName(root + "/" + path).folder
    let last = path.split(separator: "/").last.map(String.init) ?? path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Message(
      "missing-file",
      "no file '\(path.shortened)' beside the design",
      remedy: suggestion(for: last, among: names.prefix(10_000)) ?? putThere
    ).warning()
  }

  /// What to do about a file that isn't there, and none of a name like it.
  static let putThere = "put it into the design's folder, or name one that is there"
}

/// The bytes of a document's file, with what is to be said where they can't be had.
package enum DesignFile {
  package static func bytes(of path: String, most: Int) throws(DesignError) -> [UInt8] {
    do {
      return try FileName(path).bytes(most: most)
    } catch {
      throw DesignError(diagnostics: [error.diagnostic(of: path, most: most)])
    }
  }
}
