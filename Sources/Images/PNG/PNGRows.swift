internal import SnaplineDeflate
internal import SnaplineEnvironment

/// The rows of a PNG file from the top, a band of them at a time, as the file keeps them.
///
/// What takes memory is a band, however many rows there are.
@safe final class PNGRows {
  let width, height: Int
  private let unpacking: PixelUnpacking
  private let stream: ZlibStream
  private var interlaced: InterlacedRows?
  /// How many rows lie above the band.
  private var first = 0
  /// The last row of the band before, then the rows of the band, each behind its filter's byte.
  private var lines = unsafe UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var count = 0

  /// Nothing where a file is damaged, or of a kind that only libpng reads.
  init?(_ file: FileBytes, limits: Limits) throws(ImageError) {
    guard let chunks = PNGChunks(file), let unpacking = PixelUnpacking(chunks) else { return nil }
    try limits.check(chunks.width, chunks.height)
    guard let stream = ZlibStream(chunks.pixelData, of: file) else { return nil }
    (width, height) = (chunks.width, chunks.height)
    (self.unpacking, self.stream) = (unpacking, stream)
    guard chunks.isInterlaced else { return }
    interlaced = InterlacedRows(
      stream,
      width: width,
      height: height,
      channels: unpacking.channels
    )
    if interlaced == nil { return nil }
  }

  deinit { unsafe lines.deallocate() }

  /// Bytes of a row, its filter's included.
  var stride: Int { 1 + width * unpacking.channels }

  /// Whether rows of the same bytes have the same pixels in both files.
  func isKept(as other: PNGRows) -> Bool { unpacking == other.unpacking }

  /// Reads the next rows in the place of those before; false where that can't be done.
  func read(_ rows: Int) -> Bool {
    first += count
    makeRoom(for: rows)
    let band = unsafe UnsafeMutableRawBufferPointer(rebasing: lines[stride..<(1 + rows) * stride])
    guard unsafe fill(band) else { return false }
    return unsafe unpacking.knowsColors(of: UnsafeRawBufferPointer(band), stride: stride)
  }

  private func fill(_ band: UnsafeMutableRawBufferPointer) -> Bool {
    let rows = first..<first + count
    if let isFilled = unsafe interlaced?.fill(band, rows: rows, stride: stride) { return isFilled }
    let above = unsafe UnsafeRawBufferPointer(rebasing: lines[1..<stride])
    let channels = unpacking.channels
    return unsafe stream.fill(band)
      && Scanlines.unfilter(band, stride: stride, channels: channels, below: above)
  }

  /// Keeps the band's last row, which lies above the next band; above the first are zeros.
  private func makeRoom(for rows: Int) {
    let before = unsafe lines
    if before.count < (1 + rows) * stride {
      unsafe lines = .allocate(byteCount: (1 + rows) * stride, alignment: 16)
    }
    let above = unsafe UnsafeMutableRawBufferPointer(rebasing: lines[..<stride])
    if count > 0 {
      let last = unsafe before[count * stride..<(count + 1) * stride]
      unsafe above.copyMemory(from: UnsafeRawBufferPointer(rebasing: last))
    } else {
      unsafe above.initializeMemory(as: UInt8.self, repeating: 0)
    }
    if unsafe before.baseAddress != lines.baseAddress { unsafe before.deallocate() }
    count = rows
  }

  /// Whether the file's pixels end with the rows that were read.
  func endHere() -> Bool { interlaced != nil || stream.endsHere() }

  /// A row of the band, counted from the band's first.
  func line(_ row: Int) -> UnsafeRawBufferPointer {
    precondition(row >= 0 && row < count, "PNGRows: a band of \(count) rows has no row \(row)")
    let start = (1 + row) * stride
    return unsafe UnsafeRawBufferPointer(rebasing: lines[start + 1..<start + stride])
  }

  /// Its premultiplied pixels.
  func unpack(_ row: Int, into target: UnsafeMutableRawBufferPointer) {
    _ = unsafe unpacking.unpack(line(row), into: target)
  }
}
