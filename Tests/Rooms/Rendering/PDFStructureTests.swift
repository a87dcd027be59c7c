import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The structure of a PDF document`: StructuredDocuments {
  @Test func `has a paragraph for each view with text, and headings by the size of their letters`()
    throws
  {
    let file = try document(
      group(
        label("Annual report", size: 30, isHeader: true) + label("First words.")
          + label("Costs", size: 20, isHeader: true) + label("Last words.")
      )
    )
    #expect(
      PDFStructure(file).outline == """
        Document
         H1 “Annual report”
         P “First words.”
         H2 “Costs”
         P “Last words.”
        """
    )
    #expect(PDFStructure(file).bookmarks == ["Annual report", " Costs"])
  }

  @Test func `has tables whose rows are the views in one, and lists`() throws {
    let head = group(label("Item", isHeader: true) + label("Sum", isHeader: true))
    let row = group(label("Paper") + group(label("12") + label("pieces")))
    // What is around a single view is passed through.
    let wrapped = group(group(group(label("Ink") + label("3"))))
    let table = group(group(head + row + wrapped), Accessibility(container: .table))
    let list = group(
      label("one") + group(label("two") + label("2")),
      Accessibility(container: .list)
    )
    #expect(
      PDFStructure(try document(table + list)).outline == """
        Document
         Table
          TR
           TH “Item”
           TH “Sum”
          TR
           TD “Paper”
           TD
            P “12”
            P “pieces”
          TR
           TD “Ink”
           TD “3”
         L
          LI
           LBody “one”
          LI
           LBody
            P “two”
            P “2”
        """
    )
  }

  @Test func `leaves out what nobody sees, such as what lies beyond a clip or paints nothing`()
    throws
  {
    let far = Edges(left: 5, top: 300, right: 90, bottom: 340)
    func clipped(_ items: [DisplayItem]) -> [DisplayItem] {
      [.begin(Group(className: "View", clip: .rectangle(far)))] + items + [.end]
    }
    let seen = [DisplayItem.fill(.rectangle(far.offset(x: 0, y: -300)), .color(.black))]
    guard case .text(var line) = text("web") else { return }
    line.runs[0].link = "https://example.org"
    for items in [
      label("gone"), group(label("gone"), opacity: 0.5), picture("gone"), [.text(line)],
      picture("gone", opacity: 0.5),
    ] {
      let file = try document(seen + clipped(items) + label("there"))
      #expect(PDFStructure(file).outline == "Document\n P “there”")
    }
    let shade = Shadow(color: .black, radius: 2, x: 0, y: 2)
    let shaded = Group(
      className: "View",
      accessibility: Accessibility(label: "gone"),
      shadow: shade
    )
    let empty = [DisplayItem.begin(shaded), .end]
    #expect(PDFStructure(try document(empty + label("there"))).outline == "Document\n P “there”")
  }

  @Test func `leaves out what is hidden from readers, and reads once what is painted as one`()
    throws
  {
    let dimmed = group(label("dim ") + label("and dark"), opacity: 0.5)
    let title = group(label("Dim title", isHeader: true), opacity: 0.5)
    let hidden = group(label("ornament"), Accessibility(isHidden: true))
    let file = try document(group(dimmed + hidden + title + label("clear")))
    let structure = PDFStructure(file)
    #expect(structure.bookmarks == ["Dim title"])
    // The text of what is painted as one stands in an object of its own, which this reader doesn't follow.
    #expect(structure.outline == "Document\n P\n H1\n P “clear”")
    let words = PDFReader(file).text
    for text in ["dim ", "ornament", "clear"] { #expect(words.contains(text)) }
  }

  @Test func `has no element for a text that is blurred, which is a picture`() throws {
    let effect = GroupEffect(blur: 3)
    let blurred = [.begin(Group(className: "", effect: effect))] + label("secret") + [.end]
    let file = try document(group(blurred + label("clear")))
    #expect(PDFStructure(file).outline == "Document\n P “clear”")
    #expect(!PDFReader(file).text.contains("secret"))
  }

  @Test func `says its language and asks for its title`() throws {
    let catalog = PDFStructure(try document(label("a"), locale: "ar_EG")).catalog
    #expect(catalog.contains("/Lang (ar-EG)"))
    #expect(catalog.contains("/DisplayDocTitle true") && catalog.contains("/Marked true"))
    for locale in ["", "(evil) /A", "x"] {
      #expect(!PDFStructure(try document(label("a"), locale: locale)).catalog.contains("/Lang"))
    }
  }

  private func picture(_ words: String?, value: String? = nil, opacity: Double = 1) -> [DisplayItem]
  {
    let edges = Edges(left: 5, top: 5, right: 25, bottom: 25)
    let raster = Raster(width: 1, height: 1, bytes: [200, 100, 50, 255])
    let told = Accessibility(label: words, value: value)
    return group([.picture(raster, edges)], told, opacity: opacity)
  }

  @Test func `has a figure for each picture with words that stand for it, and for no other`() throws
  {
    let alone = try document(picture("Größe: 6 × 9 👋 (cm) \\") + picture(nil) + picture(""))
    #expect(PDFStructure(alone).outline == "Document\n Figure “Größe: 6 × 9 👋 (cm) \\”")
    let dimmed = group(picture("Sales", value: "40 %") + picture("other"), opacity: 0.5)
    let hidden = group(picture("ornament"), Accessibility(isHidden: true))
    let named = group(label("Words"), Accessibility(label: "read otherwise"))
    let wrapped = group(picture("inner"), Accessibility(label: "outer"))
    let row = group(picture("Paper") + label("12"))
    let table = group(group(row + row), Accessibility(container: .table))
    let title = group(picture("Logo") + label("Report", isHeader: true))
    let file = try document(
      group(dimmed + hidden + named) + wrapped + table,
      title + picture("last", opacity: 0.5)
    )
    #expect(
      PDFStructure(file).outline == """
        Document
         Figure “Sales, 40 %”
         P “Words”
         Figure “inner”
         Table
          TR
           TD
            Figure “Paper”
           TD “12”
          TR
           TD
            Figure “Paper”
           TD “12”
         Figure “Logo”
         H1 “Report”
         Figure “last”
        """
    )
    #expect(PDFStructure(file).bookmarks == ["Report"])
  }

  @Test func `has pictures that are heads of tables, or beside rows, and none that is blurred`()
    throws
  {
    let blurred = Group(
      className: "",
      accessibility: Accessibility(label: "fog"),
      effect: GroupEffect(blur: 2)
    )
    let inner = picture(nil) + label("unread")
    let head = group(
      picture("Done").map { item in
        guard case .begin(var group) = item else { return item }
        group.accessibility?.traits = ["header"]
        return .begin(group)
      } + label("Item", isHeader: true)
    )
    let row = group(label("a") + label("1"))
    let logo = group(picture("Logo") + group(head + row), Accessibility(container: .table))
    let file = try document([.begin(blurred)] + inner + [.end] + logo)
    expectEqual(
      PDFStructure(file).outline,
      """
      Document
       Table
        TR
         TD
          Figure “Logo”
        TR
         TH
          Figure “Done”
         TH “Item”
        TR
         TD “a”
         TD “1”
      """
    )
    let long = PDFStructure(try document(picture("a" + String(repeating: "👋", count: 5_000))))
      .outline
    #expect(long.hasSuffix("👋”") && long.count < 4_100)
  }

  @Test(.enabled(if: Checker.qpdf.isThere, Comment(rawValue: Checker.absence)))
  func `is whole with pictures of all kinds of words`() throws {
    let words = ["(", "\\)", "<>", "\u{0}", "é", "👋", String(repeating: "long ", count: 4_000)]
    for file in [
      try document(words.flatMap { picture($0) }),
      try document(words.flatMap { picture($0, opacity: 0.5) }, label("a") + picture("b")),
    ] {
      #expect(try Checker.qpdf.complaint(about: file) == nil)
      #expect(try Checker.pdfinfo.words(about: file).contains("Figure"))
    }
  }

  @Test func `has no elements where there is no text`() throws {
    let structure = PDFStructure(try document(group([])))
    #expect(structure.outline == "none" && structure.catalog.contains("/Lang (en-GB)"))
    #expect(!structure.catalog.contains("/Marked"))
  }

  @Test func `has links in words, in what is painted as one, and between its parts`() throws {
    guard case .text(var line) = text("see") else { return }
    line.runs[0].link = "https://example.org/"
    let plain = group([.text(line)])
    line.runs[0].link = "#sums"
    let inner = group([.text(line)])
    line.runs[0].link = "#nowhere"
    let nowhere = group([.text(line)])
    let target = group([text("Sums")], id: "sums")
    let file = try document(plain + group(plain, opacity: 0.5) + inner + nowhere, target)
    let words = String(decoding: file, as: UTF8.self)
    #expect(words.matches(of: /\/URI \(https:\/\/example\.org\/\)/).count == 2)
    #expect(words.matches(of: /\/Subtype \/Link/).count == 3)
    let structure = PDFStructure(file)
    #expect(structure.outline.matches(of: /Link/).count == 3)
    #expect(structure.outline.contains("P\n  Link “see”"), "\(structure.outline)")
  }

  /// The text of a label, where it is broken into lines of a width.
  private func told(_ text: String, width: Int, lines: Int = 0) throws -> String {
    let words = text.replacing("\n", with: "\\n")
    let design = """
      version: 1
      canvas: \(width)x3000
      view: {label: "\(words)", lines: \(lines), filling: superview}

      """
    let scene = try Design(yaml: design).drawing().scene
    let outline = PDFStructure(try PDF.document([scene])).outline
    return outline.matches(of: /“([^”]*)”/).map { String($0.1) }.joined(separator: "|")
  }

  @Test func `parts words at the ends of lines where they are two, and nowhere else`() throws {
    for (text, width) in [
      ("one two", 30), ("三月の雨が町を静かに洗う", 60), ("Donaudampfschiff", 50), ("نهر طويل جدا", 40),
    ] {
      #expect(try told(text, width: width) == text)
    }
    #expect(try told("one\ntwo", width: 90) == "one two")
    #expect(try told("one \ntwo", width: 90) == "one two")
    // An emoji is a picture, so the space is that of the letters before it.
    #expect(try told("one👋 two", width: 50) == "one two")
    #expect(try told("one two three four", width: 60, lines: 2).hasPrefix("one two "))
    for var seed in Seed.some(20) {
      let words = (0..<seed.number(in: 1...9)).map { _ in
        String(
          (0..<seed.number(in: 1...12)).map { _ in "abcdefgh".randomElement(using: &seed) ?? "a" }
        )
      }
      let text = words.joined(separator: " ")
      #expect(try told(text, width: seed.number(in: 20...120)) == text, "\(seed)")
    }
  }

  @Test func `tells each text once, in order, of any scene`() throws {
    for seed in Seed.some(40) {
      var random = seed
      var (items, words, depth) = ([DisplayItem](), [String](), 0)
      for _ in 0..<30 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          let containers: [Accessibility.Container?] = [nil, .table, .list, .group, nil]
          let container = containers.randomElement(using: &random) ?? nil
          let traits = Bool.random(using: &random) ? [] : ["header"]
          items.append(
            .begin(
              Group(
                className: "View",
                accessibility: Accessibility(traits: traits, container: container)
              )
            )
          )
          depth += 1
        case 1 where depth > 0:
          items.append(.end)
          depth -= 1
        default:
          words.append("w\(words.count).")
          items += label(words[words.count - 1])
        }
      }
      let structure = PDFStructure(try document(items))
      let told = structure.outline.matches(of: /“([^”]*)”/).map { String($0.1) }
      #expect(told.joined() == words.joined(), "\(seed): \(structure.outline)")
    }
  }

  @Test(.enabled(if: Checker.pdfinfo.isThere, Comment(rawValue: Checker.absence)))
  func `is read by others as it is meant`() throws {
    let table = group(
      group(label("Paper") + label("12")) + group(label("Ink") + label("3")),
      Accessibility(container: .table)
    )
    let dimmed = group(label("Dim "), opacity: 0.5)
    let file = try document(
      group(label("Report", size: 20, isHeader: true) + table + dimmed),
      label("العربية")
    )
    let words = try Checker.pdfinfo.words(about: file)
    let read = words.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      read == [
        "Document", "H1 (block)", "\"Report\"", "Table (block)", "TR", "TD", "\"Paper\"", "TD",
        "\"12\"", "TR", "TD", "\"Ink\"", "TD", "\"3\"", "P (block)", "\"Dim \"", "P (block)",
        "\"العربية\"",
      ],
      "\(words)"
    )
  }

  @Test(
    .enabled(if: Checker.qpdf.isThere, Comment(rawValue: Checker.absence)),
    arguments: ["https://example.org", "https://example.org/a_(b)", "https://example.org/)x(1"]
  )
  func `is whole where all of its words are links, whatever these lead to`(address: String) throws {
    let items = label("web").map { item in
      guard case .text(var line) = item else { return item }
      for place in line.runs.indices { line.runs[place].link = address }
      return .text(line)
    }
    for file in [try document(items), try document(items, label("more"))] {
      #expect(try Checker.qpdf.complaint(about: file) == nil)
    }
    #expect(try Checker.pdfinfo.words(about: document(items)).contains("\"web\""))
  }

  @Test(.enabled(if: Checker.qpdf.isThere, Comment(rawValue: Checker.absence)))
  func `has no fault that others see, in any scene`() throws {
    for seed in Seed.some(12) {
      var random = Scene.random(seed)
      random.items.removeAll { if case .text = $0 { true } else { false } }
      random.items += label("a") + group(label("b"), opacity: 0.5)
      guard let file = try? random.pdf(title: "Title") else { continue }
      if let complaint = try Checker.qpdf.complaint(about: file) {
        Issue.record("\(seed): \(complaint)")
      }
    }
  }
}
