import Foundation
import Testing

@Suite struct `The documentation` {
  @Test func `names only tests that exist in its divergences`() throws {
    let tests = try Self.names(behind: ["func"])
    for row in try Repository.tableRows(of: "Divergences") {
      try #require(row.count == 5, "\(row)")
      let names = row[4].quotedWords
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        #expect(tests.contains(name), "\(name)")
      }
    }
  }

  /// The last column names a suite before its tests, or says in words that there is none.
  @Test func `names only tests that exist for what may be hostile`() throws {
    let tests = try Self.names(behind: ["func"])
    let suites = try Self.names(behind: ["struct", "extension"])
    let rows = try Repository.tableRows(of: "HostileInput")
      .filter { $0.first != "What could be tried" }
    #expect(rows.count > 50)
    for row in rows {
      try #require(row.count == 3, "\(row)")
      for part in row[2].split(separator: ";") {
        let names = String(part).quotedWords
        if names.isEmpty, part.hasPrefix("No test") || part.hasPrefix("Not tried") { continue }
        #expect(names.first.map(suites.contains) == true, "\(row)")
        #expect(names.count > 1, "\(row)")
        for name in names.dropFirst() { #expect(tests.contains(name), "\(name)") }
      }
    }
  }

  private static let texts = Result { try Repository.texts(below: "Tests", endingIn: ".swift") }

  /// What stands in backticks behind one of the words, in any file of tests.
  private static func names(behind words: [String]) throws -> Set<String> {
    var names: Set<String> = []
    for text in try texts.get() {
      for word in words {
        for part in text.components(separatedBy: word + " `").dropFirst() {
          if let end = part.firstIndex(of: "`") { names.insert(String(part[..<end])) }
        }
      }
    }
    return names
  }

  @Test func `shows only Swift in the README that the sample package builds`() throws {
    let sample = try Repository.text("Tests/Samples/Card/Snippets/Hello.swift")
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

  @Test func `shows the manifest of a package with previews, and its test, as the sample has them`()
    throws
  {
    let article = try Repository.text("Sources/Snapline/Snapline.docc/SwiftFiles.md")
    let blocks = article.codeBlocks(in: "swift")
    let manifests = blocks.filter { $0.contains("PackageDescription") }
    let sample = try Repository.text("Tests/Samples/Notes/Package.swift")
    #expect(manifests == [sample])
    let tests = blocks.filter { $0.contains("@Test") }
    try #require(!tests.isEmpty)
    let file = "Tests/Samples/Notes/Tests/NotesTests/NotePreviewTests.swift"
    for test in tests { #expect(try Repository.text(file).contains(test), "\(test)") }
  }

  @Test func `has a copy of the file of layout previews in the sample for phones`() throws {
    let copy = try Repository.text("Tests/Samples/Notes/Sources/Notes/LayoutPreview.swift")
    #expect(try copy == Repository.text("Sources/LayoutPreviews/LayoutPreview.swift"))
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

  @Test func `names only files and folders that exist where it says where to add what`() throws {
    let rows = try Repository.tableRows(of: "WhereToAddWhat")
    #expect(rows.count > 10)
    for row in rows {
      try #require(row.count == 5, "\(row)")
      let paths = row.joined(separator: " ").quotedWords.filter { $0.contains("/") }
      #expect(!paths.isEmpty, "\(row)")
      for path in paths {
        let isTest = path.hasPrefix("Tests/")
        let file = Repository.root.appending(path: (isTest ? "" : "Sources/") + path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path)")
      }
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
