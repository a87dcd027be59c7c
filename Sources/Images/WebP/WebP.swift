internal import CWebP

public import struct Foundation.Data

/// The WebP format: smaller than JPEG, with alpha, and exact at a quality of 100.
public enum WebP {
  /// What is used where nothing else is asked for.
  public static let usualQuality = 80
  private static let longestSide = 16_383

  /// The bitmap as a file, with straight alpha.
  ///
  /// - Parameters:
  ///   - bitmap: At least one pixel.
  ///   - quality: From 1 to 100, which keeps each pixel that can be seen as it is.
  /// - Returns: The whole file.
  /// - Throws: Where a side is too long for the format, or libwebp isn't there.
  public static func encode(
    _ bitmap: Bitmap,
    quality: Int = usualQuality
  ) throws(ImageError) -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .noPixels }
    guard max(bitmap.width, bitmap.height) <= longestSide else {
      throw .sideTooLong(max(bitmap.width, bitmap.height), limit: longestSide, format: "WebP")
    }
    guard cwebp_is_there() != 0 else { throw .noLibrary(name: "libwebp", package: "libwebp7") }
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { room, count in
      unsafe bitmap.bytes.withUnsafeBytes {
        unsafe PixelRow.straighten($0, into: UnsafeMutableRawBufferPointer(room))
      }
      count = bitmap.bytes.count
    }
    var file: UnsafeMutablePointer<UInt8>?
    let count = unsafe cwebp_write(
      pixels,
      Int32(bitmap.width),
      Int32(bitmap.height),
      Int32(min(max(quality, 1), 100)),
      &file
    )
    defer { unsafe cwebp_free(file) }
    guard count > 0, let file = unsafe file else { throw .outOfMemory }
    return unsafe Data(UnsafeBufferPointer(start: file, count: count))
  }
}

extension Bitmap {
  /// The bitmap as a WebP file; see ``WebP/encode(_:quality:)``.
  public func webp(quality: Int = WebP.usualQuality) throws(ImageError) -> Data {
    try WebP.encode(self, quality: quality)
  }
}
