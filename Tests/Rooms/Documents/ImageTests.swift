import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A picture in a design` {
  /// A folder with a picture for two scales, and a design in it.
  private func drawing(_ node: String, scale: Double = 2) throws -> Design.Drawing {
    try withFolder { folder in
      let path = folder + "/card.yaml"
      let text = "canvas: {size: 100x60, scale: \(scale)}\nview: \(node)\n"
      try Data(text.utf8).write(to: URL(filePath: path))
      return try Design(contentsOf: path).drawing()
    }
  }

  private func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(
      atPath: folder + "/pictures",
      withIntermediateDirectories: true
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let fixtures = Checkout.fixture("Images")
    let files = FileManager.default
    try files.copyItem(atPath: fixtures + "/plain.png", toPath: folder + "/pictures/a@2x.png")
    try files.copyItem(atPath: fixtures + "/plain.gif", toPath: folder + "/pictures/b.gif")
    try Data("nothing".utf8).write(to: URL(filePath: folder + "/pictures/broken.png"))
    return try body(folder)
  }

  private func pictures(_ drawing: Design.Drawing) -> [Edges] {
    drawing.scene.items.compactMap { item in
      switch item {
      case .picture(_, let edges), .vector(_, let edges): edges
      default: nil
      }
    }
  }

  @Test func `is found for the canvas' scale and is as large as it says`() throws {
    let drawing = try drawing("{image: pictures/a.png, centeredIn: superview}")
    expectEqual(pictures(drawing), [Edges(left: 46, top: 26, right: 54, bottom: 34)])
    expectEqual(drawing.diagnostics, [])
  }

  @Test func `fills its view as it is told`() throws {
    let node = "{image: pictures/b.gif, filling: superview, contentMode: scaleAspectFit}"
    try expectEqual(pictures(drawing(node)), [Edges(left: 20, top: 0, right: 80, bottom: 60)])
    let stretched = try drawing("{image: pictures/b.gif, filling: superview}")
    expectEqual(stretched.diagnostics.map(\.id), ["stretched-image"])
  }

  @Test func `is painted in the tint as a template`() throws {
    let drawing = try drawing(
      "{image: {file: pictures/b.gif, template: true}, tint: systemRed, centeredIn: superview}"
    )
    #expect(drawing.scene.items.contains(.beginMask))
  }

  @Test func `keeps the edges that are cut off`() throws {
    let drawing = try drawing(
      "{image: {file: pictures/b.gif, slices: 4}, size: 60x40, centeredIn: superview}"
    )
    #expect(pictures(drawing).count == 9)
    expectEqual(drawing.diagnostics, [])
  }

  @Test func `repeats its middle where it is told to`() throws {
    let drawing = try drawing(
      "{image: {file: pictures/b.gif, slices: 4, resizingMode: tile}, size: 60x40, centeredIn: superview}"
    )
    #expect(pictures(drawing).count > 9)
  }

  @Test func `is aligned without the edges that don't count`() throws {
    func frame(_ rest: String) throws -> Edges? {
      let text =
        "{id: a, image: {file: pictures/b.gif\(rest)}, filling: {bottom: none, trailing: none, others: superview}}"
      return try drawing(text).scene.tree.nodes.last?.frame
    }
    let plain = try #require(try frame(""))
    let aligned = try #require(
      try frame(", alignmentInsets: {top: 3, leading: 2, bottom: 0, trailing: 0}")
    )
    #expect(plain.left == 0 && plain.top == 0)
    #expect(aligned.left == -2 && aligned.top == -3 && aligned.width == plain.width)
  }

  @Test func `is a box with a warning where its drawing does harm`() throws {
    let svg = Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><filter id="f">
      <feConvolveMatrix order="50" kernelMatrix="\(String(repeating: "1 ", count: 2_500))"/>
      </filter><rect width="20" height="20" filter="url(#f)"/></svg>
      """.utf8
    ).base64EncodedString()
    let drawing = try drawing("{image: {data: \(svg)}, centeredIn: superview}")
    expectEqual(drawing.diagnostics.map(\.id), ["image-undrawable"])
    #expect(drawing.scene.items.contains { if case .border = $0 { true } else { false } })
    #expect(!drawing.scene.items.contains { if case .vector = $0 { true } else { false } })
  }

  @Test func `is a box with a warning where it isn't there or can't be read`() throws {
    let gone = try drawing("{image: pictures/c.gif, centeredIn: superview}")
    expectEqual(gone.diagnostics.map(\.subject), ["no file 'pictures/c.gif' beside card.yaml"])
    #expect(gone.diagnostics.first?.place?.line == 2)
    #expect(gone.scene.items.contains { if case .border = $0 { true } else { false } })
    // Its shape is nobody's: that it is stretched isn't said as well.
    let broken = try drawing("{image: pictures/broken.png, filling: superview}")
    expectEqual(broken.diagnostics.map(\.id), ["image-format"])
    #expect(broken.diagnostics.allSatisfy { $0.severity == .warning })
    let amongLetters = try drawing("{label: {markup: \"a ![](pictures/broken.png)\"}}")
    expectEqual(amongLetters.diagnostics.map(\.id), ["image-format"])
    #expect(broken.scene.items.contains { if case .border = $0 { true } else { false } })
  }

  @Test func `takes no file for the missing picture that isn't called as pictures are`() throws {
    try withFolder { folder in
      let path = folder + "/page.yaml"
      let view = "{background: red, mask: {image: note.png}, filling: superview}"
      let text = "canvas: 9x9\nview: \(view)\n"
      try Data(text.utf8).write(to: URL(filePath: path))
      try Data().write(to: URL(filePath: folder + "/note.yaml"))
      func remedy() throws -> String? { try Design(contentsOf: path).diagnostics.first?.remedy }
      #expect(try remedy() == "put it into the design's folder, or name one that is there")
      try Data().write(to: URL(filePath: folder + "/note.gif"))
      #expect(try remedy() == "did you mean 'note.gif'?")
    }
  }

  @Test func `stays in the design's folder, links included`() throws {
    try withFolder { folder in
      let outside = folder + "/pictures/b.gif"
      let inner = folder + "/inner"
      try FileManager.default.createDirectory(
        atPath: inner,
        withIntermediateDirectories: false
      )
      try FileManager.default.createSymbolicLink(
        atPath: inner + "/link.gif",
        withDestinationPath: outside
      )
      for name in ["../pictures/b.gif", outside, "link.gif", "https://example.com/a.png"] {
        let path = inner + "/card.yaml"
        let text = "canvas: 9x9\nview: {image: \"\(name)\"}\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(throws: DesignError.self, "\(name)") { try Design(contentsOf: path) }
      }
    }
  }

  @Test func `comes from Base64, from a symbol, or from nowhere`() throws {
    let svg = Data(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#.utf8
    ).base64EncodedString()
    #expect(try pictures(drawing("{image: {data: \(svg)}, centeredIn: superview}")).count == 1)
    expectEqual(ids("view: {image: {data: '%%%'}}"), ["picture-data"])
    guard FileManager.default.fileExists(atPath: Environment().symbolFolder) else { return }
    let star = try drawing("{image: {symbol: star.fill, font: 30}, centeredIn: superview}")
    expectEqual(pictures(star).map(\.width), [36])
    expectEqual(ids("view: {image: {symbol: no.such.thing}}"), ["missing-symbol"])
  }
}

private func picture(width: Int) -> String {
  let text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='8'/>"
  return "{data: \(Data(text.utf8).base64EncodedString())}"
}

@Suite struct `A picture in a design that grows with text` {
  @Test(arguments: [
    ("large", "true", 8.0), ("xxxLarge", "true", 8), ("accessibility5", "false", 8),
    ("accessibility5", "true", 22.5),
  ])
  func `does so at text sizes of accessibility`(
    size: String,
    grows: String,
    width: Double
  ) throws {
    for kind in ["image: \(picture(width: 8))", "button: {image: \(picture(width: 8))}"] {
      let node = "{\(kind), contentInsets: 0, adjustsImageSize: \(grows), centeredIn: superview}"
      let drawn = try Drawn(
        "canvas: 99x99\nenvironment: {textSize: \(size)}\nview: "
          + (kind.hasPrefix("b") ? node : node.replacing("contentInsets: 0, ", with: "")) + "\n"
      )
      let view = drawn.scene.tree.nodes.last { $0.className == "ImageView" }
      #expect(view?.frame.width == width)
    }
  }
}

@Suite struct `A highlighted picture in a design` {

  @Test func `is the other one while its view is highlighted`() throws {
    for (rest, width) in [
      ("", 8.0), (", highlighted: true", 8), (", highlightedImage: \(picture(width: 30))", 8),
      (", highlightedImage: \(picture(width: 30)), highlighted: true", 30),
    ] {
      let drawn = try Drawn(
        "canvas: 99x99\nview: {id: a, image: \(picture(width: 8))\(rest), centeredIn: superview}\n"
      )
      #expect(drawn.scene.tree.nodes.last?.frame.width == width, "\(rest)")
    }
    expectEqual(
      ids("view: {image: {symbol: star}, highlightedImage: {data: '%'}}"),
      ["picture-data"]
    )
    expectEqual(ids("view: {label: a, highlighted: true}"), ["unknown-property"])
  }
}

@Suite struct `The text of a label in a design` {
  private func lines(_ rest: String, _ text: String = "one two three four") throws -> [TextLine] {
    try Drawn("canvas: 70x200\nview: {label: \(text), \(rest), filling: superview}\n").lines
  }

  @Test func `ends lines as it is told`() throws {
    #expect(try lines("lines: 1").first?.string.hasSuffix("\u{2026}") == true)
    #expect(try lines("lines: 1, lineBreak: byTruncatingHead").first?.string.first == "\u{2026}")
    #expect(try lines("lines: 1, lineBreak: byWordWrapping").first?.string == "one two")
    let shrunk = try lines("lines: 1, minimumScale: 0.2")
    #expect(shrunk.first?.string == "one two three four")
  }

  @Test func `stands in as far as it is told, and paragraphs stand apart`() throws {
    let text = "\"one two three\\nfour\""
    func starts(_ rest: String) throws -> [Double] { try lines("font: 17, " + rest, text).map(\.x) }
    let usual = try starts("lines: 0")
    #expect(usual.count == 3 && Set(usual) == [0])
    try expectEqual(starts("firstLineHeadIndent: 6"), [6, 0, 6])
    try expectEqual(starts("headIndent: 6"), [0, 6, 0])
    try expectEqual(starts("firstLineHeadIndent: 6, headIndent: 12px"), [6, 6, 6])
    #expect(try starts("tailIndent: -6, alignment: right") != usual)
    #expect(try lines("font: 17, tailIndent: 30", "one two").count == 2)
    func steps(_ rest: String) throws -> [Double] {
      let baselines = try lines("font: 17" + rest, text).map(\.baseline)
      return zip(baselines, baselines.dropFirst()).map { $1 - $0 }
    }
    let (beside, apart) = (try steps(""), try steps(", paragraphSpacing: 9"))
    #expect(apart[0] == beside[0] && abs(apart[1] - beside[1] - 9) <= 0.5)
    #expect(try steps(", paragraphSpacingBefore: 9") == apart)
  }

  @Test func `stands where it is told once it was made smaller`() throws {
    func baseline(_ word: String) throws -> Double {
      let drawn = try lines(
        "lines: 1, font: 40, minimumScale: 0.2, height: 48, baselineAdjustment: \(word)",
        "a line too long for its size"
      )
      return try #require(drawn.first).baseline
    }
    let (onLine, middle, top) = (
      try baseline("alignBaselines"), try baseline("alignCenters"), try baseline("none")
    )
    #expect(top < middle && middle < onLine)
  }

  @Test func `is set closer before it is cut off, where it is told to`() throws {
    #expect(try lines("lines: 1, font: 17", "one twoo").first?.string.last == "\u{2026}")
    #expect(
      try lines("lines: 1, font: 17, tightens: true", "one twoo").first?.string == "one twoo"
    )
  }

  @Test func `has the distances and the features of letters that its font says`() throws {
    func width(_ font: String, _ text: String = "one") throws -> Double {
      let text =
        "fonts: {wide: {size: 17, tracking: 2}}\ncanvas: 200x90\n"
        + "view: {label: '\(text)', font: \(font), filling: superview}\n"
      return try Drawn(text).lines.first?.width ?? 0
    }
    let usual = try width("17")
    #expect(abs(try width("{size: 17, tracking: 2}") - usual - 6) < 1e-6)
    #expect(abs(try width("{size: 17, tracking: 2px}") - usual - 3) < 1e-6)
    #expect(try width("{style: body, tracking: -1}") < usual)
    #expect(abs(try width("wide") - usual - 6) < 1e-6)
    // Figures of one width.
    #expect(try width("17", "111") < width("17", "000"))
    #expect(try width("{size: 17, features: [tnum]}", "111") == width("17 monospacedDigit", "111"))
    #expect(
      try width("{size: 17, features: [tnum, tnum=0]}", "111") == width("17", "111")
    )
    for features in ["[tnums]", "tnum", "[a=1]", "[tnum=x]"] {
      #expect(ids("view: {label: a, font: {size: 17, features: \(features)}}").count == 1)
    }
  }

  @Test func `stands in lines further apart`() throws {
    let usual = try lines("font: 17").map(\.baseline)
    let wide = try lines("font: 17, lineSpacing: 10").map(\.baseline)
    #expect(abs((wide[1] - wide[0]) - (usual[1] - usual[0]) - 10) <= 0.5)
  }

  @Test func `has strokes, shadows and parted words`() throws {
    let text =
      "canvas: 200x60\nview: {label: Hi, underline: true, strikethrough: true, color: red}\n"
    #expect(try Drawn(text).fills.filter { $0 == "FF0000FF" }.count == 2)
    let shadow = try lines("textShadow: 3 black/50%").first?.runs.first?.shadow
    #expect(shadow?.radius == 3 && shadow?.color.alpha == 0.5)
    guard FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic") else { return }
    let parted = try lines("hyphenation: true", "representation").map(\.string)
    #expect(parted.first?.hasSuffix("-") == true, "\(parted)")
  }
}

@Suite struct `Markup in a label` {
  private func runs(_ markup: String) throws -> [GlyphRun] {
    let text =
      "canvas: 400x60\nview: {label: {markup: \"\(markup)\"}, font: 17, filling: superview}\n"
    return try Drawn(text).lines.flatMap(\.runs)
  }

  @Test func `gives words looks of their own`() throws {
    let bold = try runs("one **two** three")
    expectEqual(bold.map(\.string), ["one ", "two", " three"])
    expectEqual(bold.map(\.face.name.weight), [400, 700, 400])
    #expect(try runs("*slanted*").first?.face.name.isItalic == true)
    #expect(try runs("`code`").first?.face.name.family == "DejaVu Sans Mono")
    let link = try runs("see [here](https://example.com)")
    #expect(link.last?.color == Color.systemBlue.resolved(with: Traits()))
    try expectEqual(runs("a \\\\*b\\\\* c").map(\.string), ["a *b* c"])
    let struck = try Drawn("canvas: 99x60\nview: {label: {markup: ~~old~~}, color: red}\n")
    #expect(struck.fills.contains("FF0000FF"))
  }

  @Test func `says which of its pictures can't be read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data("nothing".utf8).write(to: URL(filePath: folder + "/a.png"))
    let text = "canvas: 99x40\nview: {label: {markup: \"one ![](a.png)\"}}\n"
    try Data(text.utf8).write(to: URL(filePath: folder + "/card.yaml"))
    let drawing = try Design(contentsOf: folder + "/card.yaml").drawing()
    expectEqual(drawing.diagnostics.map(\.id), ["image-format"])
    #expect(drawing.diagnostics.first?.place?.line == 2)
  }

  @Test func `says what it can't be`() {
    expectEqual(ids("view: {label: {markup: \"**bold\"}}"), ["open-mark"])
    expectEqual(ids("view: {label: {markup: \"[a](javascript:b)\"}}"), ["link"])
    expectEqual(ids("view: {label: {markup: \"[a]{style}\"}}"), ["unknown-style"])
    expectEqual(
      ids("view: {label: {markup: \"![](https://example.com/a.png)\"}}"),
      ["outside-folder"]
    )
    expectEqual(ids("view: {label: {markup: \"[a] (b) ! ] )\"}}"), [])
  }
}
