import Foundation
import TestSupport
import Testing

/// Every address that pages ask for, over the designs that are kept with the project.
@Suite(.mustEnd) struct `Each answer of a preview` {
  private func names(_ said: Said, _ expected: Set<String>, _ comment: String) {
    let missing = expected.subtracting(said.names)
    #expect(missing.isEmpty, "\(comment): \(said.status) \(said.body.prefix(300))")
  }

  @Test func `is of the right shape for every design of the gallery`() throws {
    let page = try ShownPreview.page([Checkout.features, Checkout.gallery])
    let list = page.get("list")
    names(list, ["tool", "mode", "readOnly", "designs", "choices", "overlays"], "list")
    #expect(list.mode.text == "preview" && !list.readOnly.isTrue)
    let designs = list.designs.list
    #expect(designs.count == Checkout.designs.count)
    for (place, design) in designs.enumerated() {
      let query = "design=\(place + 1)"
      let name = design.name.text ?? ""
      let views = expectFrame(page, query, name)
      expectMarks(page, query, name)
      // What takes long is asked of some designs in the suite, and of all where there is time.
      let isAsked = place % 6 == 0 || Seed.many(1).count > 1
      guard isAsked, let view = views.last else { continue }
      expectQuestions(page, query, name, view: view)
    }
  }

  /// The paths of the views.
  private func expectFrame(_ page: PageClient, _ query: String, _ name: String) -> [String] {
    let frame = page.get("frame?\(query)")
    #expect(frame.status == 200)
    names(
      frame,
      [
        "design", "version", "state", "svg", "size", "scale", "views", "fonts", "messages", "files",
        "gaveWay", "took",
      ],
      name
    )
    #expect(frame.state.text == "good", "\(name): \(frame.messages.list.first?.subject.text ?? "")")
    #expect(frame.svg.text?.hasPrefix("<svg") == true, "\(name)")
    #expect(frame.size.numbers.count == 2 && (frame.scale.number ?? 0) > 0, "\(name)")
    #expect(frame.version.text?.isEmpty == false, "\(name)")
    let views = frame.views.list
    for (place, view) in views.enumerated() {
      #expect(view.frame.numbers.count == 4 && view.class.text != nil, "\(name)")
      #expect((view.parent.whole ?? -1) < place, "\(name)")
    }
    let paths = views.compactMap(\.path.text)
    #expect(paths.count == views.count && Set(paths).count == paths.count, "\(name)")
    for font in frame.fonts.list {
      let answer = page.head(font.address.text ?? "")
      #expect(answer?.status == 200 && answer?.field("Content-Type") == "font/ttf", "\(name)")
    }
    return paths
  }

  private func expectMarks(_ page: PageClient, _ query: String, _ name: String) {
    let kinds = "frames,constraints,guides,margins,safe-area,baselines"
    let overlays = page.get("overlays?\(query)&kinds=\(kinds)")
    #expect(overlays.status == 200 && !overlays.marks.list.isEmpty, "\(name)")
    for mark in overlays.marks.list {
      let shapes = ["rect", "line", "outer"].filter { mark[$0].numbers.count == 4 }
      #expect(mark.kind.text != nil && shapes.count == 1, "\(name): \(mark.names)")
      if mark.outer.isThere { #expect(mark.inner.numbers.count == 4, "\(name)") }
    }
  }

  private func expectQuestions(_ page: PageClient, _ query: String, _ name: String, view: String) {
    let view = view.inQuery
    let why = page.get("why?\(query)&view=\(view)")
    #expect(why.status == 200 && !why["numbers"].list.isEmpty, "\(name): \(why.body.prefix(200))")
    for number in why["numbers"].list {
      names(number, ["path", "attribute", "value", "isWhole", "steps", "misses"], name)
    }
    let values = page.get("values?\(query)&view=\(view)")
    #expect(values.status == 200 && values.values.isThere, "\(name): \(values.body.prefix(200))")
    for value in values.values.list {
      names(value, ["name", "kind", "value", "label", "place"], name)
      #expect(value.edit.isThere != value.readOnly.isThere, "\(name): \(value.names)")
    }
    let findings = page.get("findings?\(query)")
    names(findings, ["messages", "conflicts", "ambiguities", "slack"], name)
    names(page.get("command?\(query)"), ["command", "left"], name)
  }

  @Test func `says where a layout breaks, strips of it, and what it looks like`() throws {
    let page = try ShownPreview.page([Checkout.gallery + "/business-card.yaml"])
    for axis in ["width", "height", "text-size", "text"] {
      let breaks = page.get("breaks?design=1&axis=\(axis)")
      names(breaks, ["axis", "from", "to", "points"], axis)
      let (from, to) = (breaks.from.number ?? 0, breaks.to.number ?? 0)
      #expect(breaks.axis.text == axis && from < to)
      for point in breaks.points.list {
        names(point, ["at", "kind", "subject"], axis)
        #expect((from...to).contains(point.at.number ?? -1), "\(axis)")
      }
    }
    let strip = page.get("strip?design=1&widths=320,390&text-sizes=large,xxxLarge&locales=en,ar")
    #expect(strip.cells.list.count == 8)
    for cell in strip.cells.list {
      names(cell, ["width", "text-size", "locale", "findings"], "strip")
      #expect(cell.svg.isThere != cell.sameAs.isThere)
    }
    names(page.get("changes?design=1"), ["groups", "ghosts"], "changes")
    #expect((page.get("clock").clock.number ?? 0) > 1.6e12)
    for (format, first) in [("png", "\u{FFFD}PNG"), ("svg", "<svg"), ("pdf", "%PDF")] {
      let picture = page.file("picture?design=1&format=\(format)&download=1")
      #expect(picture?.status == 200, "\(format)")
      #expect(picture?.body.contains(first) == true, "\(format)")
      #expect(
        picture?.field("Content-Disposition")
          == "attachment; filename=\"business-card.\(format)\""
      )
    }
    let index = page.file("")
    #expect(index?.field("Content-Type") == "text/html; charset=utf-8")
    #expect(page.file("page.js")?.field("Content-Type") == "text/javascript; charset=utf-8")
  }

