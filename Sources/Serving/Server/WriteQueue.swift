internal import Glibc

/// Bytes on their way to a client.
struct WriteQueue {
  enum Outcome {
    /// All of it left.
    case done
    /// The rest has to wait until the client reads.
    case waits
    case broken
  }

  private var pieces: [[UInt8]] = []
  /// How many of the first piece left.
  private var sent = 0

  mutating func append(_ bytes: [UInt8]) { if !bytes.isEmpty { pieces.append(bytes) } }

  /// Writes what the system takes; how many bytes those are, and what that came to.
  mutating func write(to socket: CInt) -> (count: Int, Outcome) {
    var total = 0
    var place = 0
    defer { pieces.removeFirst(place) }
    while place < pieces.count {
      let more = place + 1 < pieces.count ? CInt(MSG_MORE) : 0
      let count = unsafe pieces[place].withUnsafeBytes { bytes in
        unsafe send(
          socket,
          bytes.baseAddress?.advanced(by: sent),
          bytes.count - sent,
          CInt(MSG_NOSIGNAL) | more
        )
      }
      guard count >= 0 else {
        if errno == EINTR { continue }
        return (total, errno == EAGAIN ? .waits : .broken)
      }
      total += count
      sent += count
      if sent == pieces[place].count {
        place += 1
        sent = 0
      }
    }
    return (total, .done)
  }
}
