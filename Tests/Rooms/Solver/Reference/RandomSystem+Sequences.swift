import SnaplineSolver
import TestSupport

extension RandomSystem {
  /// Puts sizes in sequences, in any order, whether or not they share a length.
  mutating func makeSequences(_ seed: inout Seed) {
    let sizes = variables.indices.filter { variables[$0].tie == .size }.shuffled(using: &seed)
    for (place, size) in sizes.enumerated().dropFirst()
    where Int.random(in: 0..<3, using: &seed) > 0 {
      // Mostly a line; here and there two stand after the same one, like a view that is hidden and the
      // next one that isn't.
      let isFork = Int.random(in: 0..<8, using: &seed) == 0
      variables[size].predecessor =
        sizes[isFork ? Int.random(in: 0..<place, using: &seed) : place - 1]
    }
  }

  /// How many sizes stand before each variable in its sequence.
  var places: [Int] {
    variables.indices.map { index in
      var (place, current) = (0, variables[index].predecessor)
      while let predecessor = current {
        place += 1
        current = variables[predecessor].predecessor
      }
      return place
    }
  }
}
