import Foundation
import Snapline
import SnaplineLive
import SnaplineScene
import TestSupport
import Testing

private let toolkit = Toolkit.beside(BuiltCommand.path)

@Suite(.enabled(if: toolkit != nil, "Tools/live .build/strict/debug makes what it needs"))
struct `A Swift file in a vocabulary` {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent().path

  private static let vocabularies: [String: any Vocabulary.Type] = [
    "Anchors": ByAnchors.self, "Snappy": BySnappy.self, "SnapKit": BySnapKit.self,
    "SeaDog": BySeaDog.self, "Constrainer": ByConstrainer.self, "Helpers": ByHelpers.self,
  ]

  @Test(arguments: vocabularies.keys.sorted())
  func `gives the same pixels live as in a test`(_ name: String) throws {
    let vocabulary = try #require(Self.vocabularies[name])
    let made = FileManager.default.temporaryDirectory
      .appending(path: "snapline-vocabularies-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: made) }
    let list = made.path + "/List.swift"
    try Data("let previews = ScreenPreviews.all(of: By\(name).self)\n".utf8)
      .write(to: URL(filePath: list))
    let files = ["Vocabulary", "Screens", "ScreensBy\(name)", "ScreenPreviews"].map {
      (name: $0, path: "\(folder)/\($0).swift")
    }
    let sources = SwiftSources([("List.swift", list)] + files, module: "LiveScreens")
    let pictures = try LivePictures(LiveProgram.compiling(sources, with: toolkit))
    let previews = ScreenPreviews.all(of: vocabulary)
    expectEqual(pictures.previews.map(\.name), previews.map(\.name))
    #expect(previews.count == 10)
    for (place, preview) in previews.enumerated() {
      let live = try pictures.picture(LiveRequest(preview: place)).scene
      let own = try preview.convertedToScene(size: nil)
      // What decided the frames says where the code lies, which isn't painted.
      func painted(_ scene: Scene) throws -> [UInt8] {
        var scene = scene
        scene.origins = SceneOrigins()
        return SceneDocument(scene: scene).comparedUTF8
      }
      #expect(try painted(live) == painted(own), "\(preview.name)")
      if place == 0 {
        let pixels = try [live, own].map { try Picture(scene: $0).png() }
        #expect(pixels[0] == pixels[1] && pixels[0].count > 500, "\(preview.name)")
      }
    }
  }
}
