import Foundation
import SnaplineEnvironment
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A baseline that is damaged` {
  private let page = Box(name: "page", width: 20, height: 20)

  @Test func `is no dead end`() throws {
    for keeping in Keeping.allCases {
      let folder = try TemporaryFolder()
      _ = try folder.keep(page, "page", keeping, .all)
      let kept = folder.names
      for name in kept { try folder.write("", to: name) }
      let error = #expect(throws: SnapshotError.self) {
        try folder.keep(page, "page", keeping, .all)
      }
      let path = folder.path + "/" + (kept.last ?? "")
      let message = error?.description ?? ""
      #expect(message.hasPrefix("\(path): error: the baseline can't be read"), "\(message)")
      #expect(message.contains("\n  actual     \(folder.path)-shown/page.actual.png\n"))
      #expect(message.contains("\n  pending    page.new."))
      #expect(message.contains("hint: restore it (git checkout -- \(path)), or delete it and run"))
      #expect(message.hasSuffix("accept:  snapline review --accept page"), "\(message)")
      #expect(kept.allSatisfy { folder.text($0) == "" })
      try Baseline(folder: folder.path, stem: "page").accept()
      #expect(folder.names == kept)
      #expect(try folder.keep(page, "page", keeping, .never) == nil)
    }
  }

  @Test func `is only to be fetched where it is a pointer of Git LFS`() throws {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 7\n"
    for keeping in Keeping.allCases {
      for mode in RecordMode.allCases {
        let folder = try TemporaryFolder()
        _ = try folder.keep(page, "page", keeping, .all)
        let kept = folder.names
        for name in kept { try folder.write(pointer, to: name) }
        let error = #expect(throws: SnapshotError.self) {
          try folder.keep(page, "page", keeping, mode)
        }
        #expect(
          error?.description == """
            \(folder.path)/\(kept.last ?? ""): error: the file wasn't fetched [unfetched]
              what is there only names one that Git LFS keeps elsewhere
            hint: run git lfs pull
            """
        )
        #expect(folder.names == kept && kept.allSatisfy { folder.text($0) == pointer })
      }
    }
  }

  @Test func `gets the same help when it is no file`() throws {
    let makers: [(String, (String) throws -> Void)] = [
      (
        "it is no file",
        { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true) }
      ),
      ("it is no file", { path in #expect(unsafe mkfifo(path, 0o600) == 0) }),
      (
        "it is a link to nowhere",
        {
          try FileManager.default.createSymbolicLink(
            atPath: $0,
            withDestinationPath: "nowhere"
          )
        }
      ),
    ]
    for (reason, make) in makers {
      for mode in [RecordMode.all, .never] {
        let folder = try TemporaryFolder()
        try make(folder.path + "/page.scene")
        let error = #expect(throws: SnapshotError.self) {
          try folder.keep(page, "page", .replay, mode)
        }
        let message = error?.description ?? ""
        #expect(message.contains(reason), "\(message)")
        #expect(message.contains("\n  actual     "), "\(message)")
        #expect(message.contains("or delete it and run again"), "\(message)")
        // An accept wouldn't write over it.
        #expect(!message.contains("--accept"), "\(message)")
        #expect(folder.names == (mode == .all ? ["page.new.scene", "page.scene"] : ["page.scene"]))
      }
    }
  }

  @Test func `isn't missing when its folder is a file`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "kept")
    let message = folder.checkInside("kept")
    #expect(message.contains("the baseline can't be read"), "\(message)")
    #expect(message.contains("Not a directory"), "\(message)")
    expectEqual(folder.names, ["kept"])
  }

  @Test func `can't be judged as a picture that lacks its scene`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .both, .all)
    try FileManager.default.removeItem(atPath: folder.path + "/page.scene")
    let message = try folder.keep(page, "page", .png, .never) ?? ""
    #expect(message.contains("carries no scene: only pixels could be judged"), "\(message)")
    #expect(try folder.keep(page, "page", .png, .all)?.contains("a new one was recorded") == true)
    #expect(try folder.keep(page, "page", .png, .never) == nil)
  }

  @Test func `leaves only what shows it where nothing may be recorded`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "page.scene")
    let error = #expect(throws: SnapshotError.self) {
      try folder.keep(page, "page", .replay, .never)
    }
    #expect(error?.description.contains("actual     ") == true)
    expectEqual(folder.names, ["page.scene"])
  }

  @Test func `is found out wherever its text was cut short`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .replay, .all)
    let lines = try #require(folder.text("page.scene")).split(separator: "\n")
    for count in 1..<lines.count {
      let text = lines.prefix(count).joined(separator: "\n") + "\n"
      try folder.write(text, to: "page.scene")
      let error = #expect(throws: SnapshotError.self, "\(count) lines") {
        try folder.keep(page, "page", .replay, .all)
      }
      #expect(error?.description.contains("the baseline can't be read") == true, "\(count) lines")
      #expect(folder.text("page.scene") == text)
      #expect(throws: SnapshotError.self, "\(count) lines") {
        try ComparedFile(Array(text.utf8), path: "page.scene")
      }
    }
  }

  @Test func `isn't blamed on the design where it can't be painted`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .replay, .all)
    let text = try #require(folder.text("page.scene"))
    try folder.write(text.replacing("canvas 20 20", with: "canvas 9e9 9e9"), to: "page.scene")
    let error = #expect(throws: SnapshotError.self) {
      try folder.keep(page, "page", .replay, .pending)
    }
    let message = error?.description ?? ""
    #expect(message.contains("page.scene: error: the baseline can't be read"), "\(message)")
    #expect(message.contains("it can't be painted: "), "\(message)")
  }

  @Test func `hides nothing behind a damaged text in a picture`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .png, .all)
    let url = URL(filePath: folder.path + "/page.png")
    let whole = try Data(contentsOf: url)
    let chunk = try #require(whole.firstRange(of: Data("iTXt".utf8)))
    let end = try #require(whole.firstRange(of: Data("IEND".utf8))).lowerBound - 4
    #expect(throws: Never.self) { try ComparedFile(Array(whole), path: url.path) }
    // The chunk's name, its keyword, its text and its checksum.
    for place in [chunk.lowerBound + 1, chunk.upperBound, end - 30, end - 1] {
      var flipped = whole
      flipped[place] ^= 1
      try flipped.write(to: url)
      let error = #expect(throws: SnapshotError.self, "\(place)") {
        try folder.keep(page, "page", .png, .never)
      }
      #expect(error?.description.contains("the baseline can't be read") == true, "\(place)")
      #expect(throws: SnapshotError.self, "\(place)") {
        try ComparedFile(Array(flipped), path: url.path)
      }
    }
  }

  @Test func `is told from settings that are`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/.snapshots",
      withDestinationPath: "nowhere"
    )
    let error = #expect(throws: SnapshotError.self) { try KeepingSettings(for: folder.path) }
    #expect(
      error?.description.hasPrefix(
        "\(folder.path)/.snapshots: error: the settings can't be read [unreadable-settings]"
      ) == true
    )
  }
}

