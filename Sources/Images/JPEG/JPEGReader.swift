internal import CJPEG

/// Reads the pixels of a JPEG file by libjpeg-turbo.
struct JPEGReader {
  let bytes: [UInt8]
  let header: ImageHeader

  func bitmap() throws(ImageError) -> Bitmap {
    let isCMYK = header.channels == 4
    var outcome = cjpeg_failed
    let (width, height) = (Int(header.width), Int(header.height))
    let filled = unsafe FilledPixels(width: width, height: height, from: bytes) { places in
      unsafe outcome = cjpeg_read(
        places.file.baseAddress,
        places.file.count,
        isCMYK ? 1 : 0,
        places.pixels,
        Int32(width),
        Int32(height),
        places.reason
      )
    }
    switch outcome {
    case cjpeg_read_all: break
    case cjpeg_missing: throw .noLibrary(name: "libjpeg-turbo", package: "libturbojpeg0")
    // Many cameras leave bytes between segments that mean nothing; too few of them are a fault.
    // Only the last complaint is told, so that one about the end may have gone under.
    case cjpeg_read_part where hasEnd && !filled.reason.contains("Premature end"): break
    case cjpeg_read_part: throw .truncated
    default: throw .corrupt(filled.reason)
    }
    var bitmap = filled.bitmap()
    unsafe bitmap.bytes.withUnsafeMutableBytes { unsafe bringToStandard($0, isCMYK: isCMYK) }
    return bitmap
  }

  /// Whether an end is marked behind the last pixels.
  private var hasEnd: Bool {
    let marks = bytes.indices.dropLast().reversed().lazy.filter { bytes[$0] == 0xFF }
      .map { bytes[$0 + 1] }
    return marks.first { $0 == 0xD9 || $0 == 0xDA } == 0xD9
  }

  private func bringToStandard(_ pixels: UnsafeMutableRawBufferPointer, isCMYK: Bool) {
    if let profile = ColorProfile(header.profile, channels: header.channels),
      unsafe profile.convert(pixels)
    {
      return
    }
    guard isCMYK else { return }
    // Programs that write inks write them upside down: 255 is none.
    for place in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = unsafe UInt(pixels[place + 3])
      for part in 0..<3 {
        unsafe pixels[place + part] = UInt8((UInt(pixels[place + part]) * black + 127) / 255)
      }
      unsafe pixels[place + 3] = 255
    }
  }
}
