internal import Glibc

/// Turns rows of premultiplied pixels into rows of a file.
enum PixelRow {
  /// Whether what stands at a place is like what stands a stride before it.
  @inline(__always)
  static func isLikeAbove(
    _ rows: UnsafeRawBufferPointer,
    _ place: Int,
    _ stride: Int,
    bytes: Int
  ) -> Bool {
    guard let start = unsafe rows.baseAddress.map({ unsafe $0 + place }) else { return true }
    return unsafe memcmp(start, start - stride, bytes) == 0
  }

  /// Red, green and blue of opaque pixels.
  static func dropAlpha(
    _ source: UnsafeRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) {
    let count = source.count / 4
    var pixel = 0
    // Eight pixels, two in a word, become three words.
    while pixel + 8 <= count {
      let one = unsafe pair(source, pixel)
      let two = unsafe pair(source, pixel + 2)
      let three = unsafe pair(source, pixel + 4)
      let four = unsafe pair(source, pixel + 6)
      unsafe store(one | two << 48, in: target, pixel * 3)
      unsafe store(two >> 16 | three << 32, in: target, pixel * 3 + 8)
      unsafe store(three >> 32 | four << 16, in: target, pixel * 3 + 16)
      pixel += 8
    }
    while pixel < count {
      // All of it first: the target may begin a byte behind its source.
      let last = unsafe word(source, pixel)
      for part in 0..<3 {
        unsafe target[pixel * 3 + part] = UInt8(truncatingIfNeeded: last >> (8 * UInt32(part)))
      }
      pixel += 1
    }
  }

  /// One level of gray pixels.
  static func takeRed(
    _ source: UnsafeRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) {
    for pixel in 0..<source.count / 4 { unsafe target[pixel] = source[pixel * 4] }
  }

  /// Opaque pixels of one level for all colours.
  static func spread(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    for pixel in 0..<target.count / 4 {
      let level = unsafe UInt32(source[pixel])
      unsafe store(level * 0x1_0101 | 0xFF00_0000, in: target, pixel * 4)
    }
  }

  /// Opaque pixels from red, green and blue.
  static func addAlpha(
    _ source: UnsafeRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) {
    let count = target.count / 4
    var pixel = 0
    // Reads the next pixel's red as well, so the last one is put together from single bytes.
    while pixel + 1 < count {
      let packed = unsafe source.loadUnaligned(fromByteOffset: pixel * 3, as: UInt32.self)
      unsafe store(UInt32(littleEndian: packed) | 0xFF00_0000, in: target, pixel * 4)
      pixel += 1
    }
    guard pixel < count else { return }
    for part in 0..<3 { unsafe target[pixel * 4 + part] = source[pixel * 3 + part] }
    unsafe target[pixel * 4 + 3] = 255
  }

  /// Straight alpha: colours divided by it, rounded to the nearest level.
  static func straighten(
    _ source: UnsafeRawBufferPointer,
    into target: UnsafeMutableRawBufferPointer
  ) {
    for pixel in 0..<source.count / 4 {
      let packed = unsafe word(source, pixel)
      let alpha = packed >> 24
      let straight =
        switch alpha {
        case 255: packed
        case 0: 0 as UInt32
        default:
          level(packed & 255, alpha) | level(packed >> 8 & 255, alpha) << 8
            | level(packed >> 16 & 255, alpha) << 16 | alpha << 24
        }
      unsafe store(straight, in: target, pixel * 4)
    }
  }

  /// Colours multiplied by their alpha, rounded to the nearest level; undoes ``straighten(_:into:)``.
  static func premultiply(_ pixels: UnsafeMutableRawBufferPointer) {
    for pixel in 0..<pixels.count / 4 {
      let packed = unsafe word(UnsafeRawBufferPointer(pixels), pixel)
      let alpha = packed >> 24
      guard alpha != 255 else { continue }
      let red = ((packed & 255) * alpha + 127) / 255
      let green = ((packed >> 8 & 255) * alpha + 127) / 255
      let blue = ((packed >> 16 & 255) * alpha + 127) / 255
      unsafe store(red | green << 8 | blue << 16 | alpha << 24, in: pixels, pixel * 4)
    }
  }

  private static func level(_ premultiplied: UInt32, _ alpha: UInt32) -> UInt32 {
    min(255, (premultiplied * 255 + alpha / 2) / alpha)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ pixel: Int) -> UInt32 {
    UInt32(
      littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt32.self)
    )
  }

  /// The colours of two pixels, side by side.
  @inline(__always)
  private static func pair(_ bytes: UnsafeRawBufferPointer, _ pixel: Int) -> UInt64 {
    let both = UInt64(
      littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: pixel * 4, as: UInt64.self)
    )
    return both & 0xFF_FFFF | both >> 8 & 0xFFFF_FF00_0000
  }

  @inline(__always)
  private static func store<Word: FixedWidthInteger & BitwiseCopyable>(
    _ word: Word,
    in bytes: UnsafeMutableRawBufferPointer,
    _ offset: Int
  ) {
    unsafe bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: Word.self)
  }
}
