internal import Glibc

/// A client's connection: what it sent, and what it is to get.
///
/// It belongs to the loop's thread.
final class Connection {
  enum Phase {
    /// A request comes in, or is waited for.
    case reading
    /// Whoever answers works on it.
    case waiting
    /// The answer goes out.
    case answering
    case streaming
    /// All was said; the client may still read, and what it says is thrown away.
    case lingering
  }

  enum Arrival {
    case bytes, nothing
    /// The client says no more, or is gone.
    case end
  }

  let id: UInt64
  let file: CInt
  /// What the client connected to.
  let authority: String
  let presence = Presence()
  /// Whether it counts against the limit.
  var isHeld: Bool

  var phase = Phase.reading
  var parser: RequestParser
  /// What came and isn't part of a request that was read.
  var bytes: [UInt8] = []
  var out = WriteQueue()
  /// Whether nothing follows the answer.
  var isLast = false
  /// Whether the answer is asked for without its body.
  var isOfHead = false
  var gauge: StreamGauge?
  var interest: Poller.Interest = .reading

  init(id: UInt64, file: CInt, authority: String, isHeld: Bool, limits: RequestLimits) {
    (self.id, self.file, self.authority, self.isHeld) = (id, file, authority, isHeld)
    parser = RequestParser(limits: limits)
  }

  deinit { close(file) }

  /// Whether a request came in, in part at least, whose answer isn't sent as a whole.
  var owesAnswer: Bool {
    phase == .waiting || phase == .answering || phase == .reading && !bytes.isEmpty
  }

  /// Takes what came in, up to a bound, so that nobody is kept waiting by one client.
  func receive() -> Arrival {
    var count = -1
    repeat {
      unsafe withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
        count = unsafe recv(file, buffer.baseAddress, buffer.count, 0)
        if count > 0, phase == .reading { unsafe bytes += buffer.prefix(count) }
      }
    } while count < 0 && errno == EINTR
    if count < 0 { return errno == EAGAIN ? .nothing : .end }
    return count > 0 ? .bytes : .end
  }

  /// Tells the client that nothing more comes.
  ///
  /// Closed at once, a connection with unread bytes would be reset, and the answer lost.
  func sayEnd() { shutdown(file, CInt(SHUT_WR)) }
}
