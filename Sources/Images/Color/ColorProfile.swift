internal import CColor

/// An ICC profile that isn't sRGB's, so that pixels must be brought to sRGB.
struct ColorProfile {
  private let bytes: [UInt8]
  let space: ccolor_space

  /// Larger profiles than this are no description of colours.
  static let mostBytes = 4_194_304

  /// Nothing where there is no profile, where it is sRGB's own or of another kind of colours than the
  /// picture's, or where nobody can read it.
  ///
  /// The channels are how many colours a pixel has: 1, 3 or 4.
  init?(_ bytes: [UInt8], channels: Int) {
    guard bytes.count > 128, bytes.count <= Self.mostBytes, let code = bytes.big32(at: 16),
      !Self.isStandard(bytes)
    else { return nil }
    switch code {
    case 0x4752_4159 where channels == 1: space = ccolor_gray
    case 0x5247_4220 where channels == 3: space = ccolor_rgb
    case 0x434D_594B where channels == 4: space = ccolor_cmyk
    default: return nil
    }
    self.bytes = bytes
  }

  /// Whether the profile calls itself sRGB; converting its pixels would only round them.
  private static func isStandard(_ bytes: [UInt8]) -> Bool {
    let count = min(bytes.big32(at: 128) ?? 0, 100)
    for entry in 0..<count {
      let place = 132 + entry * 12
      guard let tag = bytes.big32(at: place), let start = bytes.big32(at: place + 4),
        let length = bytes.big32(at: place + 8)
      else { return false }
      guard tag == 0x6465_7363, start <= bytes.count, length <= bytes.count - start else {
        continue
      }
      return standardNames.contains(description(bytes[start..<start + length]))
    }
    return false
  }

  /// A text of a profile, written in one byte a letter, or in two of the first of several languages.
  private static func description(_ tag: ArraySlice<UInt8>) -> String {
    let start = tag.startIndex
    var letters: ArraySlice<UInt8> = []
    if tag.starts(with: "desc".utf8), let count = tag.big32(at: start + 8) {
      letters = tag.dropFirst(12).prefix(min(count, 200))
    } else if tag.starts(with: "mluc".utf8), let count = tag.big32(at: start + 20),
      let place = tag.big32(at: start + 24), place < tag.count
    {
      letters = tag.dropFirst(place).prefix(min(count, 200))
    }
    return String(decoding: letters.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Others with sRGB in their names have its colours and another scale of brightness.
  private static let standardNames: Set<String> = [
    "sRGB", "sRGB IEC61966-2.1", "sRGB IEC61966-2-1", "sRGB IEC61966-2-1 black scaled",
    "sRGB IEC61966-2-1 no black scaling", "sRGB built-in", "sRGB2014", "c2",
  ]

  /// Brings straight pixels of four bytes to sRGB; `false`, and no change, where that can't be.
  func convert(_ pixels: UnsafeMutableRawBufferPointer) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { profile in
      unsafe ccolor_convert(
        profile.baseAddress,
        profile.count,
        space,
        pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
        pixels.count / 4
      ) != 0
    }
  }
}

extension Bitmap {
  /// The premultiplied picture in sRGB.
  func converted(from profile: ColorProfile) -> Bitmap {
    // Grey pictures are stored as red, green and blue by the time they come here.
    var converted = self
    unsafe converted.bytes.withUnsafeMutableBytes { pixels in
      let isOpaque = isOpaque
      if !isOpaque { unsafe PixelRow.straighten(UnsafeRawBufferPointer(pixels), into: pixels) }
      _ = unsafe profile.convert(pixels)
      if !isOpaque { unsafe PixelRow.premultiply(pixels) }
    }
    return converted
  }
}
