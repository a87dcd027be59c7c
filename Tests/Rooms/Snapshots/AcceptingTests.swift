import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `Accepting what is pending` {
  private func baseline(_ folder: TemporaryFolder) -> Baseline {
    Baseline(folder: folder.path, stem: "a")
  }

  /// Every state in which an accept of scene and picture can have been killed.
  private func interrupted(renamed: [String], in place: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for kind in ["png", "scene"] {
      let isRenamed = renamed.contains(kind)
      try folder.write(isRenamed ? "new \(kind)" : "old \(kind)", to: "\(place)a.\(kind)")
      if !isRenamed { try folder.write("new \(kind)", to: "\(place)a.new.\(kind)") }
    }
    try folder.mark(["scene", "png"], in: place)
    return folder
  }

  private static let states = [[], ["scene"], ["png"], ["scene", "png"]]

  @Test func `takes all of it, and nothing else stays of the picture`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(Box(name: "page", width: 20, height: 20), "a", .replay, .pending)
    let new = folder.text("a.new.scene")
    for name in ["a.scene", "a.png", "a.json"] { try folder.write("old", to: name) }
    try baseline(folder).accept()
    expectEqual(folder.names, ["a.json", "a.scene"])
    #expect(folder.text("a.scene") == new)
  }

  @Test(arguments: states)
  func `is finished by the next accept`(renamed: [String]) throws {
    let folder = try interrupted(renamed: renamed, in: "__Snapshots__/")
    let review = PendingReview(below: folder.path)
    expectEqual(review.pending.map(\.identifier), ["__Snapshots__/a"])
    #expect(review.pending.first?.isNew == false)
    expectEqual(review.pending.first?.kinds.sorted(), ["png", "scene"])
    try review.pending.first?.baseline.accept()
    #expect(PendingReview(below: folder.path).pending.isEmpty)
    #expect(folder.text("__Snapshots__/a.scene") == "new scene")
    #expect(folder.text("__Snapshots__/a.png") == "new png")
  }

  @Test(arguments: states)
  func `is finished before anything else is left there`(renamed: [String]) throws {
    let folder = try interrupted(renamed: renamed)
    #expect(folder.check("other", .pending) != nil)
    #expect(folder.text("a.scene") == "new scene")
    #expect(folder.text("a.png") == "new png")
    expectEqual(folder.names, ["a.new.txt", "a.png", "a.scene"])
  }

  @Test func `removes what is not kept any more when it is finished`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.png")
    try folder.write("new", to: "a.scene")
    try folder.mark(["scene"], dropping: ["png"])
    try baseline(folder).accept()
    expectEqual(folder.names, ["a.scene"])
  }

  @Test(arguments: states)
  func `is seen as done, and left alone, by a run that may not write`(renamed: [String]) throws {
    let folder = try TemporaryFolder()
    let (old, new) = (
      Box(name: "page", width: 20, height: 20, color: .white),
      Box(name: "page", width: 20, height: 20, color: .black)
    )
    _ = try folder.keep(old, "a", .both, .all)
    _ = try folder.keep(new, "a", .both, .pending)
    try folder.mark(["scene", "png"])
    for kind in renamed {
      let path = folder.path + "/a."
      try FileManager.default.removeItem(atPath: path + kind)
      try FileManager.default.moveItem(atPath: path + "new." + kind, toPath: path + kind)
    }
    let before = folder.names
    #expect(try folder.keep(new, "a", .both, .never) == nil)
    #expect(try folder.keep(old, "a", .both, .never)?.contains("differs from its baseline") == true)
    #expect(folder.names == before)
    #expect(try folder.keep(new, "a", .both, .pending) == nil)
    expectEqual(folder.names, ["a.png", "a.scene"])
  }

  @Test func `finds what lies elsewhere by its name alone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", to: "References/a.new.txt")
    #expect(PendingReview(below: folder.path).pending.isEmpty)
    let path = folder.path + "/References/a"
    let pending = try #require(PendingReview.pending(at: path, identifier: "a"))
    expectEqual(pending.kinds, ["txt"])
    #expect(pending.isNew)
    try pending.baseline.accept()
    expectEqual(folder.names, ["References", "References/a.txt"])
    #expect(PendingReview.pending(at: path, identifier: "a") == nil)
    #expect(PendingReview.pending(at: "", identifier: "") == nil)
  }

  @Test func `refuses what a killed run left incomplete`() throws {
    let folder = try TemporaryFolder()
    try folder.write("new", to: "a.new.png")
    try folder.write("", to: "a.new.unfinished")
    let error = #expect(throws: SnapshotError.self) { try baseline(folder).accept() }
    #expect(error?.description.contains("hint: run the snapshots again") == true)
    #expect(folder.text("a.png") == nil)
    let page = Box(name: "page", width: 20, height: 20)
    _ = try folder.keep(page, "a", .both, .pending)
    expectEqual(folder.names, ["a.new.png", "a.new.scene"])
    try baseline(folder).accept()
    #expect(try folder.keep(page, "a", .both, .never) == nil)
  }

  @Test func `never takes a link for a file that is pending`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.new.txt",
      withDestinationPath: "elsewhere"
    )
    #expect(throws: SnapshotError.decidedMeanwhile(path: folder.path + "/a.new.*")) {
      try baseline(folder).accept()
    }
    #expect(folder.text("a.txt") == nil)
    _ = folder.check("new", .pending)
    #expect(folder.text("elsewhere") == "mine")
    #expect(folder.text("a.new.txt") == "new")
  }

  @Test func `writes through a link that leads to another file system`() throws {
    let other = "/dev/shm/snapline-\(UUID().uuidString)"
    try Data("old".utf8).write(to: URL(filePath: other))
    defer { try? FileManager.default.removeItem(atPath: other) }
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a.txt",
      withDestinationPath: other
    )
    try folder.write("new", to: "a.new.txt")
    try baseline(folder).accept()
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "new")
    expectEqual(folder.names, ["a.txt"])
  }
}
