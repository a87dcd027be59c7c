/// Undoes the filters that a file's rows were written with.
enum Scanlines {
  /// All rows of a picture: above the first are zeros.
  static func unfilter(
    _ lines: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int
  ) -> Bool {
    let zeros = [UInt8](repeating: 0, count: stride - 1)
    return unsafe zeros.withUnsafeBytes {
      unsafe unfilter(lines, stride: stride, channels: channels, below: $0)
    }
  }

  /// Some rows, each behind the number of its filter, and the one above them, without it.
  ///
  /// - Returns: Whether all filters are known.
  static func unfilter(
    _ lines: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int,
    below rowAbove: UnsafeRawBufferPointer
  ) -> Bool {
    guard let start = unsafe lines.baseAddress?.assumingMemoryBound(to: UInt8.self),
      var above = unsafe rowAbove.baseAddress?.assumingMemoryBound(to: UInt8.self)
    else { return false }
    let count = stride - 1
    for row in 0..<lines.count / stride {
      let filter = unsafe start[row * stride]
      let line = unsafe start + row * stride + 1
      switch filter {
      case 0: break
      case 1: unsafe restore(line, above, count, channels) { left, _, _ in left }
      case 2: unsafe up(line, above, count)
      case 3: unsafe restore(line, above, count, channels, average)
      case 4: unsafe restore(line, above, count, channels, paeth)
      default: return false
      }
      unsafe above = UnsafePointer(line)
    }
    return true
  }

  private static func up(
    _ line: UnsafeMutablePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ count: Int
  ) {
    for place in 0..<count { unsafe line[place] &+= above[place] }
  }

  /// The bytes of one pixel, with room to reckon.
  private typealias Levels = SIMD4<Int16>

  /// Adds what is foretold from the pixel before, the one above it, and the one above that: all bytes
  /// of a pixel at once, as each waits for the same byte of the pixel before.
  @inline(__always)
  private static func restore(
    _ line: UnsafeMutablePointer<UInt8>,
    _ above: UnsafePointer<UInt8>,
    _ count: Int,
    _ channels: Int,
    _ predictor: (_ left: Levels, _ above: Levels, _ corner: Levels) -> Levels
  ) {
    var (left, corner) = (Levels(), Levels())
    var place = 0
    while place &+ 4 <= count {
      let top = spread(unsafe UnsafeRawPointer(above + place).loadUnaligned(as: UInt32.self))
      let rest = spread(unsafe UnsafeRawPointer(line + place).loadUnaligned(as: UInt32.self))
      left = (rest &+ predictor(left, top, corner)) & 255
      corner = top
      let bytes = packed(left)
      if channels == 3 {
        unsafe UnsafeMutableRawPointer(line + place).storeBytes(
          of: UInt16(truncatingIfNeeded: bytes).littleEndian,
          as: UInt16.self
        )
        unsafe line[place &+ 2] = UInt8(truncatingIfNeeded: bytes &>> 16)
      } else if channels == 4 {
        unsafe UnsafeMutableRawPointer(line + place).storeBytes(
          of: bytes.littleEndian,
          as: UInt32.self
        )
      } else {
        unsafe line[place] = UInt8(truncatingIfNeeded: bytes)
      }
      place &+= channels
    }
    while place < count {
      func level(_ bytes: UnsafePointer<UInt8>, _ place: Int) -> Levels {
        place < 0 ? Levels() : Levels(repeating: Int16(unsafe bytes[place]))
      }
      let guess = unsafe predictor(
        level(line, place &- channels),
        level(above, place),
        level(above, place &- channels)
      )
      unsafe line[place] &+= UInt8(truncatingIfNeeded: guess[0])
      place &+= 1
    }
  }

  /// Four bytes, each in sixteen bits.
  @inline(__always)
  private static func spread(_ bytes: UInt32) -> Levels {
    let pairs = UInt64(UInt32(littleEndian: bytes))
    let halves = (pairs | pairs &<< 16) & 0x0000_FFFF_0000_FFFF
    return unsafe unsafeBitCast((halves | halves &<< 8) & 0x00FF_00FF_00FF_00FF, to: Levels.self)
  }

  @inline(__always)
  private static func packed(_ levels: Levels) -> UInt32 {
    let wide = unsafe unsafeBitCast(levels, to: UInt64.self)
    let halves = (wide | wide &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves &>> 16)
  }

  @inline(__always)
  private static func average(_ left: Levels, _ above: Levels, _ corner: Levels) -> Levels {
    (left &+ above) &>> 1
  }

  @inline(__always)
  private static func paeth(_ left: Levels, _ above: Levels, _ corner: Levels) -> Levels {
    let (fromLeft, fromAbove) = (magnitude(above &- corner), magnitude(left &- corner))
    let fromCorner = magnitude(left &+ (above &- corner &- corner))
    let second = corner.replacing(with: above, where: fromAbove .<= fromCorner)
    return second.replacing(
      with: left,
      where: (fromLeft .<= fromAbove) .& (fromLeft .<= fromCorner)
    )
  }

  @inline(__always)
  private static func magnitude(_ levels: Levels) -> Levels {
    levels.replacing(with: 0 &- levels, where: levels .< 0)
  }
}
