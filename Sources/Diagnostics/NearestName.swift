/// The known name that a person most likely meant, or nothing when none is near.
///
/// - Parameters:
///   - name: What was written.
///   - known: What might have been meant.
///   - slips: How many letters may be other ones; nothing allows a third of them.
/// - Returns: The nearest of all that are near enough.
public func nearestName(
  to name: String,
  among known: some Sequence<String>,
  atMost slips: Int? = nil
) -> String? {
  let written = Array(name.lowercased())
  let allowed = slips ?? max(1, written.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in known where candidate != name {
    let letters = Array(candidate.lowercased())
    guard abs(letters.count - written.count) <= allowed else { continue }
    let distance = editDistance(written, letters)
    guard distance <= allowed else { continue }
    // Names in order settle a tie, so that the order of a table never shows in a message.
    if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var before: [Int] = []
  var above = Array(0...other.count)
  for (row, letter) in one.enumerated() {
    var current = [row + 1]
    for (column, target) in other.enumerated() {
      var cost = min(above[column + 1] + 1, current[column] + 1)
      cost = min(cost, above[column] + (letter == target ? 0 : 1))
      if row > 0, column > 0, letter == other[column - 1], target == one[row - 1] {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    (before, above) = (above, current)
  }
  return above[other.count]
}
