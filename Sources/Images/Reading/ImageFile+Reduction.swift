package import SnaplineScene

/// A picture that is far larger than it shows is kept at fewer pixels, each the mean of a square.
extension ImageFile {
  /// How many pixels of a row and of a column become one, so that at least two are left for each
  /// that shows; 1 for a picture that isn't very large.
  package func reduction(showing width: Double, _ height: Double) -> Int {
    guard self.width * self.height >= Self.largePixels, width > 0, height > 0 else { return 1 }
    let most = Swift.min(self.width / width, self.height / height) / 2
    return Swift.max(1, Int(Swift.min(most, 1_000)))
  }

  package func pixelCount(reducedBy step: Int) -> Int {
    let side = { (length: Double) in (Int(length) + step - 1) / step }
    return side(width) * side(height)
  }

  package func raster(reducedBy step: Int) throws(ImageError) -> Raster {
    step == 1 ? try raster() : try reducedRaster(by: step)
  }

  /// 64 megabytes.
  static let largePixels = 16_000_000.0
}

extension Raster {
  /// The picture with one pixel for each square of `step` times `step`, less at its far edges.
  func reduced(by step: Int) -> Raster {
    let (columns, rows) = ((width + step - 1) / step, (height + step - 1) / step)
    var reduced = [UInt8](repeating: 0, count: columns * rows * 4)
    var sums = [Int](repeating: 0, count: columns * 4)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      for row in 0..<rows {
        let lines = row * step..<Swift.min((row + 1) * step, height)
        for place in sums.indices { sums[place] = 0 }
        for line in lines {
          var source = line * width * 4
          for column in 0..<columns {
            for _ in column * step..<Swift.min((column + 1) * step, width) {
              for channel in 0..<4 {
                sums[column * 4 + channel] += unsafe Int(bytes[source + channel])
              }
              source += 4
            }
          }
        }
        for column in 0..<columns {
          let count = lines.count * (Swift.min((column + 1) * step, width) - column * step)
          for channel in 0..<4 {
            let place = column * 4 + channel
            reduced[row * columns * 4 + place] = UInt8((sums[place] + count / 2) / count)
          }
        }
      }
    }
    return Raster(width: columns, height: rows, bytes: reduced, decoders: decoders)
  }
}
