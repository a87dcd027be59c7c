import Foundation
import TestSupport
import Testing

@Suite struct `Data on the command line` {
  private let design = """
    data: {name: Ada, n: 1}
    view: {label: "{{name}} {{n | number(2)}}", filling: superview}
    canvas: 120x30

    """

  private func layout(_ arguments: [String], in folder: Folder, input: String = "") throws -> String
  {
    try Built(
      ["render", "card.yaml", "-o", "-", "--format", "text"] + arguments,
      in: folder,
      input: input
    )
    .output
  }

  private func withDesign<T>(_ files: [String: String] = [:], _ body: (Folder) throws -> T) throws
    -> T
  {
    try withFolder(files.merging(["card.yaml": design]) { $1 }, body)
  }

  @Test func `goes over the design's own, and settings over that`() throws {
    try withDesign(["d.json": "{\"name\": \"Bo\"}", "d.yaml": "n: 2.5"]) {
      (folder: Folder) throws in
      #expect(try layout([], in: folder).contains("text \"Ada 1.00\""))
      #expect(try layout(["--data", "d.json"], in: folder).contains("text \"Bo 1.00\""))
      #expect(try layout(["--data", "d.yaml"], in: folder).contains("text \"Ada 2.50\""))
      #expect(try layout(["--set", "n=7"], in: folder).contains("text \"Ada 7.00\""))
      #expect(
        try layout(["--data", "d.json", "--set", "name=Chidi", "--set", "n=-1"], in: folder)
          .contains("text \"Chidi -1.00\"")
      )
      #expect(
        try layout(["--data", "-"], in: folder, input: "{\"name\": \"नूर\"}").contains(
          "text \"नूर 1.00\""
        )
      )
    }
  }

  @Test func `names pictures by the data that they are drawn with`() throws {
    let design = """
      data: {name: Ada, number: 7}
      view: {label: "{{name}}", filling: superview}
      canvas: 60x30
      variants:
      - {name: one}
      - {name: two, data: {number: 8}}

      """
    let rows = "[{\"name\": \"Bo\"}, {\"name\": \"Cy\", \"number\": 9}]"
    try withFolder(["card.yaml": design, "rows.json": rows]) { (folder: Folder) throws in
      func names(_ words: [String]) throws -> [String] {
        let run = try Built(["render", "card.yaml"] + words, in: folder)
        expectEqual(run.error, "")
        let pictures = folder.names.filter { $0.hasSuffix(".png") }
        for name in pictures { try FileManager.default.removeItem(atPath: folder(name)) }
        return pictures
      }
      expectEqual(try names(["-o", "x-{{number}}.png"]), ["x-7.png"])
      expectEqual(try names(["-o", "x-{{number}}.png", "--set", "number=6"]), ["x-6.png"])
      expectEqual(
        try names(["-o", "x-{{number}}.png", "--data", "rows.json"]),
        ["x-7.png", "x-9.png"]
      )
      expectEqual(
        try names(["-o", "x-{{number}}.png", "--all"]),
        ["x-7.one.png", "x-8.two.png"]
      )
    }
  }

  @Test func `isn't to come from where the design does, nor from a table`() throws {
    try withDesign(["x.csv": "id,name\n1,Ada\n"]) { (folder: Folder) throws in
      let both = try Built(["render", "-", "--data", "-"], in: folder, input: design)
      expectEqual(
        both.error,
        "error: standard input can be read once, and both the design and its data are to come from it "
          + "[contradiction]\nhint: name a file in place of one '-'\n"
      )
      #expect(both.status == 64)
      let table = try Built(["render", "card.yaml", "--data", "x.csv"], in: folder)
      #expect(
        table.error.contains(
          "hint: write snapline batch DESIGN --data x.csv -o 'out/{{id}}.png', which reads tables"
        ),
        "\(table.error)"
      )
    }
  }

  @Test func `tells one fault once, and in the end which other entries have it`() throws {
    let design = """
      data: {n: 1}
      canvas: 60x90
      view: {vstack: [{label: "{{n}}"}, {label: Nothing says which is higher}], filling: superview}

      """
    let rows = "[" + (1...6).map { "{\"n\": \($0)}" }.joined(separator: ", ") + ", {\"n\": []}]"
    try withFolder(["card.yaml": design, "rows.json": rows]) { (folder: Folder) throws in
      let run = try Built(["render", "card.yaml", "--data", "rows.json", "-o", "out/"], in: folder)
      let heads = run.error.split(separator: "\n").filter { $0.hasPrefix("card.yaml:") }
      #expect(heads.count(where: { $0.contains("warning:") }) == 1, "\(run.error)")
      #expect(heads.count(where: { $0.contains("error:") }) == 1, "\(run.error)")
      let notes = heads.filter { $0.contains("note:") }.map { $0.drop { $0 != " " }.dropFirst() }
      expectEqual(
        notes.map { $0.prefix { $0 != "[" } },
        ["note: 5 more entries of the data have the same: 2 to 6 "]
      )
      #expect(
        run.error.contains("entry 1 of the data") && run.error.contains("entry 7 of the data")
      )
    }
  }

  @Test func `draws a picture for each entry of a list, by names that the data gives`() throws {
    let rows = "[{\"id\": \"a\"}, {\"id\": \"../../b\"}, {\"id\": \"a/b\"}]"
    try withDesign(["rows.json": rows]) { (folder: Folder) throws in
      let named = try Built(
        ["render", "card.yaml", "--data", "rows.json", "-o", "out/{{id}}.png"],
        in: folder
      )
      expectEqual(named.error, "")
      expectEqual(
        folder.names.filter { $0.hasPrefix("out/") }.sorted(),
        ["out/-.-..-b.png", "out/a-b.png", "out/a.png"]
      )
      let numbered = try Built(["render", "card.yaml", "--data", "rows.json"], in: folder)
      #expect(numbered.status == 0)
      expectEqual(
        folder.names.filter { $0.hasPrefix("card-") },
        ["card-1.png", "card-2.png", "card-3.png"]
      )
      let pages = try Built(
        ["render", "card.yaml", "--data", "rows.json", "-o", "all.pdf"],
        in: folder
      )
      #expect(pages.status == 0 && folder.names.contains("all.pdf"))
      let one = try Built(
        ["render", "card.yaml", "--data", "rows.json", "-o", "one.png"],
        in: folder
      )
      #expect(one.status == 64 && one.error.contains("-o 'one-{{id}}.png'"), "\(one.error)")
    }
  }

  @Test func `draws the same bytes as the design written out`() throws {
    let rows = (0..<5).map { "{\"name\": \"N\($0)\", \"n\": \($0)}" }.joined(separator: ",")
    try withDesign(["rows.json": "[\(rows)]"]) { (folder: Folder) throws in
      #expect(try Built(["render", "card.yaml", "--data", "rows.json"], in: folder).status == 0)
      for number in 0..<5 {
        try folder.write(
          "view: {label: N\(number) \(number).00, filling: superview}\ncanvas: 120x30\n",
          to: "written.yaml"
        )
        #expect(try Built(["render", "written.yaml"], in: folder).status == 0)
        let filled = FileManager.default.contents(atPath: folder("card-\(number + 1).png"))
        #expect(filled != nil)
        #expect(filled == FileManager.default.contents(atPath: folder("written.png")))
      }
    }
  }

  @Test func `tells an error by its path in the data and its place in the file`() throws {
    let rows = "[{\"n\": 1},\n {\"n\": \"half\"}]"
    try withDesign(["rows.json": rows, "bad.json": "{\"n\": }"]) { (folder: Folder) throws in
      let run = try Built(["render", "card.yaml", "--data", "rows.json"], in: folder)
      #expect(run.status == 1)
      #expect(run.error.contains("'number' takes a number, and {{n}} is \"half\""))
      #expect(run.error.contains("rows.json:2:8"))
      expectEqual(folder.names.filter { $0.hasSuffix(".png") }, ["card-1.png"])
      let bad = try Built(["render", "card.yaml", "--data", "bad.json"], in: folder)
      #expect(bad.status == 1 && bad.error.contains("bad.json:1:7: error:"))
      let none = try Built(["render", "card.yaml", "--data", "nome.json"], in: folder)
      #expect(none.status != 0 && none.error.contains("nome.json"))
      for word in ["n", "=1", "a b=1", ""] {
        #expect(
          try Built(["render", "card.yaml", "--set", word], in: folder).status == 64,
          "\(word)"
        )
      }
    }
  }

  @Test func `reads pipes as they are written, and no devices and folders`() throws {
    try withDesign { (folder: Folder) throws in
      #expect(unsafe mkfifo(folder("pipe.json"), 0o600) == 0)
      try FileManager.default.createDirectory(
        atPath: folder("folder.json"),
        withIntermediateDirectories: false
      )
      for name in ["/dev/zero", "folder.json"] {
        let run = try Built(
          shell: "timeout 5 $snapline render card.yaml --data \(name)",
          in: folder
        )
        #expect(run.status != 0 && run.status != 124 && run.status < 128, "\(name): \(run.error)")
      }
      let line = "render card.yaml -o - --format text --data"
      let written = try Built(
        shell: "(sleep 1.3; echo '{\"name\": \"Bo\"}' >pipe.json) & $snapline \(line) pipe.json",
        in: folder
      )
      #expect(written.status == 0 && written.output.contains("text \"Bo 1.00\""))
      #expect(written.error.contains("pipe.json: note: this is a pipe"))
      let process = try Built(shell: "$snapline \(line) <(echo 'name: Bo')", in: folder)
      #expect(
        process.status == 0 && process.output.contains("text \"Bo 1.00\""),
        "\(process.error)"
      )
    }
  }

  @Test func `draws all variants, named by their values`() throws {
    let variants = "variants:\n- {appearance: [light, dark], locale: [en, ar]}\n"
    try withDesign { (folder: Folder) throws in
      try folder.write(design + variants, to: "card.yaml")
      #expect(try Built(["render", "card.yaml", "--all"], in: folder).status == 0)
      expectEqual(
        folder.names.filter { $0.hasSuffix(".png") },
        ["card.dark.ar.png", "card.dark.en.png", "card.light.ar.png", "card.light.en.png"]
      )
      #expect(try layout(["--variant", "light.ar"], in: folder).contains("text \"Ada"))
      let none = try Built(["render", "card.yaml", "--variant", "drak.en"], in: folder)
      #expect(none.status == 1 && none.error.contains("did you mean 'dark.en'?"))
    }
  }
}
