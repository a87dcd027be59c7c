import Foundation
import TestSupport
import Testing

@Suite struct `The formatter` {
  private let crooked = "view:\n    label:   Hi\n"
  private let straight = "view:\n  label: Hi\n"

  @Test func `formats files in their place, and names them`() throws {
    try withFolder(["a.yaml": crooked, "b.yaml": straight]) { folder in
      let run = try Built(["fmt", "a.yaml", "b.yaml"], in: folder)
      expectEqual(run.output, "formatted  a.yaml\n")
      #expect(run.status == 0 && run.error.isEmpty)
      expectEqual(folder.text(of: "a.yaml"), straight)
      #expect(folder.names == ["a.yaml", "b.yaml"])
    }
  }

  @Test func `finds the designs of a folder, and leaves other files alone`() throws {
    let other = "services:\n    web:   1\n"
    try withFolder(["in/a.yaml": crooked, "in/other.yaml": other, "in/b.txt": crooked]) { folder in
      let run = try Built(["fmt", "."], in: folder)
      expectEqual(run.output, "formatted  in/a.yaml\n")
      expectEqual(folder.text(of: "in/other.yaml"), other)
      let named = try Built(["fmt", "in/other.yaml"], in: folder)
      expectEqual(named.output, "formatted  in/other.yaml\n")
    }
  }

  @Test func `checks without writing`() throws {
    try withFolder(["a.yaml": crooked]) { folder in
      let check = try Built(["fmt", "--check", "a.yaml"], in: folder)
      expectEqual(check.output, "unformatted  a.yaml\n")
      let diff = try Built(["fmt", "--diff", "a.yaml"], in: folder)
      expectEqual(
        diff.output,
        "--- a.yaml\n+++ a.yaml formatted\n@@ -1,2 +1,2 @@\n view:\n-    label:   Hi\n+  label: Hi\n"
      )
      #expect(check.status == 1 && diff.status == 1)
      expectEqual(folder.text(of: "a.yaml"), crooked)
    }
  }

  @Test func `reads standard input`() throws {
    let run = try Built(["fmt", "-"], input: crooked)
    expectEqual(run.output, straight)
    let json = try Built(["fmt", "-"], input: "{\"view\":  \"label\"}")
    expectEqual(json.output, "{\"view\": \"label\"}\n")
    let both = try Built(["fmt", "-", "a.yaml"])
    #expect(both.status == 64)
    #expect(both.error.contains("standard input is formatted to standard output, by itself"))
  }

  @Test func `leaves a file alone that can't be read, with the reader's message`() throws {
    let broken = "view: {label: a\n"
    try withFolder(["a.yaml": broken, "b.yaml": crooked]) { folder in
      let run = try Built(["fmt", "a.yaml", "b.yaml", "gone.yaml"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("a.yaml:1:16: error: this isn't YAML"), "\(run.error)")
      #expect(run.error.contains("gone.yaml: error: there is no such file"), "\(run.error)")
      expectEqual(run.output, "formatted  b.yaml\n")
      expectEqual(folder.text(of: "a.yaml"), broken)
    }
  }

  @Test func `finds nothing in an empty folder`() throws {
    try withFolder { folder in
      let run = try Built(["fmt", "."], in: folder)
      #expect(run.status == 69)
      #expect(run.error.contains("no design was found to format"))
    }
  }
}

@Suite struct `A first design` {
  @Test func `is written, drawn and formatted`() throws {
    try withFolder { folder in
      let run = try Built(["init"], in: folder)
      expectEqual(
        run.output,
        "wrote  card.yaml\nwrote  people.json\nnext:  snapline render card.yaml\n"
      )
      let drawn = try Built(["render", "--strict", "card.yaml"], in: folder)
      #expect(drawn.status == 0 && drawn.error.isEmpty, "\(drawn.error)")
      let all = ["render", "--strict", "card.yaml", "--data", "people.json", "-o", "{{name}}.png"]
      let filled = try Built(all, in: folder)
      #expect(filled.status == 0 && filled.error.isEmpty, "\(filled.error)")
      #expect(folder.names.contains("Grace Hopper.png"))
      let check = try Built(["fmt", "--check", "card.yaml", "people.json"], in: folder)
      #expect(check.status == 0, "\(check.output)")
    }
  }

  @Test func `is gone on with where a part of it is there`() throws {
    try withFolder { folder in
      expectEqual(try Built(["init"], in: folder).status, 0)
      let whole = folder.tree(".")
      try FileManager.default.removeItem(atPath: folder("people.json"))
      expectEqual(try Built(["init"], in: folder).status, 0)
      expectEqual(folder.tree("."), whole)
      expectEqual(try Built(["init"], in: folder).status, 1)
    }
  }

  @Test func `is never written over another file`() throws {
    try withFolder(["people.json": "[]"]) { folder in
      let run = try Built(["init"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("people.json: error: there is such a file already"))
      #expect(folder.names == ["people.json"])
      let other = try Built(["init", "a/b"], in: folder)
      #expect(other.status == 0)
      #expect(folder.names.contains("a/b/card.yaml"))
    }
  }
}
