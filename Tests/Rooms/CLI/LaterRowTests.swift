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
}
