import Foundation
import TestSupport
import Testing

/// What is drawn of a row, however it is asked for.
@Suite struct `The pictures of a batch` {
  private static let head = "version: 1\ncanvas: 140x120\n"
  private static let tail = "  spacing: 4\n  alignment: leading\n  pinnedTo: top\n"
  /// Texts, numbers, a list, a condition and a picture from data.
  private static let template =
    head + """
      data: {title: Ada, note: n, items: [{name: x, price: 1.5}], wide: true, picture: a.svg}
      view:
        vstack:
        - {label: "{{title}}", font: 17 bold}
        - {each: item in items, label: "{{item.name}} {{item.price | number}}", empty: {label: none}}
        - {if: wide, label: "{{note}}"}
        - {image: "{{picture}}", size: 9}

      """ + tail
  /// Rows by their ids, each with the views that it makes of the template.
  private static let rows = [
    "a": (
      #"{"id":"a","title":"Ngozi & Ana","note":"\"said\"","items":[{"name":"tea","price":2},"#
        + #"{"name":"rye","price":1234.5}],"wide":true,"picture":"a.svg"}"#,
      """
        - {label: "Ngozi & Ana", font: 17 bold}
        - {label: "tea 2"}
        - {label: "rye 1,234.5"}
        - {label: "\\"said\\""}
        - {image: a.svg, size: 9}

      """
    ),
    "b": (
      #"{"id":"b","title":"لينا","note":"{{title}}","items":[],"wide":false,"picture":"b.svg"}"#,
      """
        - {label: "لينا", font: 17 bold}
        - {label: none}
        - {image: b.svg, size: 9}

      """
    ),
  ]

  private static var files: [String: String] {
    let picture = { (path: String) in
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"\(path)\"/></svg>"
    }
    return [
      "t.yaml": template, "rows.jsonl": rows.values.map { $0.0 + "\n" }.joined(),
      "a.svg": picture("M0 0h9v9z"), "b.svg": picture("M0 0h9v4z"),
    ]
  }

  private static func batch(_ words: [String], in folder: Folder) throws -> String {
    let run = try Built(["batch", "t.yaml", "--data", "rows.jsonl"] + words, in: folder)
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    return run.output
  }

  @Test(arguments: [
    ["png"], ["png", "--size", "100x150", "--scale", "3", "--appearance", "dark"],
    ["svg", "--rtl"],
  ])
  func `are those of the design with the row written in`(words: [String]) throws {
    let (kind, options) = (words[0], words.dropFirst())
    try withFolder(Self.files) { folder in
      let output = try Self.batch(["-o", "out/{{id}}.\(kind)"] + options, in: folder)
      let results = Badge.results(output)
      expectEqual(results.count, 2)
      // Each says how long it took.
      #expect(results.allSatisfy { ($0["ms"] as? Double ?? 0) > 0 })
      for (id, row) in Self.rows {
        try folder.write(Self.head + "view:\n  vstack:\n" + row.1 + Self.tail, to: "one.yaml")
        let run = try Built(["render", "one.yaml", "-o", "one.\(kind)"] + options, in: folder)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        let written = FileManager.default.contents(atPath: folder("one.\(kind)"))
        let isSame = written != nil && folder.tree("out")["\(id).\(kind)"] == written
        #expect(isSame, "\(id) \(words)")
      }
      expectEqual(Set(folder.tree("out").values).count, 2)
    }
  }

  @Test(arguments: ["tar", "zip"])
  func `are the same in a pack, and in one that goes to standard output`(kind: String) throws {
    try withFolder(Self.files) { folder in
      _ = try Self.batch(["-o", "out/{{id}}.png"], in: folder)
      let words = ["--name", "{{id}}.png", "--results", "r.jsonl"]
      _ = try Self.batch(["-o", "x.\(kind)"] + words, in: folder)
      let unpack =
        kind == "tar" ? "tar -xf x.tar -C there" : "python3 -m zipfile -e x.zip there"
      let shell = """
        mkdir there; \(unpack)
        "$snapline" batch t.yaml --data rows.jsonl -o - --pack \(kind) \(words.joined(separator: " ")) >y
        cmp x.\(kind) y
        """
      let run = try Built(shell: shell.replacing("{{id}}.png", with: "'{{id}}.png'"), in: folder)
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      expectEqual(folder.tree("there").count, 2)
      expectEqual(folder.tree("there"), folder.tree("out"))
    }
  }

  @Test func `show nothing of how a row asks to be drawn`() throws {
    let row = "{\"id\":1,\"$render\":{\"format\":\"json\"}}\n"
    for (data, text, id) in [
      ("{}", "{{$render.format}}", "placeholder"), ("{$render: x}", "x", "missing-field"),
    ] {
      let design = "version: 1\ncanvas: 90x30\ndata: \(data)\nview: {label: \"\(text)\"}\n"
      try withFolder(["t.yaml": design, "rows.jsonl": row]) { folder in
        let run = try Built(["batch", "t.yaml", "--data", "rows.jsonl", "-o", "o/"], in: folder)
        expectEqual(run.status, 1)
        #expect(run.error.contains("[\(id)]"), "\(run.error)")
      }
    }
  }
}
