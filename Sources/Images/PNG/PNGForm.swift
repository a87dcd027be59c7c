/// How a file keeps pixels: in the fewest bytes a pixel that hold them exactly.
enum PNGForm: Equatable {
  /// One level for red, green and blue.
  case gray
  /// Numbers of few colours.
  case palette(PNGPalette)
  case rgb
  case rgba

  /// `isCrowded` says that it has too many colours for a palette, where that is known.
  init(_ bitmap: Bitmap, isOpaque: Bool, isCrowded: Bool) {
    if isOpaque, bitmap.isGray {
      self = .gray
    } else if !isCrowded, let palette = PNGPalette(bitmap) {
      self = .palette(palette)
    } else {
      self = isOpaque ? .rgb : .rgba
    }
  }

  /// Bytes of one pixel.
  var channels: Int {
    switch self {
    case .gray, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The format's own number for the kind of colour.
  var kind: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// Whether a row is never longer than its pixels in memory, so that it can take their place.
  var fitsInPlace: Bool { channels < 4 }

  /// Turns a row of a bitmap into one of the file; the two may overlap where the second begins no
  /// later than the first.
  func pack(_ source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    switch self {
    case .gray: unsafe PixelRow.takeRed(source, into: target)
    case .palette(let palette): unsafe palette.number(source, into: target)
    case .rgb: unsafe PixelRow.dropAlpha(source, into: target)
    case .rgba: unsafe PixelRow.straighten(source, into: target)
    }
  }
}

extension Bitmap {
  /// Whether every pixel is opaque.
  public var isOpaque: Bool { isOpaque(in: 0..<height) }

  /// The same of some rows.
  func isOpaque(in rows: Range<Int>) -> Bool {
    unsafe everyBlock(of: rows) { pixels in
      var all = UInt32.max
      for place in pixels.indices { all &= unsafe pixels[place] }
      return UInt32(littleEndian: all) >> 24 == 255
    }
  }

  /// Whether red, green and blue are the same everywhere.
  var isGray: Bool {
    unsafe everyBlock(of: 0..<height) { pixels in
      var differing: UInt32 = 0
      for place in pixels.indices {
        let word = UInt32(littleEndian: unsafe pixels[place])
        differing |= (word ^ word >> 8) & 0xFFFF
      }
      return differing == 0
    }
  }

  /// In blocks, so that the inner loop is free of branches and most pictures are told at once.
  private func everyBlock(
    of rows: Range<Int>,
    _ holds: (UnsafeBufferPointer<UInt32>) -> Bool
  ) -> Bool {
    unsafe bytes.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      let last = rows.upperBound * width
      return stride(from: rows.lowerBound * width, to: last, by: 4096).allSatisfy { start in
        let end = min(start + 4096, last)
        return unsafe holds(UnsafeBufferPointer(rebasing: pixels[start..<end]))
      }
    }
  }
}
