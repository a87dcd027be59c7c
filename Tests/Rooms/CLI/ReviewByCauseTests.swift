import Foundation
import TestSupport
import Testing

@Suite struct `A review by cause` {
  /// Four designs that share an edit, one of which was also edited otherwise, and one without.
  private func withPending(_ body: (Folder) throws -> Void) throws {
    let design = EditedDesign.profile.rawValue
    var files = ["Package.swift": ""]
    for name in ["a", "b", "c", "d", "e"] { files["\(name).yaml"] = design }
    try withFolder(files) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      for name in ["a", "b", "c", "d"] {
        try folder.write(design.replacing("spacing: 8", with: "spacing: 12"), to: "\(name).yaml")
      }
      try folder.write(
        design.replacing("spacing: 8", with: "spacing: 12").replacing("Analyst", with: "Author"),
        to: "c.yaml"
      )
      try folder.write(design.replacing("insets: 16", with: "insets: 20"), to: "e.yaml")
      let run = try Built(["test"], in: folder)
      let summary = """
        2 causes explain 5 cases:
          stack.spacing 8 → 12 · 4 snapshots
            changed otherwise as well: c.yaml
          stack.insets 16 → 20 (e.yaml:18) · 1 snapshot
        5 changed

        """
      #expect(run.output.hasSuffix(summary), "\(run.output)")
      #expect(Checkout.article("Snapshots", quotes: summary))
      try body(folder)
    }
  }

  private let list = """
    cause 1: stack.spacing 8 → 12 · 4 snapshots
      changed  a.snapshots/a  (scene)
      changed  b.snapshots/b  (scene)
      changed  d.snapshots/d  (scene)
      changed  c.snapshots/c  (scene), also bio.text “Analyst” → “Author” (c.yaml:9)
    cause 2: stack.insets 16 → 20 (e.yaml:18) · 1 snapshot
      changed  e.snapshots/e  (scene)

    """

  @Test func `lists what is pending below each cause`() throws {
    try withPending { folder in
      let run = try Built(["review", "--list"], in: folder)
      expectEqual(run.output, list)
      expectEqual(run.status, 1)
      // Without the results of the run both are compared once more.
      try FileManager.default.removeItem(atPath: folder(".snapline"))
      let anew = try Built(["review", "--list"], in: folder)
      let places = list.replacing(" (e.yaml:18)", with: "").replacing(" (c.yaml:9)", with: "")
      expectEqual(anew.output, places)
    }
  }

  @Test func `accepts all that have a cause and no other`() throws {
    try withPending { folder in
      let run = try Built(["review", "--accept-all", "--cause", "1"], in: folder)
      let names = ["a", "b", "d"].map { "accepted  \($0).snapshots/\($0)\n" }
      expectEqual(run.output, names.joined())
      expectEqual(run.status, 0)
      expectEqual(try Built(["test"], in: folder).output.suffix(18), "3 same, 2 changed\n")
    }
  }

  @Test(arguments: ["--accept-all", "--reject-all"])
  func `says where all that has a cause changed otherwise as well`(decision: String) throws {
    let design = EditedDesign.profile.rawValue
    let edited = design.replacing("spacing: 8", with: "spacing: 12")
    try withFolder(["Package.swift": "", "a.yaml": design, "b.yaml": design]) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      try folder.write(edited.replacing("Analyst", with: "Author"), to: "a.yaml")
      try folder.write(edited.replacing("Mathematician", with: "Writer"), to: "b.yaml")
      _ = try Built(["test"], in: folder)
      let run = try Built(["review", decision, "--cause", "1"], in: folder)
      expectEqual(run.status, 1)
      expectEqual(run.output, "")
      expectEqual(
        run.error,
        """
        error: nothing is pending by the cause '1' alone [nothing-decided]
          each of the 2 snapshots of it changed otherwise as well: a.snapshots/a by bio.text “Analyst” \
        → “Author” (a.yaml:9)
        hint: decide on it by its name: --accept ID or --reject ID

        """
      )
      expectEqual(folder.names.count { $0.contains(".new.") }, 2)
    }
  }

  @Test func `rejects by a part of a cause's text, and leaves the baseline`() throws {
    try withPending { folder in
      let run = try Built(["review", "--reject-all", "--cause", "insets"], in: folder)
      expectEqual(run.output, "rejected  e.snapshots/e\n")
      expectEqual(folder.names.count { $0.contains(".new.") }, 4)
      expectEqual(folder.names.count { $0.hasSuffix(".scene") }, 9)
      let one = try Built(["review", "--reject", "a.snapshots/a", "b.snapshots/b"], in: folder)
      expectEqual(one.output, "rejected  a.snapshots/a\nrejected  b.snapshots/b\n")
    }
  }

  @Test func `says which causes there are, where a name is that of none or of several`() throws {
    try withPending { folder in
      for (name, told) in [
        ("3", "there is no cause 3"), ("nothing", "nothing is pending by a cause with 'nothing'"),
        ("stack", "2 causes have 'stack' in them"),
      ] {
        let run = try Built(["review", "--accept-all", "--cause", name], in: folder)
        expectEqual(run.status, 1)
        #expect(run.error.contains(told), "\(run.error)")
        expectEqual(run.output, "")
      }
    }
  }

  @Test func `prints one document for programs, with what was done`() throws {
    try withPending { folder in
      let run = try Built(
        ["review", "--json", "--accept", "a.snapshots/a", "--cause", "1"],
        in: folder
      )
      expectEqual(run.status, 64)
      let listed = try document(Built(["review", "--json", "--cause", "2"], in: folder))
      expectEqual(listed.causes.map(\.number), [2])
      expectEqual(listed.causes.first?.edits.first?.place?.line, 18)
      try FileManager.default.removeItem(atPath: folder("b.snapshots/b.new.scene"))
      try folder.write("nonsense", to: "b.snapshots/b.new.scene")
      let done = try Built(["review", "--json", "--accept-all"], in: folder)
      expectEqual(done.status, 2)
      let cases = try document(done).causes.flatMap(\.cases)
      expectEqual(cases.count, 5)
      for one in cases {
        expectEqual(one.state, one.id == "b.snapshots/b" ? "refused" : "accepted", "\(one.id)")
      }
      expectEqual(cases.count { !$0.others.isEmpty }, 1)
    }
  }

  @Test(arguments: [
    ["--accept-all", "--reject-all"], ["--list", "--reject", "x"],
    ["--cause", "1", "--accept", "x"],
    ["--from", "x", "--reject-all"], ["--from", "x", "--list", "y"],
  ])
  func `refuses what doesn't go together`(_ words: [String]) throws {
    try withFolder(["Package.swift": ""]) { folder in
      let run = try Built(["review"] + words, in: folder)
      expectEqual(run.status, 64)
      #expect(run.error.contains("hint: "))
    }
  }

  @Test(arguments: ["", "nonsense\n", "{\"begin\":{\"schema\":1}}\n"])
  func `compares once more where the results of the run can't be read`(text: String) throws {
    try withPending { folder in
      let results = try #require(folder.names.first { $0.hasSuffix("results.ndjson") })
      try folder.write(text, to: results)
      let run = try Built(["review", "--list"], in: folder)
      expectEqual(run.status, 1)
      #expect(run.output.hasPrefix("cause 1: stack.spacing 8 → 12 · 4 snapshots\n"))
      #expect(run.error.contains("note: the "), "\(run.error)")
      #expect(run.error.contains("hint: run the snapshots again"), "\(run.error)")
    }
  }

  @Test func `is quoted by the article`() {
    #expect(Checkout.article("Snapshots", quotes: "$ snapline review --list\n" + list))
    let rest = "`d39.snapshots/d39 differs from its baseline, as 29 cases before it`"
    #expect(Checkout.article("Snapshots", quotes: rest))
  }

  @Test func `tells the first ten of a cause in full, and the rest by name`() throws {
    let design = EditedDesign.profile.rawValue
    var files = ["Package.swift": ""]
    for place in 10..<40 { files["d\(place).yaml"] = design }
    try withFolder(files) { folder in
      _ = try Built(["test", "--record", "all"], in: folder)
      for name in files.keys where name != "Package.swift" {
        try folder.write(design.replacing("spacing: 8", with: "spacing: 12"), to: name)
      }
      let run = try Built(["test"], in: folder)
      expectEqual(run.output.split(separator: "\n").count { $0.contains("  layout  role  ") }, 10)
      #expect(
        run.output.hasSuffix(
          """
          d39.snapshots/d39 differs from its baseline, as 29 cases before it
          1 cause explains 30 of 30: stack.spacing 8 → 12 · 30 snapshots
          30 changed

          """
        ),
        "\(run.output)"
      )
    }
  }

  // MARK: Documents

  struct Document: Decodable {
    var causes: [Cause]

    struct Cause: Decodable {
      var number: Int
      var text: String
      var edits: [Edit]
      var cases: [Case]
    }

    struct Edit: Decodable {
      var property: String
      var place: Place?
    }

    struct Place: Decodable { var line: Int? }

    struct Case: Decodable {
      var id: String
      var state: String
      var others: [Edit]
    }
  }

  private func document(_ run: Built) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }
}
