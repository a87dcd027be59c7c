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
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(pair.outer, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
