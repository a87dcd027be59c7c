import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The structure of a PDF document with pages`: StructuredDocuments {
  @Test func `has one table of the list that pages have parts of, and else one each`() throws {
    func table(_ words: String..., id: String = "rows") -> [DisplayItem] {
      let told = Accessibility(container: .table)
      return group(words.flatMap { group(label($0) + label("1")) }, told, id: id)
    }
    let foot = table("x", "y", id: "foot")
    var pages = [
      table("a", "b") + foot, table("c", "d") + foot, table("e", "g") + foot, table("f") + foot,
    ].map(scene)
    func outline() throws -> String {
      PDFStructure(try PDF.document(pages)).outline
        .replacing(#/\n +TR\n +TD “(\w)”\n +TD “1”/#) { " " + $0.1 }.replacing(
          "\n Table",
          with: ";"
        )
    }
    for place in pages.indices {
      pages[place].pagedList = ListOnPage(name: "rows", goesOn: false)
    }
    // What pages have again outside of the list is read once; scenes without a tree say nothing of that.
    try expectEqual(outline(), "Document; a b; x y; c d; x y; e g; x y; f; x y")
    for place in [1, 3] { pages[place].pagedList?.goesOn = true }
    try expectEqual(outline(), "Document; a b c d; x y; x y; e g f; x y; x y")
    for place in pages.indices { pages[place].pagedList?.name = "other" }
    try expectEqual(
      outline(),
      "Document; a b; x y; c d; x y; e g; x y;\n  TR\n   TD “f”\n  TR\n   TD “1”; x y"
    )
  }

  @Test func `has one table of a design's list that is broken into pages`() throws {
    let design = try Design(
      yaml: """
        canvas: {size: 200x60, scale: 1}
        pages: rows
        view:
        - vstack: [{each: n in 4, hstack: [{label: "{{n}}"}, {label: x}], height: 20}]
          id: rows
          accessibility: {container: table}

        """
    )
    let pages = try design.pages().scenes
    #expect(pages.count > 1)
    let outline = PDFStructure(try PDF.document(pages)).outline
    #expect(pages.last?.pagedList == ListOnPage(name: "rows", goesOn: true))
    expectEqual(outline.matches(of: /Table/).count, 1, "\(outline)")
    expectEqual(outline.matches(of: /TR/).count, 4, "\(outline)")
  }

  @Test func `reads headers and column heads of pages once, the heads as a row of the table`()
    throws
  {
    let heading = "accessibility: {traits: header}"
    let design = try Design(
      yaml: """
        canvas: {size: 200x110, scale: 1}
        pages: rows
        view:
          vstack:
          - {label: Invoice, \(heading)}
          - vstack:
            - hstack: [{label: Part, \(heading)}, {label: Stock, \(heading)}]
            - vstack: [{each: n in 4, hstack: [{label: "{{n}}"}, {label: x}], height: 20}]
              id: rows
            accessibility: {container: table}
          - {label: "Page {{page.number}}"}
          - {label: Same on each page}
          filling: {bottom: none, others: superview}

        """
    )
    let pages = try design.pages().scenes
    #expect(pages.count > 1)
    let outline = PDFStructure(try PDF.document(pages)).outline
    for (words, count) in [("H1 “Invoice”", 1), ("TH “Part”", 1), ("Table", 1), ("TR", 5)] {
      expectEqual(outline.components(separatedBy: words).count - 1, count, "\(words): \(outline)")
    }
    expectEqual(outline.matches(of: /“Page \d”/).count, pages.count, "\(outline)")
    expectEqual(outline.matches(of: /Same on each page/).count, 1, "\(outline)")
  }

  @Test func `goes on over pages, and lists a heading that all of them repeat once`() throws {
    let page = { (words: String) in
      self.group(self.label("Invoice", size: 20, isHeader: true) + self.label(words))
    }
    let structure = PDFStructure(try document(page("first"), page("second")))
    #expect(structure.bookmarks == ["Invoice"])
    #expect(
      structure.outline
        == "Document\n H1 “Invoice”\n P “first”\n H1 “Invoice”\n P “second”"
    )
  }

  @Test func `has a link that pages repeat on each page, and its words once`() throws {
    let design = try Design(
      yaml: """
        canvas: {size: 200x110, scale: 1}
        pages: rows
        view:
          vstack:
          - {label: {markup: "Mail [us](mailto:a@example.org) now"}}
          - vstack: [{each: n in 4, label: "{{n}}", height: 40}]
            id: rows
          filling: {bottom: none, others: superview}

        """
    )
    let pages = try design.pages().scenes
    #expect(pages.count > 1)
    let document = try PDF.document(pages)
    let outline = PDFStructure(document).outline
    expectEqual(outline.matches(of: /“us”/).count, 1, "\(outline)")
    let addresses = String(decoding: document, as: UTF8.self).matches(of: /mailto:a@example.org/)
    expectEqual(addresses.count, pages.count)
  }

  /// A header whose texts differ from page to page in something that is far behind, or that is a picture.
  @Test(arguments: [
    "vstack: [{label: \"LONG\"}, {label: \"Page {{page.number}}\"}, {label: \"LONG\"}]",
    "label: \"LONG Page {{page.number}}\"", "hstack: [{label: Page}, {label: \"{{page.number}}\"}]",
    "hstack: [{label: Page, if: firstPage}, {label: 2, if: not firstPage}]",
  ])
  func `loses no text that a page has alone`(header: String) throws {
    let long = Array(repeating: "Terms of the delivery", count: 20).joined(separator: " ")
    let design = try Design(
      yaml: """
        canvas: {size: 200x1600, scale: 1}
        pages: rows
        view:
          vstack:
          - \(header.replacing("LONG", with: long))
          - vstack: [{each: n in 4, hstack: [{label: "{{n}}"}], height: 500}]
            id: rows
          filling: {bottom: none, others: superview}

        """
    )
    let scenes = try design.pages().scenes
    #expect(scenes.count > 1)
    let outline = PDFStructure(try PDF.document(scenes)).outline
    for scene in scenes.dropFirst() {
      for text in scene.tree.nodes.compactMap(\.text) where text.contains("2") {
        #expect(outline.contains(text.suffix(6)), "\(text): \(outline)")
      }
    }
  }
}
