import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInputs
import SnaplineText

/// The fonts that a design brings along.
package struct FontFiles {
  package private(set) var files: [String] = []
  package private(set) var folders: [String] = []

  /// Looks for each file inside the design's folder; a design without a file has none.
  init(_ list: FileList?, beside path: String?, in reading: Reading) {
    let root = FileName(path.map { FileName($0).folder } ?? ".").absolute
    for (path, span) in list?.paths ?? [] {
      let isAbsolute = path.hasPrefix("/")
      let named = isAbsolute ? path : root + "/" + path
      reading.seek(named)
      let found = FileName(named).absolute
      guard found == root || found.hasPrefix(root == "/" ? root : root + "/") else {
        reading.report(.outsideFolder, at: span)
        continue
      }
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: found, isDirectory: &isFolder) else {
        reading.report(
          .missingFile(path, in: root, of: reading, beside: span.source.name),
          at: span
        )
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
}
