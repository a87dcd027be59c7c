import Foundation
import TestSupport
import Testing

private let card = """
  canvas: 60x40
  view: {background: white, view: {label: One, centeredIn: superview}}

  """

@Suite(.mustEnd) struct `The command render --watch` {
  private func picture(_ folder: Folder, _ name: String) -> Data? {
    FileManager.default.contents(atPath: folder(name))
  }

  @Test func `draws again at each change, keeps the last picture at an error, and ends with 0`()
    throws
  {
    for signal in [SIGINT, SIGTERM] {
      try withFolder(["card.yaml": card]) { folder in
        let command = try RunningCommand(
          ["render", "card.yaml", "-o", "out.png", "--watch"],
          in: folder
        )
        try #require(command.hears("wrote out.png: "))
        try #require(command.hears(" ms\nwatching; Control-C ends it\n"))
        let first = picture(folder, "out.png")
        try folder.write(card.replacing("One", with: "Two"), to: "card.yaml")
        try #require(command.hears("card.yaml changed\nwrote out.png"))
        let second = picture(folder, "out.png")
        #expect(first != second)
        try folder.write(card + "view: [", to: "card.yaml")
        try #require(command.hears("card.yaml:3:"))
        try #require(
          command.hears("no new picture is written where an error is; the last one stays\n")
        )
        #expect(picture(folder, "out.png") == second)
        try folder.write(card, to: "card.yaml")
        try #require(command.hears("wrote out.png"))
        #expect(picture(folder, "out.png") == first)
        #expect(command.end(by: signal) == 0)
        expectNames(folder, ["card.yaml", "out.png"])
      }
    }
  }

  private func expectNames(_ folder: Folder, _ names: [String]) {
    #expect(folder.names == names)
  }

  @Test func `waits for a design that isn't there yet`() throws {
    try withFolder { folder in
      let command = try RunningCommand(["render", "a/card.yaml", "--watch"], in: folder)
      try #require(command.hears("there is no such file"))
      try #require(command.hears("watching"))
      try folder.write(card, to: "a/card.yaml")
      try #require(command.hears("wrote a/card.png"))
    }
  }

  @Test
  func `hears of imports, data, texts and pictures that are looked for, while it is broken too`()
    throws
  {
    let design = """
      import: parts/look.yaml
      data: values.yaml
      strings: words
      canvas: 60x40
      view:
        style: plain
        view:
          - label: "{{name}}"
            pinnedTo: topLeading
          - image: logo.png
            pinnedTo: bottomTrailing

      """
    try withFolder(["card.yaml": design]) { folder in
      let command = try RunningCommand(["render", "card.yaml", "--watch"], in: folder)
      try #require(command.hears("no file 'parts/look.yaml' lies beside the design"))
      try #require(command.hears("watching"))
      try folder.write("styles: {plain: {background: red}}", to: "parts/look.yaml")
      try #require(command.hears("look.yaml changed"))
      try #require(command.hears("the last one stays"))
      try folder.write("name: Ada", to: "values.yaml")
      try #require(command.hears("values.yaml changed"))
      try #require(command.hears("the last one stays"))
      try folder.write("hello: Hello", to: "words/en.yaml")
      try #require(command.hears("wrote card.png"))
      let boxed = picture(folder, "card.png")
      let source = try Built(["render", "-", "-o", "logo.png"], in: folder, input: card)
      #expect(source.status == 0)
      try #require(command.hears("logo.png changed\n"))
      try #require(command.hears("wrote card.png"))
      #expect(picture(folder, "card.png") != boxed)
    }
  }

  @Test func `draws each entry of a list again, each variant, and what data comes to be`() throws {
    let design = """
      canvas: 60x40
      variants: [{appearance: [light, dark]}]
      view: {view: {label: "{{name}}", centeredIn: superview}}

      """
    try withFolder(["card.yaml": design, "people.json": #"[{"name": "Ada"}, {"name": "Bo"}]"#]) {
      folder in
      let command = try RunningCommand(
        [
          "render", "card.yaml", "--data", "people.json", "-o", "out/{{name}}.png", "--all",
          "--watch",
        ],
        in: folder
      )
      try #require(command.hears("wrote 4 files"))
      try #require(command.hears("watching"))
      try folder.write(#"[{"name": "Ada"}, {"name": "Cy"}, {"name": "Di"}]"#, to: "people.json")
      try #require(command.hears("people.json changed\nwrote 6 files"))
      #expect(folder.names.contains("out/Di.dark.png"))
      try folder.write(#"[{"name": "Ada""#, to: "people.json")
      try #require(command.hears("people.json:1:"))
      try #require(command.hears("the last one stays"))
      try folder.write(#"{"name": "Eve"}"#, to: "people.json")
      try #require(command.hears("wrote 2 files"))
      #expect(folder.names.contains("out/Eve.light.png"))
    }
  }

  @Test func `keeps data that came by standard input`() throws {
    let design = "canvas: 60x40\nview: {view: {label: '{{name}}', centeredIn: superview}}\n"
    try withFolder(["card.yaml": design]) { folder in
      let command = try RunningCommand(
        ["render", "card.yaml", "--data", "-", "--watch"],
        in: folder,
        input: "name: Ada\n"
      )
      try #require(command.hears("watching"))
      try folder.write(design.replacing("60x40", with: "61x40"), to: "card.yaml")
      try #require(command.hears("card.yaml changed\nwrote card.png"))
    }
  }

  @Test(arguments: [
    (["render", "-", "--watch"], "standard input is read once"),
    (["render", "card.yaml", "-o", "-", "--format", "svg", "--watch"], "can't be replaced"),
    (["render", "pipe", "--watch"], "'pipe' is a pipe"),
  ])
  func `says what can't be watched`(arguments: [String], message: String) throws {
    try withFolder(["card.yaml": card]) { folder in
      unsafe mkfifo(folder("pipe"), 0o600)
      let command = try Built(arguments, in: folder)
      #expect(command.status == 64)
      #expect(command.error.contains(message))
    }
  }

  /// The libraries that draw text keep files of fonts open, and would draw with the old ones.
  @Test func `draws with a font that took another's place`() throws {
    let design = """
      fontFiles: [face.ttf]
      fonts: {own: {family: DejaVu Sans, size: 20}}
      canvas: 200x40
      view: {view: {label: Letters, font: own, centeredIn: superview}}

      """
    try withFolder(["card.yaml": design]) { folder in
      let faces = "/usr/share/fonts/truetype/dejavu/DejaVuSans"
      let file = FileManager.default
      try file.copyItem(atPath: faces + ".ttf", toPath: folder("face.ttf"))
      let command = try RunningCommand(["render", "card.yaml", "--watch"], in: folder)
      try #require(command.hears("watching"))
      let first = picture(folder, "card.png")
      let other = try Data(contentsOf: URL(filePath: faces + "-Bold.ttf"))
      try other.write(to: URL(filePath: folder("face.ttf")))
      try #require(command.hears("watching"))
      let expected = try Built(["render", "card.yaml", "-o", "fresh.png"], in: folder)
      #expect(expected.status == 0)
      #expect(picture(folder, "card.png") == picture(folder, "fresh.png"))
      #expect(picture(folder, "card.png") != first)
    }
  }

  @Test func `takes no more memory after many changes`() throws {
    try withFolder(["card.yaml": card]) { folder in
      let command = try RunningCommand(["render", "card.yaml", "--watch"], in: folder)
      try #require(command.hears("watching"))
      func change(_ range: Range<Int>) throws {
        for number in range {
          try folder.write(card.replacing("One", with: "No. \(number)"), to: "card.yaml")
          try #require(command.hears("changed\nwrote card.png"))
        }
      }
      try change(0..<40)
      let before = command.memory
      try change(40..<160)
      #expect(before > 0)
      #expect(command.memory - before < 2_048, "\(before) and then \(command.memory) KiB")
    }
  }
}
