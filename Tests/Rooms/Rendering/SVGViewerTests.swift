import Foundation
import SnaplineDocuments
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite(.enabled(if: SVGViewer.isInstalled, "rsvg-convert is not installed"))
struct `A viewer of SVG files` {
  @Test(arguments: Checkout.designs)
  func `shows a design as we do`(path: String) throws {
    let scene = try Design(contentsOf: path).drawing().scene
    let picture = try scene.bitmap()
    let text = try scene.svg()
    let seen = try SVGViewer.bitmap(of: text, scale: scene.scale)
    // Our glyphs stand on quarters of pixels, the viewer's anywhere: edges differ a little.
    let part = Double(seen.differing(from: picture)) / Double(picture.width * picture.height)
    #expect(part <= 0.035, "\(path): \(part)\n\(text)")
  }

  @Test(arguments: [
    "alignment: justified, label: The words of this text are spread until they fill the line.",
    "alignment: justified, label: שלום לכולם כאן ועכשיו מילים רבות מאוד נפרשות לאורך השורה כולה",
    "label: AVAVA To WA. (Ty) fi ffl 1.7",
    #"label: "\u202Eabc def""#,
    #"label: "x \u202Eabc 12\u202C y""#,
    #"label: "\u202Dשלום ab""#,
    #"label: "שלום ab 12 עולם""#,
    #"label: "one\ttwo  three""#,
  ])
  func `shows a text as we do`(text: String) throws {
    let design = "canvas: 200x70\nview: {filling: superview, lines: 0, \(text)}"
    var scene = try Design(bytes: Array(design.utf8), named: "text").drawing().scene
    scene.scale = 4
    let picture = try scene.bitmap()
    let blank = Bitmap(
      width: picture.width,
      height: picture.height,
      bytes: Array(repeating: 255, count: picture.bytes.count)
    )
    let drawing = try scene.svg()
    let seen = try SVGViewer.bitmap(of: drawing, scale: scene.scale)
    let part = Double(seen.differing(from: picture)) / Double(picture.differing(from: blank))
    #expect(part <= 0.3, "\(text): \(part)\n\(drawing)")
  }
}
