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

@Suite struct `A transform in a design` {
  /// What is painted of a view of 20 by 10 points in the middle of a canvas of 80 by 80.
  private func looks(_ keys: String, direction: String = "leftToRight") throws -> [UInt8] {
    try Drawn(
      """
      environment: {direction: \(direction)}
      canvas: {size: 80x80, scale: 1}
      view: {background: {gradient: [red, blue], from: 0 0, to: 1 0}, \(keys)}
      """
    ).scene.looks()
  }

  @Test func `moves, enlarges and turns, each as a view made so`() throws {
    let plain = "size: 20x10, centeredIn: superview"
    for direction in ["leftToRight", "rightToLeft"] {
      // An offset leads toward the trailing edge, a transform toward the right.
      let right = direction == "leftToRight" ? 7 : -7
      #expect(
        try looks("\(plain), transform: {x: 7, y: -5}", direction: direction)
          == looks("\(plain), offset: {x: \(right), y: -5}", direction: direction)
      )
    }
    #expect(
      try looks("\(plain), transform: {scale: 2}") == looks("size: 40x20, centeredIn: superview")
    )
    let down = "background: {gradient: [red, blue], from: 0 0, to: 0 1}, size: 10x20"
    let upright = try Drawn(
      "canvas: {size: 80x80, scale: 1}\nview: {\(down), centeredIn: superview}\n"
    )
    let turned = try Bitmap(
      width: 80,
      height: 80,
      bytes: looks("\(plain), transform: {rotate: 90}")
    )
    #expect(turned.differing(from: try upright.scene.bitmap(), above: 2) == 0)
    #expect(try looks("\(plain), transform: {}") == looks(plain))
  }

  @Test func `scales first, then turns, then moves`() throws {
    for var seed in Seed.some(40) {
      let (angle, factor) = (
        Double.random(in: -180...180, using: &seed), Double.random(in: 0.2...3, using: &seed)
      )
      let (x, y) = (
        Double.random(in: -30...30, using: &seed), Double.random(in: -30...30, using: &seed)
      )
      let design = """
        - id: a
          background: red
          transform: {rotate: \(angle), scale: \(factor), x: \(x), y: \(y)}
          size: 20x10
          centeredIn: superview
        """
      try compareWithSwift(design) {
        let view = View(backgroundColor: .red)
        view.accessibilityIdentifier = "a"
        view.transform = Transform(scaleX: factor, y: factor)
          .concatenating(Transform(rotationAngle: angle * .pi / 180))
          .concatenating(Transform(translationX: x, y: y))
        $0.addSubview(view, centeredIn: .superview)
        view.constrain(width: .exactly(20))
        view.constrain(height: .exactly(10))
      }
    }
  }

  @Test func `changes no layout`() throws {
    let text = { (transform: String) in
      """
      canvas: 200x100
      view:
        hstack:
        - {id: a, label: One, \(transform)}
        - {id: b, label: Two}
        spacing: 8
        centeredIn: superview
      """
    }
    let (plain, turned) = (
      try Drawn(text("lines: 1")).scene,
      try Drawn(text("lines: 1, transform: {rotate: 40, scale: 2}")).scene
    )
    expectEqual(turned.tree, plain.tree)
    #expect(turned.items != plain.items)
  }

  @Test func `is followed by what is told of texts`() throws {
    let out = "canvas: 100x100\nview: {label: Hello, centeredIn: superview, transform: {x: 90}}\n"
    let drawing = { (text: String) in
      try Design(yaml: text).drawing().diagnostics.map(\.id)
    }
    expectEqual(try drawing(out), ["leaves-canvas"])
    // The upright boxes around the two meet, and no letters do.
    let turned = { (x: Int, y: Int) in
      """
      canvas: 200x200
      view:
      - {label: A long line of words, centeredIn: superview, transform: {rotate: 45}}
      - {label: Corner, centeredIn: superview, offset: {x: \(x), y: \(y)}}
      """
    }
    expectEqual(try drawing(turned(40, -30)), [])
    expectEqual(try drawing(turned(-40, 30)), [])
    expectEqual(try drawing(turned(30, 20)), ["overlapping-text"])
  }
}
