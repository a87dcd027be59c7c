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
    var outcome = cgif_failed
    let (width, height) = (Int(header.width), Int(header.height))
    let filled = unsafe FilledPixels(width: width, height: height, from: bytes) { places in
      unsafe outcome = cgif_read(
        places.file.baseAddress,
        places.file.count,
        places.pixels,
        Int32(width),
        Int32(height),
        places.reason
      )
    }
    switch outcome {
    case cgif_read_all: return filled.bitmap()
    case cgif_missing: throw .noLibrary(name: "giflib", package: "libgif7")
    case cgif_truncated: throw .truncated
    default: throw .corrupt(filled.reason)
    }
  }
}
