import Foundation
import Frame

extension Command {
  /// The most memory that the program has in use, in mebibytes: the least of several runs, as some are
  /// disturbed.
  func peakMemory(endingWith statuses: Set<Int32> = [0], rounds: Int = 5) throws -> Double {
    let words = [Checkout.fixture("peak.py"), program] + arguments
    let counter = try Command("python3", words, environment: environment)
    let counts = try (0..<rounds).map { _ in
      // What the program itself prints comes before it.
      let lines = try counter.output(endingWith: statuses).split(separator: "\n")
      return lines.last.flatMap { Double($0) } ?? .nan
    }
    return (counts.min() ?? .nan) / 1024
  }
}
