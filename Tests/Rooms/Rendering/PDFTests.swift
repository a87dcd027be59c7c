import SnaplineDocuments
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGSize
import struct Foundation.Data

@Suite struct `A PDF document` {
  private func scene(_ items: [DisplayItem], width: Double = 200) -> Scene {
    Scene(size: CGSize(width: width, height: 100), scale: 2, items: items)
  }

  private func line(_ text: String, _ font: String = "Inter") -> DisplayItem {
    .text(PangoLine.lay(text, font: font, size: 15).value(x: 5, baseline: 40, color: .black))
  }

  @Test func `is the same for the same scene`() throws {
    let scene = scene([line("Twice the same")])
    let first = try scene.pdf(title: "Title")
    #expect(try scene.pdf(title: "Title") == first)
    #expect(first.starts(with: Data("%PDF-1.".utf8)))
  }

  @Test(arguments: ["Card", "Visitenkarte – zwei (2)", "名片 \\ 1", ""])
  func `has the title that it was given`(title: String) throws {
    let reader = PDFReader(try scene([line("a")]).pdf(title: title))
    #expect((reader.title ?? "").replacing("\\(", with: "(").replacing("\\)", with: ")") == title)
    #expect(PDFReader(try scene([line("a")]).pdf()).title == nil)
  }

  @Test(arguments: [
    "Ada Okafor, engineer", "office affluent fjord", "naïve Ångström e\u{301}", "Привет, Ωμέγα",
    "(brackets) \\ and <more>",
  ])
  func `has the text that is selected in it, and the fonts to show it`(text: String) throws {
    let reader = PDFReader(try scene([line(text)]).pdf())
    #expect(reader.text == text)
    #expect(!reader.fonts.isEmpty)
    for font in reader.fonts {
      // Six letters name the part of a font that is there.
      #expect(font.isEmbedded && font.name.contains(#/^[A-Z]{6}\+Inter/#), "\(font)")
    }
  }

