import Foundation
import SnaplineServing
import TestSupport
import Testing

@testable import SnaplinePreview

private let card = """
  canvas: 60x40
  view: {background: white, view: {label: One, font: 12, centeredIn: superview}}

  """

@Suite(.mustEnd) struct `An edit that a page asks for` {
  /// What can be edited of the views of a picture, by name.
  private func values(_ page: PageClient, design: Int = 1) -> [String: Said] {
    var values: [String: Said] = [:]
    for view in page.get("frame?design=\(design)").views.list.compactMap(\.path.text) {
      for value in page.get("values?design=\(design)&view=\(view.inQuery)").values.list {
        values[value.name.text ?? ""] = value
      }
    }
    return values
  }

  private func edit(
    _ value: Said?,
    _ text: String,
    isFinal: Bool = true,
    design: Int = 1,
    changing changes: [String: Any] = [:]
  ) -> [String: Any] {
    var edit = value?.edit.content as? [String: Any] ?? [:]
    edit["text"] = text
    edit.merge(changes) { $1 }
    return ["choices": "design=\(design)", "edit": edit, "isFinal": isFinal]
  }

  private func expectRefused(
    _ said: Said,
    _ status: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(said.status == status, "\(said.body)", sourceLocation: sourceLocation)
    #expect(
      said.error.text?.contains(" ") == true,
      "\(said.body)",
      sourceLocation: sourceLocation
    )
  }

  @Test func `is shown before it is written, written, undone and made again`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path])
    let before = page.get("frame?design=1").svg.text
    let font = values(page)["font"]
    #expect(font?.kind.text == "number" && font?.value.text == "12")
    let tried = page.post("edit", edit(font, "20", isFinal: false))
    #expect(tried.state.text == "good" && tried.svg.text != before)
    #expect(folder.text(of: "card.yaml") == card)
    #expect(page.get("frame?design=1").svg.text == before)
    let made = page.post("edit", edit(font, "20"))
    #expect(made.undo.isTrue && !made.redo.isTrue, "\(made.body)")
    let edited = card.replacing("font: 12", with: "font: 20")
    #expect(folder.text(of: "card.yaml") == edited)
    #expect(try shows(page, tried.svg.text))
    let undone = page.post("undo", text: "{}")
    #expect(!undone.undo.isTrue && undone.redo.isTrue)
    #expect(folder.text(of: "card.yaml") == card)
    let redone = page.post("redo", text: "{}")
    #expect(redone.undo.isTrue && !redone.redo.isTrue)
    #expect(folder.text(of: "card.yaml") == edited)
    expectRefused(page.post("redo", text: "{}"), 409)
    #expect(folder.names == ["card.yaml"])
  }

  /// Whether a picture comes to be shown.
  private func shows(_ page: PageClient, _ svg: String?) throws -> Bool {
    for _ in 0..<200 {
      if page.get("frame?design=1").svg.text == svg { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func `is refused where the file changed meanwhile, and so is undoing it`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path])
    let font = values(page)["font"]
    let other = "# Mine.\n" + card
    try folder.write(other, to: "card.yaml")
    for isFinal in [false, true] {
      expectRefused(page.post("edit", edit(font, "20", isFinal: isFinal)), 409)
    }
    #expect(folder.text(of: "card.yaml") == other)
    usleep(50_000)
    #expect(page.post("edit", edit(values(page)["font"], "20")).undo.isTrue)
    try folder.write(other, to: "card.yaml")
    expectRefused(page.post("undo", text: "{}"), 409)
    #expect(folder.text(of: "card.yaml") == other)
    try folder.remove("card.yaml")
    expectRefused(page.post("undo", text: "{}"), 409)
    #expect(folder.names.isEmpty)
  }

  @Test func `is refused where a preview is read-only`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let open = try ShownPreview.page([folder.path])
    let font = values(open)["font"]
    let page = try ShownPreview.page([folder.path, "--read-only"])
    #expect(page.get("list").readOnly.isTrue)
    for value in values(page).values {
      #expect(!value.edit.isThere && value.readOnly.text?.contains("read-only") == true)
    }
    let number = page.get("frame?design=1").files[0].n.whole ?? 0
    expectRefused(page.post("edit", edit(font, "20", changing: ["file": number])), 409)
    for name in ["undo", "redo"] { expectRefused(page.post(name, text: "{}"), 409) }
    #expect(folder.text(of: "card.yaml") == card)
  }

  @Test func `reaches only files of the design that is shown`() throws {
    let folder = try TestFolder(["a.yaml": card, "b.yaml": card])
    let page = try ShownPreview.page([folder.path])
    let font = values(page)["font"]
    let other = values(page, design: 2)["font"]
    #expect(font?.edit.file.whole != other?.edit.file.whole)
    for number in [0, -1, 3, 99, Int.max, Int.min] {
      expectRefused(page.post("edit", edit(font, "20", changing: ["file": number])), 409)
    }
    // The other design's file, under this one's choices.
    expectRefused(page.post("edit", edit(other, "20", design: 1)), 409)
    let places: [(Int, Int)] = [
      (-1, 2), (5, 3), (0, 100_000), (Int.min, Int.max), (Int.max, Int.max), (100_000, 100_000),
      (0, 0), (0, 6),
    ]
    for (start, end) in places {
      let said = page.post("edit", edit(font, "20", changing: ["start": start, "end": end]))
      #expect([409, 422].contains(said.status), "\(start)..<\(end): \(said.body)")
      #expect(said.error.text?.contains(" ") == true)
    }
    let long = String(repeating: "a", count: 70_000)
    expectRefused(page.post("edit", edit(font, long)), 409)
    expectRefused(page.post("edit", edit(font, "no number")), 422)
    #expect(page.post("edit", edit(font, "no number")).messages.list.isEmpty == false)
    for name in ["a.yaml", "b.yaml"] { #expect(folder.text(of: name) == card) }
    #expect(page.get("frame?design=1").state.text == "good")
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"choices\":\"design=1\"}", "null", "\u{0}", "{\"choices\":1}",
    #"{"choices":"design=%zz","edit":{"file":1,"version":"","start":0,"end":0,"text":""},"isFinal":true}"#,
    #"{"choices":"des ign=1&ä=[]#?","edit":{"file":1,"version":"","start":0,"end":0,"text":""},"isFinal":true}"#,
    #"{"choices":"design=9","edit":{"file":1,"version":"","start":0,"end":0,"text":""},"isFinal":true}"#,
    #"{"choices":"","edit":{"file":1.5,"version":"","start":0,"end":0,"text":""},"isFinal":true}"#,
    #"{"choices":"","edit":{"file":1e99,"version":"","start":0,"end":0,"text":""},"isFinal":true}"#,
  ])
  func `is refused where it is none`(body: String) throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path], isWatched: false)
    _ = page.get("frame?design=1")
    let said = page.post("edit", text: body)
    #expect([400, 409].contains(said.status), "\(said.status) \(said.body)")
    #expect(said.error.text?.contains(" ") == true, "\(said.body)")
    #expect(page.get("frame?design=1").state.text == "good")
    #expect(page.post("nothing", text: "{}").status == 404)
  }

  @Test func `never goes through a link that leads out of the folder`() throws {
    let user = """
      import: parts/look.yaml
      canvas: 60x40
      view: {view: {Tile: , centeredIn: superview}}

      """
    let part = "components: {Tile: {view: {label: Part, font: 12}}}\n"
    let folder = try TestFolder(["in/a.yaml": user, "in/parts/look.yaml": part])
    let page = try ShownPreview.page([folder("in")])
    let font = try #require(values(page)["font"])
    #expect(font.place.name.text?.hasSuffix("parts/look.yaml") == true)
    // The folder is taken away, and a link to the same file stands in its place.
    try FileManager.default.moveItem(atPath: folder("in/parts"), toPath: folder("out"))
    try folder.link("in/parts", to: "../out")
    for isFinal in [false, true] {
      expectRefused(page.post("edit", edit(font, "20", isFinal: isFinal)), 409)
    }
    #expect(folder.text(of: "out/look.yaml") == part)
    try folder.remove("in/parts")
    try folder.write(part, to: "in/parts/look.yaml")
    try folder.remove("in/parts/look.yaml")
    try folder.link("in/parts/look.yaml", to: "../../out/look.yaml")
    expectRefused(page.post("edit", edit(font, "20")), 409)
    #expect(folder.text(of: "out/look.yaml") == part)
    // A design that is one isn't listed.
    try folder.link("in/b.yaml", to: "../out/look.yaml")
    // Designs are looked for a moment after one of them was saved.
    for _ in 0..<100 where page.get("list").designs.list.count != 1 { usleep(20_000) }
    #expect(page.get("list").designs.list.count == 1)
  }

  @Test func `goes to the file that the value stands in`() throws {
    let user = """
      import: parts/look.yaml
      data: {name: Ada}
      canvas: 200x120
      view:
        vstack:
        - Tile:
        - {label: &same Twice, font: 10}
        - {label: *same, font: 11}
        - {label: "{{name}}", font: 13}
        - label: |
            A block
          font: 14

      """
    let part = "components: {Tile: {view: {label: Part, font: 12}}}\n"
    let folder = try TestFolder(["a.yaml": user, "parts/look.yaml": part])
    let page = try ShownPreview.page([folder("a.yaml")])
    let frame = page.get("frame?design=1")
    #expect(frame.state.text == "good", "\(frame.messages.list.map { $0.subject.text ?? "" })")
    var all: [Said] = []
    for view in frame.views.list.compactMap(\.path.text) {
      all += page.get("values?design=1&view=\(view.inQuery)").values.list
    }
    func found(_ name: String, _ text: String) -> Said? {
      all.first { $0.name.text == name && $0.value.text == text }
    }
    for text in ["Ada", "A block\n"] {
      let label = all.first { $0.value.text == text }
      #expect(
        label?.edit.isThere == false && label?.readOnly.text?.contains(" ") == true,
        "\(text)"
      )
    }
    // What two places say at once can't be changed for one of them.
    for same in all where same.value.text == "Twice" {
      #expect(!same.edit.isThere || page.post("edit", edit(same, "Once")).status == 422)
    }
    #expect(folder.text(of: "a.yaml") == user)
    let font = found("font", "12")
    #expect(page.post("edit", edit(font, "24")).undo.isTrue)
    #expect(folder.text(of: "a.yaml") == user)
    #expect(folder.text(of: "parts/look.yaml") == part.replacing("12", with: "24"))
  }

  @Test func `that can't be written is told of, and nothing is lost`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path]) { host in
      host.write = { (_, _, _) throws(PreviewHost.Refusal) in
        throw PreviewHost.Refusal("No space left on the disk")
      }
    }
    let font = values(page)["font"]
    let said = page.post("edit", edit(font, "20"))
    expectRefused(said, 409)
    #expect(said.error.text?.contains("No space left") == true)
    #expect(folder.text(of: "card.yaml") == card && folder.names == ["card.yaml"])
    expectRefused(page.post("undo", text: "{}"), 409)
  }

  @Test func `that meets another save is refused, also while it is written`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let other = "# Another\n" + card
    let page = try ShownPreview.page([folder.path]) { host in
      let write = host.write
      host.write = { (bytes, path, isStill) throws(PreviewHost.Refusal) in
        // The draft is ready, and an editor is quicker.
        try write(bytes, path) {
          try? other.write(toFile: path, atomically: false, encoding: .utf8)
          return isStill()
        }
      }
    }
    expectRefused(page.post("edit", edit(values(page)["font"], "20")), 409)
    #expect(folder.text(of: "card.yaml") == other && folder.names == ["card.yaml"])
    expectRefused(page.post("undo", text: "{}"), 409)
  }

  @Test func `goes into the file that was shown, and into no newer one`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path], isWatched: false)
    let view = page.get("frame?design=1").views.list.compactMap(\.path.text).last ?? ""
    // Nobody has seen this save yet, so what is offered is of the file before it.
    try folder.write("# Another\n" + card, to: "card.yaml")
    let shown = page.get("values?design=1&view=\(view.inQuery)").values.list
    let font = shown.first { $0.name.text == "font" }
    expectRefused(page.post("edit", edit(font, "20")), 409)
    #expect(folder.text(of: "card.yaml") == "# Another\n" + card)
  }
}
