import Foundation
import TestSupport
import Testing

@Suite struct `Pages on the command line` {
  private static let design = """
    canvas: {size: 120x100, scale: 1}
    pages: rows
    data: {count: 7}
    view:
      vstack:
      - vstack:
        - {each: n in count, label: "Row {{n}}", height: 20}
        id: rows
      - spacer
      - {label: "{{page.number}} of {{page.count}}", height: 20}
      filling: superview

    """

  private func render(_ words: String, _ check: (Folder, Built) throws -> Void) throws {
    try withFolder(["list.yaml": Self.design]) { folder in
      let words = words.replacing("DIR", with: folder.path).split(separator: " ").map(String.init)
      try check(folder, try Built(words))
    }
  }

  @Test(arguments: [
    ("render DIR/list.yaml", "list-1.png list-2.png"),
    ("render DIR/list.yaml --format svg", "list-1.svg list-2.svg"),
    ("render DIR/list.yaml --page 2", "list-2.png"),
    ("render DIR/list.yaml --page 2 -o DIR/second.png", "second.png"),
    ("render DIR/list.yaml -o DIR/all.pdf", "all.pdf"),
    ("render DIR/list.yaml --set count=1", "list-1.png"),
    ("render DIR/list.yaml --set count=1 -o DIR/one.png", "one.png"),
    ("render DIR/list.yaml --set count=7 -o DIR/{{count}}.png", "7-1.png 7-2.png"),
  ])
  func `are files of their own, or one PDF`(words: String, names: String) throws {
    try render(words) { folder, run in
      #expect(run.status == 0, "\(run.error)")
      expectEqual(folder.names.filter { $0 != "list.yaml" }.joined(separator: " "), names)
    }
  }

  @Test func `are told with their numbers in JSON`() throws {
    try render("render DIR/list.yaml --format json -o -") { _, run in
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let pages = try #require(json?["pages"] as? [[String: Any]])
      #expect(pages.map { $0["page"] as? Int } == [1, 2])
      let texts = pages.map { page in
        (page["views"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
      }
      #expect(texts[0] == ["Row 0", "Row 1", "Row 2", "Row 3", "1 of 2"])
      #expect(texts[1] == ["Row 4", "Row 5", "Row 6", "2 of 2"])
    }
  }

  @Test(arguments: [
    (
      "render DIR/list.yaml -o DIR/one.png",
      "its 2 pages don't fit into one picture [many-pages]\nhint: let the name end in .pdf, name a page with"
        + " --page 1, or a folder with -o FOLDER/"
    ),
    (
      "render DIR/list.yaml --page 3",
      "there is no page 3 [no-page]\n  the design has 2 pages\nhint: write --page 2, or a smaller number"
    ),
    ("render DIR/list.yaml --size 120x30 -o DIR/all.pdf", "[tall-row]"),
  ])
  func `are refused where they don't fit, and nothing is written`(words: String, message: String)
    throws
  {
    try render(words) { folder, run in
      #expect(run.status == 1)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(folder.names == ["list.yaml"])
    }
  }
}
