import Foundation
import TestSupport
import Testing

@testable import SnaplineCLI

@Suite struct `The article on snapshots` {
  private let text: String
  private let section: String

  init() throws {
    let article = Checkout.root.appending(path: "Sources/Snapline/Snapline.docc/Snapshots.md")
    text = try String(contentsOf: article, encoding: .utf8)
    section =
      text.components(separatedBy: "## Results for programs and CI").last?
      .replacing("\n", with: " ") ?? ""
  }

  @Test func `lists the reporters that there are`() {
    let names = section.matches(of: /\| `([a-z]+)` \|/).map { String($0.1) }
    expectEqual(names, ReporterName.allCases.map(\.rawValue))
  }

  @Test func `quotes what failures say of edits`() throws {
    let failures = try #require(text.components(separatedBy: "## What a failure says").last)
    let own = failures.components(separatedBy: "### What causes can't tell")[0]
    // Tests of views say these, with the line of the constraint.
    let ofCode = [
      "stripe.width == 8 @1000 → @700", "stripe.backgroundColor systemRed → systemBlue",
    ]
    let pieces = own.replacing("```", with: "").components(separatedBy: "`")
    let quotes = pieces.enumerated().filter { $0.offset % 2 == 1 }.map { quote in
      quote.element.replacing("\n", with: " ").replacing("\\|", with: "|")
    }.filter { $0.contains(" → ") }
    #expect(quotes.count >= 8, "\(quotes)")
    for quote in quotes {
      let isSaid =
        EditCase.all.contains { $0.message.contains(quote) }
        || ofCode.contains { quote.hasPrefix($0) }
      #expect(isSaid, "\(quote)")
    }
  }

  @Test func `quotes what a run says`() throws {
    try withRun { folder in
      let both = try Built(["test", "--reporter", "json", "--reporter", "junit"], in: folder)
      expectQuoted(both.error)
      let github = try Built(["test", "--reporter", "github"], in: folder)
      let annotation = try #require(github.output.firstRange(of: "%0A"))
      #expect(section.contains(github.output[..<annotation.upperBound] + "…"))
    }
  }

  @Test func `quotes what merging says`() throws {
    let design = "version: 1\ncanvas: 40x40\nview: {id: box, background: red}\n"
    let files = ["Package.swift": "", "a.yaml": design, "b.yaml": design, "c.yaml": design]
    try withFolder(files) { folder in
      func shard(_ shard: String, to blob: String, _ words: String...) throws -> String {
        _ = try Built(
          ["test", "--shard", shard, "--reporter", "blob=" + blob] + words,
          in: folder
        )
        return blob
      }
      func expectTold(_ blobs: String...) throws {
        let merged = try Built(["merge-reports", "-q"] + blobs, in: folder)
        expectEqual(merged.status, 2)
        expectQuoted(merged.error)
      }
      let (one, two) = (try shard("1/3", to: "1.blob"), try shard("2/3", to: "2.blob"))
      let three = try shard("3/3", to: "3.blob")
      try expectTold(one, three)
      try expectTold(one, two, three, one)
      try expectTold(one, try shard("2/4", to: "4.blob"))
      try expectTold(one, try shard("2/3", to: "dark.blob", "--appearance", "dark"))
      let text = try #require(folder.text(of: two))
      try folder.write(String(text.dropLast(30)), to: "cut.blob")
      try expectTold("cut.blob")
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"begin\"") }
      try folder.write(lines.joined() + "\n", to: "killed.ndjson")
      try expectTold("killed.ndjson")
    }
  }

  /// Each first message of a command's errors stands in the article.
  private func expectQuoted(_ errors: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let subject = errors.firstMatch(of: /error: (.+) \[[a-z-]+\]/).map { String($0.1) } ?? "nothing"
    #expect(section.contains("`\(subject)`"), "\(errors)", sourceLocation: sourceLocation)
  }
}
