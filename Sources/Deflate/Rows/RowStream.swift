/// One zlib stream of rows of pixels that are handed over some at a time.
///
/// What repeats is looked for among the rows of one call alone.
@safe package struct RowStream {
  private let stride, pixel: Int
  private let memory = SearchMemory()
  private var sum: UInt32 = 1
  private var hasBegun = false

  /// Rows of `stride` bytes, with pixels of `pixel` bytes.
  package init(stride: Int, pixel: Int) { (self.stride, self.pixel) = (stride, pixel) }

  /// The part of the stream that holds the next rows, and ends it where they are the last ones.
  package mutating func part(of lines: UnsafeRawBufferPointer, isLast: Bool) -> [UInt8] {
    unsafe sum = adler(lines, after: sum)
    // A window of 32 KB, at the usual level.
    var bytes: [UInt8] = hasBegun ? [] : [0x78, 0x9C]
    hasBegun = true
    // What takes more than the rows themselves do is left as it is.
    let packed = unsafe [UInt8](unsafeUninitializedCapacity: lines.count + 64) { output, count in
      count =
        unsafe RowDeflater.compressPart(
          lines,
          stride: stride,
          pixel: pixel,
          memory: memory,
          isLast: isLast,
          into: UnsafeMutableRawBufferPointer(output)
        ) ?? 0
    }
    if packed.isEmpty { unsafe store(lines, isLast: isLast, to: &bytes) } else { bytes += packed }
    if isLast { bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) } }
    return bytes
  }

  /// Writes bytes as they are, in blocks that tell their lengths.
  private func store(
    _ lines: UnsafeRawBufferPointer,
    isLast: Bool,
    to bytes: inout [UInt8]
  ) {
    let most = 65_535
    var place = 0
    repeat {
      let length = UInt16(min(most, lines.count - place))
      let end = place + Int(length)
      bytes.append(isLast && end == lines.count ? 1 : 0)
      for number in [length, ~length] { bytes += [UInt8(number & 255), UInt8(number >> 8)] }
      unsafe bytes.append(contentsOf: lines[place..<end])
      place = end
    } while place < lines.count
  }
}
