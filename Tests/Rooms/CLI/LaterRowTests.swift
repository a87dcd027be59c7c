import Foundation
import TestSupport
import Testing

/// A picture whose name is that of a file which was there before the run.
@Suite struct `A batch beside files that are there` {
  private static let design = """
    version: 1
    canvas: 30x30
    data: {id: x, pic: a.svg}
    view: {image: "{{pic}}", size: 9, centeredIn: superview}

    """
  private static let picture =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\"/></svg>"
  private static let rows =
    "{\"id\":\"b\",\"pic\":\"a.svg\"}\n{\"id\":\"c\",\"pic\":\"b.svg\"}\n"

  private let files = [
    "pic.yaml": design, "a.svg": picture, "b.svg": picture, "rows.jsonl": rows,
  ]

  @Test(arguments: ["--data rows.jsonl", "--data - < rows.jsonl"])
  func `writes over none that a later row shows`(data: String) throws {
    try withFolder(files) { folder in
      for _ in 0..<2 {
        let run = try Built(shell: "$snapline batch pic.yaml \(data) -o '{{id}}.svg'", in: folder)
        expectEqual(run.status, 1)
        #expect(
          run.error.contains("the picture would be written over 'b.svg', which the design reads"),
          "\(run.error)"
        )
        expectEqual(folder.text(of: "b.svg"), Self.picture)
        #expect(folder.text(of: "c.svg") != nil)
      }
    }
  }

  @Test func `writes over none that a row of another machine shows`() throws {
    try withFolder(files) { folder in
      let run = try Built(
        ["batch", "pic.yaml", "--data", "rows.jsonl", "--shard", "1/2", "-o", "{{id}}.svg"],
        in: folder
      )
      expectEqual(run.status, 1)
      expectEqual(folder.text(of: "b.svg"), Self.picture)
    }
  }

  @Test func `writes over none where rows come by a pipe, unless it drew it itself`() throws {
    try withFolder(files) { folder in
      let batch = "$snapline batch pic.yaml --data - -o"
      let refused = try Built(shell: "cat rows.jsonl | \(batch) '{{id}}.svg'", in: folder)
      expectEqual(refused.status, 1)
      #expect(
        refused.error.contains(
          "'b.svg' is there already, and a row that is still to come may show it"
        ),
        "\(refused.error)"
      )
      expectEqual(folder.text(of: "b.svg"), Self.picture)
      let first = try Built(
        shell: "cat rows.jsonl | \(batch) 'out/{{id}}.svg' --results r.jsonl",
        in: folder
      )
      expectEqual(first.status, 0, "\(first.error)")
      let drawn = folder.text(of: "out/c.svg")
      // What the second row shows is another picture now.
      try folder.write(Self.picture.replacing("<rect", with: "<rect fill=\"red\""), to: "b.svg")
      let again = try Built(
        shell: "cat rows.jsonl | \(batch) 'out/{{id}}.svg' --results r.jsonl --resume",
        in: folder
      )
      expectEqual(again.status, 0, "\(again.error)")
      #expect(folder.text(of: "out/c.svg") != drawn)
    }
  }

  @Test func `writes over its own of an earlier run`() throws {
    try withFolder(files) { folder in
      for color in ["red", "blue"] {
        try folder.write(
          Self.picture.replacing("<rect", with: "<rect fill=\"\(color)\""),
          to: "a.svg"
        )
        let run = try Built(
          ["batch", "pic.yaml", "--data", "rows.jsonl", "-o", "out/{{id}}.png"],
          in: folder
        )
        expectEqual(run.status, 0, "\(run.error)")
        let alone = try Built(
          shell: "$snapline render pic.yaml --set id=b --set pic=a.svg -o alone.png",
          in: folder
        )
        expectEqual(alone.status, 0, "\(alone.error)")
        expectEqual(
          FileManager.default.contents(atPath: folder("out/b.png")),
          FileManager.default.contents(atPath: folder("alone.png"))
        )
      }
    }
  }

  /// A picture that only some rows show is known without a look at the rows, also where they come by a pipe.
  @Test func `writes over none of another branch of the design`() throws {
    let branch = """
      version: 1
      canvas: 30x30
      data: {id: x, n: 1}
      view:
      - {image: a.svg, size: 9, centeredIn: superview}
      - {image: b.svg, size: 9, pinnedTo: topLeading, if: "{{n}} > 1"}

      """
    try withFolder(files.merging(["branch.yaml": branch]) { $1 }) { folder in
      let rows = "{\"id\":\"b\",\"n\":1}\n{\"id\":\"c\",\"n\":1}\n"
      try folder.write(rows, to: "n.jsonl")
      let run = try Built(
        shell: "cat n.jsonl | $snapline batch branch.yaml --data - -o '{{id}}.svg'",
        in: folder
      )
      expectEqual(run.status, 1)
      #expect(run.error.contains("[overwrites-input]"), "\(run.error)")
      expectEqual(folder.text(of: "b.svg"), Self.picture)
      let again = try Built(
        shell: "cat n.jsonl | $snapline batch branch.yaml --data - -o '{{id}}.svg'",
        in: folder
      )
      // No data names a picture, so what is there and isn't one of the design's is written anew.
      #expect(!again.error.contains("row 2"), "\(again.error)")
    }
  }

  /// A producer may wait between rows: nothing of a pipe is read but by the run itself.
  @Test(arguments: [false, true])
  func `loses no row of a pipe, however it comes`(isNamed: Bool) throws {
    // More than a pipe holds, and than is read at once.
    let count = 300
    let rows = (1...count).map {
      "{\"id\":\"row-\($0)\",\"pic\":\"a.svg\",\"x\":\"\(String(repeating: "y", count: 500))\"}\n"
    }
    try withFolder(files.merging(["rows.jsonl": rows.joined(), "row-3.png": "mine"]) { $1 }) {
      folder in
      let source = isNamed ? "rows" : "-"
      let run = try Built(
        shell: """
          mkfifo rows
          feed() { head -n 2 rows.jsonl; sleep 0.2; tail -n +3 rows.jsonl; }
          line="batch pic.yaml --data \(source) --loose -o {{id}}.png --results r.jsonl --size 4x4"
          \(isNamed ? "feed > rows & $snapline $line" : "feed | $snapline $line")
          grep -c '"path"' r.jsonl
          """,
        in: folder
      )
      expectEqual(run.output, "\(count - 1)\n", "\(run.error)")
      expectEqual(folder.text(of: "row-3.png"), "mine")
    }
  }

  @Test func `writes over none that a slow row shows`() throws {
    try withFolder(files) { folder in
      let run = try Built(
        shell: """
          (head -n 1 rows.jsonl; sleep 0.3; tail -n 1 rows.jsonl) \
            | $snapline batch pic.yaml --data - -o '{{id}}.svg'
          """,
        in: folder
      )
      expectEqual(run.status, 1)
      expectEqual(folder.text(of: "b.svg"), Self.picture)
    }
  }

  @Test func `looks at rows from where the run begins, and writes no pack over what they show`()
    throws
  {
    try withFolder(files.merging(["more.txt": "junk\n" + Self.rows]) { $1 }) { folder in
      let run = try Built(
        shell: """
          (dd bs=1 count=5 of=/dev/null 2> /dev/null
           $snapline batch pic.yaml --data - -o '{{id}}.svg') < more.txt
          """,
        in: folder
      )
      expectEqual(run.status, 1)
      expectEqual(folder.text(of: "b.svg"), Self.picture)
      let pack = try Built(
        [
          "batch", "pic.yaml", "--data", "rows.jsonl", "-o", "b.svg", "--pack", "tar", "--name",
          "{{id}}.png",
        ],
        in: folder
      )
      expectEqual(pack.status, 1)
      #expect(pack.error.contains("[overwrites-input]"), "\(pack.error)")
      expectEqual(folder.text(of: "b.svg"), Self.picture)
    }
  }

  @Test(arguments: [
    (
      "view: {label: {markup: \"{{body | markup}}\"}}", "data: {id: x, body: hi}",
      "\"body\":\"![](b.svg)\""
    ),
    (
      "view: [{label: {markup: {localized: bye}}, if: \"{{n}} > 1\"}]",
      "data: {id: x, n: 1}\nstrings: texts", "\"n\":2"
    ),
  ])
  func `writes over none that markup shows`(view: String, data: String, last: String) throws {
    let first = last.contains("body") ? "\"body\":\"one\"" : "\"n\":1"
    let own = [
      "d.yaml": "version: 1\ncanvas: 60x60\n\(data)\n\(view)\n",
      "texts/en.yaml": "bye: \"![](b.svg)\"\n",
      "m.jsonl": "{\"id\":\"b\",\(first)}\n{\"id\":\"c\",\(last)}\n",
    ]
    try withFolder(files.merging(own) { $1 }) { folder in
      let run = try Built(["batch", "d.yaml", "--data", "m.jsonl", "-o", "{{id}}.svg"], in: folder)
      expectEqual(run.status, 1, "\(run.error)")
      expectEqual(folder.text(of: "b.svg"), Self.picture)
    }
  }

  /// What a pipe brings again is the same, or no picture that a design may show.
  @Test(arguments: ["out/{{id}}.svg", "out/{{id}}.pdf"])
  func `draws the same rows of a pipe again`(output: String) throws {
    try withFolder(files) { folder in
      for _ in 0..<2 {
        let run = try Built(
          shell: "cat rows.jsonl | $snapline batch pic.yaml --data - -o '\(output)'",
          in: folder
        )
        expectEqual(run.status, 0, "\(run.error)")
      }
    }
  }
}
