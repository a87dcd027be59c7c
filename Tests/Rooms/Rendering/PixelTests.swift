import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A painted scene` {
  private let red = RGBA(red: 1, green: 0, blue: 0)

  private func paint(
    _ items: [DisplayItem],
    width: Double = 40,
    height: Double = 30,
    scale: Double = 1
  ) throws -> Bitmap {
    try Scene(size: CGSize(width: width, height: height), scale: scale, items: items).bitmap()
  }

  private func box(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Shape {
    .rectangle(Edges(left: left, top: top, right: right, bottom: bottom))
  }

  @Test(arguments: [1.0, 2, 3])
  func `shows a line of one point as whole rows of pixels`(scale: Double) throws {
    let bitmap = try paint([.fill(box(0, 7, 40, 8), .color(red))], scale: scale)
    for y in 0..<bitmap.height {
      let isLine = y >= Int(7 * scale) && y < Int(8 * scale)
      let expected: [UInt8] = isLine ? [255, 0, 0, 255] : [0, 0, 0, 0]
      for x in [0, bitmap.width / 2, bitmap.width - 1] {
        #expect(bitmap.pixel(x, y) == expected, "row \(y)")
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `has neither gap nor overlap between neighbours`(scale: Double) throws {
    let half = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    let whole = try paint([.fill(box(2, 2, 38, 20), .color(half))], scale: scale)
    for var seed in Seed.some(40) {
      let column = Double(Int.random(in: Int(2 * scale)...Int(38 * scale), using: &seed)) / scale
      let parts = try paint(
        [
          .fill(box(2, 2, column, 20), .color(half)),
          .fill(box(column, 2, 38, 20), .color(half)),
        ],
        scale: scale
      )
      #expect(parts == whole, "\(seed)")
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `keeps borders inside, a whole number of pixels wide`(scale: Double) throws {
    let bitmap = try paint([.border(box(5, 5, 30, 25), width: 1 / 3, red)], scale: scale)
    let (left, top) = (Int(5 * scale), Int(5 * scale))
    expectEqual(bitmap.pixel(left, top + 5), [255, 0, 0, 255])
    expectEqual(bitmap.pixel(left - 1, top + 5), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(left + 1, top + 5), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(Int(30 * scale) - 1, top + 5), [255, 0, 0, 255])
    expectEqual(bitmap.pixel(Int(30 * scale), top + 5), [0, 0, 0, 0])
  }

  @Test func `fills its shape where a border is wider than it`() throws {
    let filled = try paint([.fill(box(5, 5, 30, 25), .color(red))])
    #expect(try paint([.border(box(5, 5, 30, 25), width: 50, red)]) == filled)
  }

  @Test func `dims a group as a whole`() throws {
    let bitmap = try paint([
      .begin(Group(className: "View", opacity: 0.5)),
      .fill(box(0, 0, 20, 20), .color(red)),
      .fill(box(10, 0, 30, 20), .color(red)),
      .end,
    ])
    expectEqual(bitmap.pixel(5, 5), [128, 0, 0, 128])
    #expect(bitmap.pixel(15, 5) == bitmap.pixel(5, 5))
    #expect(bitmap.pixel(25, 5) == bitmap.pixel(5, 5))
  }

  @Test func `paints nothing outside a clip`() throws {
    let clip = Shape.rounded(
      Edges(left: 4, top: 4, right: 24, bottom: 24),
      CornerRadii(10),
      .circular
    )
    let bitmap = try paint([
      .begin(Group(className: "View", clip: clip)),
      .fill(box(-100, -100, 100, 100), .color(red)),
      .end,
      .fill(box(30, 0, 31, 1), .color(red)),
    ])
    expectEqual(bitmap.pixel(14, 14), [255, 0, 0, 255])
    expectEqual(bitmap.pixel(3, 14), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(4, 4), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(30, 0), [255, 0, 0, 255])
  }

  @Test func `maps a group by its transform, then clips in its own coordinates`() throws {
    let moved = try paint([
      .begin(
        Group(
          className: "View",
          clip: box(0, 0, 5, 5),
          transform: Transform(translationX: 10, y: 3)
        )
      ),
      .fill(box(0, 0, 9, 9), .color(red)),
      .end,
    ])
    #expect(moved == (try paint([.fill(box(10, 3, 15, 8), .color(red))])))
  }

  @Test func `shows nothing of a group that collapses or is clear`() throws {
    let fill = DisplayItem.fill(box(0, 0, 9, 9), .color(red))
    for group in [
      Group(className: "View", opacity: 0),
      Group(className: "View", transform: Transform(scaleX: 0, y: 1)),
    ] {
      let bitmap = try paint([.begin(group), .begin(Group(className: "A")), fill, .end, .end, fill])
      #expect(bitmap == (try paint([fill])))
    }
  }

  @Test func `forgives groups that aren't closed, or never opened`() throws {
    let fill = DisplayItem.fill(box(0, 0, 9, 9), .color(red))
    let open = Group(className: "View", opacity: 0.5, clip: box(0, 0, 5, 5))
    let closed = try paint([.begin(open), fill, .end])
    #expect(try paint([.end, .begin(open), fill]) == closed)
  }

  @Test func `is the same after other scenes were painted`() throws {
    let items: [DisplayItem] = [
      .fill(
        .rounded(Edges(left: 1, top: 2, right: 30, bottom: 20), CornerRadii(7), .continuous),
        .color(red)
      )
    ]
    let first = try paint(items)
    _ = try paint([.fill(box(0, 0, 40, 30), .color(.black))])
    #expect(try paint(items) == first)
  }

  @Test func `is the same on every thread`() async throws {
    let text = PangoLine.lay("Thread by thread", font: "Inter", size: 15)
      .value(x: 2, baseline: 20, color: .black)
    let scene = Scene(size: CGSize(width: 160, height: 30), scale: 2, items: [.text(text)])
    let expected = try scene.bitmap()
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try scene.bitmap() } }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }

  @Test func `rounds a canvas up to whole pixels`() throws {
    let bitmap = try paint([], width: 10.5, height: 10.2, scale: 1)
    #expect((bitmap.width, bitmap.height) == (11, 11))
  }
}

