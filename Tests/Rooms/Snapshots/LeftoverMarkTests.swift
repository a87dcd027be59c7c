import Foundation
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineSnapshots

@Suite struct `The mark of an accept that nobody finished` {
  private let page = Box(name: "page", width: 20, height: 20, color: .white)
  private let edited = Box(name: "page", width: 20, height: 20, color: .black)

  private func baseline(_ folder: TemporaryFolder) -> Baseline {
    Baseline(folder: folder.path, stem: "a")
  }

  private func remove(_ name: String, from folder: TemporaryFolder) throws {
    try FileManager.default.removeItem(atPath: folder.path + "/" + name)
  }

  /// A scene whose picture was to take its place, when the picture went and the scene came back.
  private func restored() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "a", .replay, .all)
    _ = try folder.keep(page, "a", .png, .pending)
    try folder.mark(["png"], dropping: ["scene"])
    try remove("a.new.png", from: folder)
    return folder
  }

  @Test(arguments: [RecordMode.never, .missing, .pending])
  func `hides no baseline without its successor`(mode: RecordMode) throws {
    let folder = try restored()
    let kept = folder.text("a.scene")
    let message = try folder.keep(edited, "a", .replay, mode)
    #expect(message?.hasPrefix("a differs from its baseline") == true, "\(message ?? "")")
    #expect(folder.text("a.scene") == kept)
    #expect(try folder.keep(page, "a", .replay, mode) == nil)
    #expect(folder.names == (mode == .never ? ["a.new.accepting", "a.scene"] : ["a.scene"]))
  }

  @Test func `removes no baseline without its successor`() throws {
    let folder = try restored()
    #expect(PendingReview.pending(at: folder.path + "/a", identifier: "a") == nil)
    try baseline(folder).accept()
    expectEqual(folder.names, ["a.scene"])
  }

  @Test func `removes no baseline that was written since`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.scene")
    try folder.write("new", to: "a.png")
    try folder.mark(["png"], dropping: ["scene"])
    try folder.write("newer", to: "a.scene")
    #expect(try baseline(folder).read(["scene", "png"]).count == 2)
    try baseline(folder).accept()
    expectEqual(folder.names, ["a.png", "a.scene"])
  }

  @Test func `isn't left by an accept that failed`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "a", .replay, .all)
    _ = try folder.keep(edited, "a", .png, .pending)
    try folder.write("", to: "a.png/file")
    let before = folder.names
    let error = #expect(throws: SnapshotError.self) { try baseline(folder).accept() }
    #expect(error?.description.contains("it is no file") == true)
    #expect(folder.names == before)
    // Where the first step of a mark that stands can't be taken, it goes too.
    try folder.mark(["png"], dropping: ["scene"])
    #expect(throws: SnapshotError.self) { try baseline(folder).accept() }
    #expect(folder.names == before)
  }

  @Test func `lets nothing in that it hasn't seen`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "a", .both, .all)
    _ = try folder.keep(edited, "a", .both, .pending)
    try folder.mark(["scene", "png"])
    try folder.write("nonsense", to: "a.new.scene")
    let kept = folder.text("a.scene")
    #expect(throws: SnapshotError.self) { try baseline(folder).accept() }
    #expect(folder.text("a.scene") == kept)
    #expect(try folder.keep(page, "a", .both, .never) == nil)
  }

  @Test func `leaves no half to be accepted`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "a", .both, .all)
    _ = try folder.keep(edited, "a", .both, .pending)
    try folder.mark(["scene", "png"])
    // The scene was renamed, and then restored.
    try remove("a.new.scene", from: folder)
    for _ in 1...2 {
      let error = #expect(throws: SnapshotError.self) { try baseline(folder).accept() }
      #expect(error?.description.contains("the pending files aren't complete") == true)
    }
    #expect(try folder.keep(page, "a", .both, .never) == nil)
  }

  @Test(arguments: ["", "scene\npng\n", "put scene\n", "put exe 00\n", "drop scene 00\n"])
  func `says nothing when it is none`(text: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.keep(page, "a", .replay, .all)
    try folder.write(text, to: "a.new.accepting")
    #expect(try folder.keep(page, "a", .replay, .never) == nil)
    #expect(try folder.keep(page, "a", .replay, .pending) == nil)
    expectEqual(folder.names, ["a.scene"])
  }
}

@Suite struct `What is pending for other settings` {
  @Test func `is refused, and what an accept removes is known before`() throws {
    let folder = try TemporaryFolder()
    let page = Box(name: "page", width: 20, height: 20)
    _ = try folder.keep(page, "kept", .replay, .all)
    _ = try folder.keep(page, "made", .png, .pending)
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "card.snapshots/card.txt")
    for (name, place) in [("kept.scene", "card.scene"), ("made.new.png", "card.new.png")] {
      try FileManager.default.moveItem(
        atPath: "\(folder.path)/\(name)",
        toPath: "\(folder.path)/card.snapshots/\(place)"
      )
    }
    let pending = try #require(PendingReview(below: folder.path).pending.first)
    expectEqual(pending.removedKinds, ["scene"])
    let error = #expect(throws: SnapshotError.self) { try pending.baseline.accept() }
    #expect(error?.description.contains("pending is png, and 'keep: replay' keeps scene") == true)
    #expect(folder.text("card.snapshots/card.scene") != nil)
    try folder.write("keep: png", to: ".snapshots")
    try pending.baseline.accept()
    #expect(folder.text("card.snapshots/card.scene") == nil)
  }
}

extension TemporaryFolder {
  /// Leaves the mark of an accept whose files are pending or in place.
  func mark(_ kinds: [String], dropping obsolete: [String] = [], in place: String = "") throws {
    var mark = AcceptingMark(successors: [:], obsolete: [:])
    let stem = "\(path)/\(place)a"
    for kind in kinds {
      mark.successors[kind] =
        KeptFile.hash(of: "\(stem).new.\(kind)") ?? KeptFile.hash(of: "\(stem).\(kind)")
    }
    for kind in obsolete { mark.obsolete[kind] = KeptFile.hash(of: "\(stem).\(kind)") }
    try write(String(decoding: mark.utf8, as: UTF8.self), to: "\(place)a.new.accepting")
  }
}
