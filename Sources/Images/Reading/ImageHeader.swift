internal import SnaplineEnvironment

/// What a file says of its picture before any pixel is read.
struct ImageHeader: Hashable, Sendable {
  /// In pixels, as they are stored; of a drawing in points.
  var width: Double
  var height: Double
  var orientation = ImageOrientation.up
  /// The bytes of an ICC profile.
  var profile: [UInt8] = []
  /// Colours of a stored pixel: 1, 3 or 4.
  var channels = 3

  /// The header of a file; its numbers were checked against what its format allows.
  init(
    _ format: ImageFormat,
    _ bytes: [UInt8],
    _ limits: Limits
  ) throws(ImageError) {
    switch format {
    case .png: self = try PNGHeader.read(bytes)
    case .jpeg: self = try JPEGHeader.read(bytes)
    case .gif: self = try GIFReader.header(bytes)
    case .webp: self = try WebPContainer(bytes).header
    case .svg: self = try VectorDrawing.header(bytes, limits)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .noPixels }
  }

  init(width: Int, height: Int) {
    self.width = Double(width)
    self.height = Double(height)
  }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
