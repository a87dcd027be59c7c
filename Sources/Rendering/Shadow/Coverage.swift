import func Foundation.erf

/// How much of each pixel is covered: rows of numbers from 0 to 1.
struct Coverage {
  let width: Int
  let height: Int
  private(set) var values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Spreads every pixel as a normal distribution does.
  ///
  /// - Parameter deviation: The standard deviation in pixels; what lies beyond three is dropped.
  mutating func blur(deviation: Double) {
    let kernel = Self.kernel(deviation: deviation)
    blurRows(kernel)
    blurColumns(kernel)
  }

  /// How far a blur reaches, in pixels.
  static func reach(deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) }

  /// Half of the bell, the middle first.
  private static func kernel(deviation: Double) -> [Float] {
    // A weight is the bell's area over a pixel, so that narrow bells are right as well.
    func area(_ place: Int) -> Double {
      let unit = 1 / (deviation * 2.0.squareRoot())
      return (erf((Double(place) + 0.5) * unit) - erf((Double(place) - 0.5) * unit)) / 2
    }
    let weights = (0...reach(deviation: deviation)).map(area)
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private mutating func blurRows(_ kernel: [Float]) {
    let reach = kernel.count - 1
    let (width, height) = (width, height)
    // Each row is copied between clear margins, so that the loop over it needs no bounds.
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe padded.withUnsafeMutableBufferPointer { padded in
        for row in 0..<height {
          let start = row * width
          for x in 0..<width { unsafe padded[reach + x] = values[start + x] }
          for x in 0..<width { unsafe values[start + x] = padded[reach + x] * kernel[0] }
          for offset in stride(from: 1, through: reach, by: 1) {
            let weight = kernel[offset]
            for x in 0..<width {
              unsafe values[start + x] +=
                weight * (padded[reach + x - offset] + padded[reach + x + offset])
            }
          }
        }
      }
    }
  }

  private mutating func blurColumns(_ kernel: [Float]) {
    let (width, height) = (width, height)
    let source = values
    unsafe source.withUnsafeBufferPointer { source in
      unsafe values.withUnsafeMutableBufferPointer { values in
        for row in 0..<height {
          let target = row * width
          for x in 0..<width { unsafe values[target + x] = source[target + x] * kernel[0] }
          for offset in stride(from: 1, to: kernel.count, by: 1) {
            let weight = kernel[offset]
            for other in [row - offset, row + offset] where other >= 0 && other < height {
              let start = other * width
              for x in 0..<width { unsafe values[target + x] += weight * source[start + x] }
            }
          }
        }
      }
    }
  }

  /// A place between two rows or columns: how far from the first to the second.
  struct Place {
    var first: Int
    var second: Int
    var share: Float

    /// - Parameters:
    ///   - position: Where, in rows or columns; the middle of the first one is 0.
    ///   - count: How many there are.
    init(_ position: Double, of count: Int) {
      let bounded = min(max(position, 0), Double(max(0, count - 1)))
      first = Int(bounded)
      second = min(first + 1, max(0, count - 1))
      share = Float(bounded - Double(first))
    }
  }

  /// Writes one row of the coverage at the given columns, from 0 to 255.
  func sample(row: Place, columns: [Place], into line: UnsafeMutablePointer<UInt8>) {
    unsafe values.withUnsafeBufferPointer { values in
      let (above, below) = (row.first * width, row.second * width)
      func mixed(_ column: Int) -> Float {
        let (one, other) = unsafe (values[above + column], values[below + column])
        return one + (other - one) * row.share
      }
      for (target, column) in columns.enumerated() {
        let (one, other) = (mixed(column.first), mixed(column.second))
        let value = one + (other - one) * column.share
        unsafe line[target] = UInt8(max(0, min(255, value * 255 + 0.5)))
      }
    }
  }
}
