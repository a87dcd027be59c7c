package import SnaplineEnvironment

/// Finds out whether a file can surely be decoded, without doing so and without keeping it: every
/// length and checksum holds, and there are enough bytes for the pixels that the header announces.
///
/// Others may well be sound: small pictures, which are quickly decoded, and unusual kinds.
package struct PNGCheck {
  private var chunks = PNGChunks()

  package init() {}

  /// Goes on with the next bytes of the file.
  package mutating func take(_ block: UnsafeRawBufferPointer) { unsafe chunks.take(block) }

  /// Whether the file that was taken is sound, and within limits.
  package func isSound(within limits: Limits) -> Bool {
    guard chunks.isWhole, chunks.count <= limits.imageBytes, let channels = chunks.channels,
      !chunks.isInterlaced, !chunks.hasTransparentColor, limits.allows(chunks.width, chunks.height)
    else { return false }
    let count = (1 + chunks.width * channels) * chunks.height
    // Whether the data of a small picture is enough is told quickly by decoding it.
    guard count > 4_000_000 else { return false }
    let mostForAByte = 1_032
    return chunks.pixelData.reduce(0) { $0 + $1.count } >= count / mostForAByte
  }
}

extension Limits {
  /// Whether a picture of so many pixels, at least one of them, may be read.
  func allows(_ width: Int, _ height: Int) -> Bool { width <= imagePixels / height }
}
