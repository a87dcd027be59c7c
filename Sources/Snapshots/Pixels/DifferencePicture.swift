public import SnaplineImages

extension Bitmap {
  /// A picture of what differs: the new picture pale and gray, differing pixels in magenta, the
  /// stronger the more they differ, and what only one picture has in blue.
  public static func difference(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
    // Nothing keeps a bitmap from being read.
    difference(PicturePair(PictureRows(old), PictureRows(new)))
      ?? Bitmap(width: 0, height: 0, bytes: [])
  }

  /// The same of two pictures, of which none is whole in memory; nothing where one can't be read.
  static func difference(_ pair: PicturePair) -> Bitmap? {
    let (width, height) = (pair.width, pair.height)
    var isWhole = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      // Each thread writes rows of its own.
      nonisolated(unsafe) let target = UnsafeMutableRawBufferPointer(pixels)
      isWhole = pair.forEachBand { band in
        pair.divide(band) { rows in
          for row in rows {
            let line = unsafe UnsafeMutableRawBufferPointer(
              rebasing: target[row * width * 4..<(row + 1) * width * 4]
            )
            unsafe mark(row, of: pair, in: line)
          }
        }
      }
      count = isWhole ? width * height * 4 : 0
    }
    return isWhole ? Bitmap(width: width, height: height, bytes: bytes) : nil
  }

  private static func mark(
    _ row: Int,
    of pair: PicturePair,
    in line: UnsafeMutableRawBufferPointer
  ) {
    let shared = row < pair.sharedHeight ? pair.sharedWidth : 0
    if shared > 0 {
      unsafe pair.old.withPixels(of: row) { old in
        unsafe pair.new.withPixels(of: row) { new in
          for place in stride(from: 0, to: shared * 4, by: 4) {
            let before = unsafe old.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            let after = unsafe new.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            let color =
              before == after
              ? pale(UInt32(littleEndian: after)) : marked(PixelCounter.level(before, after))
            unsafe line.storeBytes(of: color.littleEndian, toByteOffset: place, as: UInt32.self)
          }
        }
      }
    }
    for place in stride(from: shared * 4, to: line.count, by: 4) {
      unsafe line.storeBytes(of: lonely.littleEndian, toByteOffset: place, as: UInt32.self)
    }
  }

  /// What only one picture has.
  private static let lonely = color(red: 70, green: 110, blue: 255)

  private static func color(red: UInt32, green: UInt32, blue: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | 0xFF00_0000
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    // Over white, then a quarter of the contrast.
    let white = 255 - pixel >> 24
    let luma = ((pixel & 255) * 3 + (pixel >> 8 & 255) * 6 + (pixel >> 16 & 255)) / 10 + white
    let level = 255 - (255 - min(luma, 255)) / 4
    return color(red: level, green: level, blue: level)
  }

  private static func marked(_ level: Int) -> UInt32 {
    // Even one level must be seen, so the weakest mark is far from white.
    color(red: 255, green: 150 - UInt32(level) * 150 / 255, blue: 255)
  }
}
