/// The end of the time that an answer may take.
///
/// The clock is first looked at where work begins that may take long: most answers never do.
struct Deadline: Sendable {
  private var limit = Duration.zero
  // Counted from a moment of its own: an instant's size is known only when the program runs, and so
  // would be the place of everything in what holds one, an engine's fields most of all.
  private var start: Duration?

  private static let beginning = ContinuousClock.now

  private static var now: Duration { ContinuousClock.now - beginning }

  /// Forgets the time that has passed.
  mutating func begin(_ limit: Duration) {
    self.limit = limit
    start = nil
  }

  /// Has the time run, if it doesn't yet.
  mutating func run() {
    if start == nil { start = Self.now }
  }

  /// Whether some share of the time is over.
  func isPast(_ share: Double = 1) -> Bool {
    guard let start else { return false }
    return Self.now - start >= limit * share
  }
}
