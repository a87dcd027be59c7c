/// Reads the first frame of a GIF file.
///
/// A decoder of our own: the format is small, and its decoders in C have a long record of faults
/// that files made use of. Here every index is checked.
struct GIFReader {
  private let bytes: [UInt8]
  private let canvas: ImageHeader
  private var palette: ArraySlice<UInt8> = []
  private var place: Int

  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    try GIFReader(bytes).canvas
  }

  init(_ bytes: [UInt8]) throws(ImageError) {
    self.bytes = bytes
    guard let width = bytes.little16(at: 6), let height = bytes.little16(at: 8),
      let flags = bytes.byte(at: 10), bytes.count >= 13
    else { throw .truncated }
    canvas = ImageHeader(width: width, height: height)
    place = 13
    if flags & 0x80 != 0 { palette = try Self.palette(of: bytes, at: &place, flags) }
  }

  private static func palette(
    of bytes: [UInt8],
    at place: inout Int,
    _ flags: Int
  ) throws(ImageError) -> ArraySlice<UInt8> {
    let count = 3 << (flags & 7 + 1)
    guard place + count <= bytes.count else { throw .truncated }
    defer { place += count }
    return bytes[place..<place + count]
  }

  func bitmap() throws(ImageError) -> Bitmap {
    var reader = self
    return try reader.read()
  }

  private mutating func read() throws(ImageError) -> Bitmap {
    var transparent: Int?
    while true {
      guard let kind = bytes.byte(at: place) else { throw .truncated }
      switch kind {
      case 0x2C: return try frame(transparent: transparent)
      case 0x21:
        // A graphic control extension says which colour is none.
        if bytes.byte(at: place + 1) == 0xF9, let flags = bytes.byte(at: place + 3),
          flags & 1 == 1
        {
          transparent = bytes.byte(at: place + 6)
        }
        place += 2
        try skipBlocks()
      case 0x3B: throw .corrupt("it has no frame")
      default: throw .corrupt("there is no block where one belongs")
      }
    }
  }

  private mutating func skipBlocks() throws(ImageError) {
    while true {
      guard let length = bytes.byte(at: place) else { throw .truncated }
      place += 1 + length
      if length == 0 { return }
    }
  }

  /// The data of the blocks from here to the empty one, joined.
  private mutating func blocks() throws(ImageError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      guard let length = bytes.byte(at: place) else { throw .truncated }
      place += 1
      if length == 0 { return data }
      guard place + length <= bytes.count else { throw .truncated }
      data += bytes[place..<place + length]
      place += length
    }
  }

  private mutating func frame(transparent: Int?) throws(ImageError) -> Bitmap {
    guard let left = bytes.little16(at: place + 1), let top = bytes.little16(at: place + 3),
      let width = bytes.little16(at: place + 5), let height = bytes.little16(at: place + 7),
      let flags = bytes.byte(at: place + 9)
    else { throw .truncated }
    place += 10
    var palette = palette
    if flags & 0x80 != 0 { palette = try Self.palette(of: bytes, at: &place, flags) }
    guard let codeSize = bytes.byte(at: place) else { throw .truncated }
    guard (1...11).contains(codeSize) else { throw .corrupt("its codes have no size") }
    place += 1
    let (columns, rows) = (Int(canvas.width), Int(canvas.height))
    // A frame may say to be larger than its canvas; no more is decoded than can be seen.
    guard width > 0, left < columns, top < rows else {
      return Bitmap(
        width: columns,
        height: rows,
        bytes: [UInt8](repeating: 0, count: columns * rows * 4)
      )
    }
    let seen = min(height, rows - top)
    var unpacked = LZWDecoder(codeSize: codeSize, data: try blocks())
    let isInterlaced = flags & 0x40 != 0
    let needed = isInterlaced ? height : seen
    guard width <= max(columns, 1) * 4, needed <= max(rows, 1) * 4 else {
      throw .corrupt("its frame is far larger than the picture")
    }
    let indices = unpacked.indices(atMost: width * needed)
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    let order = isInterlaced ? Self.interlaced(height) : Array(0..<seen)
    for (line, row) in order.enumerated() where row < seen {
      for column in 0..<min(width, columns - left) {
        let source = line * width + column
        guard source < indices.count else { break }
        let index = Int(indices[source])
        guard index != transparent, let red = palette.byte(at: palette.startIndex + index * 3),
          let green = palette.byte(at: palette.startIndex + index * 3 + 1),
          let blue = palette.byte(at: palette.startIndex + index * 3 + 2)
        else { continue }
        let target = ((top + row) * columns + left + column) * 4
        pixels[target] = UInt8(red)
        pixels[target + 1] = UInt8(green)
        pixels[target + 2] = UInt8(blue)
        pixels[target + 3] = 255
      }
    }
    guard indices.count == width * needed else { throw .truncated }
    return Bitmap(width: columns, height: rows, bytes: pixels)
  }

  /// The rows in the order in which they are stored in four passes.
  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
