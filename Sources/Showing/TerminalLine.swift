internal import Glibc

/// The line to the terminal that a stream is written to: what it is asked, and what it answers.
package final class TerminalLine {
  private let file: CInt
  private let isOwn: Bool
  private let before: termios

  /// Nothing where the stream goes to no terminal, or the command runs in the background, where asking
  /// would stop it.
  package init?(ofStream stream: CInt) {
    var mode = termios()
    guard unsafe tcgetattr(stream, &mode) == 0 else { return nil }
    let front = tcgetpgrp(stream)
    guard front < 0 || front == getpgrp() else { return nil }
    // Streams are often open for one direction alone.
    let isBoth = fcntl(stream, F_GETFL) & O_ACCMODE == O_RDWR
    let name = unsafe isBoth ? nil : ttyname(stream)
    let opened = unsafe name.map { unsafe open($0, O_RDWR | O_NOCTTY | O_CLOEXEC) } ?? stream
    guard opened >= 0 else { return nil }
    (file, isOwn, before) = (opened, opened != stream, mode)
  }

  deinit { if isOwn { close(file) } }

  /// The size that the system knows of the terminal.
  package var screen: TerminalScreen {
    var size = winsize()
    guard unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0 else {
      return TerminalScreen(columns: 80, rows: 24)
    }
    var screen = TerminalScreen(
      columns: size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: size.ws_row > 0 ? Int(size.ws_row) : 24
    )
    if size.ws_col > 0, size.ws_row > 0 {
      let cell = TerminalScreen.Cell(
        width: Double(size.ws_xpixel) / Double(size.ws_col),
        height: Double(size.ws_ypixel) / Double(size.ws_row)
      )
      if cell.isLikely { screen.cell = cell }
    }
    return screen
  }

  /// Asks the terminal what it is, and waits no longer than that for the last answer.
  ///
  /// The terminal is put back as it was. Signals should be held back meanwhile.
  package func answers(within time: Duration) -> TerminalAnswers {
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard unsafe tcsetattr(file, TCSADRAIN, &mode) == 0 else { return TerminalAnswers([]) }
    let questions = Array(TerminalAnswers.questions.utf8)
    var bytes: [UInt8] = []
    var answers = TerminalAnswers([])
    if unsafe Glibc.write(file, questions, questions.count) == questions.count {
      let end = ContinuousClock.now + time
      while !answers.isComplete, bytes.count < TerminalAnswers.most, read(&bytes, until: end) {
        answers = TerminalAnswers(bytes)
      }
      // A terminal that doesn't know a question may have shown it.
      let clearing = Array("\r\u{1B}[K".utf8)
      _ = unsafe Glibc.write(file, clearing, clearing.count)
    }
    mode = before
    // Late answers would be typed to the shell.
    unsafe tcsetattr(file, answers.isComplete ? TCSADRAIN : TCSAFLUSH, &mode)
    return answers
  }

  /// Adds what came until then; whether there may be more.
  private func read(_ bytes: inout [UInt8], until end: ContinuousClock.Instant) -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: end).components
      let milliseconds = left.seconds * 1_000 + left.attoseconds / 1_000_000_000_000_000
      guard milliseconds > 0 else { return false }
      var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&question, 1, CInt(clamping: milliseconds))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return false }
      var piece = [UInt8](repeating: 0, count: 256)
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      bytes += piece.prefix(count)
      return true
    }
  }

  /// Takes single keys, unshown, until `giveBack`.
  package func takeKeys() {
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe tcsetattr(file, TCSADRAIN, &mode)
  }

  /// Has the terminal as it was.
  package func giveBack() {
    var mode = before
    unsafe tcsetattr(file, TCSADRAIN, &mode)
  }

  /// What is readable when a key was typed.
  package var keys: CInt { file }

  /// The keys that were typed.
  package func typedKeys() -> [UInt8] {
    var question = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&question, 1, 0) > 0 else { return [] }
    var piece = [UInt8](repeating: 0, count: 256)
    let count = unsafe piece.withUnsafeMutableBytes {
      unsafe Glibc.read(file, $0.baseAddress, $0.count)
    }
    return Array(piece.prefix(max(0, count)))
  }
}
