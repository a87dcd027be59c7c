internal import CWebP
public import SnaplineEnvironment

public import struct Foundation.Data

/// The WebP format: smaller than JPEG, with alpha, and exact at a quality of 100.
public enum WebP {
  /// The quality if no other is given.
  public static let usualQuality = 80
  private static let longestSide = 16_383

  /// The bitmap as a file, with straight alpha.
  ///
  /// - Parameters:
  ///   - bitmap: At least one pixel.
  ///   - quality: From 1 to 100; 100 keeps each visible pixel exactly.
  ///   - limits: How many pixels are written at most.
  /// - Returns: The whole file.
  /// - Throws: Where the picture is too large for the format, or libwebp isn't there.
  public static func encode(
    _ bitmap: Bitmap,
    quality: Int = usualQuality,
    limits: Limits = Limits()
  ) throws(ImageError) -> Data {
    try admit(width: bitmap.width, height: bitmap.height, quality: quality, limits: limits)
    guard cwebp_is_there() != 0 else { throw .noLibrary(name: "libwebp", package: "libwebp7") }
    var file: UnsafeMutablePointer<UInt8>?
    let count = unsafe cwebp_write(
      bitmap.straightBytes,
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

extension WebP {
  /// Throws where a picture of so many pixels isn't written, which is known before it is painted.
  package static func admit(
    width: Int,
    height: Int,
    quality: Int,
    limits: Limits
  ) throws(ImageError) {
    guard width > 0, height > 0 else { throw .noPixels }
    guard max(width, height) <= longestSide else {
      throw .sideTooLong(max(width, height), limit: longestSide, format: "WebP")
    }
    let isExact = quality >= 100
    let limit = isExact ? limits.webpPixels / 4 : limits.webpPixels
    guard width * height <= limit else {
      throw .tooManyPixelsToWrite(
        width: width,
        height: height,
        limit: limit,
        format: isExact ? "exact WebP" : "WebP"
      )
    }
  }
}

extension Bitmap {
  /// The pixels with straight alpha.
  fileprivate var straightBytes: [UInt8] {
    guard !isOpaque else { return bytes }
    return unsafe [UInt8](unsafeUninitializedCapacity: bytes.count) { room, count in
      unsafe bytes.withUnsafeBytes {
        unsafe PixelRow.straighten($0, into: UnsafeMutableRawBufferPointer(room))
      }
      count = bytes.count
    }
  }

  /// The bitmap as a WebP file; see ``WebP/encode(_:quality:limits:)``.
  public func webp(
    quality: Int = WebP.usualQuality,
    limits: Limits = Limits()
  ) throws(ImageError) -> Data {
    try WebP.encode(self, quality: quality, limits: limits)
  }
}
