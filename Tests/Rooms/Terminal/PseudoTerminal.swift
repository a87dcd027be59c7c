import Foundation
import TestSupport

/// A terminal that nobody looks at, to be written to from its inner end.
final class PseudoTerminal {
  private let pair: TerminalPair

  init?() {
    guard let pair = TerminalPair() else { return nil }
    self.pair = pair
    _ = fcntl(pair.outer, F_SETFL, O_NONBLOCK)
  }

  var inner: Int32 { pair.inner }

  /// What has been written since the last look.
  var text: String {
    var text: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    // The system hands over what was written a little later, and maybe in parts.
    var question = pollfd(fd: pair.outer, events: Int16(POLLIN), revents: 0)
    while unsafe poll(&question, 1, 100) > 0 {
      let count = unsafe read(pair.outer, &bytes, bytes.count)
      guard count > 0 else { break }
      text += bytes.prefix(count)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
