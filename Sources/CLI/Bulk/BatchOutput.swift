internal import Foundation
internal import Glibc
internal import SnaplineBulk
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Where the pictures of a batch go.
enum BatchOutput {
  case files(FolderOutput)
  case pack(PackOutput)
  /// Each with its result, on a line.
  case lines(ByteSink)
}

/// Bytes that go to a file or to standard output.
final class ByteSink {
  private let file: CInt
  private let path: String?
  private let console: Console

  /// Opens a file anew; nothing is standard output.
  init(_ path: String?, _ console: Console) throws(BatchStop) {
    (self.path, self.console) = (path, console)
    guard let path else {
      file = STDOUT_FILENO
      return
    }
    file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if file < 0 { throw .complaint(.unwritable(path, reason: systemReason())) }
  }

  deinit { if path != nil { close(file) } }

  func write(_ bytes: [UInt8]) throws(BatchStop) {
    guard let path else {
      do throws(Stop) {
        return try console.print(bytes)
      } catch {
        throw .stop(error)
      }
    }
    guard OutputFile.write(bytes, file) else {
      throw .complaint(.unwritable(path, reason: systemReason()))
    }
  }
}

/// A pack that is written beside its place, and renamed to it when it is whole.
final class PackOutput {
  private var pack: any Pack
  private let sink: ByteSink
  private let draft: (path: String, target: String)?

  init(_ kind: PackKind, _ path: String?, _ console: Console) throws(BatchStop) {
    do {
      pack = kind == .zip ? try ZipPack() : TarPack()
    } catch {
      throw .complaint(
        .unwritable(path ?? "standard output", reason: "no file can be made for its list")
      )
    }
    draft = path.map { ($0 + ".part", $0) }
    sink = try ByteSink(draft?.path, console)
  }

  func add(_ bytes: [UInt8], named name: String) throws(BatchStop) {
    try told { try pack.add(bytes, named: name) { try sink.write($0) } }
  }

  func end() throws(BatchStop) {
    try told { try pack.end { try sink.write($0) } }
    guard let draft else { return }
    if unsafe rename(draft.path, draft.target) != 0 {
      throw .complaint(.unwritable(draft.target, reason: systemReason()))
    }
  }

  private func told(_ body: () throws -> Void) throws(BatchStop) {
    do {
      try body()
    } catch let stop as BatchStop {
      throw stop
    } catch {
      throw .complaint(.unwritable(draft?.target ?? "standard output", reason: systemReason()))
    }
  }
}

/// Files in folders, which are made where they aren't there.
final class FolderOutput {
  private let folder: String?
  private var lastFolder: String?

  init(_ folder: String?) { self.folder = folder }

  func path(of name: String) -> String { folder.map { join($0, name) } ?? name }

  func write(_ bytes: [UInt8], to path: String) throws(BatchStop) {
    do throws(Complaint) {
      if let folder = split(path).folder, folder != lastFolder {
        try make(folder, for: path)
        lastFolder = folder
      }
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .complaint(error)
    }
  }

  private func make(_ folder: String, for path: String) throws(Complaint) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: "the folder '\(folder)' can't be made")
    }
  }
}
