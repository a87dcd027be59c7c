internal import CJPEG

/// Reads the pixels of a JPEG file by libjpeg-turbo.
struct JPEGReader {
  let bytes: [UInt8]
  let header: ImageHeader

  func bitmap() throws(ImageError) -> Bitmap {
    let (width, height) = (Int(header.width), Int(header.height))
    let isCMYK = header.channels == 4
    let count = width * height * 4
    var outcome = cjpeg_failed
    var reason = ""
    var pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { pixels, filled in
      unsafe pixels.initialize(repeating: 0)
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 200) { text in
          unsafe text.initialize(repeating: 0)
          unsafe outcome = cjpeg_read(
            bytes.baseAddress,
            bytes.count,
            isCMYK ? 1 : 0,
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
    case cjpeg_read_all: break
    case cjpeg_missing: throw .noLibrary(name: "libjpeg-turbo", package: "libturbojpeg0")
    // Many cameras leave bytes between segments that mean nothing; too few of them are a fault.
    case cjpeg_read_part where !reason.contains("Premature end"): break
    case cjpeg_read_part: throw .truncated
    default: throw .corrupt(reason)
    }
    unsafe pixels.withUnsafeMutableBytes { unsafe bringToStandard($0, isCMYK: isCMYK) }
    return Bitmap(width: width, height: height, bytes: pixels)
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
