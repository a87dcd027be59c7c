/// Values by what was asked for: the ones used last, as far as their weights have room.
///
/// A picture of many texts asks for each of them again and again, in the same order: when they are
/// measured, when they are measured at the widths that they get, and when they are drawn. So all of the
/// room is theirs, and one that has to go is the one that wasn't used for the longest time.
struct RecentValues<Request: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    /// Nothing where the place is empty.
    var content: (request: Request, value: Value)?
    var weight: Int
    /// The entry used right after this one, or -1.
    var later = -1
    /// The entry used right before it, or -1.
    var earlier = -1
  }

  private var places: [Request: Int] = [:]
  private var entries: [Entry] = []
  private var empty: [Int] = []
  /// The entry used last, and the one that wasn't used for the longest time.
  private var (newest, oldest) = (-1, -1)
  private var weight = 0

  init() {}

  mutating func value(for request: Request) -> Value? {
    guard let place = places[request] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entries[place].content?.value
  }

  /// Keeps a value, where it doesn't take more than half of the room, and others give way for it.
  mutating func insert(_ value: Value, for request: Request, weight: Int, within room: Int) {
    // Another thread may have made the same meanwhile. A request that holds NaN is never found.
    guard weight <= room / 2, places[request] == nil, request == request else { return }
    while self.weight + weight > room { removeOldest() }
    let entry = Entry(content: (request, value), weight: weight)
    let place = empty.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[request] = place
    link(place)
    self.weight += weight
  }

  private mutating func removeOldest() {
    let place = oldest
    weight -= entries[place].weight
    if let request = entries[place].content?.request { places[request] = nil }
    unlink(place)
    entries[place].content = nil
    empty.append(place)
  }

  /// Puts an entry before all others in the order of use.
  private mutating func link(_ place: Int) {
    (entries[place].later, entries[place].earlier) = (-1, newest)
    if newest >= 0 { entries[newest].later = place } else { oldest = place }
    newest = place
  }

  private mutating func unlink(_ place: Int) {
    let (later, earlier) = (entries[place].later, entries[place].earlier)
    if later >= 0 { entries[later].earlier = earlier } else { newest = earlier }
    if earlier >= 0 { entries[earlier].later = later } else { oldest = later }
  }
}
