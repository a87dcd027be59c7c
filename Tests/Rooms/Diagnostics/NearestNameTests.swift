import SnaplineDiagnostics
import TestSupport
import Testing

@Suite struct `The nearest name` {
  /// The table of distances, written out in full.
  private func distance(_ one: [Character], _ other: [Character]) -> Int {
    var table = (0...one.count).map { row in (0...other.count).map { $0 == 0 ? row : $0 } }
    for row in one.indices {
      for column in other.indices {
        var least = table[row][column] + (one[row] == other[column] ? 0 : 1)
        least = min(least, table[row][column + 1] + 1, table[row + 1][column] + 1)
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[one.count][other.count]
  }

  private func word(_ seed: inout Seed, _ letters: [Character]) -> String {
    let count = seed.number(in: 0...9)
    return String((0..<count).map { _ in letters[seed.number(in: 0...letters.count - 1)] })
  }

  @Test(arguments: 1...40) func `is the one of fewest slips, the first of them by its letters`(
    number: UInt64
  ) {
    var seed = Seed(number)
    let letters: [Character] = number.isMultiple(of: 4) ? ["a", "b", "é", "я"] : ["a", "b", "c"]
    for _ in 0..<100 {
      let name = word(&seed, letters)
      let known = (0..<seed.number(in: 0...12)).map { _ in word(&seed, letters) }
      let slips = seed.number(in: 0...4)
      let expected =
        known.filter { $0 != name }.map { (distance(Array(name), Array($0)), $0) }
        .filter { $0.0 <= slips }.min { $0 < $1 }?.1
      expectEqual(nearestName(to: name, among: known, atMost: slips), expected, "seed \(number)")
    }
  }
}
