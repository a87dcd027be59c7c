import SnaplineAsking
import SnaplineEnvironment
import SnaplineInputs
import Synchronization

/// Writes edits into the files of designs that are shown, and takes them back.
final class EditDesk: Sendable {
  private let host: PreviewHost
  private let files: NumberedFiles
  private let history = Mutex(EditHistory())

  init(_ host: PreviewHost, _ files: NumberedFiles) {
    (self.host, self.files) = (host, files)
  }

  /// What can be undone and redone.
  struct Ends: Encodable {
    let undo: Bool
    let redo: Bool
    let files: [Changed]

    struct Changed: Encodable {
      let n: Int
      let version: String
    }
  }

  /// The edited file by its path, for a picture that shows it before it is written.
  func tried(_ edit: FileEdit, in shown: Set<String>) throws(EditFailure) -> [String: [UInt8]] {
    let (path, bytes) = try edited(edit, in: shown)
    return [path: bytes.new]
  }

  /// Writes the edit, unless the file changed since it was shown.
  func make(_ edit: FileEdit, in shown: Set<String>) throws(EditFailure) -> Ends {
    guard !host.isReadOnly else { throw .readOnly }
    let (path, bytes) = try edited(edit, in: shown)
    let step = EditHistory.Step(path: path, from: bytes.old, to: bytes.new)
    try write(bytes.new, to: path, insteadOf: bytes.old)
    return history.withLock { history in
      history.note(step)
      return ends(history, path, bytes.new)
    }
  }

  func undo() throws(EditFailure) -> Ends {
    try replay(history.withLock { $0.done.last }, { $0.undone(in: $1) }) { $0.noteUndone() }
  }

  func redo() throws(EditFailure) -> Ends {
    try replay(history.withLock { $0.undone.last }, { $0.redone(in: $1) }) { $0.noteRedone() }
  }

  private func replay(
    _ step: EditHistory.Step?,
    _ change: (EditHistory.Step, [UInt8]) -> [UInt8]?,
    note: (inout EditHistory) -> Void
  ) throws(EditFailure) -> Ends {
    guard !host.isReadOnly else { throw .readOnly }
    guard let step else { throw .nothingToUndo }
    let old = try bytes(of: step.path)
    guard let new = change(step, old) else {
      history.withLock { $0.forget(step.path) }
      throw .forgotten(FileName(step.path).last)
    }
    try write(new, to: step.path, insteadOf: old)
    return history.withLock { history in
      note(&history)
      return ends(history, step.path, new)
    }
  }

  private func ends(_ history: EditHistory, _ path: String, _ bytes: [UInt8]) -> Ends {
    let changed = Ends.Changed(n: files.number(of: path), version: FileVersion.of(bytes))
    return Ends(undo: !history.done.isEmpty, redo: !history.undone.isEmpty, files: [changed])
  }

  private func edited(
    _ edit: FileEdit,
    in shown: Set<String>
  ) throws(EditFailure) -> (path: String, bytes: (old: [UInt8], new: [UInt8])) {
    guard let path = files.path(edit.file), shown.contains(path) else { throw .unknownFile }
    let old = try bytes(of: path)
    let name = FileName(path).last
    return (path, (old, try edit.applied(to: old, named: name, environment: host.environment)))
  }

  private func bytes(of path: String) throws(EditFailure) -> [UInt8] {
    // A link that came in its place since it was read may lead out of the folders that are shown.
    guard FileName(path).absolute == path else { throw .outside(FileName(path).last) }
    do {
      return try OrdinaryFile.bytes(at: path, most: host.environment.limits.documentBytes)
    } catch {
      throw .unreadable(FileName(path).last)
    }
  }

  private func write(
    _ bytes: [UInt8],
    to path: String,
    insteadOf old: [UInt8]
  ) throws(EditFailure) {
    // What an editor saved in between stays, also what it saves while the new bytes are written beside it.
    func isStill() -> Bool { (try? self.bytes(of: path)) == old }
    guard isStill() else { throw .changed(FileName(path).last) }
    do throws(PreviewHost.Refusal) {
      try host.write(bytes, path, isStill)
    } catch {
      throw isStill() ? .failed(error.sentence) : .changed(FileName(path).last)
    }
  }
}
