import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A design` {
  /// A folder of its own that is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "design-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
  }

  @Test func `of the gallery is drawn without a word`() throws {
    #expect(Gallery.paths.count >= 5)
    for path in Gallery.paths {
      let design = try Design(contentsOf: path)
      let drawing = try design.drawing()
      #expect(drawing.diagnostics.isEmpty, "\(path): \(drawing.diagnostics.map(\.subject))")
      #expect(design.about != nil || design.name == "hello", "\(path)")
      #expect(try drawing.scene == design.drawing().scene, "\(path)")
      #expect(try !drawing.scene.png(environment: design.environment).isEmpty, "\(path)")
    }
  }

  @Test func `says hello in the middle of its canvas`() throws {
    let drawing = try Design(contentsOf: Gallery.path("hello.yaml")).drawing()
    #expect(drawing.scene.size == CGSize(width: 400, height: 200))
    let label = try #require(drawing.scene.tree.nodes.last)
    #expect(label.text == "Hello, world")
    // Edges lie on whole pixels: an odd width leaves half a point.
    #expect(abs(label.frame.left + label.frame.right - 400) <= 0.5)
    #expect(label.frame.top + label.frame.bottom == 200)
  }

  @Test func `has the name that it says, else that of its file`() throws {
    try inFolder { folder in
      let path = folder + "/two.words.yaml"
      try "view: view\n".write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try Design(contentsOf: path).name == "two.words")
      #expect(try Design(contentsOf: URL(fileURLWithPath: path)).name == "two.words")
    }
    #expect(try Design(yaml: "name: Card\nabout: One\nview: view\n").name == "Card")
    #expect(try Design(yaml: "name: Card\nabout: One\nview: view\n").about == "One")
  }

  @Test func `lists the files that it reads`() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/fonts",
        withIntermediateDirectories: true
      )
      try "x".write(toFile: folder + "/fonts/a.ttf", atomically: true, encoding: .utf8)
      let path = folder + "/card.yaml"
      let text = "fontFiles: [fonts/a.ttf, fonts, b.ttf, ../c.ttf]\nview: view\n"
      try text.replacing(", ../c.ttf", with: "")
        .write(toFile: path, atomically: true, encoding: .utf8)
      let design = try Design(contentsOf: path)
      expectEqual(design.files, [path, folder + "/fonts/a.ttf"])
      #expect(design.environment.fonts.files.first == folder + "/fonts/a.ttf")
      #expect(design.environment.fonts.folders.first == folder + "/fonts")
      expectEqual(design.fontFolders, [folder + "/fonts"])
      expectEqual(design.diagnostics.map(\.id), ["no-font", "no-font", "missing-file"])
    }
  }

  @Test func `says which of its files of fonts hold none, and where`() throws {
    try inFolder { folder in
      for name in ["empty", "words", "faces/deep"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name,
          withIntermediateDirectories: true
        )
      }
      for name in ["words/a.ttf", "b.otf"] {
        try "no font".write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
      }
      for name in ["faces/deep/own.ttf", "own.ttf"] {
        try FileManager.default.copyItem(
          atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
          toPath: folder + "/" + name
        )
      }
      let path = folder + "/card.yaml"
      try "fontFiles: [b.otf, empty, words, faces, own.ttf]\nview: {label: Hi}\n"
        .write(toFile: path, atomically: true, encoding: .utf8)
      let design = try Design(contentsOf: path)
      let said = design.diagnostics.map { "\($0.severity) \($0.place?.column ?? 0) \($0.subject)" }
      #expect(
        said == [
          "warning 13 'b.otf' can't be read as a font",
          "warning 20 no font lies in the folder 'empty'",
          "warning 27 no font lies in the folder 'words'",
        ]
      )
      _ = try design.drawing()
      var strict = Environment()
      strict.isStrict = true
      let error = #expect(throws: DesignError.self) {
        try Design(contentsOf: path, environment: strict)
      }
      expectEqual(error?.diagnostics.map(\.id), ["no-font", "no-font", "no-font"])
    }
  }

  @Test func `reads no font from outside its folder, whatever the links`() throws {
    try inFolder { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.ttf",
        withDestinationPath: "/etc/hostname"
      )
      let path = folder + "/card.yaml"
      for file in ["link.ttf", "../x.ttf", "/etc/hostname", "a/../../x.ttf"] {
        try "fontFiles: [\(file)]\nview: view\n"
          .write(toFile: path, atomically: true, encoding: .utf8)
        let error = #expect(throws: DesignError.self) { try Design(contentsOf: path) }
        expectEqual(error?.diagnostics.map(\.id), ["outside-folder"], "\(file)")
      }
    }
  }

  @Test func `that isn't there is an error with the nearest name`() throws {
    try inFolder { folder in
      try "view: view\n".write(toFile: folder + "/card.yaml", atomically: true, encoding: .utf8)
      let missing = #expect(throws: DesignError.self) {
        try Design(contentsOf: folder + "/crad.yaml")
      }
      #expect(missing?.diagnostics.first?.remedy == "did you mean 'card.yaml'?")
      #expect(throws: DesignError.self) { try Design(contentsOf: folder) }
    }
  }

  @Test func `sets what it says of its environment, and nothing else`() throws {
    var outer = Environment()
    outer.traits.userInterfaceStyle = .dark
    outer.locale = "de-DE"
    let plain = try Design(yaml: "view: view\n", environment: outer)
    #expect(plain.environment == outer)
    let text =
      "environment: {appearance: light, textSize: accessibility2, contrast: high, "
      + "level: elevated, locale: he}\nview: view\n"
    let own = try Design(yaml: text, environment: outer).environment
    #expect(own.traits.userInterfaceStyle == .light)
    #expect(own.traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(own.traits.accessibilityContrast == .high)
    #expect(own.traits.userInterfaceLevel == .elevated)
    #expect(own.traits.layoutDirection == .rightToLeft)
    #expect(own.locale == "he")
  }

  @Test func `names the lines of constraints that can't hold together`() throws {
    let text = """
      canvas: 200x100
      view:
      - id: card
        background: red
        width: 100
      constraints:
      - card.width >= 150
      """
    let drawing = try Design(yaml: text, named: "card.yaml").drawing()
    let said = drawing.diagnostics.map(DiagnosticFormatter().text).joined(separator: "\n")
    expectEqual(drawing.diagnostics.map(\.id), ["conflict"])
    #expect(said.contains("card.yaml:7:3: warning: "), "\(said)")
    #expect(said.contains("(line 5)"), "\(said)")
    #expect(!said.contains("<design>"), "\(said)")
    var strict = Environment()
    strict.isStrict = true
    let design = try Design(yaml: text, environment: strict)
    #expect(throws: DesignError.self) { try design.drawing() }
  }

  @Test func `is a value that is drawn on many threads at once`() async throws {
    let design = try Design(contentsOf: Gallery.path("business-card.yaml"))
    let scene = try design.drawing().scene
    try await withThrowingTaskGroup(of: Scene.self) { group in
      for _ in 0..<8 { group.addTask { try design.drawing().scene } }
      for try await other in group { #expect(other == scene) }
    }
  }
}
