internal import Glibc
internal import SnaplineBulk
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// Where the pictures of a batch go.
enum BatchOutput {
  case files(FolderOutput)
  case pack(PackOutput)
  /// Each with its result, on a line.
  case lines(ByteSink)

  init(_ destination: BatchPlan.Destination, _ console: Console) throws(BatchStop) {
    switch destination {
    case .files: self = .files(FolderOutput(nil))
    case .folder(let folder): self = .files(FolderOutput(folder))
    case .pack(.jsonl, let path): self = .lines(try ByteSink(path, console))
    case .pack(let kind, let path): self = .pack(try PackOutput(kind, path, console))
    }
  }

  /// Ends what holds all pictures, now that it has the last one.
  func end() throws(BatchStop) {
    switch self {
    case .files: break
    case .pack(let pack): try pack.end()
    case .lines(let sink): try sink.end()
    }
  }
}

/// Bytes that go to a file or to standard output.
///
/// A file appears under its name when it is whole; what is no file, such as a pipe, is written to as it is.
final class ByteSink {
  private let file: CInt
  private let path: String?
  private let console: Console
  /// What the bytes are in until the end; nothing of what is no file.
  private var draft: DraftFile?
  private var isInPlace = false

  /// Opens a file; nothing is standard output.
  init(_ path: String?, _ console: Console) throws(BatchStop) {
    (self.path, self.console) = (path, console)
    guard let path else {
      file = STDOUT_FILENO
      return
    }
    do throws(Complaint) {
      guard try OutputFile.isInPlace(path) else {
        let draft = try OutputFile.draft(for: path)
        file = draft.file
        self.draft = consume draft
        return
      }
    } catch {
      throw .complaint(error)
    }
    file = unsafe open(path, O_WRONLY | O_CLOEXEC)
    if file < 0 { throw .complaint(.unwritable(path, reason: systemReason())) }
    isInPlace = true
  }

  deinit {
    if isInPlace { close(file) }
  }

  func write(_ bytes: [UInt8]) throws(BatchStop) {
    guard let path else {
      do throws(Stop) {
        return try console.print(bytes)
      } catch {
        throw .stop(error)
      }
    }
    do throws(OutputFile.WriteFailure) {
      try OutputFile.write(bytes, file)
    } catch {
      throw .complaint(.unwritable(path, reason: systemReason(of: error.number)))
    }
  }

  /// Gives the file its name, now that it is whole.
  func end() throws(BatchStop) {
    guard let path, let failure = draft.take()?.keep(), failure != 0 else { return }
    throw .complaint(.unwritable(path, reason: systemReason(of: failure)))
  }
}

/// A pack, written from its beginning to its end.
final class PackOutput {
  private var pack: any Pack
  private let sink: ByteSink
  private let place: String

  init(_ kind: PackKind, _ path: String?, _ console: Console) throws(BatchStop) {
    place = path ?? "standard output"
    do {
      pack = kind == .zip ? try ZipPack() : TarPack()
    } catch {
      throw .complaint(.unwritable(place, reason: "no file can be made for its list"))
    }
    sink = try ByteSink(path, console)
  }

  func add(_ bytes: [UInt8], named name: String) throws(BatchStop) {
    try told { try pack.add(bytes, named: name) { try sink.write($0) } }
  }

  func end() throws(BatchStop) {
    try told { try pack.end { try sink.write($0) } }
    try sink.end()
  }

  private func told(_ body: () throws -> Void) throws(BatchStop) {
    do {
      try body()
    } catch let stop as BatchStop {
      throw stop
    } catch {
      throw .complaint(.unwritable(place, reason: systemReason()))
    }
  }
}

/// Files in folders, which are made where they aren't there.
final class FolderOutput {
  private let folder: String?
  private var lastFolder: String?
  /// What no other file can be written after, either.
  private static let fatal = [ENOSPC, EDQUOT, EIO, EROFS, EFBIG, EMFILE]

  init(_ folder: String?) { self.folder = folder }

  func path(of name: String) -> String { folder.map { join($0, name) } ?? name }

  /// Writes a file; answers with why this one can't be written, where others may be.
  func write(_ bytes: [UInt8], to path: String) throws(BatchStop) -> Complaint? {
    do throws(Complaint) {
      if let folder = split(path).folder, folder != lastFolder {
        try OutputFile.makeFolder(folder, for: path)
        lastFolder = folder
      }
      try OutputFile.write(bytes, to: path)
      return nil
    } catch {
      let cause = error.diagnostic.cause ?? ""
      if Self.fatal.contains(where: { cause.hasSuffix(systemReason(of: $0)) }) {
        throw .complaint(error)
      }
      return error
    }
  }
}