  @Test(arguments: [
    ("שלום עולם", "Noto Sans Hebrew"), ("שָׁלוֹם", "Noto Sans Hebrew"),
    ("العربية", "Noto Sans Arabic"), ("سلام لا", "Noto Sans Arabic"),
  ])
  func `has letters that run left in the order of reading`(text: String, font: String) throws {
    let reader = PDFReader(try scene([line(text, font)]).pdf())
    #expect(reader.text == text)
    for font in reader.fonts { #expect(font.isEmbedded, "\(font)") }
  }

  /// Viewers fill all of the area where such letters are written with a pattern as their colour.
  @Test func `has letters that run left as shapes where a gradient fills them`() throws {
    func reader(_ text: String) throws -> PDFReader {
      let view = "view: {label: \(text), font: 24, color: {gradient: [red, blue]}, pinnedTo: top}"
      let design = try Design(yaml: "canvas: 200x60\n\(view)\n")
      return PDFReader(try design.drawing().scene.pdf())
    }
    let (left, right) = (try reader("שלום"), try reader("Hello"))
    #expect(left.text == "שלום" && right.text == "Hello")
    #expect(!left.objects.values.contains { $0.contains("/Pattern cs") })
    #expect(right.objects.values.contains { $0.contains("/Pattern cs") })
  }

  @Test func `has the text of each page, also where it is seen through something`() throws {
    let dimmed = [DisplayItem.begin(Group(className: "", opacity: 0.5)), line("dimmed"), .end]
    let file = try PDF.document([
      scene([line("first "), line("second ", "Inter bold")]), scene(dimmed),
    ])
    let reader = PDFReader(file)
    #expect(reader.text.contains("first second "), "\(reader.text)")
    #expect(reader.text.contains("dimmed"), "\(reader.text)")
    #expect(Set(reader.fonts.map(\.name)).count >= 2 && reader.fonts.allSatisfy(\.isEmbedded))
  }

  @Test func `has a page for each scene`() throws {
    let one = try PDF.document([scene([])])
    let two = try PDF.document([scene([]), scene([], width: 300)])
    #expect(one.range(of: Data("/Count 1".utf8)) != nil)
    #expect(two.range(of: Data("/Count 2".utf8)) != nil)
  }

  @Test func `holds every kind of item`() throws {
    for seed in Seed.some(60) {
      let random = Scene.random(seed)
      var plain = random
      // Random texts name fonts that aren't there.
      plain.items.removeAll { if case .text = $0 { true } else { false } }
      do throws(RenderingError) {
        _ = try plain.pdf()
      } catch {
        if case .painting(let reason) = error { Issue.record("\(seed): \(reason)") }
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `blends by its format's own modes, and by pixels where it has none`(mode: BlendMode) throws {
    func box(at left: Double) -> DisplayItem {
      let edges = Edges(left: left, top: 10, right: left + 40, bottom: 40)
      return .fill(.rectangle(edges), .color(.black))
    }
    let file = try scene([
      box(at: 10), .begin(Group(className: "", blend: mode)), box(at: 30), .end,
    ]).pdf()
    func says(_ words: String) -> Bool { file.range(of: Data(words.utf8)) != nil }
    switch mode {
    case .normal: #expect(!says("/BM /") && !says("/Subtype /Image"))
    case .plusLighter, .destinationOut: #expect(says("/Subtype /Image"))
    default:
      #expect(says("/BM /" + mode.rawValue.prefix(1).uppercased() + mode.rawValue.dropFirst()))
      #expect(!says("/Subtype /Image"))
    }
  }

  @Test func `leads where its links do`() throws {
    guard case .text(var text) = line("abc") else { return }
    text.runs[0].link = "https://example.org/it's?q=ä(1)"
    let file = String(decoding: try scene([.text(text)]).pdf(), as: UTF8.self)
    #expect(file.contains("/S /URI"))
    #expect(file.contains("https://example.org/it%27s?q=%C3%A4"), "\(file)")
    text.runs[0].link = "javascript:alert(1)"
    let plain = String(decoding: try scene([.text(text)]).pdf(), as: UTF8.self)
    #expect(!plain.contains("/URI"))
  }

  @Test func `puts the last letter of a long line where the line has it`() throws {
    // Letters of one width and without kerning: all that is written between them is what Cairo moves.
    let text = PangoLine.lay(String(repeating: "H", count: 90), font: "Inter", size: 15)
      .value(x: 5, baseline: 40, color: .black)
    let glyphs = try #require(text.runs.first?.glyphs)
    let reader = PDFReader(try scene([.text(text)], width: 1200).pdf())
    let page = try #require(reader.objects.values.first { $0.contains("]TJ") })
    let font = try #require(reader.objects.values.first { $0.contains("/Widths") })
    let widths = try #require(font.firstMatch(of: #/\/Widths \[([\d ]+)\]/#))
    // Those of characters that aren't there are zero.
    let width = widths.1.split(separator: " ").compactMap { Double($0) }.reduce(0, max)
    let moves = page.matches(of: #/\)(-?\d+)/#).reduce(0) { $0 + (Double($1.1) ?? 0) }
    let shown = (Double(glyphs.count - 1) * width - moves) / 1000 * 15
    let wanted = try #require(glyphs.last).x - glyphs[0].x
    // Cairo moves a letter where it is off by three thousandths or more.
    #expect(abs(shown - wanted) < 0.004 * 15, "\(shown) and \(wanted)")
  }

  @Test func `writes the place of each run, whatever letters before it lost`() throws {
    guard case .text(var text) = line("Hamburg ") else { return }
    guard case .text(let bold) = line("Hamburg", "Inter bold") else { return }
    text.runs += bold.runs.map { run in
      var run = run
      for place in run.glyphs.indices { run.glyphs[place].x += 80 }
      return run
    }
    let reader = PDFReader(try scene([.text(text)]).pdf())
    let page = try #require(reader.objects.values.first { $0.contains(" Tf") })
    #expect(page.matches(of: #/\bBT\b/#).count == 2 && page.matches(of: #/ Tm\b/#).count == 2)
    #expect(reader.text == "Hamburg Hamburg")
  }

  @Test func `has pages of half points, and emoji with the pixels of several screens`() throws {
    var page = scene([line("😀", "Noto Color Emoji")])
    page.size.width = 200.5
    let pages = PDFReader(try PDF.document([page, page])).objects.values
    #expect(pages.count { $0.contains("/MediaBox [ 0 0 200.5 100 ]") } == 2)
    #expect(!pages.contains { $0.contains("0 0 200 100 re") })
    let reader = PDFReader(try page.pdf())
    let image = try #require(reader.objects.values.first { $0.contains("/Subtype /Image") })
    let width = try #require(image.firstMatch(of: #/\/Width (\d+)/#).flatMap { Double($0.1) })
    #expect(width > 60, "\(image.prefix(200))")
  }

  @Test func `holds pictures and emoji once for all pages, and for each time on one page`() throws {
    let raster = Raster(width: 2, height: 1, bytes: [200, 100, 50, 255, 10, 20, 30, 255])
    let other = Raster(width: 2, height: 1, bytes: [200, 100, 50, 255, 10, 20, 31, 255])
    func page(_ rasters: [Raster]) -> Scene {
      let pictures = rasters.enumerated().map { place, raster in
        let left = Double(60 * place)
        return DisplayItem.picture(raster, Edges(left: left, top: 50, right: left + 40, bottom: 90))
      }
      return scene(pictures + [line("😀", "Noto Color Emoji"), line("letters")])
    }
    func images(_ pages: [Scene]) throws -> Int {
      let document = try PDF.document(pages)
      try Checker.qpdf.check(document)
      return PDFReader(document).objects.values.count { $0.contains("/Subtype /Image") }
    }
    let one = try images([page([raster])])
    #expect(one >= 2)
    let two = try images([page([raster, raster])])
    #expect(two > one)
    #expect(try images([page([raster]), page([raster]), page([raster])]) == one)
    #expect(try images([page([raster]), page([raster, raster]), page([raster])]) == two)
    #expect(try images([page([raster]), page([other])]) > one)
  }

  @Test func `is the same where pages come one after the other`() throws {
    guard case .text(var link) = line("to the end") else { return }
    link.runs[0].link = "#end"
    let plain = [scene([line("first")]), scene([line("second")], width: 300.5)]
    let target = [DisplayItem.begin(Group(identifier: "end", className: "")), line("end"), .end]
    for scenes in [plain, [plain[0]], [scene([.text(link)])] + plain + [scene(target)]] {
      let whole = try PDF.document(scenes, title: "Title")
      let size = scenes[0].size
      let parts = try PDF.document(ofSize: size, title: "Title") { scenes.forEach($0) }
      #expect(whole == parts)
    }
    #expect(throws: RenderingError.emptyCanvas) {
      try PDF.document(ofSize: CGSize(width: 10, height: 10)) { _ in }
    }
  }

  @Test func `refuses what has no page`() {
    #expect(throws: RenderingError.emptyCanvas) { try PDF.document([]) }
    #expect(throws: RenderingError.emptyCanvas) { try scene([], width: .nan).pdf() }
    #expect(throws: RenderingError.self) { try scene([], width: 20_000).pdf() }
  }

  @Test func `writes text that doesn't fit its glyphs as glyphs alone`() throws {
    guard case .text(var text) = line("abc") else { return }
    text.runs[0].string = "é"
    for cluster: Int32 in [-1, 1, 7] {
      text.runs[0].glyphs[0].cluster = cluster
      #expect(try scene([.text(text)]).pdf().count > 500)
    }
  }
}
