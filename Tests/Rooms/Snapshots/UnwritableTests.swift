import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

/// Root may write everywhere, so each test is a process that gives that up.
@Suite struct `A baseline where nothing may be written` {
  static func becomeSomebody() {
    if geteuid() == 0 { #expect(seteuid(65_534) == 0) }
  }

  /// From here on no file of this process may hold anything.
  static func fillDisk() {
    var limit = rlimit(rlim_cur: 0, rlim_max: rlim_t.max)
    #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
  }

  @Test func `keeps its verdict in a folder that is read-only`() async {
    await #expect(processExitsWith: .success) {
      Self.becomeSomebody()
      let folder = try TemporaryFolder()
      try folder.write("one", to: "a.txt")
      unsafe chmod(folder.path, 0o555)
      defer { unsafe chmod(folder.path, 0o755) }
      let message = folder.check("two", .pending) ?? ""
      #expect(message.hasPrefix("a differs from its baseline\n  − 1: one\n  + 1: two\n"))
      #expect(
        message.contains("\n  couldn't leave a.new.txt: Permission denied"),
        "\(message)"
      )
      #expect(!message.contains("snapline review"))
      let missing = folder.check("two", .pending, name: "b") ?? ""
      #expect(missing.contains("b has no baseline"))
      #expect(missing.contains("couldn't leave b.new.txt: Permission denied"))
      expectEqual(folder.names, ["a.txt"])
    }
  }

  @Test func `keeps its verdict on a full disk, and the pictures it can't leave are named`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let page = Box(name: "page", width: 20, height: 20, color: .white)
      let edited = Box(name: "page", width: 20, height: 20, color: .black)
      _ = try folder.keep(page, "a", .both, .all)
      Self.fillDisk()
      let message = try folder.keep(edited, "a", .both, .pending) ?? ""
      #expect(message.contains("style  page  background #ffffff → #000000"), "\(message)")
      #expect(message.contains("couldn't leave a.new.png: File too large"))
      #expect(message.contains("a.expected.png: File too large"))
      expectEqual(folder.names, ["a.png", "a.scene"])
      #expect(throws: SnapshotError.self) { try folder.keep(edited, "a", .both, .all) }
      expectEqual(folder.names, ["a.png", "a.scene"])
      #expect(try folder.keep(page, "a", .both, .never) == nil)
    }
  }

  @Test func `is not recorded over when the file itself is read-only`() async {
    await #expect(processExitsWith: .success) {
      Self.becomeSomebody()
      let folder = try TemporaryFolder()
      try folder.write("one", to: "a.txt")
      unsafe chmod(folder.path + "/a.txt", 0o444)
      #expect(folder.check("two", .all)?.contains("Permission denied") == true)
      #expect(folder.text("a.txt") == "one")
      _ = folder.check("two", .pending)
      #expect(throws: SnapshotError.self) {
        try Baseline(folder: folder.path, stem: "a").accept()
      }
      #expect(folder.text("a.txt") == "one")
      expectEqual(folder.names, ["a.new.txt", "a.txt"])
    }
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o755])
  func `keeps its mode when it is recorded or accepted`(mode: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.txt"
    func modeNow() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    try folder.write("one", to: "a.txt")
    unsafe chmod(path, mode_t(mode))
    _ = folder.check("two", .all)
    #expect(try modeNow() == mode)
    try folder.write("three", to: "a.new.txt")
    try Baseline(folder: folder.path, stem: "a").accept()
    #expect(folder.text("a.txt") == "three")
    #expect(try modeNow() == mode)
  }

  @Test func `is named when it is a link that leads nowhere`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.txt",
      withDestinationPath: "../gone"
    )
    for mode in [RecordMode.pending, .all] {
      let message = folder.check("one", mode) ?? ""
      #expect(message.contains("the baseline can't be read"), "\(message)")
      #expect(message.contains("it is a link to ../gone, where nothing is"), "\(message)")
    }
    try folder.write("one", to: "a.new.txt")
    #expect(throws: SnapshotError.self) { try Baseline(folder: folder.path, stem: "a").accept() }
    expectEqual(folder.names, ["a.new.txt", "a.txt"])
  }
}
