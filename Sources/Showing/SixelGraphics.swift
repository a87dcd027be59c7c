internal import CSixel
import SnaplineImages

/// A picture in Sixel, by libsixel.
package enum SixelGraphics {
  /// Whether libsixel is installed; it is loaded by the first question.
  package static var isThere: Bool { csixel_is_there() != 0 }
  /// The package of Debian's that has it.
  package static let package = "libsixel1"

  static func bytes(_ picture: Bitmap, over ground: RGBLevels) throws(ImageError) -> [UInt8] {
    guard isThere else { throw .noLibrary(name: "libsixel", package: package) }
    var found: UnsafeMutablePointer<UInt8>?
    let count = unsafe csixel_write(
      picture.levels(over: ground),
      Int32(picture.width),
      Int32(picture.height),
      &found
    )
    defer { unsafe csixel_free(found) }
    guard count > 0, let found = unsafe found else { throw .outOfMemory }
    return unsafe Array(UnsafeBufferPointer(start: found, count: count))
  }
}
