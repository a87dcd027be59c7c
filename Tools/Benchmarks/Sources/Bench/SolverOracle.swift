import Foundation
import Frame
import SnaplineSolver
import TestSupport

/// A linear-programming solver in Python that answers what we answer, level after level.
struct OraclePeer {
  private let python = Checkout.path(".build/bench-venv/bin/python")
  private let oracle: String
  private let folder: String

  init() throws {
    oracle = try Checkout.shared("solver/lexlp_oracle.py")
    folder = try Checkout.scratchFolder("solver")
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw Unavailable("the oracle", because: "Tools/setup bench could not install SciPy")
    }
  }

  /// The answer to one system, and the milliseconds of the whole process.
  func answer(_ system: RandomSystem) throws -> (SolverCase, Double) {
    let problem = SolverCase.Question(system)
    let (input, output) = (folder + "/joined.json", folder + "/joined-answer.json")
    try JSONEncoder().encode(problem).write(to: URL(filePath: input))
    let command = try Command(python, [oracle, input], environment: Self.oneThread)
    let time = try ContinuousClock().measure { try command.run(output: output) }
    struct Answer: Decodable {
      var status: String
      var levels: [[Double]]?
    }
    let answer = try JSONDecoder().decode(
      Answer.self,
      from: Data(contentsOf: URL(filePath: output))
    )
    return (
      SolverCase(problem: problem, status: answer.status, levels: answer.levels),
      time / .milliseconds(1)
    )
  }

  /// The answers to many systems, in their order.
  func answers(_ systems: [RandomSystem]) throws -> [SolverCase] {
    let input = folder + "/oracle.jsonl"
    var lines = Data()
    for system in systems {
      lines += try JSONEncoder().encode(SolverCase.Question(system)) + Data("\n".utf8)
    }
    try lines.write(to: URL(filePath: input))
    let script = Checkout.fixture("oracle.py")
    let output = try Command(python, [script, oracle, input], environment: Self.oneThread).output()
    return try output.split(separator: "\n").map {
      try JSONDecoder().decode(SolverCase.self, from: Data($0.utf8))
    }
  }

  private static let oneThread = ["OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"]
}

/// Fresh systems, each answered by both.
enum SolverOracle {
  /// Compares the answers to random systems, every second one reached through edits.
  ///
  /// - Parameters:
  ///   - count: how many systems.
  ///   - first: the number of the first seed.
  /// - Returns: the exit code.
  /// - Throws: what running the oracle throws.
  static func check(_ count: Int, from first: UInt64) throws -> Int32 {
    print("seeds from \(first)")
    let peer = try OraclePeer()
    var (agreed, wrong, undecided) = (0, 0, 0)
    for start in stride(from: 0, to: count, by: 500) {
      Checkout.tell("\(start) systems, \(wrong) wrong")
      let seeds = (start..<min(count, start + 500)).map { first &+ UInt64($0) }
      let systems = seeds.map { number in
        var seed = Seed(number)
        return RandomSystem(&seed, variables: 20)
      }
      let answers = try peer.answers(systems)
      for (index, answer) in answers.enumerated() {
        guard answer.status != "error" else {
          undecided += 1
          continue
        }
        var seed = Seed(seeds[index] &+ 1 << 40)
        let isEdited = seeds[index] % 2 == 0
        let posed = isEdited ? systems[index].reached(&seed) : systems[index].solver()
        let outcome = posed.solver.solve()
        if let complaint = answer.complaint(about: posed, systems[index], outcome) {
          wrong += 1
          print("seed \(seeds[index])\(isEdited ? ", edited" : ""): \(complaint)")
        } else {
          agreed += 1
        }
      }
    }
    print("bench solver oracle=\(count) agreed=\(agreed) undecided=\(undecided) wrong=\(wrong)")
    return wrong == 0 ? 0 : 1
  }
}
