internal import Glibc

/// Reads single keys from the terminal, which is put back as it was whatever ends the command.
///
/// Signals that would end it are held back and told as keys, so that a decision is never cut off in
/// its middle.
struct KeyReader: ~Copyable {
  enum Key: Equatable {
    case letter(Character)
    /// A signal that ends the command.
    case signal(Int32)
    /// Nobody types any more.
    case end
  }

  private let before: termios
  private let signalsBefore: sigset_t
  private var typed: [UInt8] = []

  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Nothing where no terminal is there to read from.
  init?() {
    var mode = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &mode) == 0 else { return nil }
    before = mode
    var held = Self.signals
    var earlier = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &held, &earlier)
    signalsBefore = earlier
    takeKeys()
  }

  deinit {
    // What ended the review was heard: it must not end the command as well, before it has told.
    forgetSignals()
    giveBack()
  }

  private static var signals: sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in ending + [SIGTSTP] { unsafe sigaddset(&set, signal) }
    return set
  }

  /// Has the terminal hand over each key at once, and show none.
  private func takeKeys() {
    var mode = before
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }

  private func giveBack() {
    var mode = before
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    var signals = signalsBefore
    unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
  }

  /// Lets another program have the terminal.
  func lend(_ body: () -> Void) {
    giveBack()
    body()
    var held = Self.signals
    unsafe pthread_sigmask(SIG_BLOCK, &held, nil)
    takeKeys()
  }

  /// The next key; what begins with an escape, such as an arrow, is none.
  mutating func next() -> Key {
    while true {
      if let signal = pendingSignal() { return .signal(signal) }
      if !typed.isEmpty {
        let byte = typed.removeFirst()
        if byte == 4 { return .end }
        return .letter(Character(Unicode.Scalar(byte)))
      }
      var wait = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      // Short enough that a signal is heard at once, to a person.
      let ready = unsafe poll(&wait, 1, 100)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      guard read() else { return .end }
    }
  }

  private mutating func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count)
    }
    guard count > 0 else { return count < 0 && errno == EINTR }
    // An arrow and the like come at once, and as a whole.
    typed += bytes[0] == 0x1B ? [] : Array(bytes[..<count])
    return true
  }

  /// The signal that came meanwhile, and that ends the command.
  func pendingSignal() -> Int32? {
    var waiting = sigset_t()
    guard unsafe sigpending(&waiting) == 0 else { return nil }
    if unsafe sigismember(&waiting, SIGTSTP) == 1 { stop() }
    return Self.ending.first { unsafe sigismember(&waiting, $0) == 1 }
  }

  /// Stops as the shell asked, with the terminal as the shell had it.
  private func stop() {
    var mode = before
    unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGTSTP)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    // Here the process stops, and goes on when the shell says so.
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    takeKeys()
  }

  /// Forgets signals that another program was meant by.
  func forgetSignals() {
    var set = Self.signals
    var now = timespec()
    while unsafe sigtimedwait(&set, nil, &now) > 0 {}
  }
}
