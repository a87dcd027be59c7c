import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import TestSupport
import Testing

@Suite struct `A damaged document` {
  private var environment: Environment {
    var environment = Environment()
    environment.limits.canvasSide = 4_096
    environment.limits.layoutSteps = 20_000
    return environment
  }

  /// Words and marks that mean something somewhere.
  private static let pieces = [
    "\"", "<", ">", "/>", "&amp;", "-1", "1e300", "NaN", "0", "leading", "width", "rOo-t0-001",
    "<view id=\"rOo-t0-001\"/>", "<subviews>", "</subviews>", " hidden=\"YES\"", "stackView",
    "tableViewCell", "scrollView", "label",
  ]

  @Test(arguments: Fixtures.names)
  func `is drawn or told of, whatever the damage`(name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Fixtures.folder + "/" + name)))
    for var seed in Seed.some(12) { draw(damaged(bytes, by: &seed), named: name, seed) }
  }

  @Test func `that fuzzing kept is drawn or told of, and so is each with more damage`() throws {
    let kept = try FuzzCorpus.inputs("interface")
    #expect(kept.count > 100)
    for (input, start) in zip(kept, Seed.some(kept.count)) {
      var seed = start
      draw(input, named: "kept.xib", seed)
      draw(damaged(input, by: &seed), named: "kept.xib", seed)
    }
  }

  private func damaged(_ bytes: [UInt8], by seed: inout Seed) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...4, using: &seed) {
      let place = Int.random(in: 0...damaged.count, using: &seed)
      let end = min(damaged.count, place + Int.random(in: 0...12, using: &seed))
      let piece = Self.pieces.randomElement(using: &seed) ?? ""
      damaged.replaceSubrange(place..<end, with: piece.utf8)
    }
    return damaged
  }

  private func draw(_ bytes: [UInt8], named name: String, _ seed: Seed) {
    do throws(DesignError) {
      let document = try InterfaceDocument(bytes: bytes, named: name, environment: environment)
      for scene in document.sceneNames { _ = try document.drawing(of: scene) }
    } catch {
      #expect(!error.diagnostics.isEmpty, "\(seed)")
    }
  }
}
