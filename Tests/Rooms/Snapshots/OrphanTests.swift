import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A baseline that nothing asks for` {
  @Test func `is that of a design that is gone, in any circumstances`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "here.yaml")
    for name in [
      "here.snapshots/here.scene", "gone.snapshots/gone.scene",
      "gone.snapshots/gone.iphone-16.dark.png", "gone.snapshots/other.scene",
      "gone.snapshots/notes.md", "in/Gone.snapshots/Gone.scene", ".build/old.snapshots/old.scene",
    ] {
      try folder.write("x", to: name)
    }
    // A design may be spelled in any way, and other files are nobody's baselines.
    try folder.write("", to: "Spelled.Yaml")
    try folder.write("x", to: "Spelled.snapshots/Spelled.scene")
    try folder.write("folder: Assets\n", to: ".snapshots")
    try folder.write("x", to: "Assets/icons/logo.png")
    let found = search(folder)
    expectEqual(
      names(found, folder),
      ["gone.snapshots/gone", "gone.snapshots/gone.iphone-16.dark", "in/Gone.snapshots/Gone"]
    )
    for orphan in found.orphans { try orphan.baseline.remove() }
    expectEqual(
      folder.names.filter { $0.contains("one") },
      ["gone.snapshots", "gone.snapshots/notes.md", "gone.snapshots/other.scene", "in"]
        .filter { $0.contains("one") }
    )
    expectEqual(names(search(folder), folder), [])
  }

  @Test func `is that of a variant that its design has no more`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "card.yaml")
    try folder.write("", to: "card.png")
    for (name, variant) in [
      ("card", nil), ("card.light", "light"), ("card.dark", "dark"), ("card.iphone-16", nil),
      ("card.dark.iphone-16", "dark"), ("card.old", nil), ("other.dark", "dark"),
    ] {
      var document = SceneDocument(scene: Box(width: 10, height: 10).scene)
      document.scene.origins.variant = variant
      try folder.write(
        String(decoding: document.utf8, as: UTF8.self),
        to: "card.snapshots/\(name).scene"
      )
    }
    var asked: [Bool] = []
    func found(_ variants: [String]?) -> [String] {
      asked = []
      let search = OrphanSearch(in: [folder.path], below: folder.path) { path, isSure in
        expectEqual(path, folder.path + "/card.yaml")
        asked.append(isSure)
        return variants
      }
      return names(search, folder).map { String($0.dropFirst("card.snapshots/".count)) }
    }
    expectEqual(found(["light", "dark"]), ["card"])
    expectEqual(found(["light"]), ["card", "card.dark", "card.dark.iphone-16"])
    expectEqual(found([]), ["card.dark", "card.dark.iphone-16", "card.light"])
    // Of a design that is at fault nobody knows.
    expectEqual(found(nil), [])
    // Where all are known, no design is read whole.
    for name in ["card", "card.iphone-16", "card.dark.iphone-16", "card.old"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/card.snapshots/\(name).scene")
    }
    expectEqual(found(["light", "dark"]), [])
    expectEqual(asked, [false])
  }

  @Test func `is that of a test file that is gone`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Tests/HereTests.swift")
    try folder.write("x", to: "Tests/__Snapshots__/HereTests/fits.scene")
    try folder.write("x", to: "Tests/__Snapshots__/GoneTests/fits.scene")
    expectEqual(names(search(folder), folder), ["Tests/__Snapshots__/GoneTests/fits"])
  }

  @Test func `is none where tests of several folders keep theirs in one place`() throws {
    let folder = try TemporaryFolder()
    for part in ["Rooms", "Modes"] {
      try folder.write("folder: ../../Kept\n", to: "Tests/\(part)/.snapshots")
      try folder.write("", to: "Tests/\(part)/In/\(part)Tests.swift")
      try folder.write("x", to: "Kept/In/\(part)Tests/fits.scene")
    }
    try folder.write("x", to: "Kept/In/GoneTests/fits.scene")
    expectEqual(names(search(folder), folder), ["Kept/In/GoneTests/fits"])
    let part = OrphanSearch(
      in: [folder.path + "/Tests/Rooms"],
      below: folder.path
    )
    expectEqual(names(part, folder), [])
  }

  @Test func `is one of a test that ran and asked for others, or that isn't written any more`()
    throws
  {
    let folder = try TemporaryFolder()
    let source =
      "@Test func `fits the screen`() {}\nfunc skipped() {}\nverify(testName: \"own name\")"
    try folder.write(source, to: "Tests/CardTests.swift")
    let home = "Tests/__Snapshots__/CardTests"
    for stem in ["fits-the-screen", "fits-the-screen.dark", "skipped", "own-name", "renamed"] {
      try folder.write("x", to: "\(home)/\(stem).scene")
    }
    try folder.write("x", to: "\(home)/fits-the-screen.light.new.scene")
    expectEqual(names(search(folder), folder), [])
    var asked = AskedBaselines(file: "Tests/CardTests.swift", time: .infinity)
    asked.stems["\(folder.path)/\(home)"] = ["fits-the-screen"]
    let found = search(folder, [asked])
    expectEqual(names(found, folder), ["\(home)/fits-the-screen.dark", "\(home)/renamed"])
    // A test that failed may have ended early, and what is newer than the run wasn't there.
    var failed = asked
    failed.failed = ["fits-the-screen"]
    expectEqual(names(search(folder, [failed]), folder), ["\(home)/renamed"])
    var older = asked
    older.time = 1
    expectEqual(names(search(folder, [older]), folder), [])
    expectEqual(
      found.orphans.map(\.explanation),
      [
        "the test 'fits-the-screen' in Tests/CardTests.swift doesn't ask for it",
        "Tests/CardTests.swift has no test 'renamed'",
      ]
    )
  }

  @Test func `is none in a folder that tests asked for, whatever it is called`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Tests/CardTests.swift")
    try folder.write("x", to: "Tests/card.snapshots/card.scene")
    expectEqual(names(search(folder), folder), ["Tests/card.snapshots/card"])
    var asked = AskedBaselines(file: "Tests/CardTests.swift", time: .infinity)
    asked.stems["\(folder.path)/Tests/card.snapshots"] = ["card"]
    expectEqual(names(search(folder, [asked]), folder), [])
  }

  @Test func `is none of what a downloaded run left`() throws {
    let folder = try TemporaryFolder()
    let run = "downloads/run/designs.12-34"
    try folder.write("x", to: run + "/new/card.snapshots/card.scene")
    expectEqual(names(search(folder), folder), [run + "/new/card.snapshots/card"])
    try folder.write("", to: run + "/results.ndjson")
    expectEqual(names(search(folder), folder), [])
  }

  private func search(_ folder: TemporaryFolder, _ asked: [AskedBaselines] = []) -> OrphanSearch {
    OrphanSearch(
      in: [folder.path],
      below: folder.path,
      asked: asked
    )
  }

  private func names(_ search: OrphanSearch, _ folder: TemporaryFolder) -> [String] {
    search.orphans.map {
      String("\($0.baseline.folder)/\($0.baseline.stem)".dropFirst(folder.path.count + 1))
    }
  }
}
