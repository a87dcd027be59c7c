import Foundation
import SnaplineDiagnostics
import SnaplineTerminal
import TestSupport
import Testing

@testable import SnaplineCLI

/// Runs `render` over drawings that are made up: each design's text says what comes of it.
private func render(_ words: [String]) throws -> (ExitCode, Heard) {
  let program = Program("snapline", version: "", summary: "", commands: [Render.command])
  guard case .run(let invocation) = try program.parse(["render"] + words) else {
    throw UsageError.contradiction("not a run", remedy: "")
  }
  return try Heard.from { console in
    try Render.run(invocation, on: console, draw: drawing)
  }
}

private func drawing(of order: Order) -> RenderedDesign {
  var text = ""
  if case .file(let path) = order.source { text = Folder(path: "").text(of: path) ?? "" }
  func said(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      id: "test",
      severity: severity,
      subject: "made up",
      place: Place(file: order.source.name)
    )
  }
  let diagnostics: [Diagnostic] =
    switch text.split(separator: " ").first {
    case "bad": [said(.error)]
    case "doubtful": [said(.warning)]
    default: []
    }
  let size = order.size.map { " \($0.width)x\($0.height)" } ?? ""
  let scale = order.scale.map { " @\($0)" } ?? ""
  return RenderedDesign(
    diagnostics: diagnostics,
    filesRead: text.hasPrefix("reads ") ? [String(text.dropFirst(6))] : [],
    fontFolders: text.hasPrefix("fonts ") ? [String(text.dropFirst(6))] : [],
    bytes: text.hasPrefix("bad") ? nil : Array("\(order.format)\(size)\(scale)".utf8)
  )
}

@Suite struct `Rendering designs` {
  @Test func `writes each picture beside its design`() throws {
    try withFolder(["a.yaml": "good", "sub/b.json": "good"]) { folder in
      let (status, heard) = try render([folder("a.yaml"), folder("sub/b.json")])
      #expect(status == .success)
      #expect(heard.output.isEmpty && heard.error.isEmpty)
      #expect(folder.text(of: "a.png") == "png" && folder.text(of: "sub/b.png") == "png")
    }
  }

  @Test func `hands size, scale and format on`() throws {
    try withFolder(["a.yaml": "good"]) { folder in
      let (_, heard) = try render([
        folder("a.yaml"), "-o", "-", "--format=svg", "--size", "20x30.5", "--scale=3",
      ])
      #expect(heard.output == "svg 20.0x30.5 @3.0")
      expectEqual(folder.names, ["a.yaml"])
    }
  }

  @Test func `makes the folder that the pictures go to`() throws {
    try withFolder(["a.yaml": "good"]) { folder in
      let (status, _) = try render([folder("a.yaml"), "-o", folder("x/y/")])
      #expect(status == .success)
      #expect(folder.text(of: "x/y/a.png") == "png")
    }
  }