@Suite struct `A scene with a number that is none` {
  @Test func `isn't kept`() throws {
    for keeping in Keeping.allCases {
      for mode in [RecordMode.all, .pending] {
        let folder = try TemporaryFolder()
        var page = Box(name: "page", width: 20, height: 20)
        page.children = [Box(name: "card", x: .nan, width: 4, height: 4)]
        let error = #expect(throws: SnapshotError.self) {
          try folder.keep(page, "page", keeping, mode)
        }
        #expect(
          error?.description.contains("a number isn't finite: view View id \"card\" edges nan 0")
            == true,
          "\(String(describing: error))"
        )
        #expect(folder.names.isEmpty)
      }
    }
  }
}

@Suite struct `A baseline of which less or more is kept` {
  @Test func `isn't said to differ`() throws {
    let page = Box(name: "page", width: 20, height: 20)
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "page", .replay, .all)
    let message = try folder.keep(page, "page", .both, .never) ?? ""
    #expect(message.hasPrefix("page is as its baseline, but other files are to be kept of it\n"))
    let recorded = try folder.keep(page, "page", .png, .all) ?? ""
    #expect(
      recorded.hasPrefix(
        "page is as its baseline, of which other files are kept now; a new one was"
      ),
      "\(recorded)"
    )
  }
}

@Suite struct `A font file that another took the place of` {
  @Test func `still lets the expected picture be seen`() throws {
    let folder = try TemporaryFolder()
    var page = Box(name: "page", width: 100, height: 30)
    page.children = [Box(name: "title", width: 90, height: 24, text: "Hello")]
    page.children[0].font = FontSources.systemFolders[0] + "/Inter-Regular.otf"
    try #require(FileManager.default.fileExists(atPath: page.children[0].font))
    _ = try folder.keep(page, "page", .replay, .all)
    let text = try #require(folder.text("page.scene"))
    let hash = try #require(text.firstRange(of: "sha256 "))
    var other = text
    other.replaceSubrange(hash.upperBound..<text.index(hash.upperBound, offsetBy: 4), with: "0000")
    try #require(other != text)
    try folder.write(other, to: "page.scene")
    let message = try folder.keep(page, "page", .replay, .never) ?? ""
    for role in ["expected", "actual", "difference"] {
      #expect(message.contains("page.\(role).png"), "\(message)")
    }
    #expect(message.contains("the baseline's Inter-Regular.otf was another file of that name"))
    #expect(message.contains("look:    snapline diff "))
    #expect(!message.contains("isn't installed"))
  }
}

extension TemporaryFolder {
  /// What is told of a text whose baseline is to lie in a folder of this name.
  fileprivate func checkInside(_ name: String) -> String {
    let store = BaselineStore(Recording(.all), artefactFolder: path + "-shown", root: path)
    let candidate = Candidate(kinds: ["txt"], files: { ["txt": []] }, compare: { _, _ in .same })
    do {
      let baseline = Baseline(folder: "\(path)/\(name)", stem: "a")
      return try store.check(candidate, against: baseline, site: "here").message ?? ""
    } catch {
      return "\(error)"
    }
  }
}
