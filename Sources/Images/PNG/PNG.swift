public import struct Foundation.Data

/// The PNG format: written by a container of our own around libdeflate.
public enum PNG {
  /// How much time is spent on making a file small.
  public enum Effort: Hashable, Sendable {
    /// For scratch files.
    case fast
    case normal
  }

  /// The bitmap as a file, with straight alpha where it isn't opaque.
  ///
  /// - Parameters:
  ///   - bitmap: At least one pixel.
  ///   - scale: Pixels per point, which the file records as its density.
  ///   - effort: How hard to compress.
  /// - Returns: The whole file.
  /// - Throws: Where there is no pixel to write, or no memory to do so.
  public static func encode(
    _ bitmap: Bitmap,
    scale: Double = 1,
    effort: Effort = .normal
  ) throws(ImageError) -> Data {
    try Data(PNGWriter(bitmap: bitmap, scale: scale, effort: effort).file())
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension Bitmap {
  /// The bitmap as a PNG file that records `scale` pixels per point.
  public func png(scale: Double = 1) throws(ImageError) -> Data {
    try PNG.encode(self, scale: scale)
  }
}
