import Foundation
import SnaplineBulk
import TestSupport
import Testing

/// Workers that are scripts of the shell, and so can be made to fail.
@Suite struct `A team of workers` {
  /// `NUMBER TEXT`, the number being that of the bytes behind the line.
  private struct Line: AnswerHeader {
    var byteCount: Int
    var text: String

    init?(line: ArraySlice<UInt8>) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      guard let first = words.first, let count = Int(first) else { return nil }
      (byteCount, text) = (count, words.count > 1 ? String(words[1]) : "")
    }
  }

  /// Answers each line with itself; `die` ends it, `trap` as a trap does, `once` where it wasn't asked before, `hang` waits, `long`
  /// has a million bytes.
  private static let script = #"""
    echo "0 hello"
    while read -r line; do
      case $line in
        die*) kill -9 $$ ;;
        trap*) kill -ILL $$ ;;
        once*) [ -e "$0" ] || { : > "$0"; kill -9 $$; }; echo "3 $line"; printf abc ;;
        hang*) sleep 60 ;;
        long*) echo "1000000 $line"; head -c 1000000 /dev/zero ;;
        talk*) echo "this is no header" ;;
        most*) echo "9223372036854775807 $line"; exit ;;
        less*) echo "-1 $line" ;;
        *) echo "3 $line"; printf abc ;;
      esac
    done
    """#

  private func run(
    _ rows: [String],
    size: Int = 2,
    timeout: Duration? = nil,
    until: (String) -> Bool = { _ in false }
  ) throws -> [String] {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let team = WorkerTeam<Line, String>(
      of: "/bin/bash",
      ["-c", Self.script, mark],
      size: size,
      timeout: timeout
    )
    expectEqual(try team.greeting().text, "hello")
    var rest = rows[...]
    var told: [String] = []
    try team.run(
      next: {
        rest.popFirst().map { $0 == "known" ? .known($0) : .request(Array("\($0)\n".utf8), $0) }
      },
      deliver: { outcome, row in
        switch outcome {
        case .answer(let line, let bytes):
          expectEqual(line.text, row)
          expectEqual(bytes.count, row == "long" ? 1_000_000 : 3)
          told.append(row)
        case .known: told.append("known")
        case .ended(let end, _): told.append("\(row): \(end)")
        }
        return !until(row)
      }
    )
    return told
  }

  @Test(arguments: [1, 2, 5])
  func `tells the rows in their order`(size: Int) throws {
    let rows = (0..<100).map { $0 % 7 == 3 ? "known" : "row\($0)" }
    try expectEqual(run(rows, size: size), rows)
  }

  @Test func `has room for answers that are longer than a pipe`() throws {
    let rows = (0..<20).map { _ in "long" }
    try expectEqual(run(rows), rows)
  }

  @Test(arguments: [1, 2, 3])
  func `loses no row but the one that ends its worker`(size: Int) throws {
    let rows = ["a", "b", "die", "c", "d", "trap", "e", "f", "g"]
    let expected = rows.map { row in
      ["die": "die: signal(9)", "trap": "trap: signal(4)"][row] ?? row
    }
    try expectEqual(run(rows, size: size), expected)
  }

  @Test(arguments: [1, 2])
  func `tries a row once more`(size: Int) throws {
    let rows = ["a", "once", "b", "c"]
    try expectEqual(run(rows, size: size), rows)
  }

  @Test func `ends a row that takes too long`() throws {
    let rows = ["a", "hang", "b", "c"]
    try expectEqual(run(rows, timeout: .milliseconds(400)), ["a", "hang: tooLong", "b", "c"])
  }

  @Test func `takes who doesn't speak as agreed for one that ended`() throws {
    try expectEqual(run(["a", "talk", "b"], size: 1), ["a", "talk: signal(9)", "b"])
    try expectEqual(run(["a", "less", "b"], size: 1), ["a", "less: signal(9)", "b"])
    try expectEqual(run(["a", "most", "b"], size: 1), ["a", "most: status(0)", "b"])
  }

  @Test func `ends where nobody wants more`() throws {
    let rows = (0..<1_000).map { "row\($0)" }
    try expectEqual(run(rows, until: { $0 == "row9" }).count, 10)
  }

  @Test func `reads no more rows than it has work for`() throws {
    var (asked, mostAhead, told) = (0, 0, 0)
    let team = WorkerTeam<Line, String>(of: "/bin/bash", ["-c", Self.script, "x"], size: 2)
    _ = try team.greeting()
    try team.run(
      next: {
        asked += 1
        mostAhead = max(mostAhead, asked - told)
        return asked > 2_000 ? nil : .request(Array("row\n".utf8), "row")
      },
      deliver: { _, _ in
        told += 1
        return true
      }
    )
    expectEqual(told, 2_000)
    #expect(mostAhead <= 26)
  }

  @Test func `ends where a worker that is started again is another one`() throws {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: mark) }
    let script =
      #"[ -e "$0" ] && echo "0 other" || echo "0 hello"; : > "$0"; read -r line; kill -9 $$"#
    let team = WorkerTeam<Line, String>(of: "/bin/bash", ["-c", script, mark], size: 1)
    _ = try team.greeting()
    var rest = ["a", "b"][...]
    #expect(throws: WorkerTeam<Line, String>.Failure.self) {
      try team.run(
        next: { rest.popFirst().map { .request(Array("\($0)\n".utf8), $0) } },
        deliver: { _, _ in true }
      )
    }
  }

  @Test func `doesn't count the time that others take of it`() throws {
    let team = WorkerTeam<Line, String>(
      of: "/bin/bash",
      ["-c", Self.script, "x"],
      size: 1,
      timeout: .milliseconds(500)
    )
    _ = try team.greeting()
    var rest = ["long", "long", "long"][...]
    try team.run(
      next: { rest.popFirst().map { .request(Array("\($0)\n".utf8), $0) } },
      deliver: { outcome, _ in
        if case .ended = outcome { Issue.record("a row was ended") }
        Thread.sleep(forTimeInterval: 0.8)
        return true
      }
    )
  }

  @Test func `says why no worker can be had`() {
    let none = WorkerTeam<Line, String>(of: "/nowhere/at all", [], size: 1)
    #expect(throws: WorkerTeam<Line, String>.Failure.self) { try none.greeting() }
    let early = WorkerTeam<Line, String>(of: "/bin/bash", ["-c", "exit 3"], size: 1)
    #expect(throws: WorkerTeam<Line, String>.Failure.self) { try early.greeting() }
  }
}
