/// The end of the time that an answer may take.
///
/// The clock is first looked at where work begins that may take long: most answers never do.
struct Deadline: Sendable {
  private var limit = Duration.zero
  private var start: ContinuousClock.Instant?

  /// Forgets the time that has passed.
  mutating func begin(_ limit: Duration) {
    self.limit = limit
    start = nil
  }

  /// Has the time run, if it doesn't yet.
  mutating func run() {
    if start == nil { start = .now }
  }

  /// Whether some share of the time is over.
  func isPast(_ share: Double = 1) -> Bool {
    guard let start else { return false }
    return ContinuousClock.now - start >= limit * share
  }
}
