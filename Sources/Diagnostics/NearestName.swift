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
    let letters = Letters(candidate)
    guard abs(letters.count - written.count) <= allowed else { continue }
    let distance = written.distance(to: letters)
    guard distance <= allowed else { continue }
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

  func distance(to other: Letters) -> Int {
    if case .bytes(let one) = self, case .bytes(let two) = other { return editDistance(one, two) }
    return editDistance(characters, other.characters)
  }
}

/// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
private func editDistance<Letter: Equatable>(_ one: [Letter], _ other: [Letter]) -> Int {
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
