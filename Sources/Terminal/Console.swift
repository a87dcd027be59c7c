internal import Glibc
package import SnaplineDiagnostics

/// The streams of a command: results go out on one, everything else on the other.
package struct Console: Sendable {
  package enum Stream: Hashable, Sendable { case output, error }

  /// Why a stream didn't take what was written.
  package enum Failure: Error, Hashable, Sendable {
    /// Nobody reads any more.
    case closedPipe
    case refused(reason: String)
  }

  private let color: ColorChoice
  private let messages: MessageForm
  private let output: Int32
  private let error: Int32

  /// A console over two open files, by the system's numbers for them.
  package init(
    color: ColorChoice = .auto,
    messages: MessageForm = .text,
    output: Int32 = 1,
    error: Int32 = 2
  ) {
    self.color = color
    self.messages = messages
    self.output = output
    self.error = error
  }

  private func file(of stream: Stream) -> Int32 { stream == .output ? output : error }

  package func isTerminal(_ stream: Stream) -> Bool { isatty(file(of: stream)) == 1 }

  package func style(for stream: Stream) -> StreamStyle {
    StreamStyle(color, isTerminal: isTerminal(stream), variable: Self.variable)
  }

  /// The width to wrap help for: the terminal's, within what reads well.
  package var helpWidth: Int {
    let columns = Self.variable("COLUMNS").flatMap { Int($0) } ?? terminalColumns ?? 80
    return min(max(columns, 40), 100)
  }

  private var terminalColumns: Int? { screenSize?.columns }

  /// The size of the terminal that results go to, where they go to one.
  package var screenSize: (columns: Int, rows: Int)? {
    var size = winsize()
    let answer = unsafe ioctl(output, UInt(TIOCGWINSZ), &size)
    guard answer == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  package func write(_ text: String, to stream: Stream = .output) throws(Failure) {
    try write(Array(text.utf8), to: stream)
  }

  package func write(_ bytes: [UInt8], to stream: Stream = .output) throws(Failure) {
    let file = file(of: stream)
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(file, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw .closedPipe
      } else if errno != EINTR {
        throw .refused(reason: unsafe String(cString: strerror(errno)))
      }
    }
  }

  /// Tells a message beside the result, in the form that was asked for.
  package func tell(_ diagnostic: Diagnostic) {
    switch messages {
    case .text: tell(style(for: .error).text(for: diagnostic))
    case .json: tell(DiagnosticLine(diagnostic).text)
    }
  }

  /// Says something beside the result; who closed the stream doesn't want to hear it.
  package func tell(_ text: String) {
    try? write(text, to: .error)
  }
}
