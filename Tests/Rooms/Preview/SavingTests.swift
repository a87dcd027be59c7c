import Foundation
import TestSupport
import Testing

private let card = """
  canvas: 60x40
  view: {background: white, view: {label: One, centeredIn: superview}}

  """

/// What a preview shows and tells while files are saved, break, go and come.
@Suite(.mustEnd) struct `A preview while files are saved` {
  private func texts(_ frame: Said) -> [String] { frame.views.list.compactMap { $0["text"].text } }

  @Test func `tells of each save once, and shows what was saved`() throws {
    let folder = try TestFolder(["card.yaml": card, "other.yaml": card])
    let page = try ShownPreview.page([folder.path])
    #expect(page.get("frame?design=1").state.text == "good")
    #expect(page.get("frame?design=2").state.text == "good")
    let events = try page.events()
    for text in ["Two", "Three", "Four"] {
      try folder.write(card.replacing("One", with: text), to: "card.yaml")
      let told = events.all()
      #expect(told.count == 1, "\(told.map(\.body))")
      #expect(told.first?.designs.list.compactMap(\.whole) == [1])
      #expect(told.first?["names"].list.compactMap(\.text) == ["card.yaml"])
      #expect(told.first?["list"].isTrue == false)
      let (at, changed) = (told.first?.at.number ?? 0, told.first?.changed.number ?? 0)
      #expect(changed > 1.6e12 && at >= changed - 20)
      #expect(texts(page.get("frame?design=1")) == [text])
      #expect(texts(page.get("frame?design=2")) == ["One"])
    }
    // What holds the same all over is no news of another design either.
    try folder.write(card.replacing("One", with: "Six"), to: "other.yaml")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[2]])
  }

  @Test func `tells what the first save did, whatever display the page is on`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder.path])
    let events = try page.events()
    #expect(page.get("frame?design=1&shown=2").state.text == "good")
    // A picture at rest is noted a moment later.
    Thread.sleep(forTimeInterval: 2)
    try folder.write(card.replacing("One", with: "One and more"), to: "card.yaml")
    #expect(!events.all().isEmpty)
    #expect(page.get("frame?design=1&shown=2").state.text == "good")
    let changes = page.get("changes?design=1")
    #expect(!changes.ghosts.list.isEmpty && !changes.groups.list.isEmpty, "\(changes.body)")
  }

  @Test func `shows the other file once a link leads there`() throws {
    let folder = try TestFolder([
      "one/card.yaml": card, "two/card.yaml": card.replacing("One", with: "Two"),
    ])
    try folder.link("card.yaml", to: "one/card.yaml")
    let page = try ShownPreview.page([folder("card.yaml")])
    let events = try page.events()
    func names() -> [String] { page.get("list").designs.list.compactMap(\.name.text) }
    let before = names()
    #expect(before.count == 1 && texts(page.get("frame?design=1")) == ["One"])
    try folder.link("card.yaml", to: "two/card.yaml")
    #expect(events.all().contains { $0["list"].isTrue })
    #expect(names() == before && texts(page.get("frame?design=2")) == ["Two"])
    // What is saved there is shown as of any other.
    try folder.write(card.replacing("One", with: "Three"), to: "two/card.yaml")
    #expect(!events.all().isEmpty)
    #expect(texts(page.get("frame?design=2")) == ["Three"])
  }

  @Test func `keeps the last good picture under what is wrong`() throws {
    let folder = try TestFolder(["card.yaml": card])
    let page = try ShownPreview.page([folder("card.yaml")])
    let events = try page.events()
    let good = page.get("frame?design=1")
    try folder.write(card + "view: [", to: "card.yaml")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[1]])
    let broken = page.get("frame?design=1")
    #expect(broken.state.text == "stale")
    #expect(broken.svg.text == good.svg.text && broken.views.list.count == good.views.list.count)
    #expect(broken.version.text != good.version.text)
    let message = try #require(broken.messages.list.first)
    #expect(message.severity.text == "error" && message.subject.text?.isEmpty == false)
    #expect(message.place.line.whole == 3 && message.place.file.whole == broken.files[0].n.whole)
    #expect(message.excerpt.text?.contains("view: [") == true, "\(message.names)")
    #expect(broken.files[0].link.text?.hasPrefix("vscode://file/") == true)
    let picture = page.get("picture?design=1")
    #expect(picture.status == 409 && picture.error.text?.contains(" ") == true)
    #expect(page.get("findings?design=1").messages[0].severity.text == "error")
    try folder.write(card, to: "card.yaml")
    #expect(events.all().count == 1)
    let mended = page.get("frame?design=1")
    #expect(mended.state.text == "good" && mended.svg.text == good.svg.text)
  }

  @Test func `says so where there never was a picture, and where the file is gone`() throws {
    let folder = try TestFolder(["card.yaml": "view: [", "other.yaml": card])
    let page = try ShownPreview.page([folder("card.yaml"), folder("other.yaml")])
    let never = page.get("frame?design=1")
    #expect(never.state.text == "broken" && !never.svg.isThere)
    #expect(never.messages[0].place.line.whole == 1 && never.messages[0].excerpt.isThere)
    let good = page.get("frame?design=2")
    let events = try page.events()
    try folder.remove("other.yaml")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[2]])
    let gone = page.get("frame?design=2")
    #expect(gone.state.text == "gone" && gone.svg.text == good.svg.text)
    #expect(gone.messages[0].subject.text?.isEmpty == false)
    try folder.write(card, to: "other.yaml")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[2]])
    #expect(page.get("frame?design=2").state.text == "good")
    // One that never had a picture is watched all the same.
    try folder.write(card, to: "card.yaml")
    #expect(events.all().map { $0.designs.list.compactMap(\.whole) } == [[1]])
    #expect(page.get("frame?design=1").state.text == "good")
  }

  @Test func `names the designs that depend on a file, also on one that isn't there yet`() throws {
    let user = """
      import: parts/look.yaml
      canvas: 60x40
      view: {view: {Tile: , centeredIn: superview}}

      """
    let part = "components: {Tile: {view: {label: Part}}}\n"
    let withImage = "canvas: 60x40\nview: {view: {image: logo.png, pinnedTo: topLeading}}\n"
    let folder = try TestFolder(["a.yaml": user, "b.yaml": withImage, "c.yaml": card])
    let page = try ShownPreview.page(["a.yaml", "b.yaml", "c.yaml"].map { folder($0) })
    func states() -> [String?] {
      (1...3).map { page.get("frame?design=\($0)").state.text }
    }
    #expect(states() == ["broken", "good", "good"])
    let events = try page.events()
    func told() -> [[Int]] { events.all().map { $0.designs.list.compactMap(\.whole) } }
    // Looked for, and not there, while reading failed.
    try folder.write(part, to: "parts/look.yaml")
    #expect(told() == [[1]])
    let first = page.get("frame?design=1")
    #expect(first.state.text == "good", "\(first.messages.list.compactMap { $0.subject.text })")
    try folder.write(part.replacing("Part", with: "Other"), to: "parts/look.yaml")
    #expect(told() == [[1]])
    #expect(texts(page.get("frame?design=1")) == ["Other"])
    let before = page.get("frame?design=2").svg.text
    let logo = try Data(contentsOf: URL(filePath: Checkout.gallery + "/hello.png"))
    try folder.write(Array(logo), to: "logo.png")
    #expect(told() == [[2]])
    let after = page.get("frame?design=2")
    #expect(after.state.text == "good" && after.svg.text != before)
    // While it is broken, what it would read still counts.
    try folder.write("components: [", to: "parts/look.yaml")
    #expect(told() == [[1]])
    let stale = page.get("frame?design=1")
    #expect(stale.state.text == "stale" && texts(stale) == ["Other"])
    let places = stale.messages.list.map(\.place)
    let place = try #require(places.first { $0.name.text?.hasSuffix("parts/look.yaml") == true })
    #expect(place.file.isThere && place.line.whole == 1, "\(place.names)")
    try folder.write(part, to: "parts/look.yaml")
    #expect(told() == [[1]])
    #expect(texts(page.get("frame?design=1")) == ["Part"])
  }

  @Test func `lists designs as they come and go, under numbers that stay`() throws {
    let folder = try TestFolder(["b.yaml": card])
    let page = try ShownPreview.page([folder.path])
    func listed() -> [String: Int] {
      let designs = page.get("list").designs.list
      return Dictionary(
        uniqueKeysWithValues: designs.map { design in
          (
            (design.name.text ?? "").split(separator: "/").last.map(String.init) ?? "",
            page.place(of: design.n.whole ?? 0)
          )
        }
      )
    }
    #expect(listed() == ["b.yaml": 1])
    #expect(page.get("frame?design=1").state.text == "good")
    let events = try page.events()
    try folder.write(card, to: "a.yaml")
    var told = events.all()
    #expect(told.count == 1 && told[0]["list"].isTrue, "\(told.map(\.body))")
    #expect(listed() == ["b.yaml": 1, "a.yaml": 2])
    #expect(page.get("frame?design=2").state.text == "good")
    try folder.write(card, to: "more/c.yaml")
    told = events.all()
    #expect(told.count == 1 && told[0]["list"].isTrue, "\(told.map(\.body))")
    try folder.remove("b.yaml")
    told = events.all()
    #expect(told.contains { $0["list"].isTrue }, "\(told.map(\.body))")
    #expect(listed() == ["a.yaml": 2, "c.yaml": 3])
    #expect(page.get("frame?design=1").state.text == "gone")
    try folder.write("no design", to: "notes.txt")
    #expect(events.all().isEmpty)
  }

  @Test func `shows texts, names and messages that look like markup as texts`() throws {
    let evil = "<script>alert(1)</script><img src=x onerror=alert(2)>&amp;]]>"
    let design = """
      canvas: 300x80
      view:
        id: whole
        view: {label: '\(evil)', id: word, centeredIn: superview}

      """
    let name = "<b>x&y.yaml"
    let folder = try TestFolder([name: design])
    let page = try ShownPreview.page([folder.path])
    #expect(page.get("list").designs[0].name.text?.hasSuffix(name) == true)
    let frame = page.get("frame?design=1")
    let svg = try #require(frame.svg.text)
    #expect(texts(frame).contains(evil))
    for word in ["<script", "<img", "<b>", "onerror=alert(2)>"] {
      #expect(!svg.contains(word), "\(word)")
    }
    // A name of a view can't be markup, and what was written is told as text.
    try folder.write(design.replacing("id: word", with: "id: '<b>'"), to: name)
    _ = try page.events().next()
    let refused = page.get("frame?design=1")
    #expect(refused.state.text == "stale")
    #expect(refused.messages[0].subject.text?.contains("<b>") == true)
    try folder.write(design, to: name)
    let answer = page.file("picture?design=1&format=svg")
    #expect(answer?.body.contains("<script") == false)
    let policy = answer?.field("Content-Security-Policy") ?? ""
    #expect(policy.hasPrefix("default-src 'none'") && policy.contains("sandbox"))
    let download = page.head("picture?design=1&format=svg&download=1")
    #expect(download?.field("Content-Disposition") == "attachment; filename=\"bxy.svg\"")
  }
}
