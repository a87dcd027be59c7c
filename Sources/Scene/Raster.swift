/// A picture to paint: pixels of four bytes (red, green, blue, alpha), premultiplied, from the top.
public struct Raster: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// `width * height * 4` bytes, shared between copies.
  public let bytes: [UInt8]
  /// What made the pixels of a file.
  @Uncompared package var decoders: [PictureDecoder] = []

  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && bytes.count == width * height * 4,
      "Raster: \(width) × \(height) pixels need \(width * height * 4) bytes, not \(bytes.count)"
    )
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  package init(width: Int, height: Int, bytes: [UInt8], decoders: [PictureDecoder]) {
    self.init(width: width, height: height, bytes: bytes)
    self.decoders = decoders
  }

  // Pictures are large; their size and a few pixels tell most of them apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    for sample in 0..<min(64, bytes.count) { hasher.combine(bytes[sample * bytes.count / 64]) }
  }
}

extension Raster {
  /// A name made from the pixels: equal pictures have equal names.
  public var key: String { ContentKey(bytes, width: width, height: height).description }
}
