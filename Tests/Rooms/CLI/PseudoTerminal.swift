import Foundation
import TestSupport

/// A command that runs in a terminal of a given size, as a person sees and uses it.
final class PseudoTerminal {
  private let process = Process()
  private let pair: TerminalPair
  private var control: Int32 { pair.outer }
  /// What the terminal answers when it is asked what kind it is; nothing where it is silent.
  private let answer: String?
  /// All that was shown.
  private(set) var shown = ""
  /// The same, byte by byte.
  private(set) var bytes: [UInt8] = []
  private var seen = ""

  init(
    _ arguments: [String],
    in folder: Folder,
    columns: Int = 80,
    rows: Int = 24,
    cellWidth: Int = 0,
    cellHeight: Int = 0,
    answer: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    let made = TerminalPair(
      columns: columns,
      rows: rows,
      cellWidth: cellWidth,
      cellHeight: cellHeight
    )
    guard let made else { throw CocoaError(.fileReadUnknown) }
    pair = made
    self.answer = answer
    let stream = FileHandle(fileDescriptor: pair.inner, closeOnDealloc: false)
    process.executableURL = URL(filePath: BuiltCommand.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "dumb"]
      .merging(environment) { $1 }
    process.standardInput = stream
    process.standardOutput = stream
    process.standardError = stream
    try withSignals { try process.run() }
  }

  deinit {
    if process.isRunning { process.terminate() }
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
    self.bytes += bytes[..<count]
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    shown += text
    seen += text
    if let answer, text.contains("\u{1B}[c") { typeAhead(answer) }
    return true
  }

  /// Gives the window another size, and has the command told of it.
  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows),
      ws_col: UInt16(columns),
      ws_xpixel: 0,
      ws_ypixel: 0
    )
    _ = unsafe ioctl(control, UInt(TIOCSWINSZ), &size)
    send(SIGWINCH)
  }

  /// Forgets what was shown, so that the next wait is for something new.
  func forget() { seen = "" }
}
