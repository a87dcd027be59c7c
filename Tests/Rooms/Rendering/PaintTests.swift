import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGPoint
import struct Foundation.CGSize

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

private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
  zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

@Suite struct `A gradient` {
  private let stops = [
    GradientStop(offset: 0, color: RGBA(red: 1, green: 0, blue: 0)),
    GradientStop(offset: 0.5, color: RGBA(red: 0, green: 1, blue: 0)),
    GradientStop(offset: 1, color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
  ]

  /// What the stops make of a place, premultiplied.
  private func color(at place: Double) -> [Double] {
    let place = min(max(place, 0), 1)
    let (one, other) = place < 0.5 ? (stops[0], stops[1]) : (stops[1], stops[2])
    let share = (place - one.offset) * 2
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    let alpha = mix(one.color.alpha, other.color.alpha)
    return [
      mix(one.color.red, other.color.red) * alpha, mix(one.color.green, other.color.green) * alpha,
      mix(one.color.blue, other.color.blue) * alpha, alpha,
    ].map { $0 * 255 }
  }

  @Test func `along a line has the colour of each pixel's middle`() throws {
    for var seed in Seed.some(20) {
      func point() -> CGPoint {
        CGPoint(
          x: Double.random(in: -20...60, using: &seed),
          y: Double.random(in: -20...50, using: &seed)
        )
      }
      let gradient = LinearGradient(start: point(), end: point(), stops: stops)
      let bitmap = try paint([.fill(box(0, 0, 40, 30), .linear(gradient))], scale: 2)
      let (x, y) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
      var worst = 0.0
      for row in stride(from: 0, to: 60, by: 7) {
        for column in stride(from: 0, to: 80, by: 7) {
          let (left, top) = ((Double(column) + 0.5) / 2, (Double(row) + 0.5) / 2)
          let place =
            ((left - gradient.start.x) * x + (top - gradient.start.y) * y) / (x * x + y * y)
          for (found, expected) in zip(bitmap.pixel(column, row), color(at: place)) {
            worst = max(worst, abs(Double(found) - expected))
          }
        }
      }
      #expect(worst <= 2.1, "\(seed)")
    }
  }

  @Test func `around a centre has the colour of each pixel's distance`() throws {
    let gradient = RadialGradient(
      center: CGPoint(x: 20, y: 12),
      radiusX: 18,
      radiusY: 9,
      stops: stops
    )
    let bitmap = try paint([.fill(box(0, 0, 40, 30), .radial(gradient))])
    var worst = 0.0
    for row in 0..<30 {
      for column in 0..<40 {
        let (x, y) = ((Double(column) + 0.5 - 20) / 18, (Double(row) + 0.5 - 12) / 9)
        let expected = color(at: (x * x + y * y).squareRoot())
        for (found, expected) in zip(bitmap.pixel(column, row), expected) {
          worst = max(worst, abs(Double(found) - expected))
        }
      }
    }
    #expect(worst <= 2.1)
  }

  @Test func `turns with its group`() throws {
    let gradient = LinearGradient(
      start: CGPoint(x: 0, y: 0),
      end: CGPoint(x: 20, y: 0),
      stops: stops
    )
    let turn = Transform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 4)
    let turned = try paint([
      .begin(Group(className: "View", transform: turn)),
      .fill(box(0, 0, 20, 20), .linear(gradient)), .end,
    ])
    let upright = LinearGradient(
      start: CGPoint(x: 0, y: 4),
      end: CGPoint(x: 0, y: 24),
      stops: stops
    )
    let expected = try paint([.fill(box(10, 4, 30, 24), .linear(upright))])
    #expect(difference(turned, expected) <= 2)
  }

  @Test func `without a length or stops is the last colour or nothing`() throws {
    let point = CGPoint(x: 5, y: 5)
    let short = LinearGradient(start: point, end: point, stops: stops)
    let last = try paint([.fill(box(0, 0, 9, 9), .color(stops[2].color))])
    #expect(try paint([.fill(box(0, 0, 9, 9), .linear(short))]) == last)
    let empty = LinearGradient(start: point, end: .zero, stops: [])
    #expect(try paint([.fill(box(0, 0, 9, 9), .linear(empty))]) == (try paint([])))
  }

  @Test func `is the same whole or in parts`() throws {
    let gradient = LinearGradient(start: .zero, end: CGPoint(x: 300, y: 800), stops: stops)
    let edges = Edges(left: 3.3, top: 2.7, right: 296.4, bottom: 795.1)
    let fill = DisplayItem.fill(.rounded(edges, CornerRadii(90), .continuous), .linear(gradient))
    let parts = stride(from: 0.0, to: 800, by: 40).flatMap { top in
      let clip = Edges(left: 0, top: top, right: 300, bottom: top + 40)
      return [.begin(Group(className: "View", clip: .rectangle(clip))), fill, .end]
    }
    let whole = try paint([fill], width: 300, height: 800)
    #expect(difference(whole, try paint(parts, width: 300, height: 800)) <= 1)
  }

  @Test func `fills only its shape`() throws {
    let gradient = LinearGradient(start: .zero, end: CGPoint(x: 40, y: 0), stops: stops)
    let shape = Shape.rounded(
      Edges(left: 4, top: 4, right: 24, bottom: 24),
      CornerRadii(10),
      .circular
    )
    let clipped = try paint([
      .begin(Group(className: "View", clip: shape)),
      .fill(box(0, 0, 40, 30), .linear(gradient)), .end,
    ])
    #expect(difference(try paint([.fill(shape, .linear(gradient))]), clipped) <= 1)
  }
}

