import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGSize

@Suite struct `The text of a scene` {
  @Test func `reads back as the same scene`() throws {
    for seed in Seed.some(400) {
      let document = SceneDocument(random: seed)
      let read = try SceneDocument(utf8: document.utf8)
      #expect(read == document, "\(seed)")
      #expect(read.utf8 == document.utf8, "\(seed)")
    }
  }

  @Test func `is what a person can read`() {
    let face = FontFace(
      file: "/fonts/Inter-Regular.otf",
      index: 0,
      matrix: FontFace.Matrix(xx: 17, yx: 0, xy: 0, yy: 17),
      name: FontFace.Name(family: "Inter", size: 17, weight: 400, isItalic: false)
    )
    let glyphs = [
      Glyph(id: 395, x: 0, y: 0, cluster: 0), Glyph(id: 667, x: 12.5, y: 0, cluster: 1),
    ]
    let run = GlyphRun(
      face: face,
      color: .black,
      string: "Hi",
      isRightToLeft: false,
      glyphs: glyphs
    )
    let frame = Edges(left: 16, top: 8, right: 92.5, bottom: 28.5)
    let scene = Scene(
      size: CGSize(width: 200, height: 100),
      scale: 2,
      items: [
        .begin(Group(identifier: "title", className: "Label", opacity: 0.5)),
        .fill(.rounded(frame, CornerRadii(4), .continuous), .color(RGBA(bytes: 28, 28, 30))),
        .text(TextLine(string: "Hi", x: 16, baseline: 24, width: 17, runs: [run])),
        .end,
      ],
      tree: LayoutTree(nodes: [
        LayoutTree.Node(
          parent: nil,
          className: "View",
          frame: Edges(left: 0, top: 0, right: 200, bottom: 100)
        ),
        LayoutTree.Node(
          parent: 0,
          className: "Label",
          identifier: "title",
          frame: frame,
          text: "Hi"
        ),
      ])
    )
    let document = SceneDocument(resolving: scene, notes: ["engine": "snapline 1"]) { _ in "abc" }
    #expect(
      document.text == """
        snapline scene 1
        note engine "snapline 1"
        font "Inter-Regular.otf" sha256 abc
        face "Inter 17 400" in "Inter-Regular.otf" matrix 17 0 0 17 name "Inter" 17 400
        canvas 200 100 scale 2
        view View edges 0 0 200 100 {
          view Label id "title" edges 16 8 92.5 28.5 text "Hi"
        }
        group Label id "title" opacity 0.5 {
          fill rounded 16 8 92.5 28.5 radius 4 continuous #1c1c1e
          text "Hi" x 16 baseline 24 width 17 {
            run "Inter 17 400" #000000 "Hi"
              glyphs 395@0 667@12.5
          }
        }

        """
    )
  }

  @Test func `tells two files of one name apart by their contents`() {
    var (one, other) = (FontFace.any, FontFace.any)
    one.file = "/a/Inter.otf"
    other.file = "/b/Inter.otf"
    let scene = Scene(
      size: CGSize(),
      scale: 1,
      items: [one, other].map {
        let run = GlyphRun(face: $0, color: .black, string: "", isRightToLeft: false, glyphs: [])
        return .text(TextLine(string: "", x: 0, baseline: 0, width: 0, runs: [run]))
      }
    )
    let document = SceneDocument(resolving: scene, notes: [:]) { $0 == "/a/Inter.otf" ? "b" : "a" }
    expectEqual(document.fonts.mapValues(\.hash), ["Inter.otf": "a", "Inter.otf (2)": "b"])
    expectEqual(document.scene.faces.map(\.file), ["Inter.otf (2)", "Inter.otf"])
  }

  @Test func `says where and why it can't be read`() {
    let head = "snapline scene 1\ncanvas 1 1 scale 1\n"
    let cases: [(text: String, line: Int, message: String)] = [
      ("", 1, "this is not the text of a scene"),
      ("snapline scene 3\n", 1, "the text is of version 3, and 2 is the latest known"),
      ("snapline scene 0\n", 1, "the text is of version 0, and 2 is the latest known"),
      ("snapline scene 1\n", 1, "the document has no canvas"),
      (head + "group View {\n", 3, "a '{' has no '}'"),
      (head + "}\n", 3, "a '}' has no '{'"),
      (head + "\n  fill circle 1 2\n", 4, "expected 'rounded'"),
      (head + "fill rectangle 0 0 1 x #000000\n", 3, "'x' is no finite number"),
      (head + "fill rectangle 0 0 1 1 #00000\n", 3, "'#00000' is no colour"),
      (head + "fill rectangle 0 0 1\n", 3, "the line ends too soon"),
      (head + "fill rectangle 0 0 1 1 #000000 more\n", 3, "unexpected 'more'"),
      (head + "view A edges 0 0 1 1 text \"a\n", 3, "a quoted string has no end"),
      (head + "view A edges 0 0 1 1 text \"\\q\"\n", 3, "a string has an unknown escape"),
      (
        head + "view A edges 0 0 1 1 text \"\\u{110000}\"\n", 3,
        "an escaped character has a wrong number"
      ),
      (
        head + "view A edges 0 0 1 1 {\nfill rectangle 0 0 1 1 #000000\n", 4,
        "a view holds views only"
      ),
      (head + "group A {\nview A edges 0 0 1 1\n", 4, "a group holds no views"),
      (head + "text \"a\" x 0 baseline 0 width 0 {\n", 3, "a text has no '}'"),
      (
        head + "text \"a\" x 0 baseline 0 width 0 {\nglyphs 1@0\n", 4, "glyphs come after their run"
      ),
      (
        head + "text \"a\" x 0 baseline 0 width 0 {\nrun \"b\" #000000 \"\"\n", 4,
        "no face is called 'b'"
      ),
      (head, 2, "the document ends too soon: there are no views, and nothing is painted"),
      (
        head + "view A edges 0 0 1 1\n", 3,
        "the document ends too soon: there are views, and nothing is painted"
      ),
      (head + "dance\n", 3, "'dance' begins no line of a scene"),
    ]
    for (text, line, message) in cases {
      let error = #expect(throws: SceneTextError.self, "\(text)") {
        try SceneDocument(text: text)
      }
      #expect(error?.line == line)
      #expect(error?.message == message)
    }
  }

  @Test func `holds finite numbers only`() throws {
    for word in ["nan", "-nan", "inf", "-inf", "infinity", "1e999", "nan(0x1)"] {
      let text = "snapline scene 1\ncanvas 1 1 scale 1\nview Ä edges 0 \(word) 1 1\n"
      let error = #expect(throws: SceneTextError.self, "\(word)") {
        try SceneDocument(text: text)
      }
      #expect(error?.description == "line 3, column 16: '\(word)' is no finite number")
    }
    var scene = Scene(size: CGSize(width: 1, height: 1), scale: 1)
    let frame = Edges(left: 0, top: 0, right: .nan, bottom: .infinity)
    scene.tree.nodes = [
      LayoutTree.Node(parent: nil, className: "View", identifier: "a", frame: frame)
    ]
    let error = #expect(throws: SceneTextError.self) {
      try SceneDocument(scene: scene, notes: ["a": "b"]).readableUTF8()
    }
    #expect(error?.line == 4)
    #expect(error?.message == "a number isn't finite: view View id \"a\" edges 0 0 nan inf")
  }

  @Test func `holds colours and glyphs of finite numbers only`() throws {
    let head = "snapline scene 1\ncanvas 1 1 scale 1\n"
    func fill(_ color: String) throws(SceneTextError) -> SceneDocument {
      try SceneDocument(text: head + "fill rectangle 0 0 1 1 \(color)\n")
    }
    func glyph(_ glyph: String) throws(SceneTextError) -> SceneDocument {
      let face = "face \"A\" in \"A\" matrix 1 0 0 1 name \"A\" 1 400\n"
      let run = "run \"A\" #000000 \"a\"\nglyphs \(glyph)\n}\n"
      let line = "text \"a\" x 0 baseline 0 width 0 {\n"
      return try SceneDocument(text: head + face + line + run)
    }
    for word in ["#ff0000", "#ff0000/0.5", "#ff0000/0", "rgb:1.5,0,-1"] {
      #expect(throws: Never.self, "\(word)") { try fill(word) }
    }
    for number in ["nan", "inf", "-inf", "1e999", "2", "-1", "1.0001", ""] {
      #expect(throws: SceneTextError.self, "\(number)") { try fill("#ff0000/" + number) }
    }
    for word in ["rgb:1,nan,0", "rgb:1,inf,0", "rgb:1,nan,0,1", "rgb:1,0"] {
      #expect(throws: SceneTextError.self, "\(word)") { try fill(word) }
    }
    #expect(throws: Never.self) { try glyph("161@1,2") }
    for word in ["161@nan", "161@inf", "161@-infinity", "161@0,nan", "161@1e999"] {
      #expect(throws: SceneTextError.self, "\(word)") { try glyph(word) }
    }
  }

  @Test func `isn't made of a scene that couldn't be told from one cut short`() {
    let empty = SceneDocument(scene: Scene(size: CGSize(width: 1, height: 1), scale: 1))
    #expect(throws: SceneTextError.self) { try empty.readableUTF8() }
    var hidden = empty
    hidden.scene.tree.nodes = [
      LayoutTree.Node(
        parent: nil,
        className: "View",
        frame: Edges(left: 0, top: 0, right: 1, bottom: 1),
        isHidden: true
      )
    ]
    #expect(throws: Never.self) { try SceneDocument(utf8: hidden.readableUTF8()) }
  }

  @Test func `survives any damage`() {
    for seed in Seed.some(400) {
      var seed = seed
      var bytes = SceneDocument(random: seed).utf8
      for _ in 0..<seed.number(in: 1...6) {
        let place = Int.random(in: bytes.indices, using: &seed)
        switch seed.number(in: 0...3) {
        case 0: bytes[place] = .random(in: 0...255, using: &seed)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Array("{}\"\\ \n0-".utf8).randomElement(using: &seed) ?? 0, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        }
        if bytes.isEmpty { break }
      }
      // Either reads as something that can be written and read again, or says why it doesn't.
      guard let read = try? SceneDocument(utf8: bytes) else { continue }
      #expect(throws: Never.self, "\(seed)") { try SceneDocument(utf8: read.utf8) }
    }
  }

  @Test func `holds ten thousand levels`() throws {
    var scene = Scene(size: CGSize(width: 1, height: 1), scale: 1)
    for place in 0..<10_000 {
      scene.items.append(.begin(Group(className: "View")))
      scene.tree.nodes.append(
        LayoutTree.Node(
          parent: place == 0 ? nil : place - 1,
          className: "View",
          frame: Edges(left: 0, top: 0, right: 1, bottom: 1)
        )
      )
    }
    scene.items += Array(repeating: .end, count: 10_000)
    let document = SceneDocument(scene: scene)
    #expect(document.utf8.count < 3_000_000)
    #expect(try SceneDocument(utf8: document.utf8) == document)
  }
}

extension SceneDocument {
  init(random seed: Seed) {
    var scene = Scene.random(seed)
    var seed = seed
    scene.origins = .random(&seed, of: scene.tree)
    self.init(
      resolving: scene,
      notes: ["engine": "snapline \"1\"", "two words": ""]
    ) { "0" + String($0.utf8.count) }
  }
}

extension FontFace {
  static let any = FontFace(
    file: "a",
    index: 0,
    matrix: Matrix(xx: 1, yx: 0, xy: 0, yy: 1),
    name: Name(family: "A", size: 1, weight: 400, isItalic: false)
  )
}
