/// Turns rows of a file into rows of a bitmap.
struct PixelUnpacking: Equatable {
  let channels: Int
  /// Premultiplied pixels.
  private let palette: [UInt32]

  /// Nothing for kinds of pixels that only libpng reads.
  init?(_ chunks: PNGChunks) {
    guard let channels = chunks.channels, !chunks.hasTransparentColor else { return nil }
    self.channels = channels
    var palette = chunks.palette.map(\.littleEndian)
    unsafe palette.withUnsafeMutableBytes { unsafe PixelRow.premultiply($0) }
    self.palette = palette
  }

  /// Whether all numbers of colours are known in rows that each stand behind a byte of a filter.
  func knowsColors(of lines: UnsafeRawBufferPointer, stride: Int) -> Bool {
    guard !palette.isEmpty, palette.count < 256 else { return true }
    var greatest: UInt8 = 0
    for start in Swift.stride(from: 0, to: lines.count, by: stride) {
      for place in start + 1..<start + stride { greatest = unsafe max(greatest, lines[place]) }
    }
    return greatest < palette.count
  }

  /// Whether all numbers of colours are known.
  func unpack(
    _ line: UnsafeRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    switch channels {
    case 3: unsafe PixelRow.addAlpha(line, into: target)
    case 4:
      unsafe target.copyMemory(from: line)
      unsafe PixelRow.premultiply(target)
    case _ where palette.isEmpty: unsafe PixelRow.spread(line, into: target)
    default:
      let pixels = unsafe target.bindMemory(to: UInt32.self)
      for place in line.indices {
        let number = unsafe Int(line[place])
        guard number < palette.count else { return false }
        unsafe pixels[place] = palette[number]
      }
    }
    return true
  }
}
