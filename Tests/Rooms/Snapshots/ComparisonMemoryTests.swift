import Foundation
import SnaplineImages
import TestSupport
import Testing

@testable import SnaplineSnapshots

/// The largest memory of a process never falls, so each test is one of its own.
@Suite struct `Memory for comparing two files` {
  @Test func `is that of a few rows, of photographs and with a picture of the difference too`()
    async
  {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let (width, height) = (1_500, 4_000)
      let paths = try (1...2).map { number in
        let path = folder.path + "/\(number).png"
        let file = try PNG.encode(
          taking: Self.noise(width: width, height: height, Seed(UInt64(number))),
          scale: 1,
          texts: []
        )
        try Data(file).write(to: URL(filePath: path))
        return path
      }
      // What was needed to write the files mustn't hide what reading them takes.
      try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
      let before = try Self.memory("VmRSS")
      let files = try paths.map { try #require(try ComparedFile(openingPNG: $0)) }
      let options = PictureOptions(tolerance: Tolerance(raster: RasterTolerance.none))
      let comparison = try FileComparison(files[0], files[1], options: options)
      #expect(!comparison.isSame)
      var count = 0
      try comparison.writeDifference { part in
        count += part.count
        return true
      }
      #expect(count > width * height / 4)
      let share = Double(try Self.memory("VmHWM") - before) * 1024 / Double(width * height * 4)
      #expect(share < (isWatched ? 1 : 0.4), "\(share)")
    }
  }

  private static func noise(width: Int, height: Int, _ seed: Seed) -> Bitmap {
    var seed = seed
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      for place in stride(from: 0, to: width * height * 4, by: 4) {
        let color = UInt32(truncatingIfNeeded: seed.next()) & 0x3F3F_3F3F | 0xFF00_0000
        for part in 0..<4 {
          unsafe bytes[place + part] = UInt8(truncatingIfNeeded: color >> (part * 8))
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Kilobytes that the process has in use, or has had at most.
  private static func memory(_ name: String) throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return try #require(line?.split(separator: " ").dropLast().last.flatMap { Int($0) })
  }
}
