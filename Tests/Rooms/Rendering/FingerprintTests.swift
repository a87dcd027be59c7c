import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A picture's fingerprint` {
  private func scene(_ design: String) throws -> Scene {
    try Design(bytes: Array(design.utf8), named: "d").drawing().scene
  }

  @Test func `names the engine, the libraries, the fonts and the scale`() throws {
    let scene = try scene("canvas: 90x30\nview: {label: Words}")
    let lines = scene.fingerprint(libraries: ["pango": "1.2"]).description.split(separator: "\n")
    #expect(lines.contains("snapline \(Release.version)"))
    #expect(lines.contains("pango 1.2"))
    #expect(lines.contains { $0.wholeMatch(of: /cairo \d+\.\d+\.\d+/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /font Inter-Regular\.otf [0-9a-f]{32}/) != nil })
    #expect(lines.last == "scale 2.0")
  }

  @Test func `stands in every PNG file`() throws {
    let scene = try scene("canvas: 9x9\nview: {background: red}")
    let file = try scene.png()
    #expect(PNG.text(Fingerprint.keyword, in: file) == scene.fingerprint().description)
    #expect(PNG.text(LayoutTree.keyword, in: file) == nil)
  }

  @Test func `knows a font by what it holds`() throws {
    var scene = try scene("canvas: 90x30\nview: {label: Words}")
    let real = try #require(scene.faces.first { _ in true }).file
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var bytes = try Data(contentsOf: URL(filePath: real))
    var hashes: Set<String?> = []
    for name in ["a", "b", "c"] {
      let file = folder.appending(path: name).path
      try bytes.write(to: URL(filePath: file))
      scene = scene.mappingFontFiles { _ in file }
      hashes.insert(scene.fingerprint().fonts[name])
      bytes[bytes.count - (name == "a" ? 1 : 4_000)] ^= 1
    }
    #expect(hashes.count == 3 && !hashes.contains(nil))
    expectEqual(scene.mappingFontFiles { _ in "/nowhere/x" }.fingerprint().fonts, ["x": ""])
  }

  @Test func `stands beside the layout on demand`() throws {
    let scene = try scene("canvas: 9x9\nview: {id: ground, background: red}")
    let file = try scene.png(embedsLayout: true)
    #expect(PNG.text(LayoutTree.keyword, in: file) == scene.layoutJSON)
    #expect(scene.layoutJSON.contains("\"id\": \"ground\""))
  }
}
