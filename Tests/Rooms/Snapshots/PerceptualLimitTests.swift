import Foundation
import SnaplineImages
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `Limits as an eye sees pixels` {
  private func picture(_ colors: [RGBA]) -> Scene {
    var page = Box(name: "page", width: 40, height: 10, color: .white)
    page.children = colors.enumerated().map { place, color in
      Box(name: "part\(place)", x: Double(place) * 10, width: 10, height: 10, color: color)
    }
    var scene = page.scene
    scene.size = CGSize(width: 40, height: 10)
    return scene
  }

  /// What is said of two pictures that are only compared by their pixels.
  private func message(_ old: [RGBA], _ new: [RGBA], _ tolerance: Tolerance) throws -> String? {
    let folder = try TemporaryFolder()
    var limits = tolerance
    limits.style = .max
    return withSnapshotTesting(keeping: .png, tolerance: limits) {
      let environment = ["SNAPLINE_ARTIFACTS": folder.path + "-shown"]
      func verify(_ colors: [RGBA], _ mode: RecordMode) -> String? {
        folder.call(name: "a", mode: mode).verify(
          { picture(colors) },
          as: .image,
          environment: environment
        ).message
      }
      _ = verify(old, .all)
      return verify(new, .never)
    }
  }

  private let gray = RGBA(bytes: 128, 128, 128)

  @Test func `take a colour that is near for the same`() throws {
    let near = RGBA(bytes: 131, 128, 128)
    let some = try message([gray], [near], .perceptual())
    #expect(some?.contains("400 of 1600 differ") == true, "\(some ?? "")")
    try #expect(message([gray], [near], .perceptual(distance: 0.02)) == nil)
    let far = RGBA(bytes: 190, 128, 128)
    try #expect(message([gray], [far], .perceptual(distance: 0.02)) != nil)
  }

  @Test func `count pixels, beside a share as well`() throws {
    let red = RGBA(bytes: 255, 0, 0)
    try #expect(message([gray], [red], .perceptual(maxPixels: 400)) == nil)
    let less = try message([gray], [red], .perceptual(maxPixels: 399))
    #expect(less?.contains("limit 399 pixels") == true, "\(less ?? "")")
    try #expect(message([gray], [red], .perceptual(share: 0.25, maxPixels: 400)) == nil)
    try #expect(message([gray], [red], .perceptual(share: 0.2, maxPixels: 400)) != nil)
    try #expect(message([gray], [red], .perceptual(share: 0.25, maxPixels: 399)) != nil)
    // A share of nothing is a share that was said.
    try #expect(message([gray], [red], .perceptual(share: 0, maxPixels: 400)) != nil)
    try #expect(message([gray], [gray], .perceptual(share: 0, maxPixels: 400)) == nil)
  }

  @Test func `don't look at neighbours and colours where pictures are the same within them`() {
    let (one, other) = (slant(0), slant(0.3))
    let pixels = PixelComparison(one, other)
    let wide = RasterTolerance(channel: 255, over: 1, share: 1, antialiasing: .apart)
    expectEqual(pixels.judged(one, other, by: wide), pixels)
    let same = PixelComparison(one, one)
    expectEqual(same.judged(one, one, by: .none), same)
    #expect(!pixels.judged(one, other, by: .none).edges.isEmpty)
  }

  @Test func `look at colours first, and hold the rest to numbers`() throws {
    let near = RGBA(bytes: 131, 128, 128)
    let red = RGBA(bytes: 255, 0, 0)
    // One part is near, and only the other one counts.
    let tolerance = Tolerance.perceptual(distance: 0.02, maxPixels: 400)
    try #expect(message([gray, gray], [near, red], tolerance) == nil)
    try #expect(message([gray, gray], [near, red], .perceptual(maxPixels: 400)) != nil)
    try #expect(message([gray, gray], [red, red], tolerance) != nil)
  }

  /// A slanted line, drawn `offset` pixels further, with edges that are smoothed.
  private func slant(_ offset: Double, isSharp: Bool = false) -> Bitmap {
    var bytes: [UInt8] = []
    for row in 0..<30 {
      for column in 0..<60 {
        let edge = 20 + offset + Double(row) / 3 - Double(column)
        let share = isSharp ? (edge > 0.5 ? 1 : 0) : min(max(edge, 0), 1)
        let level = UInt8((255 - share * 255).rounded())
        bytes += [level, level, level, 255]
      }
    }
    return Bitmap(width: 60, height: 30, bytes: bytes)
  }

  @Test func `tell edges of antialiasing apart`() {
    let limits = RasterTolerance(channel: 0, share: 0, antialiasing: .apart)
    func compared(_ one: Bitmap, _ other: Bitmap) -> PixelComparison {
      PixelComparison(one, other).judged(one, other, by: limits)
    }
    let smoothed = compared(slant(0), slant(0.3))
    #expect(smoothed.different > 20)
    expectEqual(smoothed.edges.reduce(0, +), smoothed.different)
    #expect(smoothed.isWithin(limits))
    #expect(!smoothed.isWithin(.none))
    // A line that moved by pixels is more than that.
    let moved = compared(slant(0), slant(6))
    #expect(moved.edges.reduce(0, +) < moved.different / 2)
    #expect(!moved.isWithin(limits))
    // So is a block that came.
    var block = slant(0)
    for row in 10..<15 {
      for column in 50..<55 {
        for part in 0..<3 { block.bytes[(row * 60 + column) * 4 + part] = 0 }
      }
    }
    let added = compared(slant(0), block)
    expectEqual(added.different, 25)
    #expect(!added.isWithin(limits))
  }

  @Test func `measure colours as CIELAB does`() {
    func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32 = 255) -> UInt32 {
      red | green << 8 | blue << 16 | alpha << 24
    }
    // Sharma's tables give red as 53.24, 80.09, 67.20 and green as 87.73, −86.18, 83.18.
    for (one, other, distance) in [
      (pixel(0, 0, 0), pixel(255, 255, 255), 1.0),
      (pixel(255, 0, 0), pixel(0, 255, 0), 1.7058), (pixel(9, 9, 9), pixel(9, 9, 9), 0),
      // Nothing at all over black and over white: the worse ground counts.
      (pixel(0, 0, 0, 0), pixel(0, 0, 0), 1),
    ] {
      #expect(abs(colorDistance(one, other) - distance) < 0.001, "\(colorDistance(one, other))")
      expectEqual(colorDistance(one, other), colorDistance(other, one))
    }
  }

  @Test func `are within wider limits wherever they are within narrower ones`() {
    for start in Seed.many(100) {
      var seed = start
      func random() -> Bitmap {
        Bitmap(
          width: 12,
          height: 9,
          bytes: (0..<108).flatMap { _ in
            let level = UInt8(seed.number(in: 100...110))
            return [level, UInt8(seed.number(in: 100...110)), level, 255]
          }
        )
      }
      let (one, other) = (random(), random())
      let share = Double(seed.number(in: 0...100)) / 100
      let distance = Double(seed.number(in: 0...6)) / 100
      let narrow = RasterTolerance(channel: 0, over: share, share: share, distance: distance)
      var wide = narrow
      wide.distance += 0.01
      var apart = narrow
      apart.antialiasing = .apart
      var fewer = narrow
      fewer.pixels = seed.number(in: 0...108)
      func isWithin(_ limits: RasterTolerance) -> Bool {
        PixelComparison(one, other).judged(one, other, by: limits).isWithin(limits)
      }
      #expect(!isWithin(narrow) || isWithin(wide) && isWithin(apart), "\(start)")
      #expect(!isWithin(fewer) || isWithin(narrow), "\(start)")
    }
  }
}
