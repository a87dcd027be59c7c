import Foundation
import SnaplineGeometry
import SnaplineImages
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A picture's pixels` {
  private func raster(_ seed: inout Seed, width: Int, height: Int) -> Raster {
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = UInt8.random(in: 0...255, using: &seed)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &seed) } + [alpha]
    }
    return Raster(width: width, height: height, bytes: bytes)
  }

  private func bitmap(_ raster: Raster, in edges: Edges, scale: Double) throws -> Bitmap {
    let items = [DisplayItem.picture(raster, edges)]
    return try Scene(size: CGSize(width: 30, height: 20), scale: scale, items: items).bitmap()
  }

  @Test(arguments: [1.0, 2, 3])
  func `stay as they are where each has a pixel of the canvas`(scale: Double) throws {
    for var seed in Seed.some(5) {
      let picture = raster(&seed, width: 17, height: 11)
      let (left, top) = (
        Int.random(in: -9...70, using: &seed), Int.random(in: -6...50, using: &seed)
      )
      let edges = Edges(
        left: Double(left) / scale,
        top: Double(top) / scale,
        right: Double(left + 17) / scale,
        bottom: Double(top + 11) / scale
      )
      let drawn = try bitmap(picture, in: edges, scale: scale)
      for y in 0..<drawn.height {
        for x in 0..<drawn.width {
          let (column, row) = (x - left, y - top)
          let isInside = (0..<17).contains(column) && (0..<11).contains(row)
          let start = (row * 17 + column) * 4
          let expected = isInside ? Array(picture.bytes[start..<start + 4]) : [0, 0, 0, 0]
          #expect(drawn.pixel(x, y) == expected, "\(x), \(y), \(seed)")
        }
      }
    }
  }

  @Test func `mix where they fall between those of the canvas`() throws {
    var seed = Seed.some(1)[0]
    let picture = raster(&seed, width: 17, height: 11)
    let edges = Edges(left: 4, top: 3, right: 21, bottom: 14)
    let moved = Edges(left: 4.25, top: 3, right: 21.25, bottom: 14)
    let (drawn, mixed) = try (
      bitmap(picture, in: edges, scale: 1), bitmap(picture, in: moved, scale: 1)
    )
    #expect(drawn != mixed)
    // Pictures wider than Cairo's surfaces may be.
    let long = Raster(width: 40_000, height: 1, bytes: Array(repeating: 255, count: 160_000))
    let line = Edges(left: 0, top: 5, right: 40_000, bottom: 6)
    try expectEqual(bitmap(long, in: line, scale: 1).pixel(12, 5), [255, 255, 255, 255])
  }
}
