import Foundation
import SnaplineDeflate
import SnaplineEnvironment
import SnaplineImages
import TestSupport
import Testing

@Suite struct `A picture that is written in bands` {
  @Test func `is read as it was, whatever the bands and however much repeats`() throws {
    for var seed in Seed.some(300) {
      let (width, height) = (seed.number(in: 1...300), seed.number(in: 1...40))
      let colors = (0..<seed.number(in: 1...256)).map { _ in
        UInt32(truncatingIfNeeded: seed.next()) | 0xFF00_0000
      }
      let repeats = seed.chance(0.6)
      let pixels = (0..<height).map { row in
        (0..<width).map { column in
          repeats ? (column / 9 + row / 3) % colors.count : Int(seed.next() % UInt64(colors.count))
        }
      }
      var file = try PNGStream(width: width, height: height, colors: colors)
      var bytes: [UInt8] = []
      var start = 0
      while start < height {
        let end = min(height, start + seed.number(in: 1...15))
        let lines: [UInt8] = pixels[start..<end].flatMap { [0] + $0.map { UInt8($0) } }
        bytes += unsafe lines.withUnsafeBytes { unsafe file.part(of: $0) }
        start = end
      }
      let bitmap = try PNG.decode(Data(bytes))
      let expected = pixels.joined().flatMap { number in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: colors[number] >> $0) }
      }
      #expect(bitmap.width == width && bitmap.bytes == expected, "\(seed)")
    }
  }

  @Test func `has at least one pixel`() {
    #expect(throws: ImageError.noPixels) { try PNGStream(width: 0, height: 1, colors: [1]) }
  }
}
