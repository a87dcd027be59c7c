/// Constraints whose rows depend on how far a scroll view was scrolled.
///
/// Whoever makes a row notes its constraint here; scrolling takes them all, and those whose rows are then
/// made anew are noted again. So scrolling costs what it changes, however many constraints there are.
struct CrossingConstraints {
  private struct Entry {
    weak var constraint: LayoutConstraint?
  }

  private var entries: [Entry] = []
  /// How many entries there may be before those that were noted twice, or are gone, are cleared away.
  private var room = 16

  var count: Int { entries.count }

  mutating func note(_ constraint: LayoutConstraint) {
    guard entries.last?.constraint !== constraint else { return }
    entries.append(Entry(constraint: constraint))
    guard entries.count > room else { return }
    var seen: Set<ObjectIdentifier> = []
    entries.removeAll { entry in
      guard let constraint = entry.constraint else { return true }
      return !seen.insert(ObjectIdentifier(constraint)).inserted
    }
    room = max(room, 2 * entries.count)
  }

  /// All of them, which are then to be noted anew.
  mutating func take() -> [LayoutConstraint] {
    let taken = entries.compactMap(\.constraint)
    entries = []
    return taken
  }
}
