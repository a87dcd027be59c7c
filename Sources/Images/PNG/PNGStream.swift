internal import SnaplineDeflate

/// Writes a picture of few colours as a PNG file, some rows at a time.
///
/// What takes memory is some rows, however many there are.
package struct PNGStream {
  private let width, height: Int
  private let colors: [UInt32]
  private var stream: RowStream
  private var rowsLeft: Int

  /// A picture of at least one pixel; the opaque colours, 256 at most, are as they are in memory.
  package init(width: Int, height: Int, colors: [UInt32]) throws(ImageError) {
    guard width > 0, height > 0 else { throw .noPixels }
    let limit = Int(Int32.max)
    guard width < limit, height <= limit else {
      throw .tooManyPixels(width: width, height: height, limit: limit)
    }
    (self.width, self.height, self.colors) = (width, height, colors)
    rowsLeft = height
    stream = RowStream(stride: 1 + width, pixel: 1)
  }

  /// Bytes of a row: a zero, then the numbers of its pixels' colours.
  package var stride: Int { 1 + width }

  /// The part of the file that holds the next rows, one after another.
  package mutating func part(of lines: UnsafeRawBufferPointer) -> [UInt8] {
    let isFirst = rowsLeft == height
    rowsLeft -= lines.count / stride
    precondition(rowsLeft >= 0, "PNGStream: these are more rows than the picture's \(height)")
    var chunks = isFirst ? head : ChunkList(continuing: ())
    unsafe chunks.append("IDAT", stream.part(of: lines, isLast: rowsLeft == 0))
    if rowsLeft == 0 { chunks.append("IEND", []) }
    return chunks.bytes
  }

  private var head: ChunkList {
    var head = ChunkList(capacity: 1024)
    head.append("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 3, 0, 0, 0])
    head.append("sRGB", [0])
    // A pixel a point, of which there are 72 to the inch.
    head.append("pHYs", bigEndian(UInt32(2835)) + bigEndian(UInt32(2835)) + [1])
    let levels = colors.flatMap { color in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: UInt32(littleEndian: color) >> $0) }
    }
    head.append("PLTE", levels)
    return head
  }
}
