import CDeflate
import Foundation
import SnaplineImages
import TestSupport

/// A file put together by hand, chunk by chunk.
struct TestFile {
  var width: Int
  var height: Int
  var depth: UInt8
  var kind: UInt8
  var lines: [UInt8] = []
  var palette: [UInt8] = []
  var alphas: [UInt8] = []
  var pieces = 1
  var extra = false
  var isInterlaced = false

  /// Eight bits a channel, every filter: grays, colours with or without alpha, numbers of colours.
  static func random(_ seed: inout Seed) -> TestFile {
    let kind = ([0, 2, 3, 6] as [UInt8]).randomElement(using: &seed) ?? 2
    let width = Int.random(in: 1...9, using: &seed)
    let height = Int.random(in: 1...7, using: &seed)
    var file = TestFile(width: width, height: height, depth: 8, kind: kind)
    for _ in 0..<height {
      file.lines.append(.random(in: 0...4, using: &seed))
      for _ in 0..<width * (kind == 2 ? 3 : kind == 6 ? 4 : 1) {
        file.lines.append(
          [0, 255, .random(in: 0...255, using: &seed)].randomElement(using: &seed) ?? 0
        )
      }
    }
    if kind == 3 {
      file.palette = (0..<768).map { _ in .random(in: 0...255, using: &seed) }
      file.alphas = (0..<Int.random(in: 0...256, using: &seed)).map { _ in
        .random(in: 0...255, using: &seed)
      }
    }
    return file
  }

  /// The same in seven passes, of which small pictures lack some.
  static func interlaced(_ seed: inout Seed) -> TestFile {
    var file = random(&seed)
    file.isInterlaced = true
    (file.width, file.height) = (seed.number(in: 1...19), seed.number(in: 1...19))
    file.lines = []
    let channels = file.kind == 2 ? 3 : file.kind == 6 ? 4 : 1
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    for (left, top, across, down) in passes {
      let columns = stride(from: left, to: file.width, by: across).underestimatedCount
      guard columns > 0 else { continue }
      for _ in stride(from: top, to: file.height, by: down) {
        file.lines.append(.random(in: 0...4, using: &seed))
        for _ in 0..<columns * channels { file.lines.append(.random(in: 0...255, using: &seed)) }
      }
    }
    return file
  }

  /// A file changed in one or more places, some before and some after the checksums were made.
  static func odd(_ seed: inout Seed) -> Data {
    var file = random(&seed)
    for _ in 0..<Int.random(in: 0...2, using: &seed) {
      let place = Int.random(in: 0..<file.lines.count, using: &seed)
      switch Int.random(in: 0..<10, using: &seed) {
      case 8: file.palette = Array(file.palette.prefix(.random(in: 0...770, using: &seed)))
      case 9: file.alphas.append(7)
      case 0: file.lines.remove(at: place)
      case 1: file.lines.insert(9, at: place)
      case 2: file.width += 1
      case 3: file.kind = [0, 2, 3, 4, 6, 7].randomElement(using: &seed) ?? 0
      case 4: file.depth = [1, 8, 16].randomElement(using: &seed) ?? 0
      case 5: file.palette = [1, 2, 3, 4, 5, 6]
      case 6: file.extra.toggle()
      default: file.lines[place] = .random(in: 0...6, using: &seed)
      }
      if file.lines.isEmpty { break }
    }
    var data = file.data
    if Int.random(in: 0..<3, using: &seed) == 0 {
      let place = Int.random(in: 8..<data.count, using: &seed)
      switch Int.random(in: 0..<3, using: &seed) {
      case 0: data[place] ^= 1 << UInt8.random(in: 0..<8, using: &seed)
      case 1: data.remove(at: place)
      default: data += [0, 1, 2, 3]
      }
    }
    return data
  }

  var data: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func append(_ tag: String, _ bytes: [UInt8]) {
      let tagged = Array(tag.utf8) + bytes
      data += bigEndian(UInt32(bytes.count)) + tagged
      data += bigEndian(unsafe libdeflate_crc32(0, tagged, tagged.count))
    }
    append(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [
        depth, kind, 0, 0, isInterlaced ? 1 : 0,
      ]
    )
    if extra { append("quIt", [1, 2, 3]) }
    if !palette.isEmpty { append("PLTE", palette) }
    if !alphas.isEmpty { append("tRNS", alphas) }
    let packed = compressed
    let length = (packed.count + pieces - 1) / pieces
    for start in stride(from: 0, to: packed.count, by: length) {
      append("IDAT", Array(packed[start..<min(start + length, packed.count)]))
    }
    append("IEND", [])
    return data
  }

  private var compressed: [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(6) else { return [] }
    defer { unsafe libdeflate_free_compressor(compressor) }
    var output = [UInt8](repeating: 0, count: lines.count + 100)
    let count = unsafe libdeflate_zlib_compress(
      compressor,
      lines,
      lines.count,
      &output,
      output.count
    )
    return Array(output.prefix(count))
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}

extension Bitmap {
  /// A small picture, opaque or with every kind of alpha, of few or many colours or of grays.
  static func random(_ seed: inout Seed) -> Bitmap {
    let width = Int.random(in: 1...40, using: &seed)
    let height = Int.random(in: 1...20, using: &seed)
    let isOpaque = Bool.random(using: &seed)
    func color() -> [UInt8] {
      let some: [UInt8] = [0, 1, 127, 255, .random(in: 0...255, using: &seed)]
      let alpha: UInt8 = isOpaque ? 255 : some.randomElement(using: &seed) ?? 0
      return (0..<3).map { _ in .random(in: 0...alpha, using: &seed) } + [alpha]
    }
    func gray() -> [UInt8] {
      Array(repeating: .random(in: 0...255, using: &seed), count: 3) + [255]
    }
    let count = Int.random(in: 1...12, using: &seed)
    let few = (0..<count).map { _ in color() }
    let kind = Int.random(in: 0..<3, using: &seed)
    let bytes = (0..<width * height).flatMap { _ in
      switch kind {
      case 0: gray()
      case 1: few.randomElement(using: &seed) ?? []
      default: color()
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// Neighbours that are alike and seldom the same, as light leaves them.
  static func photograph(width: Int, height: Int, _ seed: inout Seed) -> Bitmap {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let light = 100 + 60 * sin(Double(column) / 19) * cos(Double(row) / 27)
        for part in 0..<3 {
          let level = light + 20 * Double(part) + .random(in: -4...4, using: &seed)
          bytes.append(UInt8(min(255, max(0, level))))
        }
        bytes.append(255)
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
