internal import SnaplineDeflate

/// Whether rows are kept as they are or as what they differ from their neighbours.
///
/// Drawn interfaces compress best and quickest as they are: what repeats in them repeats exactly.
/// Photographs repeat nothing, but neighbours in them are alike.
enum PNGFilter {
  case none
  /// Each row by the one of the format's four predictors that leaves the least.
  case adaptive

  /// What suits rows that are packed already, each behind its filter's byte.
  ///
  /// `samples` are those of other rows, as far as these are like them.
  init(
    _ lines: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int,
    samples: inout RowSamples
  ) {
    let novelty = unsafe Self.novelty(lines, stride, channels, &samples)
    guard novelty > 0.25 else {
      self = .none
      return
    }
    let bands = Self.bands(of: lines.count / stride)
    var (plain, differing) = (0, 0)
    for band in bands {
      let rows = unsafe UnsafeMutableRawBufferPointer(
        rebasing: lines[band.lowerBound * stride..<band.upperBound * stride]
      )
      plain += unsafe Self.packedSize(rows, stride: stride, channels: channels, .none)
      differing += unsafe Self.packedSize(rows, stride: stride, channels: channels, .adaptive)
    }
    // Gradients gain a little at the quickest level, and lose it again at the usual one; what repeats
    // next to nothing has nothing to lose.
    let worth = novelty > 0.6 ? 0.9 : 0.75
    self = Double(differing) < worth * Double(plain) ? .adaptive : .none
  }

  /// How many pixels are unlike the one to the left and the one above, from 0 to 1.
  private static func novelty(
    _ lines: UnsafeMutableRawBufferPointer,
    _ stride: Int,
    _ channels: Int,
    _ samples: inout RowSamples
  ) -> Double {
    let rows = lines.count / stride
    let pixels = max(0, (stride - 1) / channels - 1)
    var (seen, novel) = (0, 0)
    for row in Swift.stride(from: 1, to: rows, by: max(1, rows / 24)) {
      seen += pixels
      novel += samples.novelty(of: row) {
        unsafe novelPixels(lines, from: row * stride + 1, stride, channels)
      }
    }
    return seen == 0 ? 0 : Double(novel) / Double(seen)
  }

  /// How many pixels of a row are unlike both.
  private static func novelPixels(
    _ lines: UnsafeMutableRawBufferPointer,
    from line: Int,
    _ stride: Int,
    _ channels: Int
  ) -> Int {
    // Most rows of a drawing are like the one above, which is seen many bytes at a time.
    if unsafe PixelRow.isLikeAbove(UnsafeRawBufferPointer(lines), line, stride, bytes: stride - 1) {
      return 0
    }
    var novel = 0
    for pixel in Swift.stride(from: channels, to: stride - 1, by: channels) {
      let place = line + pixel
      var (likeLeft, likeAbove) = (true, true)
      for part in place..<place + channels {
        if unsafe lines[part] != lines[part - channels] { likeLeft = false }
        if unsafe lines[part] != lines[part - stride] { likeAbove = false }
      }
      if !likeLeft, !likeAbove { novel += 1 }
    }
    return novel
  }

  /// A few rows at three heights.
  private static func bands(of rows: Int) -> [Range<Int>] {
    let height = 12
    guard rows > 6 * height else { return [0..<rows] }
    return [1, 3, 5].map { rows * $0 / 6..<rows * $0 / 6 + height }
  }

  /// How small the rows become at the quickest level.
  private static func packedSize(
    _ rows: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int,
    _ filter: PNGFilter
  ) -> Int {
    Compressor.lend(level: 1) { compressor in
      let spare = RowFilter.room(of: stride)
      let bound = compressor.bound(rows.count)
      let trial = unsafe compressor.room(of: rows.count + max(bound, spare))
      let copy = unsafe UnsafeMutableRawBufferPointer(rebasing: trial[..<rows.count])
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: trial[rows.count...])
      unsafe copy.copyMemory(from: UnsafeRawBufferPointer(rows))
      unsafe filter.apply(to: copy, stride: stride, channels: channels, spare: rest)
      return unsafe compressor.compress(copy, into: rest)
    }
  }

  /// Filters rows in their place, with the room that ``RowFilter`` asks for.
  func apply(
    to lines: UnsafeMutableRawBufferPointer,
    stride: Int,
    channels: Int,
    spare: UnsafeMutableRawBufferPointer
  ) {
    guard self == .adaptive,
      var filter = unsafe RowFilter(stride: stride, channels: channels, spare: spare)
    else { return }
    unsafe filter.apply(to: lines)
  }
}

/// How much is new in a few rows that were looked at, by the rows' numbers.
struct RowSamples {
  private var known: [Int: Int] = [:]

  mutating func novelty(of row: Int, counting count: () -> Int) -> Int {
    if let novel = known[row] { return novel }
    let novel = count()
    known[row] = novel
    return novel
  }

  /// Forgets rows that changed, and the one below, which is compared with them.
  mutating func forget(_ rows: Range<Int>) {
    for row in known.keys where (rows.lowerBound...rows.upperBound).contains(row) {
      known[row] = nil
    }
  }
}
