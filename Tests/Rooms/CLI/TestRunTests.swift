import Foundation
import TestSupport
import Testing

@Suite struct `A run of tests` {
  private let design = "view: {id: box, background: red, size: 20}\n"

  private func withCards<T>(_ body: (Folder) throws -> T) throws -> T {
    let names = ["a", "b", "c"].map { "\($0).yaml" }
    let files = Dictionary(uniqueKeysWithValues: names.map { ($0, design) })
    return try withFolder(files.merging(["Package.swift": ""]) { $1 }) { folder in
      #expect(try Built(["test", "--update"], in: folder).status == 0)
      return try body(folder)
    }
  }

  @Test func `tries what failed the last time`() throws {
    try withCards { folder in
      #expect(try Built(["test", "--last-failed"], in: folder).error.contains("nothing failed in"))
      try folder.write(design.replacing("red", with: "blue"), to: "b.yaml")
      #expect(try Built(["test"], in: folder).output.hasSuffix("2 same, 1 changed\n"))
      let again = try Built(["test", "--last-failed"], in: folder)
      #expect(again.status == 1 && again.output.hasSuffix("\n1 changed\n"))
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      try expectEqual(Built(["test", "--last-failed"], in: folder).output, "1 same\n")
      let none = try Built(["test", "--last-failed"], in: folder)
      #expect(none.status == 0 && none.output == "")
    }
    try withFolder(["Package.swift": "", "a.yaml": design]) { folder in
      let none = try Built(["test", "--last-failed"], in: folder)
      #expect(none.status == 0)
      #expect(none.error.contains("no run before this one left results"))
    }
  }

  @Test func `ends after as many failures as are wanted`() throws {
    try withCards { folder in
      for name in ["a", "b", "c"] {
        try folder.write(design.replacing("red", with: "blue"), to: name + ".yaml")
      }
      let run = try Built(["test", "--max-failures", "2", "-j", "1"], in: folder)
      #expect(run.status == 1 && run.output.hasSuffix("\n2 changed\n"))
      #expect(run.error.contains("note: 1 more weren't tried, as 2 failed [max-failures]"))
      let again = try Built(["test", "--last-failed"], in: folder)
      #expect(again.output.hasSuffix("\n2 changed\n"))
      #expect(again.error.contains("it ended with 1 not tried"), "\(again.error)")
    }
  }

  @Test func `fails on the kinds of difference that are named, and tells of others`() throws {
    try withCards { folder in
      try folder.write(design.replacing("red", with: "blue"), to: "b.yaml")
      let style = try Built(["test", "--fail-on", "layout,style"], in: folder)
      #expect(style.status == 1)
      let layout = try Built(["test", "--fail-on", "layout,text"], in: folder)
      #expect(layout.status == 0 && layout.output == "3 same\n")
      #expect(layout.error.contains("what differs in b.yaml is of kinds that --fail-on leaves out"))
      // What the run before left is as undecided as it was.
      #expect(folder.text(of: "b.snapshots/b.new.scene") != nil)
      try folder.write(design.replacing("20", with: "24"), to: "b.yaml")
      let moved = try Built(["test", "--fail-on", "style,text,font,raster"], in: folder)
      #expect(moved.status == 0)
      let json = try Built(["test", "--fail-on", "style,text,font,raster", "--json"], in: folder)
      let verdict = try json.results()?.compactMap { $0["verdict"] as? [String: Any] }.first
      let limits = try #require(verdict?["limits"] as? [String: Any])
      expectEqual(limits.keys.sorted(), ["font", "style", "text"])
      #expect(try Built(["test", "--fail-on", "layout"], in: folder).status == 1)
      #expect(try Built(["test", "--fail-on", "size"], in: folder).status == 64)
    }
  }

