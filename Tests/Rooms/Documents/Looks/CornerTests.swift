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

@Suite struct `Corners that are round` {
  @Test func `have half of the shorter side, whatever the layout`() throws {
    for var seed in Seed.many(20) {
      let (width, height) = (
        Int.random(in: 1...90, using: &seed), Int.random(in: 1...50, using: &seed)
      )
      let half = Double(min(width, height)) / 2
      for look in ["background: red", "border: 2 blue", "background: red, shadow: 3 black"] {
        let text = { (radius: String) in
          "canvas: 100x60\nview: {\(look), size: \(width)x\(height), cornerRadius: \(radius)}\n"
        }
        for (round, number) in [
          ("round", "\(half)"),
          ("{radius: round, curve: continuous}", "{radius: \(half), curve: continuous}"),
          ("{radius: round, corners: [topLeading]}", "{radius: \(half), corners: [topLeading]}"),
        ] {
          let (one, other) = (try Drawn(text(round)).scene, try Drawn(text(number)).scene)
          expectEqual(one.items, other.items, "\(seed): \(text(round))")
        }
      }
    }
  }

  @Test func `follow a view that gets another size`() throws {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = View(backgroundColor: .red)
    view.layer.isCapsule = true
    view.layer.cornerRadius = 3
    canvas.addSubview(view)
    for (width, height) in [(40.0, 20.0), (10, 60), (0, 9)] {
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      let scene = try canvas.scene(size: CGSize(width: 100, height: 100), scale: 2)
      let radii = scene.items.compactMap { item in
        if case .fill(.rounded(_, let radii, _), _) = item { radii } else { nil }
      }
      #expect(radii == [CornerRadii(min(width, height) / 2)], "\(width) \(height)")
    }
  }

  @Test func `agree in a design and in Swift`() throws {
    try compareWithSwift(
      "- {background: red, cornerRadius: round, clips: true, filling: superview, insets: 7}\n"
    ) {
      let view = View(backgroundColor: .red)
      view.layer.isCapsule = true
      view.clipsToBounds = true
      $0.addSubview(view, filling: .superview, insets: .all(7))
    }
  }

  @Test func `clip pictures as other radii do`() throws {
    let design =
      "canvas: 40x40\nview: {shape: rectangle, fill: red, cornerRadius: round, size: 20x10}\n"
    let shapes = try Drawn(design).scene.items.compactMap { item in
      if case .fill(let shape, .color(RGBA(red: 1, green: 0, blue: 0))) = item {
        shape
      } else {
        nil
      }
    }
    let edges = Edges(left: 10, top: 15, right: 30, bottom: 25)
    expectEqual(shapes, [.rounded(edges, CornerRadii(5), .circular)])
  }
}
