import TestSupport
import Testing

@testable import SnaplineImages

@Suite struct `A row's filter` {
  /// The rows, each behind a byte for its filter.
  private func rows(_ count: Int, of stride: Int, _ byte: (_ x: Int, _ y: Int) -> Int) -> [UInt8] {
    (0..<count).flatMap { y in
      [0] + (1..<stride).map { UInt8(truncatingIfNeeded: byte($0 - 1, y)) }
    }
  }

  private func filtered(_ lines: [UInt8], stride: Int, channels: Int) throws -> [UInt8] {
    var lines = lines
    var spare = [UInt8](repeating: 0xA5, count: RowFilter.room(of: stride))
    try unsafe lines.withUnsafeMutableBytes { lines in
      try unsafe spare.withUnsafeMutableBytes { spare in
        var filter = try #require(
          unsafe RowFilter(stride: stride, channels: channels, spare: spare)
        )
        unsafe filter.apply(to: lines)
      }
    }
    return lines
  }

  /// What the format's description says is left of a row, for each of its predictors but none.
  private func foretold(_ row: [UInt8], _ above: [UInt8], channels: Int) -> [[UInt8]] {
    (1...4).map { filter in
      [UInt8(filter)]
        + row.indices.dropFirst().map { place in
          let left = place > channels ? Int(row[place - channels]) : 0
          let corner = place > channels ? Int(above[place - channels]) : 0
          let above = Int(above[place])
          let guess = left + above - corner
          let nearest = [left, above, corner].min { abs(guess - $0) < abs(guess - $1) } ?? 0
          let predicted = [left, above, (left + above) / 2, nearest][filter - 1]
          return row[place] &- UInt8(predicted)
        }
    }
  }

  @Test(arguments: [1, 3, 4])
  func `leaves the least, and can be undone`(channels: Int) throws {
    for var seed in Seed.some(6) {
      let stride = 1 + channels * Int.random(in: 1...70, using: &seed)
      let slope = Int.random(in: 0...4, using: &seed)
      let noise = Int.random(in: 0...9, using: &seed)
      var plain = rows(12, of: stride) { x, y in
        x / channels * slope + y * (4 - slope) + Int.random(in: 0...noise, using: &seed)
      }
      var lines = try filtered(plain, stride: stride, channels: channels)
      for row in 0..<12 {
        let range = row * stride..<(row + 1) * stride
        let none = [UInt8](repeating: 0, count: stride)
        let above = row > 0 ? Array(plain[(row - 1) * stride..<row * stride]) : none
        func left(_ row: [UInt8]) -> Int {
          row.dropFirst().reduce(0) { $0 + abs(Int(Int8(bitPattern: $1))) }
        }
        let choices = foretold(Array(plain[range]), above, channels: channels)
        let least = choices.min { left($0) < left($1) }
        #expect(Array(lines[range]) == least, "row \(row), \(seed)")
      }
      let isKnown = unsafe lines.withUnsafeMutableBytes {
        unsafe Scanlines.unfilter($0, stride: stride, channels: channels)
      }
      #expect(isKnown)
      for row in 0..<12 { plain[row * stride] = lines[row * stride] }
      #expect(lines == plain, "\(seed)")
    }
  }

  @Test func `is the one that suits the row`() throws {
    let ramp = try filtered(rows(2, of: 64) { x, _ in x * 3 }, stride: 64, channels: 1)
    // Each byte is three more than the one before; and a row like the one above leaves nothing.
    #expect(ramp[0] == 1)
    #expect(ramp[2..<64].allSatisfy { $0 == 3 })
    #expect(ramp[64] == 2)
    #expect(ramp[65...].allSatisfy { $0 == 0 })
    // A step to the right and one down: each byte is like one neighbour or another.
    let steps = rows(2, of: 64) { x, y in (x < 30 ? 0 : 100) + y * 10 }
    #expect(try filtered(steps, stride: 64, channels: 1)[64] == 4)
  }

  @Test func `needs room`() {
    var spare = [UInt8](repeating: 0, count: 29)
    let filter = unsafe spare.withUnsafeMutableBytes {
      unsafe RowFilter(stride: 10, channels: 3, spare: $0) == nil
    }
    #expect(filter)
  }
}
