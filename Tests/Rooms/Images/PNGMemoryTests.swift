import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@testable import SnaplineImages

/// The largest memory of a process never falls, so each test is one of its own.
@Suite struct `Memory for a large picture` {
  /// Kilobytes that a process has in use, or has had at most.
  static func memory(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return try #require(line?.split(separator: " ").dropLast().last.flatMap { Int($0) })
  }

  /// How many times the pixels' own memory `work` takes beside what was there before.
  static func share(of bytes: Int, _ work: () throws -> Void) throws -> Double {
    let before = try memory("VmRSS")
    try work()
    return Double(try memory("VmHWM") - before) * 1024 / Double(bytes)
  }

  /// Bands of many colours: opaque, and no more than few bytes as a file.
  static func picture(side: Int) -> Bitmap {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: side * side * 4) { bytes, count in
      for place in 0..<side * side {
        let row = place / side
        unsafe bytes[place * 4] = UInt8(truncatingIfNeeded: row)
        unsafe bytes[place * 4 + 1] = UInt8(truncatingIfNeeded: row / 256)
        unsafe bytes[place * 4 + 2] = 90
        unsafe bytes[place * 4 + 3] = 255
      }
      count = side * side * 4
    }
    return Bitmap(width: side, height: side, bytes: bytes)
  }

  @Test func `is that of its pixels where they are given away`() async {
    await #expect(processExitsWith: .success) {
      let side = 5_000
      var count = 0
      let share = try Self.share(of: side * side * 4) {
        count = try PNG.encode(taking: Self.picture(side: side), scale: 1, texts: []).count
      }
      #expect(count < 3_000_000)
      // Rows of their own would take three quarters more; a sanitizer takes memory of its own.
      #expect(share > 0.9 && share < (isWatched ? 1.75 : 1.4), "\(share)")
    }
  }

  @Test func `is that of a few rows where a picture of few colours is written in bands`() async {
    await #expect(processExitsWith: .success) {
      let side = 5_000
      var noise = Seed(7)
      let rows: [UInt8] = (0..<50 * (1 + side)).map { place in
        place.isMultiple(of: 1 + side) ? 0 : UInt8(noise.next() & 3)
      }
      var count = 0
      let share = try Self.share(of: side * side * 4) {
        var file = try PNGStream(width: side, height: side, colors: [0, 1, 2, 3])
        for _ in 0..<side / 50 {
          count += unsafe rows.withUnsafeBytes { unsafe file.part(of: $0).count }
        }
      }
      #expect(count > side * side / 8)
      #expect(share < (isWatched ? 0.5 : 0.05), "\(share)")
    }
  }

  @Test func `is that of a few rows where they are read one after another`() async {
    await #expect(processExitsWith: .success) {
      let side = 5_000
      let file = try PNG.encode(taking: Self.picture(side: side), scale: 1, texts: [])
      // What was needed to write the file mustn't hide what reading it takes.
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      var sum = 0
      let share = try Self.share(of: side * side * 4) {
        let rows = try PictureRows(png: file, limits: Limits())
        while rows.band.upperBound < side {
          rows.read(upTo: rows.band.upperBound + rows.heightOfBand)
          sum += unsafe rows.withPixels(of: rows.band.lowerBound) { unsafe Int($0[2]) }
        }
        #expect(rows.failure == nil)
      }
      #expect(sum > 90)
      #expect(share < (isWatched ? 0.5 : 0.05), "\(share)")
    }
  }
}
