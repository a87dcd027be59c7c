internal import Synchronization

/// The way back to the client of one request, for any thread.
///
/// One that is let go without an answer answers that the server failed.
package final class Reply: Sendable {
  private let connection: UInt64
  private let mailbox: Mailbox
  private let presence: Presence
  private let streamBytes: Int
  private let isUsed = Atomic(false)

  init(connection: UInt64, mailbox: Mailbox, presence: Presence, streamBytes: Int) {
    (self.connection, self.mailbox) = (connection, mailbox)
    (self.presence, self.streamBytes) = (presence, streamBytes)
  }

  deinit { send(.plain(.serverError)) }

  /// Whether somebody waits for the answer, as far as is known.
  ///
  /// Browsers close the connection of a request that is given up. An answer is sent all the same where
  /// the client can still read.
  package var isWanted: Bool { presence.isThere }

  /// Answers, once: a second answer is ignored.
  package func send(_ answer: HTTPAnswer) {
    if use() { mailbox.post(.answer(connection: connection, answer)) }
  }

  /// Answers with events that come as long as the stream is held; one that is closed where there was
  /// an answer.
  package func openStream() -> EventStream {
    let gauge = StreamGauge(limit: streamBytes)
    let isOpen = use()
    if isOpen { mailbox.post(.beginStream(connection: connection, gauge)) }
    return EventStream(
      connection: connection,
      mailbox: mailbox,
      presence: presence,
      gauge: gauge,
      isOpen: isOpen
    )
  }

  /// Whether there was no answer before.
  private func use() -> Bool { !isUsed.exchange(true, ordering: .acquiringAndReleasing) }
}
