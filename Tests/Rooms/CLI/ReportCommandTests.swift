import Foundation
import SnaplineEnvironment
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

  @Test func `has the findings of rules, whether or not a case fails for them`() throws {
    let small =
      "canvas: 60x60\nview: {view: [{button: Go, id: go, size: 20, pinnedTo: topLeading}]}\n"
    let files = ["Package.swift": "", "a.yaml": small, "b.yaml": small]
    try withFolder(files) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      #expect(try Built(["test", "--reporter", "html=page"], in: folder).status == 0)
      let passed = try #require(part("passed-0", in: folder, "page") as? [[Any]])
      let said = try #require(passed.first?.last as? [String])
      #expect(said.contains { $0.contains("warning") && $0.contains("[tap-size]") }, "\(said)")
      #expect(try Built(["test", "--lint", "--reporter", "html=page"], in: folder).status == 1)
      let details = try #require(part("details-0", in: folder, "page") as? [[String: Any]])
      let found = try #require(details.first?["found"] as? [[Any]])
      let tap = try #require(found.first { ($0[0] as? String)?.contains("[tap-size]") == true })
      expectEqual(tap[1] as? String, "View/View/go")
      // One rule is one cause, however many cases fail for it.
      let run = try #require(part("run", in: folder, "page") as? [String: Any])
      let groups = try #require(run["groups"] as? [[String: Any]])
      #expect(groups.count == 1 && (groups[0]["members"] as? [Int])?.count == 2, "\(groups)")
      #expect((groups[0]["text"] as? String)?.contains("lint: tap-size") == true, "\(groups)")
    }
  }

  @Test func `is written over no other file, nor over the folder in use`() throws {
    try withRun { folder in
      _ = try Built(["test", "--reporter", "blob=run.blob"], in: folder)
      let results = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      for name in ["d.yaml", "d.snapshots/d.scene", "run.blob", results] {
        let before = FileManager.default.contents(atPath: folder(name))
        let words = ["report", "--single-file", "-o", name] + (name == "run.blob" ? [name] : [])
        let refused = try Built(words, in: folder)
        #expect(
          refused.status == 2 && refused.error.contains("this file, which isn't one"),
          "\(name)"
        )
        expectEqual(FileManager.default.contents(atPath: folder(name)), before)
      }
      // An older report makes way, to itself alone.
      for _ in 0..<2 {
        let made = try Built(["report", "--single-file", "-o", "page.html"], in: folder)
        expectEqual(made.output, "page.html\n")
      }
      let printed = try Built(["report", "--single-file", "-o", "-"], in: folder)
      expectEqual(printed.output, folder.text(of: "page.html"))
      let dash = try Built(["report", "-o", "-"], in: folder)
      #expect(
        dash.status == 64 && dash.error.contains("standard output can't hold"),
        "\(dash.error)"
      )
      try folder.write("", to: "empty/in/.keep")
      for script in ["cd empty/in; $snapline report -o .", "cd empty/in; $snapline report -o ../."]
      {
        let refused = try Built(shell: script, in: folder)
        #expect(
          refused.status == 2 && refused.error.contains("the folder in use"),
          "\(refused.error)"
        )
      }
      #expect(try Built(["report", "-o", "fresh/."], in: folder).status == 2)
      #expect(!folder.names.contains { $0 == "-" || $0.contains(".snapline-report-") })
    }
  }

  @Test func `shows texts of any kind, and says what it can't show`() throws {
    try withRun { folder in
      _ = try Built(["test"], in: folder)
      let results = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let lines = try #require(folder.text(of: results))
      // As a strategy with an extension of its own leaves them.
      func keep(_ text: String, as kind: String, _ known: String) throws -> String {
        for side in ["d", "d.new"] {
          try folder.write(text + side, to: "d.snapshots/\(side).\(kind)")
        }
        return known.replacing("d.snapshots/d.scene", with: "d.snapshots/d.\(kind)")
          .replacing("d.snapshots/d.new.scene", with: "d.snapshots/d.new.\(kind)")
      }
      let hash = /"scene":"[0-9a-f]{64}"/
      for (kind, text, member) in [("md", "# Tide ", "text"), ("pdf", "%PDF-1.7 ", "lost")] {
        var record = try #require(
          lines.split(separator: "\n").first { $0.contains("d.snapshots/d") }
        )
        .description
        record = try keep(text, as: kind, record)
        let hashes = ["d", "d.new"].map { SHA256.hexadecimal(of: Array((text + $0).utf8)) }
        for hex in hashes {
          record.replace(hash, with: "\"\(kind)\":\"\(hex)\"", maxReplacements: 1)
        }
        let others = lines.split(separator: "\n").filter { !$0.contains("d.snapshots/d") }
        try folder.write(
          (others.prefix(1) + [record[...]] + others.dropFirst()).joined(separator: "\n") + "\n",
          to: results
        )
        let report = try Built(["report"], in: folder)
        #expect(!report.error.contains("lack"), "\(report.error)")
        let details = try #require(part("details-0", in: folder) as? [[String: Any]])
        let sides = ["old", "new"].map { (details[0][$0] as? [String: Any])?[member] as? String }
        if kind == "md" {
          #expect(Set(sides) == ["# Tide d", "# Tide d.new"], "\(sides)")
        } else {
          #expect(sides.allSatisfy { $0?.contains("of the kind 'pdf'") == true }, "\(sides)")
        }
      }
    }
  }

  /// The views that a mask of now hides stood elsewhere then, or aren't there any more.
  @Test(
    arguments: [
      ("{type: Label}", ""), ("{text: '*:*'}", "- {label: New, pinnedTo: topTrailing}\n  "),
      ("{type: Label, ifPresent: true}", "- {view: [], id: new, size: 5, pinnedTo: top}\n  "),
    ],
    ["scene", "image"]
  )
  func `shows nothing of a baseline that masks hide by now`(masked: (String, String), kind: String)
    throws
  {
    let (mask, first) = masked
    func card(_ test: String, _ first: String, _ text: String) -> String {
      "test: {kinds: [\(kind)]\(test)}\ncanvas: 100x60\nview:\n  view:\n  \(first)"
        + (text.isEmpty ? "" : "- {label: '\(text)', pinnedTo: topLeading}\n  ")
        + "- {view: [], background: red, size: 10, pinnedTo: bottomLeading, insets: \(first.count)}\n"
    }
    let before = card("", "", "12:30")
    try withFolder(["Package.swift": "", "a.yaml": before]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      let text = mask.contains("ifPresent") ? "" : "12:31"
      try folder.write(card(", masks: [\(mask)]", first, text), to: "a.yaml")
      #expect(try Built(["test"], in: folder).status == 1)
      _ = try Built(["report"], in: folder)
      let failed = try #require(part("failed-0", in: folder) as? [[String: Any]])
      let name = try #require((failed[0]["p"] as? [Any])?.first as? String)
      let picture =
        FileManager.default.contents(atPath: folder(".snapline/report/" + name)) ?? Data()
      // A kept scene is drawn anew, with the colour of masks and without letters.
      let drawing = String(decoding: picture, as: UTF8.self)
      #expect(drawing.hasPrefix("<svg") && drawing.contains("#ccc2e0"), "\(mask)")
      #expect(!drawing.contains("<use"), "\(mask)")
      let details = folder.text(of: ".snapline/report/data/details-0.js") ?? ""
      #expect(!details.contains("\"12:30\""), "\(mask)")
    }
  }

  @Test func `shows a baseline from before there were masks as it was compared`() throws {
    func card(_ time: String, _ mask: String, _ inset: Int) -> String {
      mask + "canvas: 100x60\nview:\n  view:\n"
        + "  - {label: '\(time)', id: clock, pinnedTo: topLeading, width: 60}\n"
        + "  - {view: [], id: box, background: red, size: 10, pinnedTo: bottomLeading, "
        + "insets: \(inset)}\n"
    }
    try withFolder(["Package.swift": "", "a.yaml": card("12:30", "", 8)]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write(card("9:41", "test: {masks: [clock]}\n", 12), to: "a.yaml")
      #expect(try Built(["test"], in: folder).status == 1)
      _ = try Built(["report"], in: folder)
      let failed = try #require(part("failed-0", in: folder) as? [[String: Any]])
      let pictures = try #require(failed[0]["p"] as? [String])
      for name in pictures {
        let picture = try #require(folder.text(of: ".snapline/report/" + name))
        // No letter's shape is left, and the colour of masks is there.
        #expect(!picture.contains("<use") && picture.contains("#ccc2e0"), "\(picture)")
      }
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
        for round in $(seq \(Seed.many(40).count)); do
          "$snapline" report -o page >/dev/null 2>&1 & child=$!
          sleep 0.0$((RANDOM % 6))$((RANDOM % 10))
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
