import Foundation
import SnaplineTerminal
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite(.mustEnd) struct `The progress of a batch` {
  @Test func `says how many rows are done, how fast, and how long the rest takes`() {
    func line(_ done: Int, failed: Int = 0, _ seconds: Double, _ share: Double?) -> String {
      BatchProgress.line(BatchTally(done: done, failed: failed), after: seconds, share: share)
    }
    expectEqual(line(1_000, 4, 0.2), "1,000 rows, 250 a second, 20 %, 16 s left")
    expectEqual(
      line(1_234_567, failed: 1_200, 100, 0.25),
      "1,234,567 rows, 12,345 a second, 1,200 failed, 25 %, 5 min left"
    )
    expectEqual(
      line(12, failed: 1, 0.5, 0.5),
      "12 rows, 24 a second, 1 failed, 50 %, 0.5 s left"
    )
    expectEqual(line(36_000, 3_600, 0.125), "36,000 rows, 10 a second, 12 %, 7 h left")
    // Of a pipe, of a beginning that tells too little, and of what is read to its end.
    expectEqual(line(900, 3, nil), "900 rows, 300 a second")
    expectEqual(line(4, 2, 0.001), "4 rows, 2 a second")
    expectEqual(line(999, 3, 1), "999 rows, 333 a second")
  }

  /// So many rows that the line is shown several times.
  private let files = ["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(2_000)]
  private let words = [
    "batch", "badge.yaml", "--data", "rows.jsonl", "-o", "o.tar", "--results", "r.jsonl", "-j", "1",
  ]

  @Test func `is shown in a terminal, and gives way to what was done`() throws {
    try withFolder(files) { folder in
      let terminal = try PseudoTerminal(words, in: folder, environment: ["TERM": "xterm"])
      expectEqual(terminal.status(), 0)
      let line = /\r[0-9,]+ rows, [0-9,]+ a second, \d+ %, [0-9.]+ (?:s|min|h) left\e\[K/
      #expect(terminal.shown.firstMatch(of: line) != nil, "\(terminal.shown)")
      #expect(terminal.shown.contains("\r\u{1B}[K2,000 rows, "), "\(terminal.shown)")
    }
  }

  @Test func `isn't shown in a pipe`() throws {
    try withFolder(files) { folder in
      let run = try Built(words, in: folder)
      expectEqual(run.status, 0)
      expectEqual(run.error, "")
    }
    let pipe = Pipe()
    var progress = BatchProgress(Console(error: pipe.fileHandleForWriting.fileDescriptor))
    Thread.sleep(forTimeInterval: 0.25)
    progress.step(BatchTally(done: 5), share: 0.5)
    progress.clear()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
