/// How coarsely pixels are blurred: those of a wide blur in groups, which nobody sees.
struct BlurScale {
  /// Pixels of a side that are blurred as one.
  let factor: Int
  /// The standard deviation in blurred pixels.
  let deviation: Double
  /// How many pixels the blur reaches.
  let reach: Int

  /// Blurred pixels whose deviation is larger are blurred in groups.
  private static let largestDeviation = 10.0

  /// - Parameter deviation: The standard deviation in pixels.
  init(deviation: Double) {
    var factor = 1
    while deviation / Double(factor) > Self.largestDeviation { factor *= 2 }
    self.factor = factor
    reach = Coverage.reach(deviation: deviation) + 2 * factor
    // Drawing and enlarging in groups of pixels blur a little by themselves.
    let coarse = deviation / Double(factor)
    self.deviation = factor > 1 ? max(1, coarse * coarse - 0.25).squareRoot() : coarse
  }
}