  @Test func `tells of baselines that nothing asks for, unless it left designs out`() throws {
    try withCards { folder in
      try FileManager.default.removeItem(atPath: folder("b.yaml"))
      let told = "nothing asks for the baseline b.snapshots/b: there is no design 'b'"
      let whole = try Built(["test"], in: folder)
      #expect(whole.status == 0 && whole.error.contains("warning: " + told))
      for words in [["--filter", "a.y"], ["a.yaml"], ["--unreferenced", "ignore"]] {
        #expect(try !Built(["test"] + words, in: folder).error.contains("nothing asks"))
      }
      let rejected = try Built(["test", "--unreferenced", "reject"], in: folder)
      #expect(rejected.status == 1 && rejected.error.contains("error: " + told))
      let listed = try Built(["prune"], in: folder)
      #expect(listed.status == 1)
      expectEqual(listed.output, "unreferenced  b.snapshots/b  (there is no design 'b')\n")
      #expect(folder.names.contains("b.snapshots/b.scene"))
      let removed = try Built(["prune", "--yes"], in: folder)
      #expect(removed.status == 0 && removed.output.hasPrefix("removed  b.snapshots/b  "))
      #expect(!folder.names.contains("b.snapshots"))
      try expectEqual(Built(["prune"], in: folder).output, "")
      try FileManager.default.removeItem(atPath: folder("c.yaml"))
      let line = "CI=1 $snapline test --unreferenced delete"
      let kept = try Built(shell: line, in: folder)
      #expect(kept.status == 1 && kept.error.contains("nothing asks for"), "\(kept.error)")
      #expect(folder.names.contains("c.snapshots/c.scene"))
      let deleted = try Built(["test", "--unreferenced", "delete"], in: folder)
      #expect(deleted.status == 0 && deleted.error.contains("removed c.snapshots/c"))
      #expect(!folder.names.contains("c.snapshots"))
    }
  }

  @Test func `tells of baselines whose variant is gone`() throws {
    func card(_ variants: String) -> String { "variants: [{\(variants)}]\n" + design }
    try withFolder(["Package.swift": "", "a.yaml": card("appearance: [light, dark]")]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      // Options make names as well, of which no design tells.
      try folder.write(design, to: "b.yaml")
      _ = try Built(["test", "b.yaml", "--appearance", "dark", "--record", "all"], in: folder)
      _ = try Built(["test", "b.yaml", "--record", "all"], in: folder)
      try expectEqual(Built(["prune"], in: folder).output, "")
      try folder.write(card("appearance: [light]"), to: "a.yaml")
      let told = "nothing asks for the baseline a.snapshots/a.dark: a.yaml has no variant 'dark'"
      #expect(try Built(["test"], in: folder).error.contains(told))
      // Of a design that is at fault nobody knows.
      try folder.write(card("appearance: [light]").replacing("red", with: "rad"), to: "a.yaml")
      try expectEqual(Built(["prune"], in: folder).output, "")
      try folder.write(design, to: "a.yaml")
      try expectEqual(
        Built(["prune", "--yes"], in: folder).output,
        "removed  a.snapshots/a.dark  (a.yaml has no variant 'dark')\n"
          + "removed  a.snapshots/a.light  (a.yaml has no variant 'light')\n"
      )
    }
  }

  @Test func `keeps its results, in place of those of the run before`() throws {
    try withCards { folder in
      let run = try Built(["test", "--filter", "a.y"], in: folder)
      expectEqual(run.output, "1 same\n")
      let files = folder.names.filter { $0.hasSuffix("results.ndjson") }
      #expect(files.count == 1, "\(files)")
      let lines = folder.text(of: files[0])?.split(separator: "\n")
      expectEqual(lines?.count, 3)
      #expect(lines?[0].contains("\"isFiltered\":true") == true)
      #expect(lines?[1].contains("\"outcome\":\"same\"") == true)
    }
  }

  @Test func `goes on where its results can't be kept`() throws {
    try withFolder(["Package.swift": "", "a.yaml": design, ".snapline": ""]) { folder in
      let run = try Built(["test", "--record", "all", "--json"], in: folder)
      #expect(run.status == 0)
      #expect(run.error.contains("note: the results of this run aren't kept [results-lost]"))
      #expect(try run.results()?.count == 1)
    }
  }

  @Test func `calls nothing flaky that is the same each time`() throws {
    try withCards { folder in
      try expectEqual(Built(["test", "--repeat", "3"], in: folder).output, "3 same\n")
      try folder.write(design.replacing("red", with: "blue"), to: "b.yaml")
      let run = try Built(["test", "--retries", "2"], in: folder)
      #expect(run.output.hasSuffix("2 same, 1 changed\n"))
    }
  }
}
