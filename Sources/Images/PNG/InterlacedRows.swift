internal import SnaplineDeflate

/// Puts rows together of a file that holds a picture seven times, each time more of its pixels.
///
/// Each of the seven passes is read by a stream of its own, so that no more than some rows are in
/// memory, however many there are.
struct InterlacedRows {
  /// The pixels that a pass holds: every `step`-th from a first one on, each way.
  private struct Pass {
    let left, top, across, down: Int

    static let all = [
      Pass(left: 0, top: 0, across: 8, down: 8), Pass(left: 4, top: 0, across: 8, down: 8),
      Pass(left: 0, top: 4, across: 4, down: 8), Pass(left: 2, top: 0, across: 4, down: 4),
      Pass(left: 0, top: 2, across: 2, down: 4), Pass(left: 1, top: 0, across: 2, down: 2),
      Pass(left: 0, top: 1, across: 1, down: 2),
    ]

    func columns(of width: Int) -> Int { width > left ? (width - left - 1) / across + 1 : 0 }
    func rows(of height: Int) -> Int { height > top ? (height - top - 1) / down + 1 : 0 }
  }

  /// A pass with what comes next of it, and its latest row behind the one above.
  private struct Reader {
    let pass: Pass
    let columns: Int
    let stream: ZlibStream
    var line, above: [UInt8]
  }

  private let channels: Int
  private var readers: [Reader] = []

  /// Nothing where the file's stream isn't sound from its beginning to its end.
  init?(_ stream: ZlibStream, width: Int, height: Int, channels: Int) {
    self.channels = channels
    for pass in Pass.all {
      let columns = pass.columns(of: width)
      let (stride, rows) = (1 + columns * channels, pass.rows(of: height))
      guard columns > 0, rows > 0 else { continue }
      guard let copy = stream.copy(), stream.skip(stride * rows) else { return nil }
      readers.append(
        Reader(
          pass: pass,
          columns: columns,
          stream: copy,
          line: [UInt8](repeating: 0, count: stride),
          above: [UInt8](repeating: 0, count: stride - 1)
        )
      )
    }
    guard stream.endsHere() else { return nil }
  }

  /// Writes the next rows of the picture, each behind a zero.
  ///
  /// - Returns: Whether all filters are known.
  mutating func fill(
    _ band: UnsafeMutableRawBufferPointer,
    rows: Range<Int>,
    stride: Int
  ) -> Bool {
    for row in rows {
      let start = (row - rows.lowerBound) * stride
      let line = unsafe UnsafeMutableRawBufferPointer(rebasing: band[start..<start + stride])
      unsafe line[0] = 0
      for place in readers.indices {
        let pass = readers[place].pass
        guard row >= pass.top, (row - pass.top).isMultiple(of: pass.down) else { continue }
        guard unsafe Self.readNext(&readers[place], channels: channels, into: line) else {
          return false
        }
      }
    }
    return true
  }

  private static func readNext(
    _ reader: inout Reader,
    channels: Int,
    into target: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let stream = reader.stream
    let isRead = unsafe reader.line.withUnsafeMutableBytes { line in
      unsafe reader.above.withUnsafeBytes { above in
        unsafe stream.fill(line)
          && Scanlines.unfilter(line, stride: line.count, channels: channels, below: above)
      }
    }
    guard isRead else { return false }
    let (first, step) = (1 + reader.pass.left * channels, reader.pass.across * channels)
    unsafe reader.line.withUnsafeBytes { line in
      for column in 0..<reader.columns {
        for part in 0..<channels {
          unsafe target[first + column * step + part] = line[1 + column * channels + part]
        }
      }
    }
    reader.above.replaceSubrange(0..., with: reader.line.dropFirst())
    return true
  }
}