  @Test func `has a command line that draws what is shown, where one side was pulled`() throws {
    let page = try ShownPreview.page([Checkout.gallery + "/hello.yaml"], isWatched: false)
    let height = try #require(page.get("frame?design=1&width=200").size.numbers.last)
    let wide = page.get("command?design=1&width=200")
    #expect(wide.command.text?.hasSuffix(" --size=200x\(Int(height))") == true, "\(wide.body)")
    expectEqual(wide.left.list.count, 0)
    let width = try #require(page.get("frame?design=1&height=500").size.numbers.first)
    let high = page.get("command?design=1&height=500&text-length=200")
    #expect(high.command.text?.hasSuffix(" --size=\(Int(width))x500") == true, "\(high.body)")
    expectEqual(high.left.list.compactMap(\.text), ["text-length"])
  }

  @Test func `names what is wrong at the size that is shown, and up to where`() throws {
    let design = """
      canvas: 100x40
      view:
      - label: A name that takes more room than there is
        filling: superview
        insets: 10

      """
    let folder = try TestFolder(["card.yaml": design])
    let page = try ShownPreview.page([folder("card.yaml")], isWatched: false)
    let breaks = page.get("breaks?design=1&axis=width")
    let point = try #require(breaks.points.list.first { $0.kind.text == "cut" })
    #expect(point.here.isTrue && point.lastGood.number == 100)
    // It is cut at all widths that are looked at, since it needs some 300 points.
    expectEqual(point.at.number, 100)
    // Where a side was pulled it is looked at from there, and still beyond the design's own size.
    let pulled = page.get("breaks?design=1&axis=width&width=60")
    let cut = try #require(pulled.points.list.first { $0.kind.text == "cut" })
    #expect(cut.here.isTrue && cut.lastGood.number == 60, "\(pulled.body)")
    expectEqual(pulled.to.number, breaks.to.number)
    let wide = page.get("breaks?design=1&axis=width&width=400")
    let narrow = try #require(wide.points.list.first { $0.kind.text == "cut" })
    #expect(!narrow.here.isTrue && (200...400).contains(narrow.at.number ?? 0), "\(wide.body)")
    let shorter = page.get("breaks?design=1&axis=text")
    let end = try #require(shorter.points.list.first { $0.kind.text == "cut" })
    #expect(end.here.isTrue && (15...40).contains(end.at.number ?? 0), "\(shorter.body)")
  }

  @Test(arguments: [
    "design=0", "design=99", "design=x", "design=-1", "design=99999999999999999999", "width=0",
    "width=-3", "width=nan", "width=1e9", "height=inf", "height=", "scale=0", "scale=x", "shown=0",
    "device=nokia", "orientation=up", "split=9", "appearance=blue", "contrast=loud",
    "text-size=huge", "metrics=x", "direction=up", "bold-text=maybe", "variant=none",
  ])
  func `is a sentence where a choice has no meaning`(query: String) throws {
    let page = try ShownPreview.page([Checkout.gallery + "/hello.yaml"], isWatched: false)
    for address in ["frame", "findings", "command", "picture"] {
      let isWhole = query.hasPrefix("design")
      let answer = page.get("\(address)?" + (isWhole ? query : "design=1&" + query))
      if query.hasPrefix("variant"), answer.status == 200 {
        // Whether there is such a variant is known once the design is read.
        #expect(address == "command" || answer.messages.list.first?.subject.text != nil)
        continue
      }
      #expect(answer.status == (query.hasPrefix("variant") ? 409 : 400), "\(address)")
      #expect(answer.error.text?.contains(" ") == true, "\(address): \(answer.body)")
    }
  }

  @Test func `is a sentence where what is asked for isn't there`() throws {
    let page = try ShownPreview.page([Checkout.gallery + "/hello.yaml"], isWatched: false)
    let asked = [
      ("why?design=1&view=Nobody", 404), ("why?design=1", 404), ("values?design=1&view=", 404),
      ("why?design=1&view=View&attribute=girth", 400), ("breaks?design=1", 400),
      ("breaks?design=1&axis=depth", 400), ("picture?design=1&format=gif", 400),
    ]
    for (path, status) in asked {
      let answer = page.get(path)
      #expect(answer.status == status, "\(path): \(answer.status)")
      #expect(answer.error.text?.contains(" ") == true, "\(path): \(answer.body)")
    }
    for path in ["font/1", "font/x", "font/-9223372036854775808", "font/0", "nothing", "font"] {
      #expect(page.get(path).status == 404, "\(path)")
    }
    #expect(page.get("strip?design=1&widths=nan,inf,-1,1e300,x").cells.list.isEmpty)
    #expect(page.get("frame?design=1").state.text == "good")
  }
}
