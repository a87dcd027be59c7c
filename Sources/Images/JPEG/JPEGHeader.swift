/// What a JPEG file says before its pixels: its size, its colours, its profile, how it stands.
enum JPEGHeader {
  static func read(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    var header: ImageHeader?
    var orientation = ImageOrientation.up
    var profile = ProfileParts()
    var place = 2
    while true {
      guard let mark = bytes.byte(at: place) else { throw .truncated }
      guard mark == 0xFF else { throw .corrupt("there is no marker where one belongs") }
      guard let code = bytes.byte(at: place + 1) else { throw .truncated }
      // A marker may be filled up with further bytes of ones.
      if code == 0xFF {
        place += 1
        continue
      }
      if code == 0xD8 || code == 0x01 || (0xD0...0xD7).contains(code) {
        place += 2
        continue
      }
      if code == 0xDA || code == 0xD9 { break }
      guard let length = bytes.big16(at: place + 2) else { throw .truncated }
      guard length >= 2 else { throw .corrupt("a segment is shorter than its own length") }
      guard length <= bytes.count - place - 2 else { throw .truncated }
      let data = bytes[place + 4..<place + 2 + length]
      switch code {
      case 0xE1 where data.starts(with: "Exif\0\0".utf8):
        orientation = ImageOrientation(exif: data.dropFirst(6)) ?? .up
      case 0xE2: profile.add(data)
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(code):
        guard let height = data.big16(at: data.startIndex + 1),
          let width = data.big16(at: data.startIndex + 3),
          let channels = data.byte(at: data.startIndex + 5)
        else { throw .truncated }
        var found = ImageHeader(width: width, height: height)
        found.channels = channels
        header = found
      default: break
      }
      place += length + 2
    }
    guard var header else { throw .corrupt("it says no size") }
    guard [1, 3, 4].contains(header.channels) else {
      throw .corrupt("a pixel has \(header.channels) colours")
    }
    header.orientation = orientation
    header.profile = profile.joined
    return header
  }

  /// A profile, cut into numbered segments.
  private struct ProfileParts {
    private var parts: [Int: ArraySlice<UInt8>] = [:]
    private var count = 0

    mutating func add(_ data: ArraySlice<UInt8>) {
      guard data.starts(with: "ICC_PROFILE\0".utf8),
        let number = data.byte(at: data.startIndex + 12),
        let count = data.byte(at: data.startIndex + 13)
      else { return }
      self.count = count
      parts[number] = data.dropFirst(14)
    }

    /// Nothing where a part is missing.
    var joined: [UInt8] {
      guard count > 0, (1...count).allSatisfy({ parts[$0] != nil }) else { return [] }
      return (1...count).flatMap { parts[$0] ?? [] }
    }
  }
}
