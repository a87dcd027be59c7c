internal import CGIF

/// Reads the first frame of a GIF file by giflib.
enum GIFReader {
  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    guard let width = bytes.little16(at: 6), let height = bytes.little16(at: 8), bytes.count >= 13
    else { throw .truncated }
    return ImageHeader(width: width, height: height)
  }

  /// The frame on a clear picture.
  static func bitmap(_ bytes: [UInt8], _ header: ImageHeader) throws(ImageError) -> Bitmap {
    let (width, height) = (Int(header.width), Int(header.height))
    let count = width * height * 4
    var outcome = cgif_failed
    var reason = ""
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      unsafe pixels.initialize(repeating: 0)
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { text in
          unsafe text.initialize(repeating: 0)
          unsafe outcome = cgif_read(
            bytes.baseAddress,
            bytes.count,
            pixels.baseAddress,
            Int32(width),
            Int32(height),
            text.baseAddress
          )
          reason = unsafe String(
            decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
            as: UTF8.self
          )
        }
      }
      filled = count
    }
    switch outcome {
    case cgif_read_all: return Bitmap(width: width, height: height, bytes: pixels)
    case cgif_missing: throw .noLibrary(name: "giflib", package: "libgif7")
    case cgif_truncated: throw .truncated
    default: throw .corrupt(reason)
    }
  }
}
