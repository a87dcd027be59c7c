import SnaplineImages
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `Comparing pixels` {
  @Test func `counts what was changed, from either side`() {
    for seed in Seed.some(60) {
      var seed = seed
      let old = Bitmap.random(&seed)
      var new = old
      let places = Array(0..<old.width * old.height).shuffled(using: &seed)
      let count = seed.number(in: 0...places.count)
      for place in places.prefix(count) {
        let channel = place * 4 + seed.number(in: 0...3)
        new.bytes[channel] &+= .random(in: 1...255, using: &seed)
      }
      let there = PixelComparison(old, new)
      let back = PixelComparison(new, old)
      #expect(there.different == count, "\(seed)")
      #expect(there.byLevel == back.byLevel && there.box == back.box, "\(seed)")
      #expect(there.isWithin(.none) == (count == 0), "\(seed)")
    }
  }

  @Test func `never excuses more at lower limits`() {
    for seed in Seed.some(60) {
      var seed = seed
      let comparison = PixelComparison(
        .random(&seed),
        seed.chance(0.2) ? .random(&seed) : .random(&seed, 20, 20)
      )
      for _ in 0..<20 {
        let tolerance = RasterTolerance(
          channel: seed.number(in: 0...255),
          over: Double(seed.number(in: 0...10)) / 10,
          share: Double(seed.number(in: 0...10)) / 10
        )
        guard comparison.isWithin(tolerance) else { continue }
        var larger = tolerance
        larger.channel += seed.number(in: 0...50)
        larger.over += Double(seed.number(in: 0...5)) / 10
        larger.share += Double(seed.number(in: 0...5)) / 10
        #expect(comparison.isWithin(larger), "\(seed)")
      }
    }
  }

  @Test func `fails a small block, a thin line, one channel, alpha alone, and another size`() {
    let page = Bitmap(width: 800, height: 600, bytes: Array(repeating: 255, count: 800 * 600 * 4))
    var block = page
    block.fill(left: 100, top: 100, right: 120, bottom: 120, channels: 0..<3, with: 0)
    var divider = page
    divider.fill(left: 0, top: 300, right: 800, bottom: 301, channels: 0..<3, with: 230)
    var red = page
    red.fill(left: 10, top: 10, right: 40, bottom: 40, channels: 0..<1, with: 240)
    var alpha = page
    alpha.fill(left: 10, top: 10, right: 40, bottom: 40, channels: 3..<4, with: 250)
    for edited in [block, divider, red, alpha] {
      #expect(!PixelComparison(page, edited).isWithin(.picture))
    }
    let wider = Bitmap(width: 801, height: 600, bytes: Array(repeating: 255, count: 801 * 600 * 4))
    #expect(!PixelComparison(page, wider).isWithin(RasterTolerance(channel: 255, share: 1)))
    #expect(PixelComparison(page, wider).different == 600)
  }

  @Test func `forgives two levels on a few pixels, and not on a whole surface`() {
    let page = Bitmap(width: 100, height: 100, bytes: Array(repeating: 255, count: 40_000))
    var edges = page
    edges.fill(left: 0, top: 0, right: 100, bottom: 4, channels: 0..<3, with: 253)
    var surface = page
    surface.fill(left: 0, top: 0, right: 100, bottom: 20, channels: 0..<3, with: 254)
    #expect(PixelComparison(page, edges).isWithin(.picture))
    #expect(!PixelComparison(page, surface).isWithin(.picture))
  }

  @Test func `shows every difference in a picture, alpha alone too`() {
    let page = Bitmap(width: 3, height: 1, bytes: Array(repeating: 255, count: 12))
    var edited = page
    edited.bytes[7] = 254
    let picture = Bitmap.difference(page, edited)
    expectEqual(Array(picture.bytes[0..<4]), [255, 255, 255, 255])
    expectEqual(Array(picture.bytes[4..<8]), [255, 150, 255, 255])
  }
}

extension Bitmap {
  static func random(_ seed: inout Seed, _ width: Int = 17, _ height: Int = 11) -> Bitmap {
    let bytes = (0..<width * height * 4).map { _ in UInt8.random(in: 0...255, using: &seed) }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  mutating func fill(
    left: Int,
    top: Int,
    right: Int,
    bottom: Int,
    channels: Range<Int>,
    with level: UInt8
  ) {
    for row in top..<bottom {
      for column in left..<right {
        for channel in channels { bytes[(row * width + column) * 4 + channel] = level }
      }
    }
  }
}
