import Foundation
import TestSupport
import Testing

/// Results of which a case reads as one at first sight, and not to its end.
@Suite struct `A case that can't be read to its end` {
  private let design = "view: {id: box, background: red, size: 20}\n"

  /// Three cases, of which one differs.
  private func withRun(_ body: (Folder) throws -> Void) throws {
    let files = ["Package.swift": "", "a.yaml": design, "b.yaml": design, "c.yaml": design]
    try withFolder(files) { folder in
      #expect(try Built(["test", "--update"], in: folder).status == 0)
      try folder.write(design.replacing("red", with: "blue"), to: "b.yaml")
      #expect(try Built(["test", "--reporter", "blob=all.blob"], in: folder).status == 1)
      try body(folder)
    }
  }

  /// A file with a control in a name that only the case that differs has.
  private func damage(_ name: String, in folder: Folder) throws {
    let text = try #require(folder.text(of: name))
    let damaged = text.replacing("\"verdict\":", with: "\"ver\u{1}dict\":")
      .replacing("\"hashes\":", with: "\"ha\u{1}shes\":")
    #expect(damaged != text)
    try folder.write(damaged, to: name)
  }

  @Test(arguments: ["all.blob", nil])
  func `is told, and never left out in silence`(blob: String?) throws {
    try withRun { folder in
      let results = folder.names.first { $0.hasSuffix("results.ndjson") }
      try damage(try #require(blob ?? results), in: folder)
      let run = try Built(
        ["merge-reports"] + [blob].compactMap(\.self) + ["--reporter", "json"],
        in: folder
      )
      expectEqual(run.status, 2)
      #expect(run.error.contains("error:") && run.error.contains("damaged"), "\(run.error)")
      let document =
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let summary = try #require(document?["summary"] as? [String: Any])
      expectEqual(summary["cases"] as? Int, 2)
      expectEqual((document?["results"] as? [Any])?.count, 2)
      expectEqual(summary["complete"] as? Bool, false)
      expectEqual(summary["damaged"] as? Int, 1)
    }
  }
}

/// What messages call files by, wherever a run was.
@Suite struct `A place in results` {
  private let shown =
    "colors: {deep: 112233}\ncomponents: {Y: {view: {label: y, font: 11, color: deep}}}\n"

  @Test func `is called without the folders that are left again`() throws {
    try withFolder([
      "Package.swift": "", "a.yaml": "import: [lib/x.yaml]\nview: {X: }\n",
      "lib/x.yaml": "import: [../deep.yaml]\ncomponents: {X: {view: {vstack: [{Y: }]}}}\n",
      "deep.yaml": shown,
    ]) { folder in
      #expect(try Built(["test", "a.yaml", "--update"], in: folder).status == 0)
      try folder.write(shown.replacing("112233", with: "AA2233"), to: "deep.yaml")
      let run = try Built(["test", "a.yaml"], in: folder)
      #expect(run.output.contains("colors.deep 112233 → AA2233 (deep.yaml:1)"), "\(run.output)")
    }
  }

  @Test func `counts from the root, in a run of a folder below`() throws {
    let design = "import: [deep.yaml]\nview: {Y: }\n"
    try withFolder([
      "Package.swift": "", "sub/deep.yaml": shown, "sub/a.yaml": design,
      "sub/b.yaml": "view: {lable: x}\n",
    ]) { folder in
      _ = try Built(shell: "cd sub && $snapline test a.yaml --update", in: folder)
      try folder.write(shown.replacing("font: 11", with: "font: 19"), to: "sub/deep.yaml")
      let run = try Built(shell: "cd sub && $snapline test --json", in: folder)
      let results = try #require(try run.results())
      let faults = try #require(
        results.compactMap { $0["diagnostics"] as? [[String: Any]] }.first { !$0.isEmpty }
      )
      let places = faults.compactMap { $0["place"] as? [String: Any] }
      expectEqual(places.first?["file"] as? String, "sub/b.yaml")
      let causes = results.compactMap { ($0["verdict"] as? [String: Any])?["causes"] }
      #expect("\(causes)".contains("\"sub/deep.yaml\""), "\(causes)")
      #expect(!run.output.contains(folder("")), "\(run.output)")
    }
  }

  @Test func `of a run's own results is no absolute path`() throws {
    try withFolder(["Package.swift": "", "a.yaml": "view: {size: 10}\n", "sub/x.txt": ""]) {
      folder in
      #expect(try Built(["test", "--update"], in: folder).status == 0)
      let name = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      try folder.write((folder.text(of: name) ?? "") + "nonsense\n", to: name)
      for (place, words) in [
        (".", "merge-reports"), (".", "test --last-failed"), (".", "report"),
        ("sub", "merge-reports"),
      ] {
        let run = try Built(shell: "cd \(place) && $snapline \(words)", in: folder)
        let way = place == "sub" ? "../" : ""
        #expect(run.error.contains("\(way).snapline/run/"), "\(words): \(run.error)")
        #expect(!run.error.contains(folder(".snapline/run")), "\(words): \(run.error)")
      }
    }
  }
}
