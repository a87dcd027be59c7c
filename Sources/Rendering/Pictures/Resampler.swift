internal import SnaplineGeometry
internal import SnaplineScene

/// Brings a picture to another size: smooth where it grows, and with every pixel counted where it
/// shrinks.
///
/// Pixman's filters, which Cairo offers, leave pixels out. The bilinear one sees two a side, so a picture at a
/// quarter of its size loses every second column. `GOOD` and `BEST` see no more than sixteen, so a thumbnail at
/// a twentieth loses a fifth of its columns, and fine lines come and go.
struct Resampler {
  private let source: Raster
  private let columns: Taps
  private let rows: Taps
  /// The rows of the source used last, at the target's columns: a growing picture uses each many
  /// times over.
  private var narrowed: [(row: Int, values: [SIMD4<Float>])]
  private var oldest = 0
  private var sums: [SIMD4<Float>]

  /// The pixels that make each pixel along an axis, and how much each counts.
  private struct Taps {
    var first: [Int] = []
    /// Where the weights of each pixel start; one more than there are pixels.
    var start = [0]
    var weights: [Float] = []

    /// - Parameters:
    ///   - places: The pixels that are wanted.
    ///   - origin: Where the source starts, in pixels of the target.
    ///   - length: Its length there.
    ///   - count: Its own pixels.
    init(_ places: Range<Int>, origin: Double, length: Double, count: Int) {
      let step = Double(count) / length
      // A tent over the neighbours; it widens as the picture shrinks.
      let reach = max(1, step)
      for place in places {
        let wanted = (Double(place) + 0.5 - origin) * step
        let middle = min(max(wanted, 0.5), Double(count) - 0.5)
        let from = max(0, Int((middle - reach - 0.5).rounded(.up)))
        let to = max(from, min(count - 1, Int((middle + reach - 0.5).rounded(.down))))
        let raw = (from...to).map { max(1e-9, 1 - abs(Double($0) + 0.5 - middle) / reach) }
        let sum = raw.reduce(0, +)
        first.append(from)
        weights += raw.map { Float($0 / sum) }
        start.append(weights.count)
      }
    }

    var count: Int { first.count }
  }

  /// - Parameters:
  ///   - source: At least one pixel.
  ///   - edges: Where the whole picture lies, in device pixels.
  ///   - target: The pixels that are wanted.
  init(_ source: Raster, over edges: Edges, target: PixelRect) {
    self.source = source
    columns = Taps(
      target.left..<target.right,
      origin: edges.left,
      length: edges.width,
      count: source.width
    )
    rows = Taps(
      target.top..<target.bottom,
      origin: edges.top,
      length: edges.height,
      count: source.height
    )
    let clear = [SIMD4<Float>](repeating: .zero, count: columns.count)
    sums = clear
    narrowed = Array(repeating: (-1, clear), count: 4)
  }

  /// Writes one row of the target, as pixels of the source's order.
  mutating func fill(row: Int, into line: UnsafeMutableBufferPointer<UInt32>) {
    let count = columns.count
    for column in 0..<count { sums[column] = .zero }
    for tap in rows.start[row]..<rows.start[row + 1] {
      let weight = rows.weights[tap]
      let slot = slot(of: rows.first[row] + tap - rows.start[row])
      unsafe narrowed[slot].values.withUnsafeBufferPointer { values in
        unsafe sums.withUnsafeMutableBufferPointer { sums in
          for column in 0..<count { unsafe sums[column] += values[column] * weight }
        }
      }
    }
    for column in 0..<min(count, line.count) { unsafe line[column] = Self.word(sums[column]) }
  }

  /// Where a row of the source is kept; it is made if it isn't there.
  private mutating func slot(of row: Int) -> Int {
    if let known = narrowed.firstIndex(where: { $0.row == row }) { return known }
    let slot = oldest
    oldest = (oldest + 1) % narrowed.count
    narrowed[slot].row = row
    let (source, columns) = (source, columns)
    unsafe narrowed[slot].values.withUnsafeMutableBufferPointer {
      unsafe Self.narrow(source, row: row, columns, into: $0)
    }
    return slot
  }

  /// One row of the source at the target's columns.
  private static func narrow(
    _ source: Raster,
    row: Int,
    _ columns: Taps,
    into values: UnsafeMutableBufferPointer<SIMD4<Float>>
  ) {
    unsafe source.bytes.withUnsafeBytes { bytes in
      unsafe columns.weights.withUnsafeBufferPointer { weights in
        let line = row * source.width
        for column in 0..<columns.count {
          let (start, end) = (columns.start[column], columns.start[column + 1])
          var offset = (line + columns.first[column]) * 4
          var sum = SIMD4<Float>.zero
          for tap in start..<end {
            let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            sum += unsafe levels(word) * weights[tap]
            offset += 4
          }
          unsafe values[column] = sum
        }
      }
    }
  }

  @inline(__always)
  private static func levels(_ word: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(word & 255),
      Float(word >> 8 & 255),
      Float(word >> 16 & 255),
      Float(word >> 24)
    )
  }

  @inline(__always)
  private static func word(_ sum: SIMD4<Float>) -> UInt32 {
    func level(_ value: Float) -> UInt32 { UInt32(min(max(value + 0.5, 0), 255)) }
    return level(sum[0]) | level(sum[1]) << 8 | level(sum[2]) << 16 | level(sum[3]) << 24
  }
}
