internal import CJPEG

public import struct Foundation.Data

/// The JPEG format, for photographs: small, and never exact.
public enum JPEG {
  /// The quality if no other is given.
  public static let usualQuality = 90
  private static let longestSide = 65_500

  /// The bitmap as a file.
  ///
  /// Translucent parts are painted over white, because the format has no alpha.
  ///
  /// - Parameters:
  ///   - bitmap: At least one pixel.
  ///   - quality: From 1 to 100; from 90 on each pixel keeps a colour of its own, which text needs.
  ///   - scale: Pixels per point, which the file records as its density.
  /// - Returns: The whole file.
  /// - Throws: Where a side is too long for the format, or libjpeg-turbo isn't there.
  public static func encode(
    _ bitmap: Bitmap,
    quality: Int = usualQuality,
    scale: Double = 1
  ) throws(ImageError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels }
    guard max(bitmap.width, bitmap.height) <= longestSide else {
      throw .sideTooLong(max(bitmap.width, bitmap.height), limit: longestSide, format: "JPEG")
    }
    var file = unsafe cjpeg_file()
    defer { unsafe cjpeg_free(&file) }
    var reason = ""
    let outcome = unsafe bitmap.onWhite.withUnsafeBytes { pixels in
      unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { text in
        unsafe text.initialize(repeating: 0)
        let outcome = unsafe cjpeg_write(
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
          Int32(bitmap.width),
          Int32(bitmap.height),
          Int32(min(max(quality, 1), 100)),
          quality >= 90 ? 1 : 0,
          &file,
          text.baseAddress
        )
        reason = unsafe String(
          decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
          as: UTF8.self
        )
        return outcome
      }
    }
    switch outcome {
    case cjpeg_written: break
    case cjpeg_missing: throw .noLibrary(name: "libjpeg-turbo", package: "libturbojpeg0")
    default: throw .unencodable(reason)
    }
    var data = unsafe Data(UnsafeBufferPointer(start: file.bytes, count: file.count))
    recordDensity(scale, in: &data)
    return data
  }

  /// Says pixels per inch in the segment that begins the file.
  private static func recordDensity(_ scale: Double, in file: inout Data) {
    let density = (scale * 72).rounded()
    let mark: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0]
    guard file.count > 18, file.starts(with: mark), density >= 1, density <= 65_535 else { return }
    let number = [UInt8](bigEndian(UInt16(density)))
    file.replaceSubrange(13..<18, with: [1] + number + number)
  }
}

extension Bitmap {
  /// The bitmap as a JPEG file; see ``JPEG/encode(_:quality:scale:)``.
  public func jpeg(
    quality: Int = JPEG.usualQuality,
    scale: Double = 1
  ) throws(ImageError) -> Data {
    try JPEG.encode(self, quality: quality, scale: scale)
  }

  /// The pixels as they look over white.
  fileprivate var onWhite: [UInt8] {
    guard !isOpaque else { return bytes }
    var bytes = bytes
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let rest = 255 - bytes[pixel + 3]
      // Premultiplied parts are never above their alpha, where a bitmap is in order.
      for part in pixel..<pixel + 3 { bytes[part] = UInt8(min(255, Int(bytes[part]) + Int(rest))) }
      bytes[pixel + 3] = 255
    }
    return bytes
  }
}
