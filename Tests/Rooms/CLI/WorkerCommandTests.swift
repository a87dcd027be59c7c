import Foundation
import TestSupport
import Testing

@Suite struct `A worker` {
  private func answers(_ lines: [String], _ words: [String] = []) throws -> [[String: Any]] {
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let run = try Built(
        ["worker", "badge.yaml", "--text"] + words,
        in: folder,
        input: lines.joined(separator: "\n")
      )
      expectEqual(run.status, 0)
      return run.output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }
  }

  @Test func `says first what it is`() throws {
    let first = try #require(try answers([]).first)
    expectEqual(first["protocol"] as? Int, 1)
    #expect((first["fingerprint"] as? String)?.count == 32)
    #expect((first["version"] as? String)?.isEmpty == false)
  }

  @Test func `answers in order, whatever it is asked`() throws {
    let good = "{\"row\":%,\"data\":{\"name\":\"A\",\"points\":1}}"
    let lines = [
      good.replacing("%", with: "1"), "", "{", "[]", "null", "{\"data\":5}", "{\"dat\":{}}",
      "{\"row\":8,\"data\":{\"name\":\"\u{FF}\",\"points\":1},\"data\":{}}",
      good.replacing("%", with: "9"),
    ]
    let found = try answers(lines).dropFirst()
    expectEqual(found.count, lines.count)
    expectEqual(found.first?["row"] as? Int, 1)
    expectEqual(found.last?["row"] as? Int, 9)
    expectEqual(found.first?["hash"] as? String, found.last?["hash"] as? String)
    for answer in found.dropFirst().dropLast() {
      #expect((answer["error"] as? String)?.isEmpty == false)
      expectEqual(answer["bytes"] as? Int, 0)
    }
  }

  /// Lines that are asked, and whether they are requests.
  private static let asked = [
    ("{\"row\":1,\"data\":{\"name\":\"A\",\"points\":1}}", true),
    ("{\"texts\":{\"name\":\"A\",\"points\":\"1\"},\"name\":\"{{name}}.png\"}", true),
    ("{\"data\":{\"name\":\"A\",\"points\":1,\"$render\":{\"format\":null,\"size\":[9,9]}}}", true),
    ("{\"row\":2,\"data\":{\"name\":\"A\",\"points\":1},\"render\":{\"scale\":3}}", true),
    ("{\"row\":3,\"data\":{\"name\":\"A\",\"points\":1},\"render\":{\"scale\":9}}", false),
    ("{\"row\":4,\"data\":{\"$render\":{\"colour\":1}}}", false),
    ("{\"data\":{},\"texts\":{}}", false), ("{\"dat\":{}}", false), ("{\"row\":\"x\"}", false),
    ("{\"data\":5}", false), ("[]", false),
  ]

  @Test func `reads and writes lines as its schema says`() throws {
    let schema = try SchemaValidator(try Built(["schema", "worker"]).output)
    let answers = try answers(Self.asked.map(\.0))
    expectEqual(answers.count, Self.asked.count + 1)
    for answer in answers {
      let line = try JSONSerialization.data(withJSONObject: answer)
      let text = String(decoding: line, as: UTF8.self)
      #expect(try schema.accepts(json: text), "\(text)")
    }
    for ((line, isOne), answer) in zip(Self.asked, answers.dropFirst()) {
      #expect(try schema.accepts(json: line) == isOne, "\(line)")
      #expect((answer["error"] == nil) == isOne, "\(line): \(answer)")
    }
    #expect(try schema.accepts(json: "{\"design\":\"version: 1\"}"))
  }

  @Test func `tells the number and the name of a row that it can't read`() throws {
    let lines = [
      "{\"row\":5,\"data\":{\"id\":\"x\",\"name\":\"A\",\"name\":\"B\",\"points\":1}}",
      "{\"row\":6,\"data\":{\"id\":\"y\",\"name\":\"A\",\"points\":1,\"$render\":{\"scale\":9}}}",
    ]
    let found = try answers(lines).dropFirst()
    expectEqual(found.compactMap { $0["row"] as? Int }, [5, 6])
    expectEqual(found.compactMap { $0["id"] as? String }, ["x", "y"])
  }

  @Test func `sends as many bytes as it says`() throws {
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let row = "{\"data\":{\"name\":\"A\",\"points\":1}}"
      let shell = "(echo '\(row)'; echo '\(row)') | $snapline worker badge.yaml --format svg"
      let text = try Built(shell: shell, in: folder).output
      let lines = text.split(separator: "\n", maxSplits: 2)
      let header = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
      let count = try #require(header?["bytes"] as? Int)
      let body = Array(lines[2].utf8)
      expectEqual(String(decoding: body.prefix(4), as: UTF8.self), "<svg")
      #expect(String(decoding: body.dropFirst(count).prefix(9), as: UTF8.self) == "{\"bytes\":")
    }
  }

  @Test func `refuses a row that is too long, and goes on`() throws {
    let long = "{\"data\":{\"name\":\"" + String(repeating: "x", count: 11_000_000) + "\"}}"
    let found = try answers([long, "{\"data\":{\"name\":\"A\",\"points\":1}}"])
    #expect((found[1]["error"] as? String)?.contains("more than 10000000 bytes") == true)
    #expect(found[2]["hash"] != nil)
  }

  @Test func `takes its design by the first line`() throws {
    let design = try JSONEncoder().encode(["design": Badge.design])
    let line = "{\"data\":{\"name\":\"A\",\"points\":1}}"
    let run = try Built(
      ["worker", "-", "--text"],
      input: String(decoding: design, as: UTF8.self) + "\n" + line + "\n"
    )
    let own = try answers([line])[1]["hash"] as? String
    #expect(run.output.contains(try #require(own)))
  }

  /// What a worker said whose input stays open when a shell is gone that started it with `starting`.
  ///
  /// That shell writes the worker's number to `pid`, and the worker's answers to `out`. "alive" stands before
  /// them where the worker is there for longer than these tenths of a second.
  private func said(afterShell starting: String, within tenths: Int) throws -> String {
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let shell =
        "mkfifo f; sleep 60 3<>f & bash -c '\(starting)'; "
        + "for i in {1..\(tenths)}; do sleep 0.1; kill -0 $(cat pid) 2>/dev/null || break; done; "
        + "kill $(cat pid) 2>/dev/null && echo alive; kill %1; cat out"
      return try Built(shell: shell, in: folder).output
    }
  }

  @Test func `ends with the process that started it`() throws {
    let starting =
      "$snapline worker badge.yaml <>f >out & echo $! > pid; "
      + "until grep -q protocol out; do sleep 0.05; done"
    let said = try said(afterShell: starting, within: 100)
    #expect(!said.contains("alive"))
    #expect(said.contains("\"protocol\":1"))
  }

  /// The process that starts it is gone before the worker looks.
  @Test(arguments: [true, false])
  func `whose starter was gone before it began ends where it was told who that is`(
    isTold: Bool
  ) throws {
    let word = isTold ? "--parent $$" : ""
    let starting =
      "(sleep 0.5; exec $snapline worker badge.yaml \(word) <>f >out) & echo $! >pid"
    let said = try said(afterShell: starting, within: 30)
    expectEqual(said.contains("alive"), !isTold)
    expectEqual(said.contains("\"protocol\":1"), !isTold)
  }

  @Test func `goes on where the process that it was told of started it`() throws {
    try withFolder(["badge.yaml": Badge.design]) { folder in
      let row = "{\"data\":{\"name\":\"A\",\"points\":1}}"
      let shell = "echo '\(row)' | $snapline worker badge.yaml --text --parent $$; echo status $?"
      let run = try Built(shell: shell, in: folder)
      #expect(run.output.contains("\"hash\":"), "\(run.error)")
      #expect(run.output.hasSuffix("status 0\n"))
    }
  }
}