@Suite struct `A picture in a scene` {
  private func noise(_ seed: inout Seed, width: Int, height: Int) -> Raster {
    let bytes: [UInt8] = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = UInt8.random(in: 0...255, using: &seed)
      return (0..<3).map { _ in .random(in: 0...alpha, using: &seed) } + [alpha]
    }
    return Raster(width: width, height: height, bytes: bytes)
  }

  @Test(arguments: [1.0, 2])
  func `at its own size keeps every pixel`(scale: Double) throws {
    var seed = Seed(3)
    let raster = noise(&seed, width: 12, height: 8)
    let edges = Edges(left: 3, top: 4, right: 3 + 12 / scale, bottom: 4 + 8 / scale)
    let bitmap = try paint([.picture(raster, edges)], scale: scale)
    for y in 0..<8 {
      for x in 0..<12 {
        let found = bitmap.pixel(Int(3 * scale) + x, Int(4 * scale) + y)
        #expect(found == Array(raster.bytes[(y * 12 + x) * 4..<(y * 12 + x) * 4 + 4]))
      }
    }
  }

  @Test func `keeps its average where it shrinks`() throws {
    var bytes: [UInt8] = []
    for y in 0..<64 {
      for x in 0..<64 { bytes += (x + y) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    }
    let raster = Raster(width: 64, height: 64, bytes: bytes)
    let edges = Edges(left: 0, top: 0, right: 9, bottom: 7)
    let bitmap = try paint([.picture(raster, edges)])
    for y in 0..<7 {
      for x in 0..<9 {
        let found = bitmap.pixel(x, y)
        #expect(abs(Int(found[0]) - 128) <= 6 && found[3] == 255, "\(x) \(y) \(found)")
      }
    }
  }

  @Test func `of one colour stays that colour at any size and angle`() throws {
    let raster = Raster(
      width: 3,
      height: 2,
      bytes: (0..<6).flatMap { _ in [90, 40, 10, 255] as [UInt8] }
    )
    for size in [2.0, 7, 29] {
      let edges = Edges(left: 1, top: 1, right: 1 + size, bottom: 1 + size)
      let expected = try paint([
        .fill(.rectangle(edges), .color(RGBA(bytes: 90, 40, 10)))
      ])
      #expect(difference(try paint([.picture(raster, edges)]), expected) <= 1)
    }
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 18, ty: 2)
    let edges = Edges(left: 0, top: 0, right: 16, bottom: 12)
    let group = DisplayItem.begin(Group(className: "View", transform: turn))
    let expected = try paint([
      group, .fill(.rectangle(edges), .color(RGBA(bytes: 90, 40, 10))), .end,
    ])
    #expect(difference(try paint([group, .picture(raster, edges), .end]), expected) <= 1)
  }

  @Test func `has a bounded cost`() throws {
    let tall = Raster(width: 1, height: 65_535, bytes: Array(repeating: 255, count: 65_535 * 4))
    let far = Edges(left: -1e9, top: -1e9, right: 1e9, bottom: 1e9)
    try expectEqual(
      paint([.picture(tall, far)], width: 8, height: 8).pixel(4, 4),
      [255, 255, 255, 255]
    )
    let small = Edges(left: 0, top: 0, right: 2, bottom: 2)
    try expectEqual(
      paint([.picture(tall, small)], width: 8, height: 8).pixel(1, 1),
      [255, 255, 255, 255]
    )
    let none = Raster(width: 0, height: 5, bytes: [])
    #expect(try paint([.picture(none, far)]) == (try paint([])))
  }
}

@Suite struct `A mask` {
  private let red = DisplayItem.fill(box(0, 0, 40, 30), .color(RGBA(red: 1, green: 0, blue: 0)))
  private let view = DisplayItem.begin(Group(className: "View"))

  @Test func `shows content as far as it is opaque`() throws {
    let half = RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)
    let bitmap = try paint([
      view, .beginMask, .fill(box(5, 5, 15, 15), .color(half)),
      .fill(box(20, 5, 30, 15), .color(.white)), .endMask, red, .end,
      .fill(box(0, 29, 1, 30), .color(.white)),
    ])
    expectEqual(bitmap.pixel(10, 10), [128, 0, 0, 128])
    expectEqual(bitmap.pixel(25, 10), [255, 0, 0, 255])
    expectEqual(bitmap.pixel(2, 2), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(0, 29), [255, 255, 255, 255])
  }

  @Test func `that is empty hides all, and a lost or second one does nothing`() throws {
    #expect(try paint([view, .beginMask, .endMask, red, .end]) == (try paint([])))
    #expect(try paint([.beginMask, .endMask, red]) == (try paint([red])))
    let open = try paint([view, .beginMask, red, .end])
    #expect(open == (try paint([])))
    let twice = try paint([view, .beginMask, red, .endMask, .beginMask, .endMask, red, .end])
    #expect(twice == (try paint([red])))
  }

  @Test func `works inside masks and translucent groups`() throws {
    let fade = DisplayItem.begin(Group(className: "View", opacity: 0.5))
    let bitmap = try paint([
      fade, .beginMask, view, .beginMask, .fill(box(0, 0, 20, 30), .color(.white)), .endMask,
      .fill(box(0, 0, 40, 10), .color(.white)), .end, .endMask, red, .end,
    ])
    expectEqual(bitmap.pixel(5, 5), [128, 0, 0, 128])
    expectEqual(bitmap.pixel(25, 5), [0, 0, 0, 0])
    expectEqual(bitmap.pixel(5, 15), [0, 0, 0, 0])
  }
}