  @Test func `draws the good ones and tells of the others`() throws {
    try withFolder(["a.yaml": "good", "b.yaml": "bad", "c.yaml": "good"]) { folder in
      let (status, heard) = try render(
        ["a.yaml", "b.yaml", "c.yaml", "d.yaml"].map { folder($0) }
      )
      #expect(status == .failure)
      expectEqual(folder.names, ["a.png", "a.yaml", "b.yaml", "c.png", "c.yaml"])
      #expect(
        heard.error == """
          \(folder("b.yaml")): error: made up [test]
          \(folder("d.yaml")): error: there is no such file [no-such-file]
          hint: did you mean '\(folder("a.yaml"))'?

          """
      )
    }
  }

  @Test func `writes a picture in spite of warnings, but not when strict`() throws {
    try withFolder(["a.yaml": "doubtful"]) { folder in
      let (lenient, heard) = try render([folder("a.yaml")])
      #expect(lenient == .success)
      #expect(heard.error == "\(folder("a.yaml")): warning: made up [test]\n")
      expectEqual(folder.names, ["a.png", "a.yaml"])
      let (strict, strictly) = try render([folder("a.yaml"), "--strict", "-o", folder("b.png")])
      #expect(strict == .failure)
      #expect(strictly.error == "\(folder("a.yaml")): error: made up [test]\n")
      expectEqual(folder.names, ["a.png", "a.yaml"])
    }
  }

  @Test func `never writes over a file that the design reads`() throws {
    try withFolder(["photo.png": "photo", "link.txt": ""]) { folder in
      try folder.write("reads \(folder("photo.png"))", to: "a.yaml")
      let (status, heard) = try render([folder("a.yaml"), "-o", folder("./photo.png")])
      #expect(status == .failure)
      #expect(folder.text(of: "photo.png") == "photo")
      #expect(
        heard.error == """
          \(folder("a.yaml")): error: the picture would be written over \
          '\(folder("photo.png"))', which the design reads \
          [overwrites-input]
          hint: choose another place with -o

          """
      )
    }
  }

  @Test func `never writes over what may be a font of a folder that the design names`() throws {
    try withFolder(["fonts/sub/face.ttf": "OTTO"]) { folder in
      let real = OutputFile.resolved(folder("fonts"))
      try folder.write("fonts \(real)", to: "a.yaml")
      try Data([0x89, 0x50, 0x4E, 0x47]).write(to: URL(fileURLWithPath: folder("fonts/old.png")))
      let face = folder("fonts/sub/face.ttf")
      let (status, heard) = try render([folder("a.yaml"), "-o", face, "--format", "png"])
      #expect(status == .failure)
      #expect(folder.text(of: "fonts/sub/face.ttf") == "OTTO")
      #expect(
        heard.error == """
          \(folder("a.yaml")): error: the picture would be written over \
          '\(face)', in a folder of fonts that are read [overwrites-input]
          hint: choose another place with -o

          """
      )
      for name in ["old.png", "new.png"] {
        let (status, _) = try render([folder("a.yaml"), "-o", folder("fonts/" + name)])
        #expect(status == .success)
        #expect(folder.text(of: "fonts/" + name) == "png")
      }
    }
  }

  @Test func `never writes over the design itself`() throws {
    try withFolder(["a.png": "good"]) { folder in
      let (status, _) = try render([folder("a.png"), "-o", folder("a.png")])
      #expect(status == .failure)
      #expect(folder.text(of: "a.png") == "good")
    }
  }

  @Test(arguments: [["a.yaml", "a.svg"], ["a.svg", "a.yaml"]])
  func `never writes over another input`(names: [String]) throws {
    try withFolder(["a.yaml": "good", "a.svg": "good"]) { folder in
      let (status, heard) = try render(names.map { folder($0) } + ["--format", "svg"])
      #expect(status == .failure)
      #expect(folder.text(of: "a.svg") == "good")
      #expect(
        heard.error.contains(
          """
          \(folder("a.yaml")): error: the picture would be written over \
          '\(folder("a.svg"))', another input
          """
        )
      )
    }
  }

  @Test func `never writes over what an earlier design read`() throws {
    try withFolder(["b.png": "photo", "b.yaml": "good"]) { folder in
      try folder.write("reads \(folder("b.png"))", to: "a.yaml")
      let (status, heard) = try render([folder("a.yaml"), folder("b.yaml")])
      #expect(status == .failure)
      #expect(folder.text(of: "b.png") == "photo")
      #expect(
        heard.error == """
          \(folder("b.yaml")): error: the picture would be written over \
          '\(folder("b.png"))', which '\(folder("a.yaml"))' reads [overwrites-input]
          hint: choose another place with -o

          """
      )
    }
  }

  @Test func `never writes one picture over another of the same run`() throws {
    try withFolder(["a.yaml": "good", "a.json": "good"]) { folder in
      let (status, heard) = try render([folder("a.yaml"), folder("a.json")])
      #expect(status == .failure)
      expectEqual(folder.names, ["a.json", "a.png", "a.yaml"])
      #expect(
        heard.error == """
          \(folder("a.json")): error: the picture would be written over that of \
          '\(folder("a.yaml"))', to '\(folder("a.png"))' [same-output]
          hint: render one of them by itself, with -o

          """
      )
    }
  }

  @Test func `replaces the picture of an earlier run`() throws {
    try withFolder(["a.yaml": "good", "a.png": "old"]) { folder in
      let (status, _) = try render([folder("a.yaml")])
      #expect(status == .success)
      #expect(folder.text(of: "a.png") == "png")
    }
  }

  @Test func `tells of a folder that isn't there`() throws {
    try withFolder(["a.yaml": "good"]) { folder in
      let (status, heard) = try render([folder("a.yaml"), "-o", folder("no/x.png")])
      #expect(status == .failure)
      #expect(
        heard.error == """
          \(folder("no/x.png")): error: can't be written, as there is no folder '\(folder("no"))' \
          [no-such-folder]
          hint: make it first, or let -o FOLDER/ make it

          """
      )
    }
  }

  @Test func `takes a folder that accepts no files for trouble`() throws {
    try withFolder(["a.yaml": "good"]) { folder in
      let (status, heard) = try render([folder("a.yaml"), "-o", "/proc/x.png"])
      #expect(status == .trouble)
      #expect(heard.error.hasPrefix("/proc/x.png: error: can't be written [unwritable]\n  "))
    }
  }

  @Test func `takes a full disk for trouble, which is graver than a wrong design`() throws {
    try withFolder(["a.yaml": "good", "b.yaml": "bad"]) { folder in
      let (status, heard) = try render([folder("a.yaml"), "-o", "/dev/full", "--format", "png"])
      #expect(status == .trouble)
      #expect(
        heard.error
          == "/dev/full: error: can't be written [unwritable]\n  No space left on device\n"
      )
    }
  }
}

@Suite struct `An input` {
  @Test func `that isn't there is answered with the nearest name`() throws {
    try withFolder(["card.yaml": "", "other.yaml": "", "login.json": ""]) { folder in
      func remedy(_ name: String) -> String? {
        InputFile.complaint(about: folder(name))?.diagnostic.remedy
      }
      #expect(remedy("crad.yaml") == "did you mean '\(folder("card.yaml"))'?")
      #expect(remedy("login.yaml") == "did you mean '\(folder("login.json"))'?")
      #expect(remedy("something-else.yaml") == "name a file that is there")
      #expect(remedy("no/folder.yaml") == "name a file that is there")
      #expect(InputFile.complaint(about: folder("card.yaml")) == nil)
    }
  }

  @Test func `that is a folder is refused`() {
    let complaint = InputFile.complaint(about: "/usr")
    #expect(complaint?.status == .failure)
    #expect(complaint?.diagnostic.subject == "this is a folder, not a file")
  }
}
