import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `The ratio of a picture` {
  private func frame(_ keys: String) throws -> String {
    try withPictures { folder in
      let text = "canvas: 200x100\nview:\n- {id: a, image: paper.png, \(keys)}\n"
      let drawing = try Design(text, in: folder).drawing()
      expectEqual(drawing.diagnostics, [])
      let node = drawing.scene.tree.nodes.first { $0.identifier == "a" }
      return node.map { "\($0.frame.width)x\($0.frame.height)" } ?? ""
    }
  }

  @Test func `is that of its own sides`() throws {
    expectEqual(try frame("height: 40, aspect: image"), "60.0x40.0")
    expectEqual(try frame("width: 90, aspect: {ratio: image, priority: high}"), "90.0x60.0")
    expectEqual(try frame("aspect: image"), try frame("aspect: 6/4"))
    expectEqual(try frame("if: canvas.width > 99, then: {height: 20, aspect: image}"), "30.0x20.0")
  }
}
