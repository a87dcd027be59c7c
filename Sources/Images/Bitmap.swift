/// Pixels in memory: four bytes each (red, green, blue, alpha), premultiplied, rows from the top.
public struct Bitmap: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes without padding.
  public var bytes: [UInt8]

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "Bitmap: \(width) × \(height) pixels need \(width * height * 4) bytes, not \(bytes.count)"
    )
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
