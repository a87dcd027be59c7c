import Foundation
import TestSupport
import Testing

@Suite struct `Shards of a run` {
  private let design = "version: 1\ncanvas: 40x40\nview: {id: box, background: red}\n"

  @Test(arguments: [1, 2, 3, 7, 12])
  func `test each design once, and merge to the whole run`(count: Int) throws {
    let names = (0..<10).map { "d\($0 % 3)/x\($0).yaml" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, design) })
    try withFolder(files.merging(["Package.swift": ""]) { $1 }) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      try folder.write(design.replacing("red", with: "blue"), to: names[4])
      for shard in 1...count {
        let run = try Built(
          ["test", "--shard", "\(shard)/\(count)", "--reporter", "blob=b/\(shard).blob"],
          in: try ready(folder)
        )
        #expect([0, 1].contains(run.status), "\(run.error)")
      }
      let merged = try Built(["merge-reports", "b", "--json"], in: folder)
      expectEqual(merged.status, 1)
      expectEqual(merged.error, "")
      let found = try #require(try merged.results()).compactMap { $0["name"] as? String }
      expectEqual(found.sorted(), names.sorted())
      guard count > 1 else { return }
      try FileManager.default.removeItem(atPath: folder("b/2.blob"))
      let part = try Built(["merge-reports", "b", "-q"], in: folder)
      expectEqual(part.status, 2)
      #expect(part.error.contains("shard 2 of \(count) is missing [missing-shard]"))
    }
  }

  private func ready(_ folder: Folder) throws -> Folder {
    try FileManager.default.createDirectory(atPath: folder("b"), withIntermediateDirectories: true)
    return folder
  }

  @Test func `are of other plans where designs or how they look are others`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design, "b.yaml": design]) { folder in
      func plan(_ words: String...) throws -> String? {
        let run = try Built(["test", "--json"] + words, in: folder)
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let selection = (document as? [String: Any])?["selection"] as? [String: Any]
        return selection?["plan"] as? String
      }
      let first = try plan()
      #expect(first?.count == 64)
      expectEqual(try plan("--shard", "2/2"), first)
      expectEqual(try plan("b.yaml", "a.yaml"), first)
      for words in [["--filter", "a.y"], ["--device", "iphone-16"], ["--fonts", "x"], ["--rtl"]] {
        let run = try Built(["test", "--json"] + words, in: folder)
        #expect(!run.output.contains(first ?? "?"), "\(words)")
      }
      try folder.write(design, to: "c.yaml")
      #expect(try plan() != first)
    }
  }
}

@Suite struct `Reports of what a run left` {
  private let design = "version: 1\ncanvas: 40x40\nview: {id: box, background: red}\n"

  @Test func `say where there is nothing, and what is damaged`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design]) { folder in
      let none = try Built(["merge-reports"], in: folder)
      expectEqual(none.status, 2)
      #expect(none.error.contains("[no-results]"), "\(none.error)")
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      expectEqual(
        try Built(["merge-reports"], in: folder).output.split(separator: "\n").last,
        "1 recorded"
      )
      let path = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let text = try #require(folder.text(of: path))
      try folder.write(text.replacing("{\"end\"", with: "nonsense\n{\"und\""), to: path)
      let damaged = try Built(["merge-reports"], in: folder)
      expectEqual(damaged.status, 2)
      #expect(damaged.output.hasSuffix("1 recorded\n"))
      #expect(damaged.error.contains("2 lines are damaged, the first is line 3 [damaged]"))
      #expect(damaged.error.contains("the run ended before it was through"))
      try folder.write(text.replacing("\"schema\":2", with: "\"schema\":1"), to: path)
      let older = try Built(["merge-reports"], in: folder)
      expectEqual(older.status, 2)
      #expect(older.error.contains("wrote these results in version 1 of their format"))
    }
  }

  @Test func `hold although another run begins`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design, "b.yaml": design]) { folder in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      let both = try Built(
        shell: """
          for n in 1 2 3 4 5 6 7 8; do $snapline test --reporter json=$n.json & done; wait
          for n in 1 2 3 4 5 6 7 8; do grep -c '^{"baseline"' $n.json; done
          """,
        in: folder
      )
      expectEqual(both.output, String(repeating: "2\n", count: 8), "\(both.error)")
    }
  }
}
