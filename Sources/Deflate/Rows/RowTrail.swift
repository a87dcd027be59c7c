internal import Glibc

/// The latest rows and how they were told, so that rows that are the same again aren't searched again.
///
/// What is found at a place depends on the window before it, on which places in there can be found, and on
/// some bytes behind it. Where all of that is as it was in the latest rows, the same is found, and what was
/// found then is taken over. The stream is the same, byte for byte.
@safe final class RowTrail {
  /// Bytes that come as they are, and a stretch behind them.
  struct Step: Equatable {
    var bytes: Int32
    var length: Int32
    var distance: Int32

    var count: Int { Int(bytes) &+ Int(length) }
    var stretch: Stretch { Stretch(length: Int(length), distance: Int(distance)) }
  }

  /// Rows of more bytes aren't kept.
  static let mostBytes = 4_000_000
  /// What is looked at behind the place where a stretch ends, or behind one where none begins.
  private static let ahead = DeflateBlock.longestStretch + 42
  /// As far before a place as anything matters to it.
  private static let reach = DeflateBlock.window + ahead

  private var rows: [UInt8] = []
  private var stride = 0
  private var pixel = 0
  /// The steps of the latest rows, and those of the rows that are told now.
  private var (old, new): ([Step], [Step]) = ([], [])
  /// Where the rows differ from the latest ones, in their order.
  private var changes: ArraySlice<Range<Int>> = []
  /// The latest rows' step that begins at `oldPlace`, no earlier than what was told.
  private var (oldStep, oldPlace) = (0, 0)
  /// Up to where rows are told, and since where as the latest ones were.
  private var (place, alikeSince) = (0, 0)

  /// Begins with rows, which stay as they are until ``end()``; false where they are too many.
  func begin(_ lines: UnsafeRawBufferPointer, stride: Int, pixel: Int) -> Bool {
    swap(&old, &new)
    new.removeAll(keepingCapacity: true)
    (oldStep, oldPlace, place, alikeSince) = (0, 0, 0, 0)
    guard lines.count <= Self.mostBytes else {
      forget()
      return false
    }
    if rows.count == lines.count, (self.stride, self.pixel) == (stride, pixel) {
      changes = unsafe update(with: lines)[...]
    } else {
      (self.stride, self.pixel) = (stride, pixel)
      rows = unsafe Array(lines)
      old.removeAll(keepingCapacity: true)
      changes = [0..<lines.count]
    }
    return true
  }

  /// Forgets everything, as what was told isn't whole.
  func forget() {
    rows = []
    old = []
    new = []
  }

  /// Takes the rows over that differ, and says where they stand.
  private func update(with lines: UnsafeRawBufferPointer) -> [Range<Int>] {
    var found: [Range<Int>] = []
    unsafe rows.withUnsafeMutableBytes { rows in
      guard let kept = rows.baseAddress, let given = lines.baseAddress else { return }
      for start in Swift.stride(from: 0, to: lines.count, by: stride) {
        let count = min(stride, lines.count - start)
        guard unsafe memcmp(kept + start, given + start, count) != 0 else { continue }
        unsafe memcpy(kept + start, given + start, count)
        if let last = found.last, last.upperBound == start {
          found[found.count - 1] = last.lowerBound..<start + count
        } else {
          found.append(start..<start + count)
        }
      }
    }
    return found
  }

  /// Notes a step that was found, which ends at `end`.
  func note(_ stretch: Stretch, endingAt end: Int) {
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
  func knownSteps() -> (steps: ArraySlice<Step>, isToEnd: Bool) {
    guard oldPlace == place, alikeSince <= max(0, place - Self.reach) else { return ([], false) }
    while let first = changes.first, first.upperBound + Self.reach <= place {
      changes.removeFirst()
    }
    let change = changes.first?.lowerBound ?? Int.max
    // What ends before the next change must be long enough, and is told so without a walk over its steps.
    guard changes.isEmpty || change - place > 2 * Self.reach + Self.ahead else {
      return ([], false)
    }
    var (last, end) = (oldStep, place)
    while last < old.count, change - end - old[last].count >= Self.ahead {
      end += old[last].count
      last += 1
    }
    let isToEnd = changes.isEmpty
    guard isToEnd || end - place > 2 * Self.reach else { return ([], false) }
    let steps = old[oldStep..<last]
    new += steps
    (oldStep, oldPlace, place) = (last, end, end)
    return (steps, isToEnd)
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
