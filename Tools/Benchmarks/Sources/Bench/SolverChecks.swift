import Foundation

/// Words behind `solver` that check answers instead of timing them.
///
///     --cases FILE        problems with another solver's optimum
///     --laws [COUNT]      random systems against exact arithmetic; 100,000 unless told
///     --joined [COUNT]    random systems of 60 to 200 joined variables against themselves; 300 unless
///                         told
///     --oracle COUNT      random systems against a linear-programming solver
///     --seed NUMBER       the first seed; another one every time unless told
struct SolverChecks {
  private enum Check {
    case cases(String)
    case laws(Int)
    case joined(Int)
    case oracle(Int)
  }

  private let check: Check
  private var seed = UInt64.random(in: 1...1 << 32)

  init?(_ arguments: [String]) {
    var words = arguments[...]
    var check: Check?
    while let word = words.popFirst() {
      let number = words.first.flatMap { Int($0) }
      if number != nil { words.removeFirst() }
      switch (word, number) {
      case ("--cases", nil):
        guard let file = words.popFirst() else { return nil }
        check = .cases(file)
      case ("--laws", _): check = .laws(max(0, number ?? 100_000))
      case ("--joined", _): check = .joined(max(0, number ?? 300))
      case ("--oracle", let count?): check = .oracle(max(0, count))
      case ("--seed", let number?): seed = UInt64(number.magnitude)
      default: return nil
      }
    }
    guard let check else { return nil }
    self.check = check
  }

  /// - Returns: the exit code.
  func run() -> Int32 {
    do {
      return switch check {
      case .cases(let file): try SolverCases.check(file)
      case .laws(let count): SolverLaws.check(count, from: seed)
      case .joined(let count): SolverJoinedLaws.check(count, from: seed)
      case .oracle(let count): try SolverOracle.check(count, from: seed)
      }
    } catch {
      FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
      return 2
    }
  }
}
