internal import SnaplineDeflate

/// What a PNG file says before its pixels: its size, its colours, how it stands.
enum PNGHeader {
  static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    guard let width = bytes.big32(at: 16), let height = bytes.big32(at: 20) else {
      throw .truncated
    }
    var header = ImageHeader(width: width, height: height)
    // Grey, with or without transparency.
    if bytes.byte(at: 25) == 0 || bytes.byte(at: 25) == 4 { header.channels = 1 }
    var isStandard = false
    var place = 8
    while let length = bytes.big32(at: place), length <= bytes.count - place - 12 {
      let data = bytes[place + 8..<place + 8 + length]
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "sRGB": isStandard = true
      case "iCCP": header.profile = profile(data)
      case "eXIf": header.orientation = ImageOrientation(exif: data) ?? .up
      case "IDAT", "IEND":
        if isStandard { header.profile = [] }
        return header
      default: break
      }
      place += length + 12
    }
    return header
  }

  /// The profile of a chunk: a name, a zero, the number of a method, compressed bytes.
  private static func profile(_ chunk: ArraySlice<UInt8>) -> [UInt8] {
    guard let end = chunk.prefix(80).firstIndex(of: 0), end + 2 < chunk.endIndex else { return [] }
    return Inflater.bytes(of: chunk[(end + 2)...], atMost: ColorProfile.mostBytes) ?? []
  }
}
