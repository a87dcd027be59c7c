import SnaplineAsking
import SnaplineDesigns
import SnaplineEnvironment
import SnaplineInputs
import SnaplineScene

/// Why an edit isn't made.
enum EditFailure: Error, Hashable {
  case unknownFile
  case changed(String)
  case unreadable(String)
  case notWritable(String)
  case readOnly
  case outside(String)
  case tooLong
  case nothingToUndo
  case forgotten(String)
  case failed(String)

  var sentence: String {
    switch self {
    case .unknownFile: "no such file was shown; reload the page"
    case .changed(let name):
      "\(name) changed since it was shown, so nothing was written; look at it again"
    case .unreadable(let name): "\(name) can't be read"
    case .notWritable(let text): "'\(text)' can't be written in that place"
    case .readOnly: "this preview is read-only; start it without --read-only to edit"
    case .outside(let name): "\(name) lies outside of the folders that are shown"
    case .tooLong: "the text is too long"
    case .nothingToUndo: "there is nothing to undo or redo"
    case .forgotten(let name):
      "\(name) was changed by somebody else, so its edits can't be undone any more"
    case .failed(let reason): reason
    }
  }
}

extension FileEdit {
  /// Texts longer than this are written in an editor.
  private static let longest = 65_536

  /// The file with the edit in place.
  func applied(
    to bytes: [UInt8],
    named name: String,
    environment: Environment
  ) throws(EditFailure) -> [UInt8] {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    guard FileVersion.of(bytes) == version else { throw .changed(name) }
    guard start >= 0, start <= end, end <= bytes.count else { throw .changed(name) }
    do throws(ScalarEdit.Failure) {
      return try ScalarEdit.bytes(
        of: bytes,
        named: name,
        replacing: start..<end,
        by: text,
        environment: environment
      )
    } catch {
      throw .notWritable(text.shortened)
    }
  }
}

/// What tells one state of a file from another.
enum FileVersion {
  static func of(_ bytes: [UInt8]) -> String { ContentKey(bytes).description }
}
