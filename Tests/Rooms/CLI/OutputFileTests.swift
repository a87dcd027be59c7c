import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite(.serialized) struct `A file that is written` {
  private let bytes = Array("picture".utf8)

  @Test func `replaces another and keeps its permissions`() throws {
    try withFolder(["a.png": "old"]) { folder in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640],
        ofItemAtPath: folder("a.png")
      )
      try OutputFile.write(bytes, to: folder("a.png"))
      #expect(folder.text(of: "a.png") == "picture")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.png"))
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      expectEqual(folder.names, ["a.png"])
    }
  }

  @Test func `leaves a link a link`() throws {
    try withFolder(["a.png": "old"]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder("link.png"),
        withDestinationPath: "a.png"
      )
      try OutputFile.write(bytes, to: folder("link.png"))
      #expect(folder.text(of: "a.png") == "picture")
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.png"))
      #expect(target == "a.png")
    }
  }

  @Test func `is made where a link leads that leads nowhere yet`() throws {
    try withFolder(["sub/x": ""]) { folder in
      for (link, target) in [("link.png", "sub/middle.png"), ("sub/middle.png", "a.png")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder(link),
          withDestinationPath: target
        )
      }
      try OutputFile.write(bytes, to: folder("link.png"))
      #expect(folder.text(of: "sub/a.png") == "picture")
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.png"))
      #expect(target == "sub/middle.png")
    }
  }

  @Test func `never goes around in a circle of links`() throws {
    try withFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder("link.png"),
        withDestinationPath: "link.png"
      )
      #expect(throws: Complaint.self) { try OutputFile.write(bytes, to: folder("link.png")) }
      expectEqual(folder.names, ["link.png"])
    }
  }

  @Test func `goes into a device as it is`() throws {
    try OutputFile.write(bytes, to: "/dev/null")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func `cannot take the place of a folder`() throws {
    try withFolder(["sub/x": ""]) { folder in
      #expect(throws: Complaint.self) { try OutputFile.write(bytes, to: folder("sub")) }
      expectEqual(folder.names, ["sub", "sub/x"])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is taken away when the command is interrupted`(number: Int32) async throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapline-interrupted-\(number)-\(getpid())").path
    await #expect(processExitsWith: .signal(number)) { [path = path as String, number] in
      UnfinishedFile.removeAtSignals()
      let file = UnfinishedFile(path)
      #expect(FileManager.default.createFile(atPath: path, contents: Data()))
      // The thread of a test keeps signals off; the process gets this one elsewhere.
      kill(getpid(), number)
      sleep(5)
      _ = consume file
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [DraftFile.Lack.nothing, .links, .unnamedFiles])
  func `has no name, or one of chance, until it is whole`(lack: DraftFile.Lack) throws {
    try withFolder(["there.png": "old", "sub/x": ""]) { folder in
      unsafe chmod(folder("there.png"), 0o604)
      for name in ["new.png", "there.png"] {
        var names = folder.names
        let draft = try DraftFile(for: folder(name), lacking: lack)
        try OutputFile.write(bytes, draft.file)
        let hidden = folder.names.filter { $0.hasPrefix(".snapline-") && $0.hasSuffix(".part") }
        let hasName = lack == .unnamedFiles || !DraftFile.hasUnnamedFiles(in: folder.path)
        expectEqual(hidden.count, hasName ? 1 : 0)
        expectEqual(draft.keep(), 0)
        if !names.contains(name) { names = (names + [name]).sorted() }
        expectEqual(folder.names, names)
        expectEqual(FileManager.default.contents(atPath: folder(name)), Data(bytes))
      }
      let facts = try FileManager.default.attributesOfItem(atPath: folder("there.png"))
      expectEqual(facts[.posixPermissions] as? Int, 0o604)
      let names = folder.names
      do { _ = try DraftFile(for: folder("gone.png"), lacking: lack) }
      expectEqual(folder.names, names)
      // What can't be replaced takes the file with it.
      let draft = try DraftFile(for: folder("sub"), lacking: lack)
      #expect(draft.keep() != 0)
      expectEqual(folder.names, names)
    }
  }

  @Test func `whose place was taken meanwhile takes it back`() throws {
    try withFolder { folder in
      let draft = try DraftFile(for: folder("a.png"))
      try OutputFile.write(bytes, draft.file)
      try folder.write("other", to: "a.png")
      expectEqual(draft.keep(), 0)
      expectEqual(FileManager.default.contents(atPath: folder("a.png")), Data(bytes))
      expectEqual(folder.names, ["a.png"])
    }
  }

  @Test func `is never seen in part`() throws {
    let large = [UInt8](repeating: 7, count: 300_000)
    try withFolder(["a.png": "old"]) { folder in
      for round in 0..<20 {
        try OutputFile.write(round.isMultiple(of: 2) ? large : bytes, to: folder("a.png"))
        let size = folder.text(of: "a.png")?.utf8.count
        #expect(size == (round.isMultiple(of: 2) ? large.count : bytes.count))
      }
      expectEqual(folder.names, ["a.png"])
    }
  }
}
