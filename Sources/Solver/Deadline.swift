/// The end of the time that an answer may take.
///
/// The clock starts only where work begins that may take long: most answers never need it.
struct Deadline: Sendable {
  private var limit = Duration.zero
  // Measured from a moment of its own: the size of an instant is known only when the program runs,
  // and the fields after it in an engine would then have no fixed places.
  private var start: Duration?

  private static let beginning = ContinuousClock.now

  private static var now: Duration { ContinuousClock.now - beginning }

  /// Forgets the time that has passed.
  mutating func begin(_ limit: Duration) {
    self.limit = limit
    start = nil
  }

  /// Starts the clock, unless it runs.
  mutating func run() {
    if start == nil { start = Self.now }
  }

  /// Whether a share of the time is over.
  func isPast(_ share: Double = 1) -> Bool {
    guard let start else { return false }
    return Self.now - start >= limit * share
  }
}
