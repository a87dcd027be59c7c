import Foundation
import Glibc
import TestSupport
import Testing

/// What many rows share, and what runs beside each other for them.
@Suite struct `The work that rows share` {
  private static let design = """
    version: 1
    canvas: 90x60
    data: {name: Ada, picture: b.svg}
    fontFiles: [face.ttf, faces]
    view:
      vstack:
      - {label: "{{name}}", font: {family: Snapline Axis, size: 12}}
      - {image: a.svg, size: 9}
      - {image: "{{picture}}", size: 9}
      - {image: {symbol: star}, size: 9}
      - {label: "{{name}} Donaudampfschifffahrt", hyphenation: true, width: 60}
      alignment: leading
      pinnedTo: top
    """
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9z\"/></svg>"

  /// How often files of some folders are opened while something happens, by their names.
  private func opened(in folders: [String], by body: () throws -> Void) throws -> [String: Int] {
    let file = inotify_init1(Int32(IN_NONBLOCK))
    try #require(file >= 0)
    defer { close(file) }
    // The system tells one time of several equal events in a row, so what closes files is watched, too.
    let events = UInt32(IN_OPEN | IN_CLOSE)
    for folder in folders {
      let watch = unsafe inotify_add_watch(file, folder, events)
      try #require(watch >= 0)
    }
    try body()
    var counts: [String: Int] = [:]
    var bytes = [UInt8](repeating: 0, count: 65_536)
    func number(at place: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    while case let count = unsafe read(file, &bytes, bytes.count), count > 0 {
      var place = 0
      while place < count {
        // Four numbers: the second is the event, and the last is the length of the name behind them.
        let (event, length) = (number(at: place + 4), number(at: place + 12))
        let name = bytes[place + 16..<place + 16 + length].prefix { $0 != 0 }
        // A folder that is watched itself has no name here.
        if event & Int(IN_OPEN) != 0, !name.isEmpty {
          counts[String(decoding: name, as: UTF8.self), default: 0] += 1
        }
        place += 16 + length
      }
    }
    return counts
  }

  @Test func `opens each file as often for many rows as for one`() throws {
    try withFolder(["t.yaml": Self.design]) { folder in
      for name in ["a.svg", "b.svg", "home/symbols/star.svg"] {
        try folder.write(Self.picture, to: name)
      }
      try folder.write("UTF-8\n1d\n", to: "home/hyphenation/hyph_en_US.dic")
      let face = try Data(contentsOf: URL(filePath: Checkout.fixture("Fonts/SnaplineAxis.ttf")))
      for name in ["face.ttf", "faces/other.ttf"] { try folder.write(face, to: name) }
      // A file that was written just now may be written again with the same time, and is read again.
      Thread.sleep(forTimeInterval: 0.1)
      let folders = ["", "faces", "home/symbols", "home/hyphenation"].map { folder($0) }
      // The first run finds no index of the fonts.
      let counts = try [1, 1, 30].map { count in
        let row = #"{"data":{"name":"N%","picture":"b.svg"}}"#
        let rows = (1...count).map { row.replacing("%", with: "\($0)") + "\n" }
        try folder.write(rows.joined(), to: "given/rows")
        return try opened(in: folders) {
          let shell = "SNAPLINE_HOME=home $snapline worker t.yaml --text <given/rows"
          let run = try Built(shell: shell, in: folder)
          expectEqual(run.output.split(separator: "\"hash\"").count, count + 1)
        }
      }
      expectEqual(counts[1], counts[2])
      let names = [
        "a.svg", "b.svg", "face.ttf", "faces", "hyph_en_US.dic", "other.ttf", "star.svg", "t.yaml",
      ]
      #expect(names.allSatisfy { counts[1][$0] != nil }, "\(counts[1])")
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
