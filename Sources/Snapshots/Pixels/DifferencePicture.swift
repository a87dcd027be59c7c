public import SnaplineImages

extension Bitmap {
  /// A picture of the differences: the new picture in pale gray, with differing pixels in colour.
  ///
  /// They are magenta, stronger for larger differences; pixels that only one picture has are blue.
  public static func difference(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
    let pair = PicturePair(PictureRows(old), PictureRows(new))
    let (width, colors) = (pair.width, DifferenceMarks.colors)
    let bytes = unsafe [UInt8](
      unsafeUninitializedCapacity: width * pair.height * 4
    ) { pixels, count in
      let target = UnsafeMutableRawBufferPointer(pixels)
      // Nothing keeps a bitmap from being read.
      _ = pair.forEachBand { rows in
        let marks = DifferenceMarks(of: rows, in: pair)
        for row in rows {
          for mark in marks.row(row - rows.lowerBound) {
            let color = colors[Int(mark)].littleEndian
            unsafe target.storeBytes(of: color, toByteOffset: count, as: UInt32.self)
            count += 4
          }
        }
      }
    }
    return Bitmap(width: width, height: pair.height, bytes: bytes)
  }
}

/// Some rows of a picture of what differs: of each pixel the number of its colour.
struct DifferenceMarks {
  private let stride: Int
  /// The rows one after another, each behind a zero.
  private(set) var lines: [UInt8]

  /// Looks at rows of both pictures that are in their bands.
  init(of rows: Range<Int>, in pair: PicturePair) {
    let stride = 1 + pair.width
    self.stride = stride
    let count = rows.count * stride
    lines = unsafe [UInt8](unsafeUninitializedCapacity: count) { lines, filled in
      // Each thread writes rows of its own.
      nonisolated(unsafe) let target = UnsafeMutableRawBufferPointer(lines)
      pair.divide(rows) { some in
        for row in some {
          let start = (row - rows.lowerBound) * stride
          unsafe target[start] = 0
          let line = unsafe target[start + 1..<start + stride]
          unsafe Self.mark(row, of: pair, in: UnsafeMutableRawBufferPointer(rebasing: line))
        }
      }
      filled = count
    }
  }

  /// The numbers of a row, counted from the first one.
  func row(_ row: Int) -> ArraySlice<UInt8> { lines[row * stride + 1..<(row + 1) * stride] }

  private static func mark(
    _ row: Int,
    of pair: PicturePair,
    in line: UnsafeMutableRawBufferPointer
  ) {
    let shared = row < pair.sharedHeight ? pair.sharedWidth : 0
    if shared > 0 {
      unsafe pair.old.withPixels(of: row) { old in
        unsafe pair.new.withPixels(of: row) { new in
          for place in 0..<shared {
            let before = unsafe old.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
            let after = unsafe new.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
            unsafe line[place] =
              before == after
              ? pale(UInt32(littleEndian: after)) : marked(PixelCounter.level(before, after))
          }
        }
      }
    }
    for place in shared..<line.count { unsafe line[place] = lonely }
  }

  // MARK: Colours

  /// The colours by their numbers, red lowest: grays, then marks, then that of a lonely pixel.
  static let colors: [UInt32] =
    (0...mostPale).map { gray in
      let level = 255 - mostPale + gray
      return color(red: level, green: level, blue: level)
    }
    // Even one level must be seen, so the weakest mark is far from white.
    + (0...mostMarked).map { color(red: 255, green: 150 - $0, blue: 255) }
    + [color(red: 70, green: 110, blue: 255)]

  private static let mostPale: UInt32 = 63
  private static let mostMarked: UInt32 = 150
  /// What only one picture has.
  private static let lonely = UInt8(mostPale + mostMarked + 2)

  private static func color(red: UInt32, green: UInt32, blue: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | 0xFF00_0000
  }

  private static func pale(_ pixel: UInt32) -> UInt8 {
    // Over white, then a quarter of the contrast.
    let white = 255 - pixel >> 24
    let luma = ((pixel & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel >> 16 & 255)) / 10 + white
    return UInt8(mostPale - (255 - min(luma, 255)) / 4)
  }

  private static func marked(_ level: Int) -> UInt8 {
    UInt8(mostPale + 1 + UInt32(level) * mostMarked / 255)
  }
}
