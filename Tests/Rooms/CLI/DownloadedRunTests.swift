import Foundation
import TestSupport
import Testing

/// A review of what a run elsewhere left, which may have been made by anybody.
@Suite struct `A downloaded run` {
  private let design = "version: 1\ncanvas: 40x40\nview: {background: red}\n"

  /// A package with a changed and a new design, and the results of a run of both under CI.
  private func withDownload(_ body: (Folder) throws -> Void) throws {
    let files = ["root/Package.swift": "", "root/in/a.yaml": design, "root/in/b.yaml": design]
    try withFolder(files) { folder in
      _ = try Built(shell: "cd root; $snapline test in/a.yaml --record all", in: folder)
      for name in ["a", "b"] {
        try folder.write(design.replacing("red", with: "blue"), to: "root/in/\(name).yaml")
      }
      let run = try Built(shell: "cd root; CI=1 $snapline test; mv .snapline ../load", in: folder)
      #expect(run.output.hasSuffix("1 changed, 1 missing\n"), "\(run.output)")
      #expect(run.output.contains("\n  accept:  snapline review --from FOLDER, once .snapline/run"))
      #expect(!folder.names.contains { $0.hasPrefix("root/") && $0.contains(".new.") })
      try body(folder)
    }
  }

  private func review(_ words: String, in folder: Folder) throws -> Built {
    try Built(shell: "cd root; $snapline review --from ../load \(words)", in: folder)
  }

  @Test(arguments: [
    "../load", "../load/run", "$(echo ../load/run/*)", "../load/run/*/results.ndjson",
  ])
  func `is accepted wherever its baseline still is the one of then`(from: String) throws {
    try withDownload { folder in
      let list = try Built(shell: "cd root; $snapline review --list --from \(from)", in: folder)
      expectEqual(list.status, 1)
      #expect(list.output.contains("  changed  in/a.snapshots/a  (scene)\n"), "\(list.error)")
      #expect(list.output.contains("  new  in/b.snapshots/b  (scene)\n"))
      let run = try Built(
        shell: "cd root; $snapline review --accept-all --from \(from)",
        in: folder
      )
      expectEqual(run.status, 0)
      expectEqual(
        Set(run.output.split(separator: "\n")),
        ["accepted  in/a.snapshots/a", "accepted  in/b.snapshots/b"]
      )
      expectEqual(try Built(shell: "cd root; $snapline test", in: folder).output, "2 same\n")
      // What is accepted isn't pending any more.
      let again = try review("--list", in: folder)
      expectEqual(again.status, 0)
      expectEqual(again.output + again.error, "")
    }
  }

  @Test func `may be a blob, or a folder of blobs, and what is cut short is told`() throws {
    let files = ["root/Package.swift": "", "root/in/a.yaml": design, "root/in/b.yaml": design]
    try withFolder(files) { folder in
      _ = try Built(shell: "cd root; $snapline test --update", in: folder)
      for name in ["a", "b"] {
        try folder.write(design.replacing("red", with: "blue"), to: "root/in/\(name).yaml")
      }
      for shard in 1...2 {
        let words = "--shard \(shard)/2 --reporter blob=../load/\(shard).blob"
        let run = try Built(
          shell: "mkdir -p load; cd root; CI=1 $snapline test \(words); rm -r .snapline",
          in: folder
        )
        expectEqual(run.status, 0, "\(run.error)")
      }
      let one = try Built(
        shell: "cd root; $snapline review --accept-all --from ../load/1.blob",
        in: folder
      )
      #expect(one.status == 0 && one.output.hasPrefix("accepted  in/"), "\(one.error)")
      let cut = try Built(
        shell:
          "cd root; head -n -1 ../load/2.blob > ../2.blob; $snapline review --list --from ../2.blob",
        in: folder
      )
      #expect(cut.status == 2 && cut.error.contains("the file is cut short"), "\(cut.error)")
      let both = try review("--accept-all", in: folder)
      #expect(both.status == 0, "\(both.error)")
      expectEqual(try Built(shell: "cd root; $snapline test", in: folder).output, "2 same\n")
    }
  }

  @Test func `is accepted by name and by cause, and asked about`() throws {
    try withDownload { folder in
      let one = try review("--accept in/b.snapshots/b --json", in: folder)
      expectEqual(one.status, 0)
      #expect(one.output.contains("\"state\" : \"accepted\""), "\(one.error)")
      let terminal = try PseudoTerminal(
        ["review", "--from", "../load"],
        in: Folder(path: folder("root"))
      ).type("au")
      #expect(terminal.wait(for: "undone  in/a.snapshots/a"), "\(terminal.shown)")
      #expect(!folder.names.contains("root/in/a.snapshots/a.new.scene"))
      let other = try Built(shell: "cd root; $snapline test in/a.yaml", in: folder)
      #expect(other.output.hasSuffix("1 changed\n"))
      expectEqual(terminal.type("aq").status(), 0)
      expectEqual(try Built(shell: "cd root; $snapline test", in: folder).output, "2 same\n")
      expectEqual(try review("--accept nothing", in: folder).status, 1)
    }
  }

  @Test(arguments: [
    ("echo >> root/in/a.snapshots/a.scene", "the baseline moved on"),
    ("rm -r root/in/a.snapshots", "the baseline that it was compared with is gone"),
    ("mkdir root/in/b.snapshots; echo > root/in/b.snapshots/b.scene", "there is a baseline by now"),
    ("rm load/run/*/new/in/a.snapshots/a.scene", "isn't there"),
  ])
  func `names what can't be accepted, and accepts the rest`(change: String, told: String) throws {
    try withDownload { folder in
      _ = try Built(shell: change, in: folder)
      let before = folder.text(of: "root/in/a.snapshots/a.scene")
      let run = try review("--accept-all", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("can't be accepted") && run.error.contains(told), "\(run.error)")
      expectEqual(run.output.split(separator: "\n").count, 1)
      if run.output.contains("b.snapshots") {
        expectEqual(folder.text(of: "root/in/a.snapshots/a.scene"), before)
      }
    }
  }

