public import SnaplineEnvironment

public import struct Foundation.Data

/// The PNG format, written with libdeflate and with code of our own for the container.
public enum PNG {
  /// How much time is spent on making a file small.
  public enum Effort: Hashable, Sendable {
    /// For scratch files.
    case fast
    case normal
  }

  /// The bitmap as a file, with straight alpha where it isn't opaque.
  ///
  /// Pictures of few colours or of grays alone take a byte a pixel, opaque ones three.
  ///
  /// - Parameters:
  ///   - bitmap: At least one pixel.
  ///   - scale: Pixels per point, which the file records as its density.
  ///   - effort: How hard to compress.
  ///   - texts: What the file says besides its pixels.
  /// - Returns: The whole file.
  /// - Throws: Where there is no pixel to write, or no memory to do so.
  public static func encode(
    _ bitmap: Bitmap,
    scale: Double = 1,
    effort: Effort = .normal,
    texts: [Text] = []
  ) throws(ImageError) -> Data {
    try Data(PNGWriter(scale: scale, effort: effort, texts: texts).file(bitmap))
  }

  /// The same file of a bitmap that is given away, in no more memory than its pixels and the file.
  package static func encode(
    taking bitmap: consuming Bitmap,
    scale: Double,
    texts: [Text]
  ) throws(ImageError) -> [UInt8] {
    try PNGWriter(scale: scale, effort: .normal, texts: texts).file(taking: bitmap)
  }

  /// The bitmap that a file holds, whoever wrote it.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: How many bytes and pixels are read at most.
  /// - Returns: The pixels, premultiplied.
  /// - Throws: What keeps the file from being read.
  public static func decode(
    _ data: Data,
    limits: Limits = Limits()
  ) throws(ImageError) -> Bitmap {
    try PNGReader(limits: limits).bitmap(data)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

extension Bitmap {
  /// The bitmap as a PNG file that records `scale` pixels per point.
  public func png(scale: Double = 1, texts: [PNG.Text] = []) throws(ImageError) -> Data {
    try PNG.encode(self, scale: scale, texts: texts)
  }
}