@Suite struct `A scene that can't be painted` {
  private func failure(
    _ items: [DisplayItem] = [],
    width: Double = 40,
    height: Double = 30,
    scale: Double = 1,
    limits: Limits = Limits()
  ) -> RenderingError? {
    let scene = Scene(size: CGSize(width: width, height: height), scale: scale, items: items)
    do throws(RenderingError) {
      _ = try scene.bitmap(environment: Environment(limits: limits))
      return nil
    } catch {
      return error
    }
  }

  @Test func `says that its canvas is empty`() {
    #expect(failure(width: 0) == .emptyCanvas)
    #expect(failure(width: .nan) == .emptyCanvas)
    #expect(failure(scale: -1) == .emptyCanvas)
    #expect(failure(scale: .infinity) == .emptyCanvas)
  }

  @Test func `says that its canvas is too large`() {
    let limits = Limits()
    let error = failure(width: 30_000, height: 30_000)
    #expect(
      error
        == .canvasTooLarge(
          width: 30_000,
          height: 30_000,
          side: limits.canvasSide,
          pixels: limits.canvasPixels
        )
    )
    #expect(failure(width: .infinity) != nil)
    #expect(failure(width: 1e300, height: 1e300, scale: 1e10) != nil)
  }

  @Test func `names the group that holds a position which isn't a number`() {
    let broken = Edges(left: 0, top: .nan, right: 1, bottom: 1)
    let items: [DisplayItem] = [
      .begin(Group(identifier: "card", className: "View")),
      .fill(.rectangle(broken), .color(.black)),
    ]
    #expect(failure(items) == .unpaintable(group: "card"))
    let turned = Group(
      identifier: "turned",
      className: "View",
      transform: Transform(scaleX: .nan, y: 1)
    )
    #expect(failure([.begin(turned)]) == .unpaintable(group: "turned"))
  }

  @Test func `draws what is near of a line without an end, and no group beyond all canvases`()
    throws
  {
    let near = PangoLine.lay("near", font: "Inter", size: 12).value(
      x: 0,
      baseline: 9,
      color: .black
    )
    var endless = near
    for place in near.runs[0].glyphs.indices {
      var glyph = near.runs[0].glyphs[place]
      glyph.x += 2e6
      endless.runs[0].glyphs.append(glyph)
    }
    endless.width = 2e6
    var below = near
    below.baseline = 5e6
    let away = Group(className: "View", transform: Transform(translationX: 0, y: 5e6))
    func drawn(_ items: DisplayItem...) throws -> Bitmap {
      try Scene(size: CGSize(width: 40, height: 30), scale: 1, items: items).bitmap()
    }
    let all = try drawn(.text(endless), .text(below), .begin(away), .text(near), .end)
    #expect(try all == drawn(.text(near)) && all != drawn())
    for broken in [Double.nan, .infinity] {
      var line = near
      line.runs[0].glyphs[0].x = broken
      #expect(
        failure([.begin(Group(className: "words")), .text(line)]) == .unpaintable(group: "words")
      )
    }
  }

  @Test func `names a font file that isn't there`() {
    var line = PangoLine.lay("a", font: "Inter", size: 12).value(x: 0, baseline: 9, color: .black)
    line.runs[0].face.file = "/nowhere/font.otf"
    #expect(failure([.text(line)]) == .font(file: "/nowhere/font.otf"))
  }

  @Test func `bounds the memory of translucent groups`() {
    var limits = Limits()
    limits.canvasPixels = 40 * 30
    let layer = DisplayItem.begin(Group(className: "View", opacity: 0.5))
    #expect(failure([layer, layer], limits: limits) == nil)
    #expect(failure([layer, layer, layer], limits: limits) == .tooManyLayers)
  }

  @Test func `costs little with hostile numbers`() {
    let far = Edges(left: -.greatestFiniteMagnitude, top: -1e9, right: 1e300, bottom: 1e9)
    let shapes: [Shape] = [
      .rectangle(far), .rounded(far, CornerRadii(1e308), .continuous),
      .rounded(
        Edges(left: 0, top: 0, right: 10, bottom: 10),
        CornerRadii(topLeft: .nan, topRight: -4, bottomRight: .infinity, bottomLeft: 1e300),
        .circular
      ),
      .rectangle(Edges(left: 10, top: 10, right: 0, bottom: 0)),
    ]
    for shape in shapes {
      #expect(failure([.fill(shape, .color(.black)), .border(shape, width: 1e300, .black)]) == nil)
      #expect(failure([.begin(Group(className: "View", clip: shape)), .end]) == nil)
    }
    let deep = Array(
      repeating: DisplayItem.begin(Group(className: "View", clip: shapes[0])),
      count: 10_000
    )
    #expect(failure(deep) == nil)
  }
}

