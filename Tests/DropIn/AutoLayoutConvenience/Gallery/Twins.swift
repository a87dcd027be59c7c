import Foundation
import Snapline
import SnaplineDocuments
import SnaplineEnvironment
import TestSupport
import Testing

/// Compares the frames of a design of the gallery with those of a tree built in Swift.
func expectSame(_ name: String, _ canvas: View, under overrides: DesignOverrides) throws {
  let path = Checkout.design("\(name).yaml")
  let design = try Design(contentsOf: path, overrides: overrides)
  let drawn = try design.drawing().scene
  let root = try #require(drawn.tree.nodes.first?.frame)
  canvas.environment = design.environment
  let scene = try canvas.scene(
    size: CGSize(width: root.right - root.left, height: root.bottom - root.top),
    scale: design.environment.traits.displayScale
  )
  let said = drawn.layoutJSON.split(separator: "\n")
  let built = scene.layoutJSON.split(separator: "\n")
  #expect(said.count > 10 && said == built, "\(Array(said.difference(from: built)))")
}
