import Synchronization

/// Shaped paragraphs by their requests: the ones used last, within a bound.
///
/// A picture of many texts asks for each of them again and again, in the same order: when they are
/// measured, when they are measured at the widths that they get, and when they are drawn. So all of the
/// bound is theirs, and one that has to go is the one that wasn't used for the longest time.
package struct ShapedMemory {
  private struct Entry {
    var request: ParagraphRequest
    var paragraph: ShapedParagraph
    /// The entry used right after this one, or -1.
    var later = -1
    /// The entry used right before it, or -1.
    var earlier = -1
  }

  private var places: [ParagraphRequest: Int] = [:]
  private var entries: [Entry] = []
  private var empty: [Int] = []
  /// The entry used last, and the one that wasn't used for the longest time.
  private var (newest, oldest) = (-1, -1)
  private var weight = 0
  private let bound: Int?

  /// - Parameter bound: How many clusters there may be; without one, as many as for all of the process.
  init(bound: Int? = nil) { self.bound = bound }

  mutating func value(for request: ParagraphRequest) -> ShapedParagraph? {
    guard let place = places[request] else { return nil }
    if place != newest {
      unlink(place)
      link(place)
    }
    return entries[place].paragraph
  }

  mutating func insert(_ paragraph: ShapedParagraph, for request: ParagraphRequest) {
    let weight = Self.weight(of: paragraph)
    let bound = bound ?? Self.bound.load(ordering: .relaxed)
    // Another thread may have shaped the same meanwhile.
    guard weight <= bound / 2, places[request] == nil else { return }
    while self.weight + weight > bound { removeOldest() }
    let entry = Entry(request: request, paragraph: paragraph)
    let place = empty.popLast() ?? entries.count
    if place == entries.count { entries.append(entry) } else { entries[place] = entry }
    places[request] = place
    link(place)
    self.weight += weight
  }

  private mutating func removeOldest() {
    let place = oldest
    weight -= Self.weight(of: entries[place].paragraph)
    places[entries[place].request] = nil
    unlink(place)
    entries[place].paragraph = ShapedParagraph(text: [])
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

  private static func weight(of paragraph: ShapedParagraph) -> Int {
    paragraph.clusters.count + weightOfAny
  }

  /// What the shortest paragraph weighs, in clusters.
  static let weightOfAny = 16
  /// About 40 megabytes.
  private static let bound = Atomic(400_000)

  /// Keeps a twentieth of that from now on, for a process that sees other texts in every picture.
  package static func keepLess() { bound.store(20_000, ordering: .relaxed) }
}
