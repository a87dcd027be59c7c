import Foundation
import TestSupport

/// A command that runs in a terminal of a given size, as a person sees and uses it.
final class PseudoTerminal {
  private let process = Process()
  private let control: Int32
  /// All that was shown.
  private(set) var shown = ""
  private var seen = ""

  init(
    _ arguments: [String],
    in folder: Folder,
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:]
  ) throws {
    control = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // The C library's names for these two steps aren't to be had here: the first lets the other side
    // be opened, and the second says what it is called.
    var isLocked: Int32 = 0
    var number: Int32 = 0
    let isReady = unsafe [
      ioctl(control, UInt(0x4004_5431), &isLocked), ioctl(control, UInt(0x8004_5430), &number),
    ]
    guard control >= 0, isReady == [0, 0] else { throw CocoaError(.fileReadUnknown) }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(control, UInt(TIOCSWINSZ), &size)
    let terminal = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    let stream = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "dumb"]
      .merging(environment) { $1 }
    process.standardInput = stream
    process.standardOutput = stream
    process.standardError = stream
    try Built.withSignals { try process.run() }
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(control)
  }

  var number: pid_t { process.processIdentifier }

  /// Types keys, each when the command asks.
  func type(_ keys: String) -> PseudoTerminal {
    for key in keys {
      guard wait(for: "> ") else { return self }
      seen = ""
      let bytes = Array(String(key).utf8)
      _ = unsafe write(control, bytes, bytes.count)
    }
    return self
  }

  /// Types keys without waiting for a question.
  func typeAhead(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe write(control, bytes, bytes.count)
  }

  /// Reads until a text is shown behind what was typed last.
  @discardableResult
  func wait(for text: String, seconds: Double = 30) -> Bool {
    let begun = ContinuousClock.now
    while !seen.contains(text) {
      guard begun.duration(to: .now) < .seconds(seconds), read() else { return false }
    }
    return true
  }

  /// Waits until the command is done.
  func status() -> Int32 {
    while read() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Whether the terminal shows what is typed, and hands it over line by line, as a shell has it.
  var isAsShellsHaveIt: Bool {
    var mode = termios()
    guard unsafe tcgetattr(control, &mode) == 0 else { return false }
    return mode.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  func send(_ signal: Int32) { kill(number, signal) }

  /// The lines that were shown.
  var lines: [String] {
    shown.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Whether there may be more.
  private func read() -> Bool {
    var wait = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    let ready = unsafe poll(&wait, 1, 100)
    if ready == 0 { return process.isRunning }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(control, &bytes, bytes.count)
    // The other side is closed.
    guard count > 0 else { return false }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    shown += text
    seen += text
    return true
  }
}
