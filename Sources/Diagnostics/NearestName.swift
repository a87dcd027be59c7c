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
  // Comparing two names costs the product of their lengths, and nobody means one by a text.
  guard name.utf8.count <= longestName else { return nil }
  let written = Letters(name)
  let allowed = slips ?? max(1, written.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in known.prefix(mostNames)
  where candidate != name && candidate.utf8.count <= longestName {
    // A letter has a byte at least.
    guard candidate.utf8.count + allowed >= written.count else { continue }
    let letters = Letters(candidate)
    guard abs(letters.count - written.count) <= allowed else { continue }
    let most = best?.distance ?? allowed
    guard let distance = written.distance(to: letters, atMost: most) else { continue }
    // Names in order settle a tie, so that the order of a table never shows in a message.
    if best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true {
      best = (candidate, distance)
    }
  }
  return best?.name
}

/// Bytes of a name that may be compared with others.
private let longestName = 200

/// How many names are compared with one: a list of more is no table of words.
private let mostNames = 5_000

/// A name in small letters, as bytes where each is a letter: nearly all names are, and bytes are quick to
/// compare.
private enum Letters {
  case bytes([UInt8])
  case characters([Character])

  init(_ name: String) {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    self =
      isPlain
      ? .bytes(name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
      : .characters(Array(name.lowercased()))
  }

  var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .characters(let characters): characters.count
    }
  }

  private var characters: [Character] {
    switch self {
    case .bytes(let bytes): bytes.map { Character(Unicode.Scalar($0)) }
    case .characters(let characters): characters
    }
  }

  func distance(to other: Letters, atMost most: Int) -> Int? {
    if case .bytes(let one) = self, case .bytes(let two) = other {
      return editDistance(one, two, atMost: most)
    }
    return editDistance(characters, other.characters, atMost: most)
  }
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other; nothing
/// where they are more than `most`.
private func editDistance<Letter: Equatable>(
  _ one: [Letter],
  _ other: [Letter],
  atMost most: Int
) -> Int? {
  guard abs(one.count - other.count) <= most else { return nil }
  let beyond = most + 1
  var before: [Int] = []
  var above = (0...other.count).map { min($0, beyond) }
  var current = Array(repeating: beyond, count: other.count + 1)
  var leastAbove = 0
  for (row, letter) in one.enumerated() {
    // Whatever lies further from the diagonal is beyond.
    let columns = max(0, row - most)..<min(other.count, row + most + 1)
    current[columns.lowerBound] = columns.lowerBound == 0 ? min(row + 1, beyond) : beyond
    var least = current[columns.lowerBound]
    for column in columns {
      let target = other[column]
      var cost = min(above[column + 1] + 1, current[column] + 1)
      cost = min(cost, above[column] + (letter == target ? 0 : 1))
      if row > 0, column > 0, letter == other[column - 1], target == one[row - 1] {
        cost = min(cost, before[column - 1] + 1)
      }
      cost = min(cost, beyond)
      current[column + 1] = cost
      least = min(least, cost)
    }
    if columns.upperBound < other.count { current[columns.upperBound + 1] = beyond }
    // A swap leads over one row.
    if least >= beyond, leastAbove >= beyond { return nil }
    leastAbove = least
    (before, above, current) = (above, current, before.isEmpty ? current : before)
  }
  return above[other.count] < beyond ? above[other.count] : nil
}
