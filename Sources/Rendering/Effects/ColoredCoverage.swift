internal import SnaplineScene

/// A picture in numbers from 0 to 1, its colours multiplied by their opacity.
struct ColoredCoverage {
  /// Blue, green, red and alpha, or red, green and blue, as they lie in a pixel.
  private var channels: [Coverage]
  let width: Int
  let height: Int

  /// - Parameters:
  ///   - words: The pixels of rows from the top, four bytes each.
  ///   - width: How many pixels a row has.
  ///   - height: How many rows there are.
  ///   - margin: How many pixels are added at each side.
  ///   - isCut: Whether the picture goes on beyond a side as it ends there; else nothing is there.
  init(
    _ words: [UInt32],
    width: Int,
    height: Int,
    margin: Int,
    isCut: (left: Bool, top: Bool, right: Bool, bottom: Bool)
  ) {
    self.width = width + 2 * margin
    self.height = height + 2 * margin
    func source(_ place: Int, _ count: Int, _ goesOn: (Bool, Bool)) -> Int? {
      let place = place - margin
      if place < 0 { return goesOn.0 ? 0 : nil }
      return place < count ? place : goesOn.1 ? count - 1 : nil
    }
    let columns = (0..<self.width).map { source($0, width, (isCut.left, isCut.right)) }
    let rows = (0..<self.height).map { source($0, height, (isCut.top, isCut.bottom)) }
    let (wide, high) = (self.width, self.height)
    channels = (0..<4).map { channel in
      let shift = UInt32(8 * channel)
      var values = [Float](repeating: 0, count: wide * high)
      for (row, from) in rows.enumerated() {
        guard let from else { continue }
        for (column, other) in columns.enumerated() {
          guard let other else { continue }
          let level = words[from * width + other] >> shift & 0xFF
          values[row * wide + column] = Float(level) * (1 / 255)
        }
      }
      return Coverage(width: wide, height: high, values: values)
    }
  }

  mutating func blur(deviation: Double) {
    for place in channels.indices { channels[place].blur(deviation: deviation) }
  }

  /// One row at the given columns, as pixels.
  func sample(row: Coverage.Place, columns: [Coverage.Place], into line: inout [UInt32]) {
    for place in line.indices { line[place] = 0 }
    var levels = [UInt8](repeating: 0, count: columns.count)
    for (channel, coverage) in channels.enumerated() {
      unsafe levels.withUnsafeMutableBufferPointer { levels in
        guard let start = levels.baseAddress else { return }
        unsafe coverage.sample(row: row, columns: columns, into: start)
      }
      for place in line.indices { line[place] |= UInt32(levels[place]) << UInt32(8 * channel) }
    }
  }
}

/// Colours pixels as far as they are opaque.
struct PixelTint {
  private let levels: [Double]
  private let share: Double

  /// Where red and blue are exchanged, red is the lowest byte of a pixel.
  init(_ color: RGBA, exchangesRedAndBlue: Bool) {
    let (low, high) =
      exchangesRedAndBlue ? (color.red, color.blue) : (color.blue, color.red)
    levels = [low, color.green, high].map { min(max($0, 0), 1) }
    share = min(max(color.alpha, 0), 1)
  }

  func tinted(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return pixel }
    return levels.enumerated().reduce(alpha << 24) { mixed, channel in
      let shift = UInt32(8 * channel.offset)
      let own = Double(pixel >> shift & 0xFF) * (1 - share)
      let level = (own + channel.element * Double(alpha) * share).rounded()
      return mixed | min(UInt32(level), alpha) << shift
    }
  }
}
