public import SnaplineEnvironment
public import SnaplineImages
public import SnaplineScene

public import struct Foundation.Data

/// Scenes as picture files; the environment's limits bound the canvas of each.
extension Scene {
  /// The scene as a PNG file that records the scene's scale, and what its pixels depend on.
  ///
  /// - Parameters:
  ///   - environment: Its limits bound the canvas.
  ///   - libraries: The versions of what made the scene, for the fingerprint.
  ///   - embedsLayout: Whether the file contains where each view is; see ``LayoutTree/keyword``.
  /// - Returns: The whole file.
  /// - Throws: Where the scene can't be painted, or there is no memory.
  public func png(
    environment: Environment = .current,
    libraries: [String: String] = [:],
    embedsLayout: Bool = false
  ) throws(RenderingError) -> Data {
    try Data(
      pngBytes(environment: environment, libraries: libraries, embedsLayout: embedsLayout)
    )
  }

  /// The same file as bytes that nobody else holds.
  package func pngBytes(
    environment: Environment,
    libraries: [String: String],
    embedsLayout: Bool
  ) throws(RenderingError) -> [UInt8] {
    var texts = [
      PNG.Text(Fingerprint.keyword, fingerprint(libraries: libraries).description)
    ]
    if embedsLayout { texts.append(PNG.Text(LayoutTree.keyword, layoutJSON)) }
    if let latest = LatestPicture.take() {
      defer { LatestPicture.give(latest) }
      if let file = try latest.file(of: self, environment, texts) { return file }
    }
    // Given away, so that its memory serves the file's rows.
    let bitmap = try bitmap(environment: environment)
    return try Self.encoded(bitmap, scale, texts)
  }

  private static func encoded(
    _ bitmap: consuming Bitmap,
    _ scale: Double,
    _ texts: [PNG.Text]
  ) throws(RenderingError) -> [UInt8] {
    do throws(ImageError) {
      return try PNG.encode(taking: bitmap, scale: scale, texts: texts)
    } catch {
      throw .encoding(error)
    }
  }

  /// The scene as a JPEG file, over white; see ``JPEG/encode(_:quality:scale:)``.
  public func jpeg(
    quality: Int = JPEG.usualQuality,
    environment: Environment = .current
  ) throws(RenderingError) -> Data {
    let bitmap = try bitmap(environment: environment)
    return try encoded { () throws(ImageError) in try bitmap.jpeg(quality: quality, scale: scale) }
  }

  /// The scene as a WebP file; see ``WebP/encode(_:quality:limits:)``.
  public func webp(
    quality: Int = WebP.usualQuality,
    environment: Environment = .current
  ) throws(RenderingError) -> Data {
    let limits = environment.limits
    let (width, height) = try pixelSize(within: limits)
    try encoded { () throws(ImageError) in
      try WebP.admit(width: width, height: height, quality: quality, limits: limits)
    }
    let bitmap = try bitmap(environment: environment)
    return try encoded { () throws(ImageError) in
      try bitmap.webp(quality: quality, limits: limits)
    }
  }

  private func encoded<Result>(
    _ encode: () throws(ImageError) -> Result
  ) throws(RenderingError) -> Result {
    do throws(ImageError) {
      return try encode()
    } catch {
      throw .encoding(error)
    }
  }
}
