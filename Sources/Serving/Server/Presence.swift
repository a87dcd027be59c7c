internal import Synchronization

/// Whether a client is still there, as far as is known.
final class Presence: Sendable {
  private let isGone = Atomic(false)

  var isThere: Bool { !isGone.load(ordering: .acquiring) }

  func end() { isGone.store(true, ordering: .releasing) }
}

/// How much of a stream its reader hasn't taken yet.
final class StreamGauge: Sendable {
  private let waiting = Atomic(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Whether that many bytes more may wait.
  func add(_ count: Int) -> Bool {
    waiting.wrappingAdd(count, ordering: .acquiringAndReleasing).newValue <= limit
  }

  func take(_ count: Int) {
    waiting.wrappingSubtract(count, ordering: .acquiringAndReleasing)
  }
}
