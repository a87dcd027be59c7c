internal import Synchronization

/// Events that the server pushes to one client, from any thread.
///
/// It ends when it is let go.
package final class EventStream: Sendable {
  private let connection: UInt64
  private let mailbox: Mailbox
  private let presence: Presence
  private let gauge: StreamGauge
  private let isClosed: Atomic<Bool>

  init(
    connection: UInt64,
    mailbox: Mailbox,
    presence: Presence,
    gauge: StreamGauge,
    isOpen: Bool
  ) {
    (self.connection, self.mailbox) = (connection, mailbox)
    (self.presence, self.gauge) = (presence, gauge)
    isClosed = Atomic(!isOpen)
  }

  deinit { close() }

  /// Whether events may still arrive.
  package var isOpen: Bool { presence.isThere && !isClosed.load(ordering: .acquiring) }

  /// Sends an event; whether the stream is open.
  ///
  /// The event has a name on one line. The data is any text, of which the page gets each end of a line
  /// as a line feed. A client that doesn't read is given up once more bytes wait for it than the settings
  /// allow.
  @discardableResult package func send(event: String, data: String) -> Bool {
    guard isOpen else { return false }
    let bytes = Self.bytes(event: event, data: data)
    guard gauge.add(bytes.count) else {
      if end() { mailbox.post(.cut(connection: connection)) }
      return false
    }
    mailbox.post(.bytes(connection: connection, bytes))
    return true
  }

  /// Ends the stream after what was sent.
  package func close() { if end() { mailbox.post(.endStream(connection: connection)) } }

  /// Whether it was open.
  private func end() -> Bool { !isClosed.exchange(true, ordering: .acquiringAndReleasing) }

  static func bytes(event: String, data: String) -> [UInt8] {
    precondition(
      event.utf8.allSatisfy { $0 != 10 && $0 != 13 },
      "EventStream: the name of an event has no line end in it"
    )
    var bytes = Array("event: \(event)\ndata: ".utf8)
    var last: UInt8 = 0
    for byte in data.utf8 {
      // A carriage return and a line feed are one end.
      if byte == 13 || (byte == 10 && last != 13) {
        bytes += "\ndata: ".utf8
      } else if byte != 10 {
        bytes.append(byte)
      }
      last = byte
    }
    bytes += "\n\n".utf8
    return bytes
  }
}
