internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// A pipe that an input's name leads to.
enum NamedPipe {
  static func isThere(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }

  /// Everything that is written to the pipe, or one byte more than a design may have.
  static func bytes(of path: String, on console: Console) throws(Complaint) -> [UInt8] {
    let file = try open(path, on: console)
    defer { close(file) }
    return try InputFile.bytes(of: file, named: path)
  }

  /// The pipe, once something was written to it.
  ///
  /// Where nothing comes for a while, a person is told what the command waits for. Where still nothing comes
  /// the command ends, unless it waits for what may take long.
  static func open(
    _ path: String,
    on console: Console,
    forLong: Bool = false
  ) throws(Complaint) -> CInt {
    // Opened so, it doesn't wait for somebody who writes; and as it stays open, nothing is lost.
    let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .unreadable(path, reason: systemReason()) }
    if !hasNews(file, within: patience) {
      console.tell(waiting(for: path))
      guard hasNews(file, within: forLong ? -1 : mostPatience) else {
        close(file)
        throw .silentPipe(path)
      }
    }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    return file
  }

  /// Milliseconds in which most programs have begun to write.
  private static let patience: Int32 = 1_000

  /// Milliseconds after which nobody writes any more.
  private static let mostPatience: Int32 = 60_000

  /// Whether something came, or somebody who wrote has gone; a negative time has no end.
  private static func hasNews(_ file: Int32, within milliseconds: Int32) -> Bool {
    var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, milliseconds) > 0
  }

  private static func waiting(for path: String) -> Diagnostic {
    Diagnostic(
      id: "waiting",
      severity: .note,
      subject: "this is a pipe, and nothing has been written to it yet",
      place: Place(file: path),
      remedy: "have a program write to it, or end with Control-C"
    )
  }
}
