internal import Glibc

/// A process that answers requests in their order, by pipes that nobody waits at.
final class WorkerProcess {
  let number: pid_t
  let input: CInt
  let output: CInt
  private var unsent: ArraySlice<UInt8> = []
  private(set) var received: ArraySlice<UInt8> = []
  private var ended: WorkerEnd?

  /// Why a process can't be started, by the system's number.
  struct Failure: Error {
    var number: CInt
  }

  init(_ program: String, _ arguments: [String]) throws(Failure) {
    let toChild = try Self.pipe()
    let fromChild: [CInt]
    do throws(Failure) {
      fromChild = try Self.pipe()
    } catch {
      for file in toChild { close(file) }
      throw error
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_adddup2(&actions, toChild[0], STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, fromChild[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    var child: pid_t = 0
    let status = unsafe posix_spawn(&child, program, &actions, &attributes, words, environ)
    unsafe words.forEach { unsafe free($0) }
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
    close(toChild[0])
    close(fromChild[1])
    guard status == 0 else {
      close(toChild[1])
      close(fromChild[0])
      throw Failure(number: status)
    }
    (number, input, output) = (child, toChild[1], fromChild[0])
    for file in [input, output] { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK) }
  }

  /// Two ends, which no other process is given.
  private static func pipe() throws(Failure) -> [CInt] {
    var ends: [CInt] = [-1, -1]
    guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return ends
  }

  deinit {
    if ended == nil { end() }
    close(output)
  }

  // MARK: Writing

  var hasUnsent: Bool { !unsent.isEmpty }

  func send(_ bytes: [UInt8]) {
    unsent = unsent.isEmpty ? bytes[...] : unsent + bytes
    flush()
  }

  /// Writes what the pipe takes.
  ///
  /// That it takes no more, as its reader has ended, is seen by reading.
  func flush() {
    while !unsent.isEmpty {
      let count = unsafe unsent.withUnsafeBytes { unsafe write(input, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if count < 0, errno == EINTR {
        continue
      } else {
        if count < 0, errno == EPIPE { unsent = [] }
        return
      }
    }
  }

  // MARK: Reading

  /// Reads what is there; false at the end.
  func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(output, $0.baseAddress, $0.count)
      }
      if count > 0 {
        received += piece.prefix(count)
        if count < piece.count { return true }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN
      }
    }
  }

  /// Takes bytes off what was received.
  func take(_ count: Int) -> [UInt8] {
    let taken = Array(received.prefix(count))
    received = received.dropFirst(count)
    if received.isEmpty { received = [] }
    return taken
  }

  // MARK: Ending

  /// Says how the process ended, which it did or does at once.
  func end() {
    kill(number, SIGKILL)
    _ = wait()
  }

  /// Tells the process that nothing comes any more, and waits until it has ended.
  func finish() { _ = wait() }

  /// Waits for the end, and says how it came about.
  func wait() -> WorkerEnd {
    if let ended { return ended }
    close(input)
    var status: CInt = 0
    while unsafe waitpid(number, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let end: WorkerEnd = signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
    ended = end
    return end
  }
}

/// How a worker ended that should have gone on.
package enum WorkerEnd: Hashable, Sendable {
  case status(CInt)
  case signal(CInt)
  /// It was ended, as a row took too long.
  case tooLong
}
