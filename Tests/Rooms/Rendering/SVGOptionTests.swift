import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `An SVG file by choice` {
  private func box(_ left: Double, _ right: Double) -> Shape {
    .rectangle(Edges(left: left, top: 0, right: right, bottom: 10))
  }

  private func scene(_ items: [DisplayItem]) -> Scene {
    Scene(size: CGSize(width: 40, height: 10), scale: 2, items: items)
  }

  private var raster: Raster {
    Raster(width: 2, height: 1, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
  }

  @Test func `refers to its pictures, each kept once`() throws {
    let edges = Edges(left: 0, top: 0, right: 9, bottom: 9)
    let scene = scene([.picture(raster, edges), .picture(raster, edges.inset(by: 1))])
    var options = SVGOptions()
    options.images = .linked(folder: "a b-images")
    let document = try scene.svgDocument(options)
    let name = try #require(document.files.keys.first)
    #expect(document.files.count == 1)
    #expect(name.hasPrefix("a b-images/") && name.hasSuffix(".png"))
    let href = name.replacing(" ", with: "%20")
    #expect(document.text.components(separatedBy: "href=\"\(href)\"").count == 2)
    #expect(!document.text.contains("base64"))
    let picture = try Bitmap(decoding: #require(document.files[name]))
    #expect(picture.bytes == raster.bytes)
    let embedded = try scene.svgDocument(SVGOptions())
    #expect(embedded.files.isEmpty && embedded.text.contains("base64"))
    #expect(try embedded.text == scene.svg())
  }

  @Test func `inlines a drawing once, whatever its sizes`() throws {
    let drawing = VectorPicture(
      svg: "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect/></svg>"
    )
    let (small, large) = (box(0, 9).bounds, box(10, 40).bounds)
    let text = try scene([.vector(drawing, small), .vector(drawing, large)]).svg()
    #expect(text.ranges(of: "base64").count == 1, "\(text)")
    #expect(text.contains(##"<use href="#image1" transform="matrix(9 "##), "\(text)")
    #expect(text.contains(##"<use href="#image1" transform="matrix(30 "##), "\(text)")
  }

  @Test func `has its dark colours in a style, and its light ones as attributes`() throws {
    func colored(_ color: RGBA, _ second: RGBA) -> Scene {
      scene([
        .fill(box(0, 40), .color(color)), .fill(box(5, 9), .color(.black)),
        .border(box(10, 20), width: 1, second), .fill(box(30, 31), .color(color)),
      ])
    }
    var options = SVGOptions()
    options.dark = colored(RGBA(bytes: 0, 0, 0, alpha: 0.5), RGBA(bytes: 0, 255, 0))
    let light = colored(.white, RGBA(bytes: 255, 0, 0))
    let text = try light.svgDocument(options).text
    #expect(text.contains("<style>@media (prefers-color-scheme: dark){"))
    #expect(text.contains(".dark1{fill:#000;fill-opacity:.5}"), "\(text)")
    #expect(text.contains(".dark2{stroke:#0f0}"), "\(text)")
    #expect(text.components(separatedBy: "class=\"dark1\"").count == 3)
    // Without the style it is the light picture and nothing else.
    let bare = text.replacing(/<style>.*<\/style>\n/, with: "").replacing(
      #/ class="dark\d"/#,
      with: ""
    )
    #expect(try bare == light.svg())
  }

  @Test func `shows one of two pictures where more than colours differ`() throws {
    let light = scene([.begin(Group(identifier: "a", className: "View")), .end])
    var options = SVGOptions()
    options.dark = scene([
      .begin(Group(identifier: "a", className: "View", clip: box(0, 9))),
      .fill(box(0, 9), .color(.black)), .end,
    ])
    let text = try light.svgDocument(options).text
    #expect(text.contains(".in-light{display:none}"))
    #expect(text.contains("<g id=\"a\"") && text.contains("<g id=\"dark-a\""), "\(text)")
    #expect(text.contains("<g class=\"in-dark\" display=\"none\">"))
  }

  @Test func `needs no style where the dark looks the same`() throws {
    let scene = scene([.fill(box(0, 9), .color(.black))])
    var options = SVGOptions()
    options.dark = scene
    #expect(try scene.svgDocument(options).text == scene.svg())
  }

  @Test func `has a title`() throws {
    var options = SVGOptions()
    options.title = "a < b & c"
    let lines = try scene([]).svgDocument(options).text.split(separator: "\n")
    #expect(lines[1] == "<title>a &lt; b &amp; c</title>")
  }

  @Test(.enabled(if: SVGViewer.isInstalled, "rsvg-convert is not installed"))
  func `draws texts as shapes that any viewer shows as we do`() throws {
    let design = """
      canvas: 240x90
      view:
        vstack:
        - {label: "Affinity, Wave & Typo", font: 24 bold}
        - {label: "שלום עולם · Ελληνικά", font: 17}
      """
    var scene = try Design(bytes: Array(design.utf8), named: "text").drawing().scene
    scene.scale = 3
    var options = SVGOptions()
    options.text = .outlines
    let text = try scene.svgDocument(options).text
    #expect(!text.contains("<text"))
    #expect(text.contains("aria-label=\"Affinity, Wave &amp; Typo\""), "\(text)")
    let picture = try scene.bitmap()
    let seen = try SVGViewer.bitmap(of: text, scale: 3)
    let part = Double(seen.differing(from: picture)) / Double(picture.width * picture.height)
    // Our glyphs stand on quarters of pixels, the outlines anywhere.
    #expect(part <= 0.025, "\(part)")
  }

  @Test func `draws texts as shapes wherever they stand`() throws {
    let design = "canvas: 900x700\nview: {label: Far, pinnedTo: bottomTrailing}\n"
    let scene = try Design(bytes: Array(design.utf8), named: "text").drawing().scene
    var options = SVGOptions()
    options.text = .outlines
    #expect(try scene.svgDocument(options).text.contains("aria-label=\"Far\""))
  }
}