@Suite struct `A hostile scene` {
  private func paint(_ items: [DisplayItem], side: Double = 300) throws -> Bitmap {
    try Scene(size: CGSize(width: side, height: side), scale: 1, items: items).bitmap()
  }

  private let dark = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  @Test func `of a million rectangles is painted`() throws {
    let items = (0..<1_000_000).map { place -> DisplayItem in
      let (x, y) = (Double(place % 300), Double(place / 300 % 300))
      return .fill(.rectangle(Edges(left: x, top: y, right: x + 1, bottom: y + 1)), .color(dark))
    }
    let bitmap = try paint(items)
    #expect(bitmap.bytes.indices.filter { $0 % 4 == 3 }.allSatisfy { bitmap.bytes[$0] == 255 })
  }

  @Test func `with a blur of ten thousand points is even, and costs little`() throws {
    let box = Shape.rectangle(Edges(left: 100, top: 100, right: 200, bottom: 200))
    let shadow = Shadow(color: dark, radius: 10_000)
    for items: [DisplayItem] in [
      [.shadow(box, shadow)],
      [.begin(Group(className: "", shadow: shadow)), .fill(box, .color(.clear)), .end],
    ] {
      let bitmap = try paint(items)
      // A hundred points in ten thousand: nothing that an eye could see.
      #expect(bitmap.bytes.allSatisfy { $0 <= 1 })
    }
  }

  @Test(arguments: [(65_535, 1), (1, 65_535)])
  func `shows a picture of 65,535 pixels in a row or a column`(width: Int, height: Int) throws {
    // Dark at its beginning, light at its end.
    let bytes = (0..<65_535).flatMap { place -> [UInt8] in
      let level = UInt8(place / 256)
      return [level, level, level, 255]
    }
    let file = try Bitmap(width: width, height: height, bytes: bytes).png()
    let read = try Bitmap(decoding: file)
    #expect(read.bytes == bytes)
    let raster = Raster(width: width, height: height, bytes: read.bytes)
    let edges = Edges(left: 0, top: 0, right: 256, bottom: 256)
    let scene = Scene(
      size: CGSize(width: 256, height: 256),
      scale: 1,
      items: [.picture(raster, edges)]
    )
    let bitmap = try scene.bitmap()
    for place in 0..<256 {
      let level = bitmap.pixel(width > 1 ? place : 9, height > 1 ? place : 9)[0]
      #expect(abs(Int(level) - place) <= 1)
    }
    #expect(try scene.pdf().starts(with: Data("%PDF".utf8)))
    #expect(try scene.svg().contains("<image"))
  }

  @Test func `with radii larger than its boxes has round ends`() throws {
    let edges = Edges(left: 50, top: 100, right: 250, bottom: 200)
    let large = try paint([.fill(.rounded(edges, CornerRadii(10_000), .circular), .color(dark))])
    let whole = try paint([.fill(.rounded(edges, CornerRadii(50), .circular), .color(dark))])
    #expect(large == whole)
  }
}
