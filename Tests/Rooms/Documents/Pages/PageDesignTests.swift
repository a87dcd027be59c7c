import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A design with pages` {
  private func design(
    rows: Int,
    footer: String = "label: \"{{page.number}} of {{page.count}}\"",
    more: String = "",
    canvas: String = "200x120"
  ) -> String {
    """
    canvas: {size: \(canvas), scale: 1}
    pages: rows
    \(more)
    view:
      vstack:
      - vstack:
        - {each: n in \(rows), label: "Row {{n}}", height: 20}
        id: rows
      - spacer
      - {\(footer)}
      filling: superview

    """
  }

  private func texts(_ text: String, environment: Environment = Environment()) throws -> [[String]]
  {
    try Design(yaml: text, environment: environment).pages().scenes.map { scene in
      scene.tree.nodes.compactMap(\.text)
    }
  }

  @Test func `numbers them, and says how many there are`() throws {
    let pages = try texts(design(rows: 7))
    #expect(pages.count == 2)
    #expect(pages[0] == ["Row 0", "Row 1", "Row 2", "Row 3", "1 of 2"])
    #expect(pages[1] == ["Row 4", "Row 5", "Row 6", "2 of 2"])
  }

  @Test func `parts no row, however many pixels and parts of pixels it is high`() throws {
    for var seed in Seed.some(100) {
      let heights = (0..<seed.number(in: 5...25)).map { _ in
        Double(seed.number(in: 800...3000)) / 100
      }
      let rows = heights.enumerated().map {
        "    - {id: row\($0), background: red, height: \($1)}\n"
      }
      let (foot, spacing) = (
        Double(seed.number(in: 0...150)) / 10, [0, 1.3, 4][seed.number(in: 0...2)]
      )
      let scale = seed.number(in: 1...3)
      let text = """
        canvas: {size: 200x\(seed.number(in: 90...160)), scale: \(scale)}
        pages: rows
        view:
          vstack:
          - vstack:
        \(rows.joined())
            id: rows
            spacing: \(spacing)
          - spacer
          - {id: foot, background: blue, height: \(foot)}
          filling: superview

        """
      let pages = try Design(yaml: text).pages()
      expectEqual(pages.diagnostics.map(\.subject), [], "\(seed): \(text)")
      var met = 0
      for page in pages.scenes {
        let foot = page.tree.nodes.first { $0.identifier == "foot" }?.frame.top ?? 0
        for node in page.tree.nodes where node.identifier?.hasPrefix("row") ?? false {
          guard let row = Int(node.identifier?.dropFirst(3) ?? "") else { continue }
          met += 1
          #expect(node.frame.bottom <= foot + 1e-6, "\(seed), row \(row)")
          let missing = heights[row] - node.frame.height
          #expect(abs(missing) < 1.01 / Double(scale), "\(seed), row \(row): \(missing)")
        }
      }
      expectEqual(met, heights.count, "\(seed)")
    }
  }

  @Test(arguments: [(10.6, 60, 29.4, 1), (10.4, 60, 30, 2), (0, 60, 40.009, 2), (0, 60, 40, 1)])
  func `has as many pages where nothing but the page ends the list`(
    head: Double,
    first: Double,
    second: Double,
    count: Int
  ) throws {
    for place in ["filling: superview", "pinnedTo: top"] {
      let pages = try Design(
        yaml: """
          canvas: {size: 200x100, scale: 1}
          pages: rows
          view:
            vstack:
            - {background: blue, height: \(head)}
            - vstack:
              - {background: red, height: \(first)}
              - {background: red, height: \(second)}
              id: rows
            - spacer
            \(place)

          """
      ).pages()
      expectEqual(pages.diagnostics.map(\.subject), [], "\(place)")
      expectEqual(pages.scenes.count, count, "\(place)")
    }
  }

  /// A footer that is high for one count of pages and low for the next may never settle.
  @Test func `comes to an end where each count of pages makes another one`() throws {
    let words = Array(repeating: "many words", count: 12).joined(separator: " ")
    for number in 2...4 {
      let footer = "label: \"{{page.count | is(\(number)) | then(s, \(words))}}\""
      for rows in 8...40 {
        let shown = try texts(design(rows: rows, footer: footer, canvas: "200x240")).flatMap { $0 }
        let found = shown.filter { $0.hasPrefix("Row") }
        expectEqual(found, (0..<rows).map { "Row \($0)" })
      }
    }
  }

  @Test(arguments: [
    "label: Again, if: not firstPage", "view: [{label: Inside, if: lastPage}], height: 20",
  ])
  func `says that rows can't ask for their page`(row: String) throws {
    let text = design(rows: 9).replacing(
      "    id: rows",
      with: "    - {\(row)}\n    id: rows"
    )
    let error = try #require(throws: DesignError.self) { try Design(yaml: text).pages() }
    expectEqual(error.diagnostics.map(\.id), ["page-condition"])
    expectEqual(error.diagnostics.first?.place?.line, 8)
    let list = design(rows: 9).replacing(
      "    id: rows",
      with: "    id: rows\n    if: not firstPage"
    )
    #expect(throws: DesignError.self) { try Design(yaml: list).pages() }
  }

  @Test func `writes numbers by filters, in markup, and as arguments`() throws {
    let roman = "label: \"Seite {{page.number | number(0)}} von {{page.count}}\""
    #expect(try texts(design(rows: 7, footer: roman))[1].last == "Seite 2 von 2")
    let markup = "label: {markup: \"**{{page.number}}**/{{page.count}}\"}"
    #expect(try texts(design(rows: 7, footer: markup))[1].last == "2/2")
    let component = """
      components:
        Foot:
          parameters: {words: text}
          view: {label: "{{words}}"}
      """
    let use = "Foot: {words: \"Page {{page.number}}\"}"
    #expect(try texts(design(rows: 7, footer: use, more: component))[0].last == "Page 1")
  }

  @Test func `has other words on the first and on the last page`() throws {
    let footer = "label: goes on, if: not lastPage"
    let pages = try texts(design(rows: 9, footer: footer))
    #expect(pages.map { $0.contains("goes on") } == [true, false])
    #expect(pages.flatMap { $0 }.filter { $0.hasPrefix("Row") } == (0..<9).map { "Row \($0)" })
  }

  @Test func `keeps headings with what follows, and begins pages`() throws {
    let text = """
      canvas: {size: 100x60, scale: 1}
      pages: rows
      view:
        vstack:
        - {label: A, height: 20}
        - {label: B, height: 20}
        - {label: Heading, height: 20, keepWithNext: true}
        - {label: C, height: 20}
        - {label: Chapter, height: 20, newPage: true}
        id: rows
        filling: {vertically: none}
        constraints: [self.top == canvas.top]

      """
    #expect(try texts(text) == [["A", "B"], ["Heading", "C"], ["Chapter"]])
  }

  @Test func `draws all pages side by side where one picture is asked for`() throws {
    let drawing = try Design(yaml: design(rows: 7)).drawing()
    #expect(drawing.scene.size == CGSize(width: 3 * 16 + 2 * 200, height: 2 * 16 + 120))
    let pages = drawing.scene.tree.nodes.filter { $0.className == "Page" }
    #expect(pages.map(\.identifier) == ["page-1", "page-2"])
    #expect(drawing.diagnostics.isEmpty)
  }

  @Test func `is held to what it expects on each page that has the views`() throws {
    let expect = "test: {expect: [end.height == 20, rows.width == 200, rows.height == 80]}"
    let text = design(rows: 7, more: expect)
      .replacing("    id: rows", with: "    - {label: End, id: end, height: 20}\n    id: rows")
    let unmet = try Design(yaml: text).testedDrawing().unmet
    #expect(unmet.map(\.subject) == [])
    let shorter = try Design(yaml: text.replacing("in 7", with: "in 6")).testedDrawing().unmet
    #expect(shorter.map(\.subject) == ["rows.height is 60, not 80"])
    let gone = text.replacing("{label: End,", with: "{if: never, label: End,")
    let missing = try Design(yaml: gone).testedDrawing().unmet
    #expect(missing.first?.subject == "nothing can be measured, as a view isn't there")
  }

  @Test func `says where rows can't stay together`() throws {
    let rows = (0..<5).map { "  - {label: \($0), height: 20, keepWithNext: true}\n" }.joined()
    let text =
      "canvas: {size: 100x60, scale: 1}\npages: rows\nview:\n  vstack:\n" + rows
      + "  id: rows\n  filling: {vertically: none}\n  constraints: [self.top == canvas.top]\n"
    let pages = try Design(yaml: text).pages()
    #expect(pages.scenes.count == 2)
    #expect(pages.diagnostics.map(\.id) == ["parted-rows"])
    #expect(pages.diagnostics[0].place?.line == 7)
  }

  // MARK: Mistakes

  private func message(_ text: String) -> String {
    do throws(DesignError) {
      let pages = try Design(yaml: text).pages()
      return pages.diagnostics.map(\.text).joined(separator: " | ")
    } catch {
      return error.diagnostics.map(\.text).joined(separator: " | ")
    }
  }

  @Test func `refuses a row that is taller than a page`() {
    let text = """
      canvas: 100x60
      pages: rows
      view:
        vstack:
        - {label: A, height: 20}
        - {label: B, height: 80}
        id: rows
        filling: {vertically: none}
        constraints: [self.top == canvas.top]

      """
    #expect(
      message(text)
        == "6 tall-row: this row is 80 points tall, as a page has room for 60, and no row is parted · make "
        + "several rows of it, or the page larger, or what stands on each page lower"
    )
  }

  @Test func `has at most so many pages as its limits say`() {
    var environment = Environment()
    environment.limits.pages = 3
    let design = try? Design(yaml: design(rows: 40), environment: environment)
    #expect(throws: DesignError.self) { try design?.pages() }
    #expect((try? Design(yaml: self.design(rows: 8)).pages().scenes.count) == 2)
  }

  @Test func `says what is wrong with its words`() {
    let cases = [
      (
        "pages: rwos\nview:\n  vstack: [label: A]\n  id: rows\n",
        "1 unknown-view: no view is called 'rwos' here · did you mean 'rows' (line 4)?"
      ),
      (
        "canvas: A4\npages: title\nview: {label: A, id: title}\n",
        "2 wrong-value: 'pages' breaks a vstack between its views, and 'title' is a label (line 3)"
          + " · give the id to the 'vstack:' whose views are the rows"
      ),
      (
        "canvas: A4\npages: {header: {label: A}}\nview: {label: A}\n",
        "2 wrong-type: 'pages' is the id of a vstack, not a mapping, as what stands beside that vstack is "
          + "on each page: a header above it, a footer below · write pages: rows, and 'id: rows' beside "
          + "the vstack that is to be broken"
      ),
      (
        "pages: rows\nview:\n  vstack: [label: A]\n  id: rows\n",
        "1 page-size: 'pages' needs a canvas of one size, as a canvas that fits is as high as all rows"
          + " · write canvas: A4"
      ),
      (
        "canvas: A4\npages: rows\nview:\n  vscroll:\n  - vstack: [label: A]\n    id: rows\n",
        "2 wrong-value: 'pages' breaks 'rows', which stands in a vscroll (line 4), as in there a list "
          + "never comes to the end of a page · take the vstack out of the 'vscroll:'"
      ),
      (
        "view: {label: A, keepWithNext: true}\n",
        "1 pages-only: 'keepWithNext' is for the views of the list that 'pages' breaks · write 'pages: "
          + "rows' beside 'view' and 'id: rows' beside the vstack, or leave it out"
      ),
      (
        "view: {label: \"{{page.number}}\"}\n",
        "1 missing-data: 'page.number' is known where a list is broken into pages, as the design has no "
          + "'pages' · write 'pages: rows' beside 'view', rows being the id of a vstack"
      ),
      (
        "canvas: A4\npages: rows\nview:\n  vstack: [label: A]\n  id: rows\n  width: \"{{page.count}}\"\n",
        "6 page-number: 'width' can't have the number of a page, as it is known once the rows are on "
          + "pages; labels show it · write it in a 'label:'"
      ),
      (
        "canvas: A4\npages: rows\nview:\n  vstack:\n  - {label: A, if: \"{{page.number}} == 1\"}\n  id: rows\n",
        "5 page-number: 'if' can't have the number of a page, as it is known once the rows are on "
          + "pages; labels show it · ask for the place of a page by 'firstPage' or 'lastPage'"
      ),
    ]
    for (text, expected) in cases { expectEqual(message(text), expected) }
  }
}

extension Diagnostic {
  /// The line, and all of the words.
  fileprivate var text: String {
    "\(place?.line ?? 0) \(id): \(subject)" + (cause.map { ", as \($0)" } ?? "")
      + (remedy.map { " · \($0)" } ?? "")
  }
}
