internal import Synchronization

/// What threads want of the loop that owns the connections.
final class Mailbox: Sendable {
  enum Letter: Sendable {
    case answer(connection: UInt64, HTTPAnswer)
    case beginStream(connection: UInt64, StreamGauge)
    case bytes(connection: UInt64, [UInt8])
    /// Closes a connection, once all that waits was sent.
    case endStream(connection: UInt64)
    /// Closes a connection at once.
    case cut(connection: UInt64)
    /// Ends the loop once no request waits for its answer, or after that time. Where another program takes
    /// over, clients that come wait for that.
    case stop(within: Duration, isHandedOn: Bool)
  }

  private struct State {
    var letters: [Letter] = []
    /// Whether the loop waits, and has to be woken.
    var isAsleep = false
    var isClosed = false
  }

  private let state = Mutex(State())
  let bell: Bell

  init() throws(ServerFault) { bell = try Bell() }

  /// From any thread; the loop is woken once, however many letters there are.
  func post(_ letter: Letter) {
    let isToRing = state.withLock { state in
      guard !state.isClosed else { return false }
      state.letters.append(letter)
      defer { state.isAsleep = false }
      return state.isAsleep
    }
    if isToRing { bell.ring() }
  }

  /// Whether the loop may wait: nothing is there.
  func fallAsleep() -> Bool {
    state.withLock { state in
      state.isAsleep = state.letters.isEmpty
      return state.isAsleep
    }
  }

  func takeAll() -> [Letter] {
    state.withLock { state in
      state.isAsleep = false
      defer { state.letters = [] }
      return state.letters
    }
  }

  /// Throws away what is there, and what comes.
  func shut() {
    let letters = state.withLock { state in
      state.isClosed = true
      defer { state.letters = [] }
      return state.letters
    }
    // What hangs on them may post as it goes: not while the lock is held.
    _ = consume letters
  }
}
