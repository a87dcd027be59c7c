import Foundation
import TestSupport
import Testing

@Suite struct `Faults that snapline test finds` {
  private let design = """
    canvas: 200x100
    view:
      - label: Hello
        id: greeting
        color: bfbfbf
        pinnedAt: {x: 10, y: 10, width: 120, height: 30}
      - button: Go
        id: go
        pinnedAt: {x: 10, y: 60, width: 100, height: 30}

    """

  private func kept<T>(_ test: String = "", _ body: (Folder) throws -> T) throws -> T {
    try withFolder(["Package.swift": "", "card.yaml": design + test]) { (folder: Folder) throws in
      let run = try Built(["test", "--record", "all"], in: folder)
      #expect(run.output.hasSuffix("1 recorded\n") || !test.isEmpty, "\(run.output)")
      return try body(folder)
    }
  }

  /// The rules in a JSON document, those that fail with a mark behind them.
  private func rules(_ run: Built) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = document?["results"] as? [[String: Any]]
    let findings = results?.first?["findings"] as? [[String: Any]] ?? []
    return findings.map { finding in
      "\(finding["rule"] ?? "")" + (finding["fails"] as? Bool == true ? "!" : "")
    }
  }

  @Test func `stand in the results, and fail where somebody asks for it`() throws {
    try kept { (folder: Folder) throws in
      for (arguments, status, found) in [
        ([], 0, ["tap-size", "contrast"]),
        (["--lint"], 1, ["tap-size!", "contrast!"]),
        (["--lint", "contrast"], 1, ["contrast!"]),
        (["--lint=overlap,truncation"], 0, []),
        (["--lint=report"], 0, ["tap-size", "contrast"]),
        (["--lint=off"], 0, []),
      ] as [([String], Int32, [String])] {
        let run = try Built(["test", "--json"] + arguments, in: folder)
        expectEqual(run.status, status, "\(arguments)")
        try expectEqual(rules(run), found, "\(arguments)")
      }
    }
  }

  @Test func `are told once each, where they fail`() throws {
    try kept { (folder: Folder) throws in
      let run = try Built(["test", "--lint"], in: folder)
      #expect(run.output.contains("card.yaml has 2 faults that 'lint' fails for"))
      for subject in ["too small for a finger", "has a contrast of 1.83"] {
        #expect((run.output + run.error).components(separatedBy: subject).count == 2, "\(subject)")
      }
      let quiet = try Built(["test"], in: folder)
      expectEqual(quiet.output, "1 same\n")
      #expect(!quiet.error.contains("finger"))
    }
  }

  @Test func `follow what the design says before what the run says`() throws {
    try kept("test: {lint: {except: [contrast]}}\n") { (folder: Folder) throws in
      for arguments in [[], ["--lint=off"], ["--lint"]] {
        let run = try Built(["test", "--json"] + arguments, in: folder)
        expectEqual(run.status, 1)
        try expectEqual(rules(run), ["tap-size!"], "\(arguments)")
      }
    }
  }

  @Test func `aren't looked for by rules that there aren't`() throws {
    try kept { (folder: Folder) throws in
      let run = try Built(["test", "--lint=overlpa,contrast"], in: folder)
      expectEqual(run.status, 64)
      #expect(run.error.contains("did you mean 'overlap,contrast'?"), "\(run.error)")
    }
  }
}
