import Foundation
import SnaplineRuns
import SnaplineSnapshots
import TestSupport
import Testing

/// Values that aren't the same each time they are made.
@Suite struct `A case that differs every other time` {
  /// Its first value is the baseline's.
  enum Case: String, CaseIterable, Sendable {
    case order, date, identifier

    /// What a message about it quotes, one of these at least.
    var marks: [String] {
      switch self {
      case .order: ["one", "two"]
      case .date: ["1970-01-0"]
      case .identifier: ["view "]
      }
    }

    func text(_ attempt: Int) -> String {
      switch self {
      case .order: attempt % 2 == 0 ? "one\ntwo" : "two\none"
      case .date: "on \(Date(timeIntervalSince1970: Double(attempt % 2) * 86_400))"
      case .identifier: attempt % 2 == 0 ? "view first" : "view \(UUID())"
      }
    }
  }

  @Test(arguments: Case.allCases, ["SNAPLINE_REPEAT", "SNAPLINE_RETRIES"])
  func `is called flaky in each of twenty runs, and its baseline stays`(
    _ example: Case,
    _ variable: String
  ) throws {
    let folder = try TemporaryFolder()
    #expect(folder.check(example.text(0), .all) != nil)
    let kept = folder.text("a.txt")
    for run in 0..<20 {
      // A case that is only retried has to fail at first.
      var attempt = variable == "SNAPLINE_RETRIES" ? 1 : run
      for mode in [RecordMode.pending, .all, .never] {
        let report = report(in: folder, mode, [variable: "2"]) {
          defer { attempt += 1 }
          return example.text(attempt)
        }
        if variable == "SNAPLINE_RETRIES" { attempt = 1 }
        expectEqual(report.record.outcome, .flaky)
        let message = try #require(report.message)
        #expect(message.hasPrefix("a is flaky: attempt 2 isn't as attempt 1\n"))
        #expect(example.marks.contains { message.contains($0) }, "\(message)")
        expectEqual(report.record.attempts?.count, 2)
        expectEqual(folder.text("a.txt"), kept)
        expectEqual(folder.names, ["a.txt"])
      }
    }
  }

  @Test func `passes only where that is allowed, and is told all the same`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check("even", .all)
    var attempt = 0
    let report = report(
      in: folder,
      .pending,
      ["SNAPLINE_REPEAT": "2", "SNAPLINE_ALLOW_FLAKY": "1"]
    ) {
      attempt += 1
      return attempt % 2 == 1 ? "even" : "odd"
    }
    #expect(report.message == nil)
    expectEqual(report.record.outcome, .flaky)
    expectEqual(report.record.isAllowed, true)
  }

  @Test func `is no longer flaky once it is the same each time`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check("text", .all)
    for variable in ["SNAPLINE_REPEAT", "SNAPLINE_RETRIES"] {
      var made = 0
      let same = report(in: folder, .pending, [variable: "3"]) {
        made += 1
        return "text"
      }
      expectEqual(same.record.outcome, .same)
      expectEqual(made, variable == "SNAPLINE_REPEAT" ? 3 : 1)
      made = 0
      let changed = report(in: folder, .never, [variable: "3"]) {
        made += 1
        return "other"
      }
      expectEqual(changed.record.outcome, .changed)
      expectEqual(made, variable == "SNAPLINE_REPEAT" ? 3 : 4)
    }
  }

  @Test func `is told of a number that is none`() throws {
    let folder = try TemporaryFolder()
    let report = report(in: folder, .pending, ["SNAPLINE_REPEAT": "often"]) { "text" }
    #expect(
      report.message == """
        error: 'often' in SNAPLINE_REPEAT is no whole number from 1 to 100 [wrong-number]
        hint: write SNAPLINE_REPEAT=2, or leave it out
        """
    )
  }

  private func report(
    in folder: TemporaryFolder,
    _ mode: RecordMode,
    _ variables: [String: String],
    _ value: () -> String
  ) -> SnapshotCall.Report {
    folder.call(name: "a", mode: mode).verify(value, as: .lines, environment: variables)
  }
}