  @Test func `is refused where a file isn't the one that the run left`() throws {
    try withDownload { folder in
      _ = try Built(shell: "echo >> load/run/*/new/in/a.snapshots/a.scene", in: folder)
      let run = try review("--accept-all", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("its SHA-256 is another"), "\(run.error)")
      expectEqual(run.output, "accepted  in/b.snapshots/b\n")
    }
  }

  @Test(arguments: [
    "../out.snapshots/a", "/tmp/out.snapshots/a", "in/../../out.snapshots/a", "in//a.snapshots/a",
    "in/link.snapshots/a", ".git/a.snapshots/a", "in/a", "in/a.snapshots/a.new", "in/a.snapshots/",
    "in/a.snapshots/..", "", "in/a.snapshots/.a",
  ])
  func `writes nowhere but to baselines of the package`(name: String) throws {
    try withDownload { folder in
      _ = try Built(shell: "mkdir out; ln -s ../../out root/in/link.snapshots", in: folder)
      let file = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let text = try #require(folder.text(of: file))
      try folder.write(
        text.replacing("\"id\":\"in/b.snapshots/b\"", with: "\"id\":\"\(name)\""),
        to: file
      )
      let names = folder.names
      let run = try review("--accept-all", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("can't be accepted [not-acceptable]"), "\(run.error)")
      expectEqual(run.output, "accepted  in/a.snapshots/a\n")
      expectEqual(folder.names, names)
    }
  }

  @Test(arguments: [
    ("new/in/b.snapshots/b.scene", "../../../secret.scene"),
    ("new/in/b.snapshots/b.scene", "/etc/passwd"),
    ("new/in/b.snapshots/b.scene", "new/link"),
    ("\"left\":{\"scene\"", "\"left\":{\"sh\""),
    ("\"newHashes\"", "\"otherHashes\""),
  ])
  func `takes no file but those beside the results`(old: String, new: String) throws {
    try withDownload { folder in
      let file = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let link =
        "cp $(echo load/run/*/new/in/b.snapshots/b.scene) secret.scene; "
        + "ln -s $PWD/secret.scene $(echo load/run/*/new)/link"
      _ = try Built(shell: link, in: folder)
      let text = try #require(folder.text(of: file))
      let lines = text.split(separator: "\n").map { line in
        line.contains("in/b.snapshots/b\"") ? String(line.replacing(old, with: new)) : String(line)
      }
      try folder.write(lines.joined(separator: "\n") + "\n", to: file)
      let run = try review("--accept-all", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("'in/b.snapshots/b' can't be accepted"), "\(run.error)")
      #expect(!folder.names.contains { $0.hasPrefix("root/in/b.snapshots") })
    }
  }

  @Test func `becomes no baseline where it is no scene`() throws {
    try withDownload { folder in
      let file = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let left = try #require(folder.names.first { $0.hasSuffix("b.snapshots/b.scene") })
      let hash = try Built(shell: "sha256sum \(left) | cut -c 1-64", in: folder).output.prefix(64)
      try folder.write("nonsense", to: left)
      let other = try Built(shell: "sha256sum \(left) | cut -c 1-64", in: folder).output.prefix(64)
      try folder.write(try #require(folder.text(of: file)).replacing(hash, with: other), to: file)
      let run = try review("--accept-all", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("can't be read"), "\(run.error)")
      #expect(!folder.names.contains { $0.hasPrefix("root/in/b.snapshots") })
    }
  }

  @Test(arguments: [
    ("rm -r load", "there is no such folder"),
    ("rm -r load/run/*", "no run left its results there"),
    ("for f in load/run/*/results.ndjson; do : > $f; done", "the file holds no results"),
    ("sed -i 's/\"schema\":2/\"schema\":1/' load/run/*/results.ndjson", "are of another version"),
    ("sed -i '2s/.*/{/' load/run/*/results.ndjson", "the results are damaged"),
    ("rm -r load; echo > load", "the results are damaged"),
  ])
  func `that can't be read is told with what to do`(change: String, told: String) throws {
    try withDownload { folder in
      _ = try Built(shell: change, in: folder)
      let run = try review("--list", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains(told) && run.error.contains("hint: "), "\(run.error)")
    }
  }

  @Test func `is told shortly where nearly nothing of it can be accepted`() throws {
    try withDownload { folder in
      let file = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      let lines = try #require(folder.text(of: file)).split(separator: "\n")
      let wrong = try #require(lines.first { $0.contains("in/b.snapshots/b") })
      let many = (0..<1_000).map { String(wrong).replacing("in/b.snapshots", with: "out/\($0)") }
      try folder.write((lines.map(String.init) + many).joined(separator: "\n"), to: file)
      let run = try review("--list", in: folder)
      expectEqual(run.status, 2)
      #expect(run.error.contains("error: 800 more can't be accepted"))
      expectEqual(run.output.split(separator: "\n").count { $0.hasPrefix("  ") }, 2)
    }
  }

  @Test func `may be of several shards`() throws {
    try withDownload { folder in
      let shell =
        "mkdir -p all/one all/two; mv load/run/* all/one/; cp -r all/one/* all/two/; "
        + "cd root; $snapline review --list --from ../all"
      let run = try Built(shell: shell, in: folder)
      expectEqual(run.output.split(separator: "\n").count { $0.hasPrefix("  ") }, 2, "\(run.error)")
    }
  }
}
