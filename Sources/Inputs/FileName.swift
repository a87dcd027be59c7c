import Foundation
package import SnaplineDiagnostics
import SnaplineEnvironment

/// A path, and what can be asked of it.
package struct FileName {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The last part without its ending: `designs/card.yaml` is `card`.
  package var stem: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The last part, with its ending.
  package var last: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What stands behind the last dot of the last part, in small letters.
  package var ending: String {
    let last = last
    return last.lastIndex(of: ".").map { last[last.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether it is called as files of pictures are.
  package var isPicture: Bool {
    ["png", "jpg", "jpeg", "webp", "gif", "svg"].contains(ending)
  }

  /// The path from the root, with links and `..` followed.
  package var absolute: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  package var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }

  package enum Failure: Error {
    case missing(near: String?)
    case unreadable
    case tooLarge(Int)

    package func diagnostic(of path: String, most: Int) -> Diagnostic {
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
        diagnostic.remedy = "check its permissions, and that it is a file"
      case .tooLarge(let size):
        diagnostic.id = "limit"
        diagnostic.subject = "the file has \(size) bytes, more than \(most)"
        diagnostic.remedy = "split it, or name a smaller one"
      }
      return diagnostic
    }
  }

  /// The bytes of a file, or of what comes through a pipe, at most `most` of them.
  package func bytes(most: Int) throws(Failure) -> [UInt8] {
    if let unsaved = UnsavedFiles.bytes[path] { return unsaved }
    var isFolder: ObjCBool = false
    guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(near: nearby())
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

  /// A file beside the missing one that may have been meant, by its name alone.
  ///
  /// Endings are alike whatever the files are, so slips are counted by what stands before them.
  package func nearby(where mayBeMeant: (String) -> Bool = { _ in true }) -> String? {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    // Comparing costs the square of the length.
    guard last.utf8.count <= 64 else { return nil }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = all.prefix(10_000).filter(mayBeMeant)
    let stem = stem.lowercased()
    let others = names.filter { FileName($0).stem.lowercased() == stem }
    if let other = nearestName(to: last, among: others, atMost: 5) { return other }
    // Of one letter or two, any other is near.
    guard stem.count > 2 else { return nil }
    return nearestName(to: last, among: names, atMost: max(1, stem.count / 3))
  }
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
