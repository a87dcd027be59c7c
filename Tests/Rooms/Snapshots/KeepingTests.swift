import Foundation
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `Keeping a baseline` {
  @Test func `leaves what is new and what changed beside it, and fails`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.check("one", .pending)?.contains("has no baseline") == true)
    expectEqual(folder.names, ["a.new.txt"])
    try folder.write("one", to: "a.txt")
    #expect(folder.check("one", .pending) == nil)
    expectEqual(folder.names, ["a.txt"])
    try folder.write("one", to: "b.txt")
    let message = try #require(folder.check("two", .pending, name: "b"))
    #expect(message.hasPrefix("b differs from its baseline\n  − 1: one\n  + 1: two\n"))
    #expect(message.hasSuffix("accept:  snapline review --accept b"))
    #expect(folder.text("b.txt") == "one")
    #expect(folder.text("b.new.txt") == "two")
  }

  @Test(arguments: RecordMode.allCases)
  func `writes over it only where the mode says so`(mode: RecordMode) throws {
    let folder = try TemporaryFolder()
    #expect(folder.check("two", mode) != nil)
    #expect(folder.text("a.txt") == ([.pending, .never].contains(mode) ? nil : "two"))
    try folder.write("one", to: "b.txt")
    #expect(folder.check("two", mode, name: "b") != nil)
    #expect(folder.text("b.txt") == ([.all, .failed].contains(mode) ? "two" : "one"))
    if mode == .never { #expect(!folder.names.contains { $0.contains(".new.") }) }
  }

  @Test func `never touches what is the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a.txt")
    let before = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(folder.check("one", .all) == nil)
    let after = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect(before[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64)
  }

  @Test func `refuses a mode that is none, with the list of those there are`() {
    let error = #expect(throws: SnapshotError.self) {
      try Recording(asked: nil, environment: ["SNAPLINE_RECORD": "allways"])
    }
    #expect(
      error?.description == """
        error: 'allways' in SNAPLINE_RECORD is no record mode [record-mode]
        hint: use one of all, failed, missing, pending, never
        """
    )
  }

  @Test func `says in plain words what else happened to it`() {
    let rows: [(SnapshotError, String)] = [
      (
        .changedMeanwhile(path: "a"),
        """
        a: error: it changed after it was shown [changed-meanwhile]
          a run or another review changed the baseline or its pending files
        hint: look at it again
        """
      ),
      (
        .decidedMeanwhile(path: "a"),
        """
        a: error: nothing is pending any more [decided-meanwhile]
          another review accepted or rejected it, or a run removed its pending files
        hint: see what is pending with snapline review --list
        """
      ),
      (
        .otherKinds(path: "a", pending: ["png"], kept: .replay),
        """
        a: error: the pending files are of other kinds than the kept ones [other-kinds]
          pending is png, and 'keep: replay' keeps scene
        hint: run the snapshots again, or change 'keep' in .snapshots
        """
      ),
    ]
    for (error, text) in rows { expectEqual(error.description, text) }
  }

  @Test func `never records where CI is set, whatever was asked for`() throws {
    let cases: [([String: String], RecordMode?, RecordMode)] = [
      (["CI": "true"], .all, .never), (["CI": "1", "SNAPLINE_RECORD": "all"], nil, .never),
      (["CI": "true", "SNAPLINE_UPDATE_ON_CI": "1"], .all, .all), (["CI": ""], .all, .all),
      (["CI": "false"], .all, .all), ([:], nil, .pending),
      (["SNAPSHOT_TESTING_RECORD": "missing"], nil, .missing),
      (["SNAPSHOT_TESTING_RECORD": "missing", "SNAPLINE_RECORD": "failed"], nil, .failed),
      (["SNAPLINE_RECORD": "all"], .never, .never),
    ]
    for (environment, asked, mode) in cases {
      #expect(try Recording(asked: asked, environment: environment).mode == mode)
    }
  }

  @Test func `says what kept it from recording, and what lets it`() throws {
    let cases: [([String: String], RecordMode?, String)] = [
      (
        ["CI": "true"], nil,
        "because CI is set; run it where CI isn't set, or with SNAPLINE_UPDATE_ON_CI=1"
      ),
      (
        ["CI": "1"], .all,
        "because CI is set, though 'all' was asked for; run it where CI isn't set"
      ),
      (
        ["SNAPLINE_RECORD": "never"], nil,
        "because SNAPLINE_RECORD is 'never'; run it without, or with SNAPLINE_RECORD=pending"
      ),
      (["SNAPSHOT_TESTING_RECORD": "never"], nil, "because SNAPSHOT_TESTING_RECORD is 'never'"),
      (
        ["SNAPLINE_RECORD": "all"], .never,
        "because the record mode of this run is 'never'; run it with 'pending'"
      ),
    ]
    for (environment, asked, reason) in cases {
      let folder = try TemporaryFolder()
      let settings = environment.merging(["SNAPLINE_ARTIFACTS": folder.path + "-shown"]) { $1 }
      let report = folder.call(name: "a", mode: asked).verify(
        { "one" },
        as: .lines,
        environment: settings
      )
      let message = report.message ?? ""
      #expect(message.contains("nothing was recorded, " + reason), "\(message)")
      #expect(folder.names.isEmpty)
    }
  }

  @Test func `follows a link and leaves it one`() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "elsewhere/kept.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.txt",
      withDestinationPath: "elsewhere/kept.txt"
    )
    #expect(folder.check("one", .pending) == nil)
    #expect(folder.check("two", .all) != nil)
    #expect(folder.text("elsewhere/kept.txt") == "two")
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/a.txt"
    )
    #expect(destination == "elsewhere/kept.txt")
  }

  @Test func `makes the folder that is missing, and says where it can't`() throws {
    let folder = try TemporaryFolder()
    let call = folder.call(name: "a", mode: .all, in: folder.path + "/new/deeper")
    #expect(call.verify({ "one" }, as: .lines, environment: [:]).message != nil)
    #expect(folder.text("new/deeper/a.txt") == "one")
    try folder.write("", to: "file")
    let blocked = folder.call(name: "a", mode: .all, in: folder.path + "/file/deeper")
    let message = blocked.verify({ "one" }, as: .lines, environment: [:]).message
    #expect(
      message?.contains(
        "error: the baseline can't be read [unreadable-baseline]\n  Not a directory"
      )
        == true
    )
  }

  @Test func `says that a baseline is no text`() throws {
    let folder = try TemporaryFolder()
    try Data([0xFF, 0xFE]).write(to: URL(filePath: folder.path + "/a.txt"))
    let message = folder.check("one", .pending)
    #expect(
      message?.contains(
        "error: the baseline can't be read [unreadable-baseline]\n  the file is no UTF-8"
      ) == true
    )
    expectEqual(folder.names, ["a.new.txt", "a.txt"])
  }

  @Test func `refuses a folder in the place of a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.txt/inside")
    #expect(folder.check("one", .all)?.contains("it is no file") == true)
  }
}

@Suite struct `The name of a snapshot` {
  @Test func `is clean`() throws {
    let cases: [(String, String?, String)] = [
      ("card()", nil, "card"), ("fits(width:height:)", "dark", "fits.dark"),
      ("keeps neighbours touching()", "a + b", "keeps-neighbours-touching.a-b"),
      ("x (really)", nil, "x-really"), ("größe()", "日本", "größe.日本"), ("a_b()", "../c", "a_b.c"),
      // `card.new.png` is what awaits review of `card`.
      ("card()", "new", "card.-new"), ("new()", nil, "new"), ("card()", "newer", "card.newer"),
    ]
    for (function, name, stem) in cases {
      #expect(try SnapshotName(function: function, name: name).stem == stem)
    }
    #expect(throws: SnapshotError.emptyName("//")) {
      try SnapshotName(function: "a", name: "//")
    }
  }

  @Test func `stays within what file systems allow`() throws {
    let long = String(repeating: "ü", count: 400)
    let one = try SnapshotName(function: long + "1", name: nil).stem
    let other = try SnapshotName(function: long + "2", name: nil).stem
    #expect(one.utf8.count < 200)
    #expect(one != other)
  }

  @Test func `may not be cleaned into that of another`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check("one", .pending, name: "a+b")
    let message = try #require(folder.check("one", .pending, name: "a-b"))
    #expect(message.contains("error: two snapshots would share one file"))
    #expect(message.contains("'a+b' at Module/File.swift:1:1 and 'a-b' at Module/File.swift:1:1"))
  }

  @Test func `must be given where a test has two`() throws {
    let folder = try TemporaryFolder()
    _ = folder.call(name: "test()", mode: .pending).verify({ "one" }, as: .lines, environment: [:])
    let second = folder.call(name: "test()", mode: .pending, line: 2)
      .verify({ "two" }, as: .lines, environment: [:])
    #expect(second.message?.contains("two snapshots would share one file") == true)
    let again = folder.call(name: "test()", mode: .pending)
      .verify({ "one" }, as: .lines, environment: [:])
    #expect(again.message?.contains("has no baseline") == true)
  }

  @Test func `is written by one case only`() throws {
    let folder = try TemporaryFolder()
    _ = folder.check("one", .all)
    try FileManager.default.removeItem(atPath: folder.path + "/a.txt")
    let message = folder.check("two", .all)
    #expect(message?.contains("the same name with other contents") == true)
  }
}

@Suite struct `Settings of a folder` {
  @Test func `hold for all below, the nearest first`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("keep: both # no comment here\n", to: "wrong/.snapshots")
    try folder.write("# for tests\nkeep: both\nfolder: Kept\n", to: ".snapshots")
    try folder.write("keep: png\n", to: "inner/.snapshots")
    try folder.write("", to: "inner/deeper/x")
    let settings = try KeepingSettings(for: folder.path + "/inner/deeper")
    #expect(settings.keeping == .png)
    #expect(settings.folder?.path == folder.path + "/Kept")
    #expect(settings.folder?.below == folder.path)
    try folder.write("keep: png\r\nfolder: Kept\r\n", to: "windows/.snapshots")
    let windows = try KeepingSettings(for: folder.path + "/windows")
    #expect(windows.keeping == .png)
    #expect(windows.folder?.path == folder.path + "/windows/Kept")
    // Some file systems keep copies of themselves in a folder of this name.
    try folder.write("", to: "inner/deeper/.snapshots/1/x")
    #expect(try KeepingSettings(for: folder.path + "/inner/deeper").keeping == .png)
    #expect(
      throws: SnapshotError.settings(
        path: folder.path + "/wrong/.snapshots",
        line: 1,
        reason: "'keep' is one of replay, png, both, not 'both # no comment here'"
      )
    ) { try KeepingSettings(for: folder.path + "/wrong") }
  }
}

extension TemporaryFolder {
  func call(
    name: String,
    mode: RecordMode?,
    in folder: String? = nil,
    line: Int = 1
  ) -> SnapshotCall {
    SnapshotCall(
      function: name,
      name: nil,
      filePath: path + "/File.swift",
      fileID: "Module/File.swift",
      line: line,
      column: 1,
      record: mode,
      folder: folder ?? path
    )
  }

  func check(_ text: String, _ mode: RecordMode, name: String = "a") -> String? {
    call(name: name, mode: mode)
      .verify({ text }, as: .lines, environment: ["SNAPLINE_ARTIFACTS": path + "-shown"]).message
  }
}
