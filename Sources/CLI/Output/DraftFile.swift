internal import Glibc
internal import SnaplineEnvironment
internal import SnaplineSnapshots

/// A file that gets its place when it is whole, and is gone with this value otherwise.
///
/// It has no name until then, so that a process that is killed leaves nothing of it. Where the system has no
/// such files, and for a moment where another file is replaced, it has a name of chance beside its place, and a
/// signal that ends the command takes it away.
struct DraftFile: ~Copyable {
  /// What a system lacks; a test takes it from one that has all.
  enum Lack {
    case nothing, links, unnamedFiles
  }

  /// The open file, to write to.
  let file: CInt
  private let target: String
  /// What it is called while it isn't whole, should it need a name.
  private let path: String
  private let lack: Lack
  private var hasName: Bool
  private var isClosed = false
  private var isKept = false
  private var guarded: UnfinishedFile?

  /// Fails with the system's number.
  init(for target: String, lacking lack: Lack = .nothing) throws(OutputFile.WriteFailure) {
    let folder = split(target).folder ?? "."
    // By chance and not by the process' number, which two machines on one disk may share.
    let chance = String(UInt64.random(in: 0 ... .max), radix: 36)
    (self.target, self.lack) = (target, lack)
    path = join(folder, ".snapline-\(chance).part")
    if lack != .unnamedFiles, let unnamed = Self.unnamedFile(in: folder) {
      (file, hasName) = (unnamed, false)
      return
    }
    guarded = UnfinishedFile(path)
    let named = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard named >= 0 else { throw OutputFile.WriteFailure(number: errno) }
    (file, hasName) = (named, true)
  }

  deinit {
    if !isClosed { close(file) }
    if hasName, !isKept { unsafe unlink(path) }
  }

  /// Gives the file its place; gives the system's number of what failed, or 0, and then it is gone.
  consuming func keep() -> CInt {
    // Not every file system knows permissions, and what is written is worth more than they are.
    var facts = stat()
    if unsafe stat(target, &facts) == 0 { fchmod(file, facts.st_mode & 0o7777) }
    // Some file systems tell of a full disk only where a file is closed.
    if hasName {
      isClosed = true
      guard close(file) == 0 else { return errno }
    } else {
      let copy = fcntl(file, F_DUPFD_CLOEXEC, 0)
      guard copy >= 0, close(copy) == 0 else { return errno }
      if lack != .links, Self.link(file, to: target) { return 0 }
      // A name that is taken can be replaced by another name alone.
      guarded = UnfinishedFile(path)
      hasName = true
      let isNamed = lack != .links && Self.link(file, to: path)
      guard isNamed || Self.copy(file, to: path) else { return errno }
    }
    guard unsafe rename(path, target) == 0 else { return errno }
    isKept = true
    return 0
  }

  /// Whether files of a folder may lack a name.
  static func hasUnnamedFiles(in folder: String) -> Bool {
    guard let file = unnamedFile(in: folder) else { return false }
    close(file)
    return true
  }

  /// An open file without a name; nothing where there are none, or where none could be named later.
  private static func unnamedFile(in folder: String) -> CInt? {
    let file = unsafe open(folder, unnamed | O_RDWR | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
    if unsafe access(place(of: file), F_OK) == 0 { return file }
    close(file)
    return nil
  }

  /// Gives an open file a name that nothing has yet; false with the system's number.
  private static func link(_ file: CInt, to path: String) -> Bool {
    unsafe linkat(AT_FDCWD, place(of: file), AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private static func place(of file: CInt) -> String { "/proc/self/fd/\(file)" }

  /// Copies an open file where links are forbidden; false with the system's number.
  private static func copy(_ file: CInt, to path: String) -> Bool {
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0 else { return false }
    let named = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard named >= 0 else { return false }
    fchmod(named, facts.st_mode & 0o7777)
    var (offset, failure) = (off_t(0), CInt(0))
    while failure == 0, offset < facts.st_size {
      let count = unsafe sendfile(named, file, &offset, Int(facts.st_size - offset))
      if count < 0, errno != EINTR { failure = errno }
      if count == 0 { failure = EIO }
    }
    if close(named) != 0, failure == 0 { failure = errno }
    errno = failure
    return failure == 0
  }

  /// `O_TMPFILE`, which Swift doesn't see.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY
}
