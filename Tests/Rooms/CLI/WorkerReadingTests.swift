import Foundation
import Glibc
import TestSupport
import Testing

/// What many rows share, and what runs beside each other for them.
@Suite struct `The work that rows share` {
  private static let design = """
    version: 1
    canvas: 90x60
    data: {name: Ada}
    view:
      vstack:
      - {label: "{{name}}", font: 12}
      - {image: a.svg, size: 9}
      alignment: leading
      pinnedTo: top
    """
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9z\"/></svg>"

  /// How often files of a folder are opened while something happens, by their names.
  private func opened(in folder: Folder, by body: () throws -> Void) throws -> [String: Int] {
    let file = inotify_init1(Int32(IN_NONBLOCK))
    try #require(file >= 0)
    defer { close(file) }
    let watch = unsafe inotify_add_watch(file, folder.path, UInt32(IN_OPEN))
    try #require(watch >= 0)
    try body()
    var counts: [String: Int] = [:]
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = unsafe read(file, &bytes, bytes.count), count > 0 {
      var place = 0
      while place < count {
        // Four numbers, of which the last is the length of the name behind them.
        let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 12 + $1]) << (8 * $1) }
        let name = bytes[place + 16..<place + 16 + length].prefix { $0 != 0 }
        counts[String(decoding: name, as: UTF8.self), default: 0] += 1
        place += 16 + length
      }
    }
    return counts
  }

  @Test func `opens each file as often for many rows as for one`() throws {
    try withFolder(["t.yaml": Self.design, "a.svg": Self.picture]) { folder in
      let counts = try [1, 30].map { count in
        try opened(in: folder) {
          let rows = (1...count).map { "{\"data\":{\"name\":\"N\($0)\"}}\n" }.joined()
          let run = try Built(["worker", "t.yaml", "--text"], in: folder, input: rows)
          expectEqual(run.output.split(separator: "\"hash\"").count, count + 1)
        }
      }
      expectEqual(counts[0], counts[1])
      expectEqual(counts[0].keys.sorted(), ["a.svg", "t.yaml"])
    }
  }

  @Test(arguments: [1, 3])
  func `is done by as many workers as asked for, each with one thread that draws`(
    jobs: Int
  ) throws {
    try withFolder(["badge.yaml": Badge.design, "rows.jsonl": Badge.rows(60)]) { folder in
      // Each worker has a second thread, which sleeps until the process that started it is gone.
      let shell = """
        mkfifo rows; sleep 60 3<>rows & holder=$!
        "$snapline" batch badge.yaml --data - -o x.tar -j \(jobs) --results r <rows 2>said & batch=$!
        exec 4>rows; cat rows.jsonl >&4
        for i in {1..200}; do
          sleep 0.05; [ "$(wc -l <r 2>/dev/null || echo 0)" -ge 30 ] && break
        done
        for status in $(grep -ls "^PPid:[[:space:]]*$batch$" /proc/[0-9]*/status); do
          ls "${status%status}task" | wc -l
        done
        exec 4>&-; kill $holder; wait $batch
        """
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output, String(repeating: "2\n", count: jobs))
    }
  }
}
