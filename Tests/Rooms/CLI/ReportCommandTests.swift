import Foundation
import TestSupport
import Testing

/// The data of a report: what a part of it says, without the call around it.
private func part(_ name: String, in folder: Folder, _ report: String = ".snapline/report") throws
  -> Any
{
  let text = try #require(folder.text(of: "\(report)/data/\(name).js"))
  // Such as `snapline.part("run",0,…)`.
  let data = text.split(separator: ",", maxSplits: 2)[2].dropLast(2)
  return try JSONSerialization.jsonObject(with: Data(data.utf8), options: .fragmentsAllowed)
}

/// The bytes of all files of a report, by their names.
private func contents(_ folder: Folder, _ report: String = ".snapline/report") -> [String: Data] {
  let names = folder.names.filter { $0.hasPrefix(report + "/") }
  return Dictionary(
    uniqueKeysWithValues: names.compactMap { name in
      FileManager.default.contents(atPath: folder(name)).map {
        (String(name.dropFirst(report.count + 1)), $0)
      }
    }
  )
}

@Suite struct `The report of a run` {
  @Test func `is a folder with the failures, their pictures and what passed`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      let report = try Built(["report"], in: folder)
      expectEqual(report.status, 2)
      #expect(report.output.hasSuffix("/.snapline/report/index.html\n"))
      let failed = try #require(part("failed-0", in: folder) as? [[String: Any]])
      expectEqual(failed.compactMap { $0["n"] as? String }, ["d.yaml", "new.yaml", "wrong.yaml"])
      let passed = try #require(part("passed-0", in: folder) as? [[Any]])
      expectEqual(passed.compactMap { $0[0] as? String }, ["a.yaml", "b.yaml", "cards/c.yaml"])
      let run = try #require(part("run", in: folder) as? [String: Any])
      let groups = try #require(run["groups"] as? [[String: Any]])
      #expect(
        groups.contains {
          $0["text"] as? String == "stack.spacing 8 → 12" && $0["members"] as? [Int] == [0]
        }
      )
      let details = try #require(part("details-0", in: folder) as? [[String: Any]])
      expectEqual(details[0]["accept"] as? String, "snapline review --accept d.snapshots/d")
      let old = try #require(details[0]["old"] as? [String: Any])
      let new = try #require(details[0]["new"] as? [String: Any])
      let rules = try #require(new["rules"] as? [[Any]])
      #expect(!rules.isEmpty && (new["views"] as? [[Any]])?.count == 4 && old["views"] != nil)
      for name in failed[0]["p"] as? [String] ?? [] {
        let picture = try #require(folder.text(of: ".snapline/report/" + name))
        // Letters are shapes, for the fonts of whoever looks are unknown.
        #expect(
          picture.hasPrefix("<svg") && !picture.contains("<text") && picture.contains("<path")
        )
      }
    }
  }

  @Test func `is the same from the run itself and afterwards, and equal pictures are in it once`()
    throws
  {
    try withRun { folder in
      try folder.write(folder.text(of: "d.yaml") ?? "", to: "a.yaml")
      let run = try Built(["test", "--reporter", "html=page"], in: folder)
      expectEqual(run.status, 2)
      #expect(try Built(["report"], in: folder).status == 2)
      expectEqual(contents(folder, "page"), contents(folder))
      // Old and new of the two that were edited alike, and the new one, which is like their old one.
      expectEqual(contents(folder).keys.filter { $0.hasPrefix("pictures/") }.count, 2)
      let blob = try Built(["merge-reports", "--reporter", "blob=all.blob"], in: folder)
      #expect(blob.status == 2)
      #expect(try Built(["report", "all.blob", "-o", "third"], in: folder).status == 2)
      expectEqual(contents(folder, "third").keys.sorted(), contents(folder).keys.sorted())
    }
  }

  @Test func `replaces an older one, and nothing else`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      for _ in 0..<2 {
        #expect(try Built(["report", "-o", "page"], in: folder).output.contains("page/index.html"))
      }
      let before = contents(folder, "page")
      try folder.write("mine", to: "page/notes.txt")
      let refused = try Built(["report", "-o", "page"], in: folder)
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(
        refused.error.contains("as 'notes.txt' in this folder isn't of a report"),
        "\(refused.error)"
      )
      try FileManager.default.removeItem(atPath: folder("page/notes.txt"))
      expectEqual(contents(folder, "page"), before)
      try folder.write("<html>mine</html>", to: "site/index.html")
      #expect(try Built(["report", "-o", "site"], in: folder).error.contains("'index.html'"))
      expectEqual(folder.text(of: "site/index.html"), "<html>mine</html>")
      try FileManager.default.createSymbolicLink(
        atPath: folder("link"),
        withDestinationPath: "page"
      )
      #expect(try Built(["report", "-o", "link"], in: folder).error.contains("as this is a link"))
      #expect(
        try Built(["report", "-o", "d.yaml"], in: folder).error.contains("as this is no folder")
      )
      #expect(
        try Built(["report", "-o", "none/page"], in: folder).error.contains(
          "there is no folder 'none'"
        )
      )
      let full = "trap '' XFSZ; ulimit -f 2; $snapline report -o page"
      let cut = try Built(shell: full, in: folder)
      #expect(cut.status == 2 && cut.error.contains("can't be written"), "\(cut.error)")
      expectEqual(contents(folder, "page"), before)
      #expect(!folder.names.contains { $0.contains(".snapline-report-") })
    }
  }

  @Test func `says what can't be shown, and shows the rest`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      try FileManager.default.removeItem(atPath: folder("d.snapshots/d.new.scene"))
      try folder.write("else", to: "new.snapshots/new.new.scene")
      let report = try Built(["report"], in: folder)
      expectEqual(report.status, 2)
      #expect(report.error.contains("2 cases lack pictures"), "\(report.error)")
      #expect(report.output.hasSuffix("index.html\n"))
      let details = try #require(part("details-0", in: folder) as? [[String: Any]])
      let lost = details.prefix(2).map { ($0["new"] as? [String: Any])?["lost"] as? String }
      expectEqual(
        lost,
        [
          "what is new can't be read: No such file or directory",
          "what is new isn't the file that the run saw",
        ]
      )
    }
  }

  @Test func `tells of a run that is damaged, older or gone, in a sentence`() throws {
    try withFolder(["Package.swift": ""]) { folder in
      let none = try Built(["report"], in: folder)
      #expect(none.status == 2 && none.error.contains("no results in this folder"), "\(none.error)")
      #expect(folder.names == ["Package.swift"])
    }
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      let name = try #require(
        folder.names.first { $0.hasSuffix("results.ndjson") && $0.contains("/designs") }
      )
      let lines = try #require(folder.text(of: name)).split(separator: "\n").map(String.init)
      try folder.write((lines.dropLast() + ["{\"case\":{\"na"]).joined(separator: "\n"), to: name)
      let damaged = try Built(["report"], in: folder)
      expectEqual(damaged.status, 2)
      #expect(
        damaged.error.contains("is damaged")
          && damaged.error.contains("ended before it was through")
      )
      let run = try #require(part("run", in: folder) as? [String: Any])
      #expect((run["problems"] as? [String])?.count == 2)
      #expect((try part("failed-0", in: folder) as? [Any])?.count == 3)
      let older = lines.map { $0.replacing("\"schema\":2", with: "\"schema\":1") }
      try folder.write(older.joined(separator: "\n"), to: name)
      let refused = try Built(["report"], in: folder)
      #expect(refused.status == 2 && refused.error.contains("in version 1 of their format"))
    }
  }

  @Test func `is whole or isn't there, wherever it is killed`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      let script = """
        for round in $(seq 12); do
          "$snapline" report -o page >/dev/null 2>&1 & child=$!
          sleep 0.0$((RANDOM % 9))$((RANDOM % 10))
          kill -KILL $child 2>/dev/null; wait $child 2>/dev/null
          [ ! -e page ] || [ -e page/index.html -a -e page/data/run.js -a -e page/report.js ] || echo half
        done
        true
        """
      let killed = try Built(shell: script, in: folder)
      expectEqual(killed.output, "")
      #expect(try Built(["report", "-o", "page"], in: folder).status == 2)
      #expect(!folder.names.contains { $0.contains(".snapline-report-") })
    }
  }

  @Test func `is one file where few failed`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      let report = try Built(["report", "--single-file", "-o", "page.html"], in: folder)
      #expect(report.status == 2 && report.output == "page.html\n")
      let page = try #require(folder.text(of: "page.html"))
      #expect(page.contains("id=\"part-failed-0\"") && page.contains("data:image/svg+xml;base64,"))
      #expect(!page.contains("src=\"report.js\"") && !page.contains("unsafe-inline"))
      let card = folder.text(of: "d.yaml") ?? ""
      for number in 0..<26 { try folder.write(card, to: "more\(number).yaml") }
      _ = try Built(["test"], in: folder)
      let refused = try Built(["report", "--single-file", "-o", "page.html"], in: folder)
      #expect(
        refused.status == 2 && refused.error.contains("one file holds 25"),
        "\(refused.error)"
      )
      expectEqual(folder.text(of: "page.html"), page)
    }
  }
}
