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

  /// The file that shows each preview in several surroundings.
  private static let everywhere = "LayoutPreview+Everywhere"

  private static let vocabularies: [String: any Vocabulary.Type] = [
    "Anchors": ByAnchors.self, "Snappy": BySnappy.self, "SnapKit": BySnapKit.self,
    "SeaDog": BySeaDog.self, "Constrainer": ByConstrainer.self, "Helpers": ByHelpers.self,
  ]

  @Test(arguments: vocabularies.keys.sorted())
  func `gives the same pixels live as in a test`(_ name: String) throws {
    let vocabulary = try #require(Self.vocabularies[name])
    let previews = ScreenPreviews.all(of: vocabulary)
    #expect(previews.count == 40)
    let files = ["Vocabulary", "Screens", "ScreensBy\(name)", "ScreenPreviews", Self.everywhere]
    try expectSamePixels(
      previews,
      live: "let previews = ScreenPreviews.all(of: By\(name).self)",
      with: files.map(path)
    )
  }

  @Test func `shows content as a test does, under the names of UIKit and of Snapline`() throws {
    let (previews, list) = (ContentSamples.all, "let previews = ContentSamples.all")
    #expect(previews.count >= 40)
    let files = ["ContentSamples", Self.everywhere]
    try expectSamePixels(previews, live: list, with: files.map(path))
    var ownNames: [String: String] = [:]
    for file in files {
      let text = try String(contentsOfFile: path(file), encoding: .utf8)
      ownNames[file + ".swift"] = text.replacing("import UIKit", with: "import Snapline")
        .replacing("NSLayoutConstraint", with: "LayoutConstraint")
        .replacing("CGAffineTransform", with: "Transform")
        .replacing(/\bUI([A-Z])/) { String($0.1) }
    }
    try withFiles(ownNames) { try expectSamePixels(previews, live: list, with: $0) }
  }

  private func path(_ name: String) -> String { "\(folder)/\(name).swift" }

  private func withFiles(_ texts: [String: String], _ body: ([String]) throws -> Void) throws {
    let made = FileManager.default.temporaryDirectory
      .appending(path: "snapline-vocabularies-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: made) }
    for (name, text) in texts {
      try Data((text + "\n").utf8).write(to: made.appending(path: name))
    }
    try body(texts.keys.sorted().map { made.path + "/" + $0 })
  }

  /// Compares previews of this process with those of the same code that a helper runs.
  private func expectSamePixels(
    _ previews: [LayoutPreview],
    live list: String,
    with files: [String]
  ) throws {
    try withFiles(["List.swift": list]) { lists in
      let sources = (lists + files).map {
        (name: URL(filePath: $0).lastPathComponent, path: $0)
      }
      let program = try LiveProgram.compiling(
        SwiftSources(sources, module: "LiveScreens"),
        with: toolkit
      )
      let pictures = try LivePictures(program)
      expectEqual(pictures.previews.map(\.name), previews.map(\.name))
      for (place, preview) in previews.enumerated() {
        let live = try pictures.picture(LiveRequest(preview: place)).scene
        let own = try preview.convertedToScene(size: nil)
        #expect(try painted(live) == painted(own), "\(preview.name)")
        // A PNG also names the libraries that its process had loaded.
        let pixels = try [live, own].map { try Picture(scene: $0).bitmap() }
        #expect(pixels[0] == pixels[1] && pixels[0].width >= 120, "\(preview.name)")
      }
    }
  }

  /// What decided the frames says where the code lies, which isn't painted.
  private func painted(_ scene: Scene) throws -> [UInt8] {
    var scene = scene
    scene.origins = SceneOrigins()
    return SceneDocument(scene: scene).comparedUTF8
  }
}
