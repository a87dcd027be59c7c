import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineImages
import TestSupport
import Testing

import struct Foundation.Data

@Suite struct `A picture written for photographs` {
  private func photograph() -> Bitmap {
    var seed = Seed(3)
    return Bitmap.photograph(width: 90, height: 60, &seed)
  }

  /// The mean distance of levels, in 255ths.
  private func distance(_ first: Bitmap, _ second: Bitmap) -> Double {
    let sum = zip(first.bytes, second.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.bytes.count)
  }

  @Test func `loses as much as its quality says`() throws {
    let bitmap = photograph()
    for encode in [{ try bitmap.jpeg(quality: $0) }, { try bitmap.webp(quality: $0) }]
      as [(Int) throws -> Data]
    {
      let files = try [20, 60, 95].map(encode)
      #expect(files.map(\.count) == files.map(\.count).sorted())
      let distances = try files.map { try distance(Bitmap(decoding: $0), bitmap) }
      #expect(distances == distances.sorted(by: >))
      #expect(distances[2] < 4, "\(distances)")
      #expect(try encode(60) == files[1])
    }
  }

  @Test func `is exact as WebP of the highest quality`() throws {
    for var seed in Seed.some(30) {
      let bitmap = Bitmap.random(&seed)
      #expect(try Bitmap(decoding: bitmap.webp(quality: 100)) == bitmap, "\(seed)")
    }
  }

  @Test func `lies on white as JPEG`() throws {
    let half = Bitmap(
      width: 16,
      height: 16,
      bytes: Array(repeating: [64, 0, 0, 128], count: 256).flatMap { $0 }
    )
    let seen = try Bitmap(decoding: half.jpeg(quality: 100))
    for (level, wanted) in zip(seen.bytes.prefix(4), [191, 127, 127, 255]) {
      #expect(abs(Int(level) - wanted) <= 2)
    }
  }

  @Test func `says its density as JPEG`() throws {
    let file = try photograph().jpeg(scale: 2)
    expectEqual(Array(file[13..<18]), [1, 0, 144, 0, 144])
  }

  @Test func `has as many pixels as WebP takes little time for`() throws {
    let picture = Bitmap(width: 40, height: 30, bytes: Array(repeating: 255, count: 4_800))
    var limits = Limits()
    for (pixels, quality, isWritten) in [
      (1_200, 80, true), (1_199, 80, false), (4_800, 100, true), (4_799, 100, false),
    ] {
      limits.webpPixels = pixels
      if isWritten {
        #expect(try picture.webp(quality: quality, limits: limits).count > 20)
      } else {
        #expect(throws: ImageError.self) { try picture.webp(quality: quality, limits: limits) }
      }
    }
    let told = ImageError.tooManyPixelsToWrite(width: 9, height: 8, limit: 7, format: "exact WebP")
      .diagnostic(file: "a")
    #expect(told.subject == "the picture has 9 × 8 pixels")
    #expect(told.cause == "exact WebP files may have 7 at most, because more would take too long")
  }

  @Test func `says in plain words why it isn't shown or written, and what helps`() {
    func told(_ error: ImageError) -> [String?] {
      let diagnostic = error.diagnostic(file: "a")
      return [diagnostic.subject, diagnostic.cause, diagnostic.remedy]
    }
    expectEqual(
      told(.tooManyPixelsInAll(limit: 9)),
      [
        "the picture isn't shown", "all pictures of a scene together may have 9 pixels",
        "show fewer or smaller ones",
      ]
    )
    expectEqual(
      told(.noPixels),
      ["the picture has no pixels", nil, "give it a width and a height above 0"]
    )
    expectEqual(
      [ImageError.Obstacle.failure, .fault].map { told(.undrawable($0))[1] },
      ["librsvg can't draw it", "librsvg crashes while it draws it"]
    )
  }

  @Test func `has sides that its format has room for`() {
    func picture(_ side: Int) -> Bitmap {
      Bitmap(width: side, height: 1, bytes: Array(repeating: 255, count: side * 4))
    }
    #expect(throws: ImageError.sideTooLong(70_000, limit: 65_500, format: "JPEG")) {
      try picture(70_000).jpeg()
    }
    #expect(throws: ImageError.sideTooLong(20_000, limit: 16_383, format: "WebP")) {
      try picture(20_000).webp()
    }
    #expect(throws: ImageError.noPixels) { try Bitmap(width: 0, height: 0, bytes: []).jpeg() }
    #expect(throws: ImageError.noPixels) { try Bitmap(width: 0, height: 0, bytes: []).webp() }
    let told = ImageError.sideTooLong(20_000, limit: 16_383, format: "WebP").diagnostic(file: "a")
    #expect(told.subject == "the picture has a side of 20000 pixels")
    #expect(told.cause == "WebP files have 16383 at most")
  }
}
