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

@Suite struct `What fills a view` {
  @Test func `is painted back to front, and in Swift as in a design`() throws {
    let design = """
      - background: [white, {gradient: [red, blue], angle: 90}, green/50%]
        cornerRadius: 9
        filling: superview
        insets: 10
      """
    try compareWithSwift(design) {
      let view = View(backgroundColor: .white)
      view.layer.cornerRadius = 9
      view.backgroundFills = [
        .gradient(Gradient([.red, .blue], angle: 90)),
        .color(.green.withAlphaComponent(0.5)),
      ]
      $0.addSubview(view, filling: .superview, insets: .all(10))
    }
  }

  @Test(arguments: ["red", "systemBlue/30%", "{gradient: [red, blue], kind: radial}"])
  func `is the same alone and in a list of one`(fill: String) throws {
    let text = { (fill: String) in
      "canvas: 80x60\nview: {background: \(fill), cornerRadius: 5, filling: superview, insets: 4}\n"
    }
    let (alone, listed) = (try Drawn(text(fill)).scene, try Drawn(text("[\(fill)]")).scene)
    expectEqual(listed.items, alone.items)
  }

  @Test func `is the same in a list as in views over each other`() throws {
    for var seed in Seed.some(30) {
      let colors = ["red", "blue/40%", "systemGreen", "gray(70)/20%", "clear"]
      let fills = (0..<Int.random(in: 0...5, using: &seed)).map { _ in
        let (one, other) = (
          colors.randomElement(using: &seed) ?? "red", colors.randomElement(using: &seed) ?? "red"
        )
        return Bool.random(using: &seed)
          ? one : "{gradient: [\(one), \(other)], angle: \(Int.random(in: 0...360, using: &seed))}"
      }
      let listed = "canvas: 60x40\nview: {background: [\(fills.joined(separator: ", "))]}\n"
      let views = fills.map { "- {background: \($0)}\n" }.joined()
      let stacked = "canvas: 60x40\nview:\n" + (views.isEmpty ? "- view\n" : views)
      let (one, other) = (try Drawn(listed).scene.looks(), try Drawn(stacked).scene.looks())
      #expect(one == other, "\(seed): \(listed)")
    }
  }

  @Test func `casts a shadow by the colour behind all`() throws {
    let items = try Drawn(
      "canvas: 80x60\nview: {background: [white, {gradient: [red, blue]}], shadow: 4 black, size: "
        + "20}\n"
    ).scene.items
    #expect(items.contains { if case .shadow = $0 { true } else { false } })
  }

  @Test func `repeats a picture pixel by pixel from the top left corner on`() throws {
    try withPictures { folder in
      for (width, height) in [(30, 20), (6, 4), (5, 3), (101, 67), (1, 1)] {
        for direction in ["leftToRight", "rightToLeft"] {
          let design = try Design(
            """
            environment: {direction: \(direction)}
            canvas: {size: 120x80, scale: 1}
            view: {background: {image: paper.png}, size: \(width)x\(height), pinnedTo: topLeading}
            """,
            in: folder
          )
          let drawing = try design.drawing()
          expectEqual(drawing.diagnostics, [])
          let bitmap = try drawing.scene.bitmap()
          let left = direction == "leftToRight" ? 0 : 120 - width
          for y in 0..<height {
            for x in 0..<width {
              let tile = (y % 4 * 6 + x % 6) * 4
              #expect(
                bitmap.pixel(left + x, y) == Array(checkered.bytes[tile..<tile + 4]),
                "\(x) \(y) of \(width) \(height)"
              )
            }
          }
          if width < 120 {
            #expect(bitmap.pixel(left == 0 ? width : 0, 0) == [255, 255, 255, 255])
          }
        }
      }
    }
  }

  @Test func `repeats many small pictures as one`() throws {
    try withPictures { folder in
      let design = try Design(
        "canvas: 1200x630\nview: {background: {image: paper.png}}",
        in: folder
      )
      let drawing = try design.drawing()
      let pictures = drawing.scene.items.filter { if case .picture = $0 { true } else { false } }
      #expect(pictures.count == 1)
      expectEqual(drawing.diagnostics, [])
    }
  }

  @Test(arguments: [
    ("fill", View.ContentMode.scaleAspectFill), ("fit", .scaleAspectFit), ("stretch", .scaleToFill),
  ])
  func `has a picture as an image view has it`(mode: String, contentMode: View.ContentMode) throws {
    try withPictures { folder in
      for scale in [1.0, 2, 3] {
        let text = """
          canvas: {size: 90x50, scale: \(scale)}
          view:
            background: {image: paper.png, mode: \(mode)}
            clips: true
            filling: superview
            insets: 5
          """
        let filled = try Design(text, in: folder).drawing().scene.looks()
        let canvas = View(backgroundColor: .systemBackground)
        let view = ImageView(image: Image(raster: checkered))
        (view.contentMode, view.clipsToBounds) = (contentMode, true)
        canvas.addSubview(view)
        view.frame = CGRect(x: 5, y: 5, width: 80, height: 40)
        let size = CGSize(width: 90, height: 50)
        let shown = try canvas.scene(size: size, scale: scale).looks()
        #expect(filled == shown, "\(mode) at \(scale)")
      }
    }
  }

  @Test func `is cut by round corners and by figures`() throws {
    try withPictures { folder in
      let text = """
        canvas: {size: 40x40, scale: 1}
        view:
        - {background: {image: paper.png}, cornerRadius: round, size: 20, pinnedTo: topLeading}
        - {shape: ellipse, fill: {image: paper.png}, size: 20, pinnedTo: bottomTrailing}
        """
      let bitmap = try Design(text, in: folder).drawing().scene.bitmap()
      for start in [0, 20] {
        #expect(bitmap.pixel(start, start) == [255, 255, 255, 255])
        #expect(bitmap.pixel(start + 10, start + 10) != [255, 255, 255, 255])
      }
    }
  }

  @Test func `stretches one picture in place of too many, and says so`() throws {
    try withPictures { folder in
      let dot = """
        <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0H1V1Z"/></svg>
        """
      try Data(dot.utf8).write(to: URL(fileURLWithPath: folder + "/design/dot.svg"))
      let text = "canvas: 900x300\nview: {background: {image: dot.svg}}\n"
      let drawing = try Design(text, in: folder).drawing()
      expectEqual(drawing.diagnostics.map(\.id), ["limit"])
      #expect(drawing.scene.items.count < 20)
    }
  }

  @Test func `counts what pictures come to against the pixels of a scene`() throws {
    try withPictures { folder in
      var environment = Environment()
      environment.limits.scenePixels = 10_000
      let text = "canvas: 900x300\nview: {background: {image: paper.png}}\n"
      let drawing = try Design(text, in: folder, environment: environment).drawing()
      expectEqual(drawing.diagnostics.map(\.severity), [.warning])
      #expect(!drawing.scene.items.contains { if case .picture = $0 { true } else { false } })
    }
  }
}
