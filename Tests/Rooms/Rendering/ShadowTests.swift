import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGSize
import func Foundation.erf

@Suite struct `A shadow` {
  private func paint(
    _ shape: Shape,
    radius: Double,
    scale: Double = 1,
    transform: Transform = .identity,
    width: Double = 120,
    height: Double = 90
  ) throws -> Bitmap {
    let shadow = Shadow(color: .black, radius: radius, x: 0, y: 3)
    return try Scene(
      size: CGSize(width: width, height: height),
      scale: scale,
      items: [.begin(Group(className: "View", transform: transform)), .shadow(shape, shadow)]
    ).bitmap()
  }

  /// The share of a bell that lies between two positions.
  private func share(_ start: Double, _ end: Double, around middle: Double, _ deviation: Double)
    -> Double
  {
    let unit = 1 / (deviation * 2.0.squareRoot())
    return (erf((end - middle) * unit) - erf((start - middle) * unit)) / 2
  }

  @Test(arguments: [1.0, 2, 3], [0.5, 2, 5, 8])
  func `of a box is the bell's own curve`(scale: Double, radius: Double) throws {
    let edges = Edges(left: 40, top: 30, right: 80, bottom: 60)
    let bitmap = try paint(.rectangle(edges), radius: radius, scale: scale)
    var worst = 0.0
    for y in stride(from: 0, to: bitmap.height, by: 3) {
      for x in stride(from: 0, to: bitmap.width, by: 3) {
        let (left, top) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let expected = share(40, 80, around: left, radius) * share(33, 63, around: top, radius)
        worst = max(worst, abs(expected * 255 - Double(bitmap.pixel(x, y)[3])))
      }
    }
    // Coverage of whole pixels blurs sharp curves a little; three deviations leave out 0.3 %.
    #expect(worst <= (radius * scale < 1 ? 8 : 2), "\(worst)")
  }

  @Test func `of a long shape is that of the whole, cut or not`() throws {
    for var seed in Seed.some(3) {
      let radius = Double.random(in: 1...6, using: &seed)
      let edges = Edges(left: 14.25, top: 18, right: 106.5, bottom: 60)
      let shape = Shape.rounded(edges, CornerRadii(5), .circular)
      let cut = try paint(shape, radius: radius, scale: 2)
      // A hair of rotation keeps the plan from cutting.
      let whole = try paint(
        shape,
        radius: radius,
        scale: 2,
        transform: Transform(a: 1, b: 1e-12, c: 0, d: 1, tx: 0, ty: 0)
      )
      let worst = zip(cut.bytes, whole.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "\(seed)")
    }
  }

  @Test func `without a radius is the shape`() throws {
    let shape = Shape.rectangle(Edges(left: 10, top: 10, right: 20, bottom: 20))
    let moved = Shape.rectangle(Edges(left: 10, top: 13, right: 20, bottom: 23))
    let filled = try Scene(
      size: CGSize(width: 120, height: 90),
      scale: 1,
      items: [.fill(moved, .color(.black))]
    ).bitmap()
    #expect(try paint(shape, radius: 0) == filled)
  }

  @Test func `has a bounded cost`() throws {
    let far = Edges(left: -1e9, top: -1e9, right: 1e9, bottom: 1e9)
    for radius in [0.3, 10, 10_000, 1e6] {
      for shape in [Shape.rectangle(far), .rounded(far, CornerRadii(1e9), .continuous)] {
        let bitmap = try paint(shape, radius: radius)
        #expect(bitmap.pixel(60, 45)[3] > 90)
      }
    }
    let small = Shape.rectangle(Edges(left: 10, top: 10, right: 20, bottom: 20))
    #expect(try paint(small, radius: 10_000).pixel(15, 15)[3] == 0)
  }

  @Test func `turns with its shape`() throws {
    let turned = Transform(a: 0, b: 1, c: -1, d: 0, tx: 80, ty: 0)
    let edges = Edges(left: 20, top: 20, right: 50, bottom: 40)
    let bitmap = try paint(.rectangle(edges), radius: 3, transform: turned)
    let upright = Edges(left: 40 - 3, top: 20, right: 60 - 3, bottom: 50)
    let shadow = Shadow(color: .black, radius: 3)
    let expected = try Scene(
      size: CGSize(width: 120, height: 90),
      scale: 1,
      items: [.shadow(.rectangle(upright), shadow)]
    ).bitmap()
    let worst = zip(bitmap.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 1)
  }
}
