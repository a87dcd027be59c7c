import Snapline
import SnaplineDocuments
import SnaplineToSwift
import TestSupport
import Testing

@Suite struct `What to-swift writes` {
  @Test(arguments: WrittenDesign.all) func `is what is kept and compiled here`(
    _ written: WrittenDesign
  ) throws {
    let source = try written.source()
    #expect(source.faults.isEmpty)
    expectEqual(source.text ?? "", try written.kept)
  }

  @Test(arguments: WrittenDesign.all) func `makes the trees and the scenes of the design`(
    _ written: WrittenDesign
  ) throws {
    let scenes = try written.design().pages().scenes
    let views = written.make()
    #expect(scenes.count == views.count)
    let scale = written.environment().traits.displayScale
    for (scene, view) in zip(scenes, views) {
      let own = try view.scene(size: written.size, scale: scale)
      expectEqual(own.layoutJSON, scene.layoutJSON)
      expectEqual(text(of: own), text(of: scene))
    }
  }

  private func text(of scene: Scene) -> String {
    String(decoding: SceneDocument(scene: scene).comparedUTF8, as: UTF8.self)
  }

  @Test func `is the same in every run`() throws {
    for written in WrittenDesign.all {
      let (one, other) = (try written.source().text, try written.source().text)
      #expect(one == other)
    }
  }
}
