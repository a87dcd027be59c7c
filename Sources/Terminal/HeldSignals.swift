internal import Glibc

/// Holds signals back, so that nothing is cut off in its middle, until this ends or waits for them.
///
/// A signal that whoever started the command wants ignored stays so.
package struct HeldSignals: ~Copyable {
  private let numbers: [CInt]
  private let before: sigset_t

  /// The signals that end a command.
  package static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// A terminal's window has another size.
  package static let resizing = SIGWINCH
  /// A person wants to do something else meanwhile.
  package static let stopping = SIGTSTP

  package init(_ numbers: [CInt]) {
    self.numbers = numbers.filter { !Self.isIgnored($0) }
    var held = Self.set(self.numbers)
    var earlier = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &earlier)
    before = earlier
  }

  deinit { release() }

  private func release() {
    var mask = before
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static func set(_ numbers: [CInt]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in numbers { unsafe sigaddset(&set, number) }
    return set
  }

  private static func isIgnored(_ number: CInt) -> Bool {
    var action = sigaction()
    guard number != SIGWINCH, unsafe sigaction(number, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  /// Whether a signal has come that is held.
  package var isPending: Bool { Self.isPending(numbers) }

  /// Whether one has come that ends the command.
  package var isEndPending: Bool { Self.isPending(numbers.filter(Self.ending.contains)) }

  /// Whether one of some signals waits for this thread to let it through.
  package static func isPending(_ numbers: [CInt]) -> Bool {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return false }
    return numbers.contains { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// The next signal that has come, which then is done with.
  package func take() -> CInt? {
    var held = Self.set(numbers)
    var now = timespec()
    let number = unsafe sigtimedwait(&held, nil, &now)
    return number > 0 ? number : nil
  }

  /// Waits until one of the files can be read, a signal comes, or the time is over.
  ///
  /// Nobody's handlers run meanwhile: the signal is for `take`.
  package func wait(for files: [CInt], within time: Duration?) {
    guard !isPending else { return }
    var questions = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    questions.append(pollfd(fd: Bell.shared.reading, events: Int16(POLLIN), revents: 0))
    let parts = time?.components
    let milliseconds = parts.map { $0.seconds * 1_000 + $0.attoseconds / 1_000_000_000_000_000 }
    let handlers = numbers.map { Bell.ring(on: $0) }
    var held = Self.set(numbers)
    unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil)
    _ = unsafe poll(
      &questions,
      nfds_t(questions.count),
      milliseconds.map { CInt(clamping: $0) } ?? -1
    )
    unsafe pthread_sigmask(SIG_BLOCK, &held, nil)
    for (number, handler) in zip(numbers, handlers) {
      var handler = handler
      unsafe sigaction(number, &handler, nil)
    }
    // What rang is held again, to be taken.
    for number in Bell.shared.rung() { raise(CInt(number)) }
  }

  /// Stops as the shell asked; it goes on when the shell says so.
  package func stop() {
    var one = Self.set([SIGTSTP])
    raise(SIGTSTP)
    unsafe pthread_sigmask(SIG_UNBLOCK, &one, nil)
    unsafe pthread_sigmask(SIG_BLOCK, &one, nil)
  }
}

/// A pipe that handlers write the numbers of signals to.
private struct Bell {
  let reading: CInt
  let writing: CInt

  static let shared = Bell()

  private init() {
    var ends: [CInt] = [-1, -1]
    _ = unsafe pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Has a signal ring; gives what it did before.
  static func ring(on number: CInt) -> sigaction {
    var before = sigaction()
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      var byte = UInt8(truncatingIfNeeded: number)
      let error = errno
      _ = unsafe write(Bell.shared.writing, &byte, 1)
      errno = error
    }
    unsafe sigaction(number, &action, &before)
    return before
  }

  /// The signals that rang since the last call.
  func rung() -> Set<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(reading, $0.baseAddress, $0.count)
    }
    return Set(bytes.prefix(max(0, count)))
  }
}
