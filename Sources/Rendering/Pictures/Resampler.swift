internal import SnaplineGeometry
internal import SnaplineScene

/// Brings a picture to another size: smooth where it grows, and with every pixel counted where it
/// shrinks.
struct Resampler {
  private let source: Raster
  private let columns: [Taps]
  private let rows: [Taps]

  /// The pixels that make one pixel along an axis, and how much each counts.
  private struct Taps {
    var first: Int
    var weights: [Float]

    /// - Parameters:
    ///   - place: The middle of the pixel, in pixels of the source.
    ///   - step: Pixels of the source for each of the target.
    ///   - count: Pixels of the source.
    init(_ place: Double, step: Double, count: Int) {
      // A tent over the neighbours; it widens as the picture shrinks.
      let reach = max(1, step)
      let middle = min(max(place, 0.5), Double(count) - 0.5)
      first = max(0, Int((middle - reach - 0.5).rounded(.up)))
      let last = min(count - 1, Int((middle + reach - 0.5).rounded(.down)))
      let raw = (first...max(first, last)).map {
        max(1e-9, 1 - abs(Double($0) + 0.5 - middle) / reach)
      }
      let sum = raw.reduce(0, +)
      weights = raw.map { Float($0 / sum) }
    }
  }

  /// - Parameters:
  ///   - source: At least one pixel.
  ///   - edges: Where the whole picture lies, in device pixels.
  ///   - target: The pixels that are wanted.
  init(_ source: Raster, over edges: Edges, target: PixelRect) {
    self.source = source
    func taps(_ places: Range<Int>, _ start: Double, _ length: Double, _ count: Int) -> [Taps] {
      let step = Double(count) / length
      return places.map { Taps((Double($0) + 0.5 - start) * step, step: step, count: count) }
    }
    columns = taps(target.left..<target.right, edges.left, edges.width, source.width)
    rows = taps(target.top..<target.bottom, edges.top, edges.height, source.height)
  }

  /// Hands each row of the target to `body` in turn, as pixels of the source's order.
  func eachRow(_ body: (Int, [UInt32]) -> Void) {
    unsafe source.bytes.withUnsafeBytes { bytes in
      var cache = RowCache()
      for (place, taps) in rows.enumerated() {
        var sum = [SIMD4<Float>](repeating: .zero, count: columns.count)
        for (offset, weight) in taps.weights.enumerated() {
          let line = cache.row(taps.first + offset) { unsafe narrowed($0, bytes) }
          for column in sum.indices { sum[column] += line[column] * weight }
        }
        body(place, sum.map(Self.word))
      }
    }
  }

  /// One row of the source at the target's columns.
  private func narrowed(_ row: Int, _ bytes: UnsafeRawBufferPointer) -> [SIMD4<Float>] {
    let start = row * source.width
    return columns.map { taps in
      var sum = SIMD4<Float>.zero
      for (offset, weight) in taps.weights.enumerated() {
        let word = unsafe bytes.loadUnaligned(
          fromByteOffset: (start + taps.first + offset) * 4,
          as: SIMD4<UInt8>.self
        )
        sum += SIMD4<Float>(word) * weight
      }
      return sum
    }
  }

  private static func word(_ sum: SIMD4<Float>) -> UInt32 {
    let level = SIMD4<UInt32>(
      (sum + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    )
    return level[0] | level[1] << 8 | level[2] << 16 | level[3] << 24
  }
}

/// The rows used last: a growing picture uses each row of its source many times over.
private struct RowCache {
  private var rows: [(place: Int, values: [SIMD4<Float>])] = []

  mutating func row(_ place: Int, _ make: (Int) -> [SIMD4<Float>]) -> [SIMD4<Float>] {
    if let known = rows.first(where: { $0.place == place }) { return known.values }
    let values = make(place)
    if rows.count == 4 { rows.removeFirst() }
    rows.append((place, values))
    return values
  }
}
