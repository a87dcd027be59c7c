public import SnaplineImages

extension Bitmap {
  /// A picture of what differs: the new picture pale and gray, differing pixels in magenta, the
  /// stronger the more they differ, and what only one picture has in blue.
  public static func difference(_ old: Bitmap, _ new: Bitmap) -> Bitmap {
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = (row * width + column) * 4
        let color: (UInt8, UInt8, UInt8)
        if let before = old.pixel(column, row), let after = new.pixel(column, row) {
          color = before == after ? pale(after) : marked(before, after)
        } else {
          color = (70, 110, 255)
        }
        (bytes[place], bytes[place + 1], bytes[place + 2]) = color
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  private func pixel(_ column: Int, _ row: Int) -> SIMD4<UInt8>? {
    guard column < width, row < height else { return nil }
    let place = (row * width + column) * 4
    return SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
  }

  private static func pale(_ pixel: SIMD4<UInt8>) -> (UInt8, UInt8, UInt8) {
    // Over white, then a quarter of the contrast.
    let white = 255 - Int(pixel.w)
    let luma = (Int(pixel.x) * 3 + Int(pixel.y) * 6 + Int(pixel.z)) / 10 + white
    let level = UInt8(clamping: 255 - (255 - luma) / 4)
    return (level, level, level)
  }

  private static func marked(
    _ before: SIMD4<UInt8>,
    _ after: SIMD4<UInt8>
  ) -> (UInt8, UInt8, UInt8) {
    var greatest = 0
    for channel in 0..<4 {
      greatest = max(greatest, abs(Int(before[channel]) - Int(after[channel])))
    }
    // Even one level must be seen, so the weakest mark is far from white.
    return (255, UInt8(clamping: 150 - greatest * 150 / 255), 255)
  }
}
