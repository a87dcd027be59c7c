/// When something is to be done, by the numbers of those it is to be done to.
///
/// A list in order costs a move of some bytes at each change; there are as many as connections.
struct TimerList {
  typealias Instant = ContinuousClock.Instant

  private struct Timer: Comparable {
    let end: Instant
    let id: UInt64

    static func < (one: Timer, other: Timer) -> Bool {
      (one.end, one.id) < (other.end, other.id)
    }
  }

  /// The last one comes first.
  private var timers: [Timer] = []
  private var ends: [UInt64: Instant] = [:]

  /// Sets when something is due, instead of what was set before.
  mutating func set(_ id: UInt64, to end: Instant?) {
    let old = ends[id]
    ends[id] = end
    if let old { timers.remove(at: place(of: Timer(end: old, id: id))) }
    if let end {
      let timer = Timer(end: end, id: id)
      timers.insert(timer, at: place(of: timer))
    }
  }

  var earliest: Instant? { timers.last?.end }

  /// Takes one out that is due.
  mutating func next(dueAt now: Instant) -> UInt64? {
    guard let last = timers.last, last.end <= now else { return nil }
    timers.removeLast()
    ends[last.id] = nil
    return last.id
  }

  /// Where a timer is, or belongs.
  private func place(of timer: Timer) -> Int {
    var range = timers.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        timer < timers[middle]
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
