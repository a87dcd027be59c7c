import Foundation
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `What messages call a file of code` {
  private func inPackage(_ files: [String], _ body: (SourceNames) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/names-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let url = URL(filePath: folder + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: url)
    }
    let known = ["NotesTests/NoteTests.swift": "Tests/NotesTests/NoteTests.swift"]
    try body(SourceNames(known, package: folder))
  }

  @Test func `is its path in the package, whichever module it is of`() throws {
    let files = [
      "Tests/NotesTests/NoteTests.swift", "Tests/NotesTests/Support/Help.swift",
      "Sources/Notes/NoteCard.swift", "Sources/Kit/Deep/Deeper/Row.swift",
      "Sources/Other/Row.swift",
      ".build/checkouts/Notes/NoteCard.swift",
    ]
    try inPackage(files) { names in
      let name = names.naming()
      expectEqual(name("NotesTests/NoteTests.swift"), "Tests/NotesTests/NoteTests.swift")
      expectEqual(name("NotesTests/Help.swift"), "Tests/NotesTests/Support/Help.swift")
      expectEqual(name("Notes/NoteCard.swift"), "Sources/Notes/NoteCard.swift")
      expectEqual(name("Kit/Row.swift"), "Sources/Kit/Deep/Deeper/Row.swift")
      expectEqual(name("Other/Row.swift"), "Sources/Other/Row.swift")
    }
  }

  @Test func `is what the code says where nothing is found, or two files are`() throws {
    try inPackage(["Sources/Notes/A/Row.swift", "Sources/Notes/B/Row.swift"]) { names in
      let name = names.naming()
      for file in ["Notes/Row.swift", "Snapline/Label.swift", "Row.swift", "/Row.swift", ""] {
        expectEqual(name(file), file)
      }
    }
  }

  @Test func `is beside the design that names it`() {
    let name = SourceNames(["/a/b/card.yaml": "b/card.yaml"]).naming()
    expectEqual(name("/a/b/card.yaml"), "b/card.yaml")
    expectEqual(name("/a/b/parts/row.yaml"), "b/parts/row.yaml")
    expectEqual(name("/elsewhere/row.yaml"), "/elsewhere/row.yaml")
  }
}
