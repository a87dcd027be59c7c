import Foundation
import TestSupport
import Testing

@Suite struct `What designs say of their tests` {
  private let title = """
    view:
      label: Hello
      id: title
      filling: superview
    canvas: 100x40

    """

  private func tested<T>(_ test: String, _ body: (Folder) throws -> T) throws -> T {
    try withFolder(["Package.swift": "", "card.yaml": title + test], body)
  }

  @Test func `keeps the kinds that are named, each with its own file`() throws {
    for (kinds, files) in [
      ("scene", ["scene"]), ("image", ["png"]), ("[scene, image]", ["png", "scene"]),
      ("layout", ["layout"]), ("[text, layout, scene]", ["layout", "scene", "txt"]),
    ] {
      try tested("test: {kinds: \(kinds)}\n") { (folder: Folder) throws in
        try expectEqual(
          Built(["test", "--record", "all"], in: folder).output.suffix(11),
          "1 recorded\n"
        )
        let kept = folder.names.filter { $0.hasPrefix("card.snapshots/") }
        expectEqual(kept, files.map { "card.snapshots/card." + $0 })
        try expectEqual(Built(["test"], in: folder).output, "1 same\n", "\(kinds)")
      }
    }
  }

  @Test func `compares layouts and texts line by line`() throws {
    try tested("test: {kinds: [layout, text]}\n") { (folder: Folder) throws in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      expectEqual(folder.text(of: "card.snapshots/card.txt") ?? "", "title: Hello\n")
      try folder.write(
        title.replacing("Hello", with: "Bye") + "test: {kinds: [layout, text]}\n",
        to: "card.yaml"
      )
      let run = try Built(["test"], in: folder)
      #expect(run.status == 1 && run.output.contains("− 1: title: Hello"))
      #expect(run.output.contains("+ 1: title: Bye"))
      #expect(try Built(["review", "--accept-all"], in: folder).status == 0)
      try expectEqual(Built(["test"], in: folder).output, "1 same\n")
      // A colour is neither.
      try folder.write(
        title.replacing("Hello", with: "Bye") + "test: {kinds: [layout, text]}\ncolors: {a: red}\n",
        to: "card.yaml"
      )
      try expectEqual(Built(["test"], in: folder).output, "1 same\n")
    }
  }

  @Test func `skips a design for a reason, in every report`() throws {
    try tested("test: {skip: shows the time}\n") { (folder: Folder) throws in
      let run = try Built(
        ["test", "--reporter", "list", "--reporter", "junit=j.xml", "--reporter", "json=j.json"],
        in: folder
      )
      #expect(run.status == 0)
      expectEqual(run.output, "card.yaml is skipped: shows the time\n1 skipped\n")
      let xml = folder.text(of: "j.xml") ?? ""
      #expect(xml.contains("skipped=\"1\""))
      #expect(xml.contains("<skipped message=\"card.yaml is skipped: shows the time\"/>"))
      #expect(folder.text(of: "j.json")?.contains("\"outcome\":\"skipped\"") == true)
      #expect(folder.names.allSatisfy { !$0.hasPrefix("card.snapshots") })
    }
  }

  @Test func `fails where the layout isn't as the design expects`() throws {
    try tested("test: {expect: [title.width == 100, title.height <= 40 ± 0.5]}\n") {
      (folder: Folder) throws in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      #expect(try Built(["test"], in: folder).status == 0)
    }
    try tested("test: {expect: [title.width == 90 ± 2, title.height == 40]}\n") {
      (folder: Folder) throws in
      let run = try Built(["test", "--record", "all"], in: folder)
      #expect(run.status == 1 && run.output.hasSuffix("1 wrong\n"))
      #expect(
        run.error.contains("card.yaml:6:17: error: title.width is 100, not 90 [unmet-expectation]")
      )
      #expect(run.output.contains("card.yaml doesn't meet an expectation of its own"))
    }
  }

  @Test func `lets a share of the pixels differ`() throws {
    let dot =
      "view: {background: red, pinnedAt: {x: 0, y: 0, width: 5, height: 5}}\ncanvas: 100x100\n"
    let files = [
      "Package.swift": "", "card.yaml": dot + "test: {kinds: image, maxDifference: 1%}\n",
    ]
    try withFolder(files) { (folder: Folder) throws in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      try expectEqual(Built(["test"], in: folder).output, "1 same\n")
    }
  }

  @Test func `tests every variant, each against a baseline of its own`() throws {
    let variants = """
      variants:
      - appearance: [light, dark]
      - {name: Large text, textSize: xxxLarge, locale: [en, ar], test: {kinds: layout}}

      """
    try tested(variants) { (folder: Folder) throws in
      let stems = ["card.light", "card.dark", "card.large-text.en", "card.large-text.ar"]
      let run = try Built(["test", "--record", "all"], in: folder)
      #expect(run.output.hasSuffix("4 recorded\n"))
      let kept = folder.names.filter { $0.hasPrefix("card.snapshots/") }
      let files = [
        stems[0] + ".scene", stems[1] + ".scene", stems[2] + ".layout", stems[3] + ".layout",
      ]
      expectEqual(kept, files.map { "card.snapshots/" + $0 }.sorted())
      try expectEqual(Built(["test"], in: folder).output, "4 same\n")
      try expectEqual(Built(["test", "--variant", "dark"], in: folder).output, "1 same\n")
      try expectEqual(Built(["test", "--filter", "large-text"], in: folder).output, "2 same\n")
      try folder.write(
        title + variants.replacing("[light, dark]", with: "[light, {a: 1}]"),
        to: "card.yaml"
      )
      #expect(try Built(["test"], in: folder).status == 2)
    }
  }

  @Test func `tries again only the variants that failed`() throws {
    try tested("variants: [{appearance: [light, dark]}]\n") { (folder: Folder) throws in
      #expect(try Built(["test", "--record", "all"], in: folder).status == 0)
      try Data("broken".utf8).write(
        to: URL(fileURLWithPath: folder("card.snapshots/card.dark.scene"))
      )
      #expect(try Built(["test"], in: folder).status != 0)
      try FileManager.default.removeItem(atPath: folder("card.snapshots/card.dark.scene"))
      try expectEqual(
        Built(["test", "--last-failed", "--record", "all"], in: folder).output.suffix(11),
        "1 recorded\n"
      )
    }
  }
}
