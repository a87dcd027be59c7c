/// Small files of one gray level, in forms that other programs write.
enum TestPNG: CaseIterable {
  case gray, grayAlpha, palette, deep, interlaced, fewBits

  private var header: (depth: UInt8, colorType: UInt8, interlace: UInt8) {
    switch self {
    case .gray: (8, 0, 0)
    case .grayAlpha: (8, 4, 0)
    case .palette: (8, 3, 0)
    case .deep: (16, 2, 0)
    case .interlaced: (8, 2, 1)
    case .fewBits: (4, 3, 0)
    }
  }

  private func row(of count: Int, level: UInt8) -> [UInt8] {
    switch self {
    case .gray: Array(repeating: level, count: count)
    case .grayAlpha: Array(repeating: [level, 255], count: count).flatMap { $0 }
    case .palette: Array(repeating: 1, count: count)
    case .deep: Array(repeating: level, count: count * 6)
    case .interlaced: Array(repeating: level, count: count * 3)
    case .fewBits: Array(repeating: 0x11, count: (count + 1) / 2)
    }
  }

  /// A picture of eight by eight pixels.
  func file(level: UInt8) -> [UInt8] {
    let passes =
      self == .interlaced
      ? [(1, 1), (1, 1), (2, 1), (2, 2), (4, 2), (4, 4), (8, 4)] : [(8, 8)]
    var lines: [UInt8] = []
    for (width, height) in passes {
      for _ in 0..<height { lines += [0] + row(of: width, level: level) }
    }
    let (depth, colorType, interlace) = header
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", [0, 0, 0, 8, 0, 0, 0, 8, depth, colorType, 0, 0, interlace])
    if colorType == 3 { file += chunk("PLTE", [0, 0, 0, level, level, level]) }
    file += chunk("IDAT", stored(lines))
    return file + chunk("IEND", [])
  }

  /// A zlib stream that compresses nothing.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let (low, high) = (UInt8(count & 0xFF), UInt8(count >> 8))
    var (one, other): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      other = (other + one) % 65_521
    }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + bytes + bigEndian(other << 16 | one)
  }

  private func chunk(_ tag: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(tag.utf8) + data
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return bigEndian(UInt32(data.count)) + body + bigEndian(~sum)
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
