internal import CWebP

/// A WebP file: chunks in a RIFF container, of which one has the pixels.
struct WebPContainer {
  private let bytes: [UInt8]
  private(set) var header: ImageHeader
  /// The first frame of a file that moves: where it stands, and its own chunks.
  private var frame: Frame?

  fileprivate struct Frame {
    var x, y, width, height: Int
    var chunks: Range<Int>
  }

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    guard let length = bytes.little32(at: 4) else { throw .truncated }
    guard length <= bytes.count - 8 else { throw .truncated }
    guard length >= 4 else { throw .corrupt("it has no pixels") }
    var canvas: ImageHeader?
    var still: ImageHeader?
    var profile: [UInt8] = []
    var orientation = ImageOrientation.up
    for chunk in Self.chunks(of: bytes, in: 12..<8 + length) {
      let start = chunk.data.lowerBound
      switch chunk.tag {
      case "VP8X":
        if let width = bytes.little24(at: start + 4), let height = bytes.little24(at: start + 7) {
          canvas = ImageHeader(width: width + 1, height: height + 1)
        }
      case "VP8 ", "VP8L": still = still ?? Self.size(of: bytes, chunk)
      case "ICCP": profile = Array(bytes[chunk.data])
      case "EXIF":
        let data = bytes[chunk.data]
        let named = data.starts(with: "Exif\0\0".utf8) ? data.dropFirst(6) : data
        orientation = ImageOrientation(exif: named) ?? .up
      case "ANMF" where frame == nil: frame = Frame(bytes, chunk.data)
      default: break
      }
    }
    guard var found = frame == nil ? still : canvas else {
      throw .corrupt("it has no pixels")
    }
    if let frame {
      let isInside =
        frame.x + frame.width <= Int(found.width) && frame.y + frame.height <= Int(found.height)
      guard isInside else { throw .corrupt("its frame is larger than the picture") }
    }
    found.profile = profile
    found.orientation = orientation
    header = found
  }

  private struct Chunk {
    var tag: String
    var data: Range<Int>
  }

  private static func chunks(of bytes: [UInt8], in range: Range<Int>) -> [Chunk] {
    var chunks: [Chunk] = []
    var place = range.lowerBound
    while chunks.count < 10_000, place + 8 <= range.upperBound,
      let length = bytes.little32(at: place + 4), length <= range.upperBound - place - 8
    {
      let tag = String(decoding: bytes[place..<place + 4], as: UTF8.self)
      chunks.append(Chunk(tag: tag, data: place + 8..<place + 8 + length))
      place += 8 + length + length % 2
    }
    return chunks
  }

  /// The size that a chunk of pixels says.
  private static func size(of bytes: [UInt8], _ chunk: Chunk) -> ImageHeader? {
    let start = chunk.data.lowerBound
    if chunk.tag == "VP8L" {
      guard chunk.data.count >= 5, bytes[start] == 0x2F, let bits = bytes.little32(at: start + 1)
      else { return nil }
      return ImageHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    }
    guard chunk.data.count >= 10, let width = bytes.little16(at: start + 6),
      let height = bytes.little16(at: start + 8)
    else { return nil }
    return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The pixels, premultiplied, in sRGB.
  func bitmap(_ header: ImageHeader) throws(ImageError) -> Bitmap {
    guard cwebp_is_there() != 0 else { throw .noLibrary(name: "libwebp", package: "libwebp7") }
    let (width, height) = (Int(header.width), Int(header.height))
    let picture: Bitmap
    if let frame {
      let file = frame.file(from: bytes)
      picture = try Self.decoded(file, width: frame.width, height: frame.height)
        .placed(x: frame.x, y: frame.y, width: width, height: height)
    } else {
      picture = try Self.decoded(bytes, width: width, height: height)
    }
    var bitmap = picture
    unsafe bitmap.bytes.withUnsafeMutableBytes { pixels in
      if let profile = ColorProfile(header.profile, channels: 3) {
        _ = unsafe profile.convert(pixels)
      }
      unsafe PixelRow.premultiply(pixels)
    }
    return bitmap
  }

  /// Straight pixels of a file with one picture.
  private static func decoded(
    _ file: [UInt8],
    width: Int,
    height: Int
  ) throws(ImageError) -> Bitmap {
    var isRead = false
    let filled = unsafe FilledPixels(width: width, height: height, from: file) {
      unsafe isRead =
        cwebp_read(
          $0.file.baseAddress,
          $0.file.count,
          $0.pixels,
          Int32(width),
          Int32(height)
        ) != 0
    }
    guard isRead else { throw .corrupt("its pixels can't be decoded") }
    return filled.bitmap()
  }
}

extension WebPContainer.Frame {
  fileprivate init?(_ bytes: [UInt8], _ data: Range<Int>) {
    let start = data.lowerBound
    guard data.count > 16, let x = bytes.little24(at: start), let y = bytes.little24(at: start + 3),
      let width = bytes.little24(at: start + 6), let height = bytes.little24(at: start + 9)
    else { return nil }
    // Places are counted in steps of two pixels.
    (self.x, self.y) = (x * 2, y * 2)
    (self.width, self.height) = (width + 1, height + 1)
    chunks = start + 16..<data.upperBound
  }

  /// The frame as a file of its own.
  fileprivate func file(from bytes: [UInt8]) -> [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let hasAlpha: UInt8 = 0x10
    var body = Array("WEBPVP8X".utf8) + little(10, 4) + [hasAlpha, 0, 0, 0]
    body += little(width - 1, 3) + little(height - 1, 3)
    body += bytes[chunks]
    return Array("RIFF".utf8) + little(body.count, 4) + body
  }
}

extension Bitmap {
  /// The picture at a place of a clear one; what lies outside is cut off.
  func placed(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    if x == 0, y == 0, width == self.width, height == self.height { return self }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let columns = Swift.min(self.width, width - x)
    guard columns > 0 else { return Bitmap(width: width, height: height, bytes: bytes) }
    for row in 0..<Swift.max(0, Swift.min(self.height, height - y)) {
      let from = row * self.width * 4
      let to = ((row + y) * width + x) * 4
      bytes.replaceSubrange(to..<to + columns * 4, with: self.bytes[from..<from + columns * 4])
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
