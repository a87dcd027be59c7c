/// How the latest rows were told, so that rows that are the same again aren't searched again.
///
/// What is found at a place depends on the window before it, on which places in there can be found, and on
/// some bytes behind it. Where all of that is as it was in the latest rows, the same is found, and what was
/// found then is taken over. The stream is the same, byte for byte.
package final class RowTrail {
  private var steps = RowSteps()

  package init() {}

  /// Lends the steps to a call that tells rows, which asks for them at each stretch: in a property of a class
  /// each question would be checked for exclusive access.
  func lend<Result>(_ tell: (inout RowSteps) -> Result) -> Result {
    var lent = RowSteps()
    swap(&lent, &steps)
    defer { steps = lent }
    return tell(&lent)
  }

  /// Begins with rows that are the latest ones but for some bytes, in their order; with `nil`, they have
  /// nothing to do with those.
  ///
  /// Rows are as long as the latest ones and have pixels of as many bytes, or have nothing to do with them.
  package func begin(changing changes: [Range<Int>]?) { steps.begin(changing: changes) }

  /// Forgets everything, as what was told isn't whole.
  package func forget() { steps.forget() }
}

/// The steps in which rows are told, beside those of the latest rows.
///
/// Until they begin, nothing is noted and nothing is known.
struct RowSteps {
  /// Bytes that come as they are, and a stretch behind them.
  struct Step: Equatable {
    var bytes: Int32
    var length: Int32
    var distance: Int32

    var count: Int { Int(bytes) &+ Int(length) }
    var stretch: Stretch { Stretch(length: Int(length), distance: Int(distance)) }
  }

  /// Rows of which more is told aren't followed: 12 bytes for each step, in two lists.
  private static let mostSteps = 200_000
  /// What is looked at behind the place where a stretch ends, or behind one where none begins.
  private static let ahead = DeflateBlock.longestStretch + 42
  /// As far before a place as anything matters to it.
  private static let reach = DeflateBlock.window + ahead

  /// The steps of the latest rows, and those of the rows that are told now.
  private var (old, new): ([Step], [Step]) = ([], [])
  /// Where the rows differ from the latest ones, in their order.
  private var changes: ArraySlice<Range<Int>> = []
  /// The latest rows' step that begins at `oldPlace`, no earlier than what was told.
  private var (oldStep, oldPlace) = (0, 0)
  /// Up to where rows are told, and since where as the latest ones were.
  private var (place, alikeSince) = (0, 0)
  /// Whether the steps of rows aren't known as a whole.
  private var isLost = true

  mutating func begin(changing changes: [Range<Int>]?) {
    swap(&old, &new)
    new.removeAll(keepingCapacity: true)
    (oldStep, oldPlace, place, alikeSince) = (0, 0, 0, 0)
    if let changes, !isLost {
      self.changes = changes[...]
    } else {
      old.removeAll(keepingCapacity: true)
      self.changes = [0..<Int.max / 2]
    }
    isLost = false
  }

  mutating func forget() {
    (old, new) = ([], [])
    isLost = true
  }

  /// Notes a step that was found, which ends at `end`.
  mutating func note(_ stretch: Stretch, endingAt end: Int) {
    guard hasRoom(for: 1) else { return }
    let step = Step(
      bytes: Int32(truncatingIfNeeded: end - stretch.length - place),
      length: Int32(truncatingIfNeeded: stretch.length),
      distance: Int32(truncatingIfNeeded: stretch.distance)
    )
    let isAlike = oldPlace == place && oldStep < old.count && old[oldStep] == step
    new.append(step)
    place = end
    if !isAlike { alikeSince = end }
    while oldStep < old.count, oldPlace < end {
      oldPlace += old[oldStep].count
      oldStep += 1
    }
  }

  /// The steps that come next as they did in the latest rows.
  ///
  /// There are none where that isn't sure, or too few to gain by. `isToEnd` says that only bytes as they are
  /// come behind them.
  mutating func knownSteps() -> (steps: ArraySlice<Step>, isToEnd: Bool)? {
    guard !isLost, oldPlace == place, alikeSince <= max(0, place - Self.reach) else { return nil }
    while let first = changes.first, first.upperBound + Self.reach <= place {
      changes.removeFirst()
    }
    let change = changes.first?.lowerBound ?? Int.max
    // What ends before the next change must be long enough, and is told so without a walk over its steps.
    guard changes.isEmpty || change - place > 2 * Self.reach + Self.ahead else { return nil }
    var (last, end) = (oldStep, place)
    while last < old.count, change - end - old[last].count >= Self.ahead {
      end += old[last].count
      last += 1
    }
    let isToEnd = changes.isEmpty
    guard isToEnd || end - place > 2 * Self.reach else { return nil }
    let steps = old[oldStep..<last]
    guard hasRoom(for: steps.count) else { return nil }
    new += steps
    (oldStep, oldPlace, place) = (last, end, end)
    return (steps, isToEnd)
  }

  private mutating func hasRoom(for count: Int) -> Bool {
    if !isLost, new.count + count > Self.mostSteps { forget() }
    return !isLost
  }

  /// The first of some steps that matters to what comes behind them.
  static func recent(of steps: ArraySlice<Step>) -> ArraySlice<Step> {
    var (first, count) = (steps.endIndex, 0)
    while first > steps.startIndex, count <= reach {
      first -= 1
      count += steps[first].count
    }
    return steps[first...]
  }
}
