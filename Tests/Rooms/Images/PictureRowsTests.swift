import Foundation
import SnaplineDeflate
import SnaplineEnvironment
import SnaplineImages
import TestSupport
import Testing

@Suite struct `The rows of a picture` {
  @Test func `are those of the whole picture, sound or not, whatever the bands`() throws {
    var sound = 0
    for var seed in Seed.some(1_200) {
      let file = try file(&seed)
      let whole = try? PNG.decode(file)
      let rows = try? bitmap(file, &seed)
      #expect(rows == whole, "\(seed)")
      if whole != nil { sound += 1 }
    }
    #expect(sound > 600)
  }

  @Test func `give the reason that the whole picture gives`() throws {
    for var seed in Seed.some(400) {
      let file = TestFile.odd(&seed)
      var (whole, rows): (ImageError?, ImageError?)
      do throws(ImageError) { _ = try PNG.decode(file) } catch { whole = error }
      do throws(ImageError) { _ = try bitmap(file, &seed) } catch { rows = error }
      #expect(rows == whole, "\(seed)")
    }
  }

  @Test func `are within the limits of the whole picture`() throws {
    let file = try Bitmap(width: 20, height: 10, bytes: Array(repeating: 7, count: 800)).png()
    var limits = Limits()
    limits.imagePixels = 199
    #expect(throws: ImageError.tooManyPixels(width: 20, height: 10, limit: 199)) {
      try PictureRows(png: Array(file), limits: limits)
    }
  }

  @Test func `are never called the same where a pixel differs`() throws {
    var (alike, others) = (0, 0)
    for var seed in Seed.some(400) {
      let bitmap = Bitmap.random(&seed)
      var other = bitmap
      if seed.chance(0.7) {
        other.bytes[Int.random(in: 0..<other.bytes.count, using: &seed)] ^= 1
      }
      let pair = try [bitmap, other].map { bitmap in
        seed.chance(0.3)
          ? PictureRows(bitmap) : try PictureRows(png: Array(bitmap.png()), limits: Limits())
      }
      for rows in pair { rows.read(upTo: rows.height) }
      for row in 0..<bitmap.height {
        let areSame = unsafe pair[0].withPixels(of: row) { one in
          unsafe pair[1].withPixels(of: row) { unsafe one.elementsEqual($0) }
        }
        let isSurelySame = pair[0].isSurelySame(row, in: pair[1])
        #expect(areSame || !isSurelySame, "\(seed)")
        if isSurelySame { alike += 1 } else if !areSame { others += 1 }
      }
    }
    #expect(alike > 1_000 && others > 50)
  }

  /// Files of ours and of others, whole or damaged, of every filter.
  private func file(_ seed: inout Seed) throws -> Data {
    switch seed.number(in: 0...4) {
    case 0: return TestFile.odd(&seed)
    case 4:
      var file = TestFile.interlaced(&seed)
      if seed.chance(0.2) { file.lines.removeLast() }
      file.pieces = seed.number(in: 1...9)
      return file.data
    case 1: return try Bitmap.random(&seed).png()
    case 2:
      let (width, height) = (seed.number(in: 30...60), seed.number(in: 30...60))
      return try Bitmap.photograph(width: width, height: height, &seed).png()
    default:
      var file = TestFile.random(&seed)
      file.pieces = seed.number(in: 1...9)
      return file.data
    }
  }

  private static func opened(_ file: Data) -> FileBytes {
    let path = FileManager.default.temporaryDirectory.path + "/rows-\(UUID().uuidString).png"
    defer { unsafe unlink(path) }
    _ = FileManager.default.createFile(atPath: path, contents: file)
    return unsafe FileBytes(closing: open(path, O_RDONLY), count: file.count)
  }

  /// The picture put together from bands of any height.
  private func bitmap(_ file: Data, _ seed: inout Seed) throws(ImageError) -> Bitmap {
    // Half of them are read from an open file, of which nothing but blocks is in memory.
    let isOpen = seed.chance(0.5)
    let rows = try PictureRows(
      png: isOpen ? Self.opened(file) : FileBytes(Array(file)),
      limits: Limits()
    )
    var bytes: [UInt8] = []
    while rows.band.upperBound < rows.height {
      rows.read(upTo: rows.band.upperBound + seed.number(in: 1...9))
      if let failure = rows.failure { throw failure }
      for row in rows.band { unsafe rows.withPixels(of: row) { unsafe bytes += $0 } }
    }
    return Bitmap(width: rows.width, height: rows.height, bytes: bytes)
  }
}
