import Foundation
import SnaplineSolver
import Testing

@Suite struct `A problem that another solver has answered` {
  @Test(.enabled(if: !Answered.lines.isEmpty, "SNAPLINE_SHARED names no folder with solver cases"))
  func `has the same optimum here`() throws {
    for (index, line) in Answered.lines.enumerated() {
      let given = try JSONDecoder().decode(SolverCase.self, from: Data(line.utf8))
      if let complaint = given.complaint() { Issue.record("line \(index + 1): \(complaint)") }
    }
  }

  @Test func `is told apart from one with another optimum`() throws {
    let line = """
      {"problem": {"constraints": [
        {"terms": [["v0.w", 1]], "rel": ">=", "constant": 20, "priority": 1000},
        {"terms": [["v0.w", 1]], "rel": "==", "constant": 5, "priority": 250}
      ]}, "status": "optimal", "levels": [[250, 15]], "determined": {"v0.w": 20}}
      """
    var given = try JSONDecoder().decode(SolverCase.self, from: Data(line.utf8))
    #expect(given.complaint() == nil)
    given.determined = ["v0.w": 20.01]
    #expect(given.complaint() == "v0.w is 20.0, not 20.01")
    given.levels = [[250, 14]]
    #expect(given.complaint() == "level 250.0 misses by 15.0, not 14.0")
    given.status = "infeasible"
    #expect(given.complaint() == "solved, not infeasible")
  }
}

private enum Answered {
  /// A case each; none where the environment names no folder that has any.
  static let lines: [Substring] = {
    guard let shared = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"],
      let text = try? String(contentsOfFile: shared + "/solver/cases.jsonl", encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n")
  }()
}
