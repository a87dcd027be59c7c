import Foundation
import Testing

@Suite struct `The documentation` {
  @Test func `names only tests that exist in its divergences`() throws {
    var tests: Set<Substring> = []
    for file in try Repository.swiftFiles(below: "Tests") {
      for line in try Repository.text("Tests/\(file)").split(separator: "\n") {
        let parts = line.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
        if parts.count == 3, parts[0].hasSuffix("func ") { tests.insert(parts[1]) }
      }
    }
    for row in try Repository.tableRows(of: "Divergences") {
      try #require(row.count == 5, "\(row)")
      let names = row[4].quotedWords
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        #expect(tests.contains(Substring(name)), "\(name)")
      }
    }
  }

  @Test func `shows only Swift in the README that the sample package builds`() throws {
    let sample = try Repository.text("Tests/Samples/Card/Sources/Card/main.swift")
    for block in try Repository.text("README.md").codeBlocks(in: "swift") {
      #expect(sample.contains(block), "\(block)")
    }
  }

  @Test func `shows the test of a package for phones that the sample has`() throws {
    let guide = try Repository.text("Sources/Snapline/Snapline.docc/CodeForIOS.md")
    let tests = guide.codeBlocks(in: "swift").filter { $0.contains("@Test") }
    try #require(!tests.isEmpty)
    let sample = try Repository.text("Tests/Samples/Notes/Tests/NotesTests/NotesTests.swift")
    for test in tests { #expect(sample.contains(test), "\(test)") }
  }

  @Test func `shows inline snapshots and a matrix that the sample for phones has`() throws {
    let folder = "Tests/Samples/Notes/Tests/NotesTests/"
    let matrix = try Repository.text("Sources/Snapline/Snapline.docc/Matrices.md")
    let literal = try Repository.text("Sources/Snapline/Snapline.docc/InlineSnapshots.md")
    let shown = [
      (matrix.codeBlocks(in: "swift").first, "NoteMatrixTests.swift"),
      (literal.codeBlocks(in: "swift").dropFirst().first, "NoteTextTests.swift"),
    ]
    for (block, file) in shown {
      #expect(try Repository.text(folder + file).contains(#require(block)), "\(file)")
    }
  }

  @Test func `shows only designs in the README that the gallery holds`() throws {
    let designs = try ["hello", "order"].map {
      try Repository.text("Snapshots/Gallery/\($0).yaml")
    }
    for block in try Repository.text("README.md").codeBlocks(in: "yaml") {
      #expect(designs.contains { $0.contains(block) }, "\(block)")
    }
  }

  @Test func `names only files in the README that exist`() throws {
    for line in try Repository.text("README.md").split(separator: "\n") {
      for path in line.linkTargets where !path.contains("://") {
        let file = Repository.root.appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path)")
      }
    }
  }
}

extension String {
  /// The contents of the fenced blocks in one language.
  fileprivate func codeBlocks(in language: String) -> [String] {
    components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }
}

extension Substring {
  /// Where the Markdown links of the line lead.
  fileprivate var linkTargets: [String] {
    components(separatedBy: "](").dropFirst().compactMap { $0.components(separatedBy: ")").first }
  }
}
