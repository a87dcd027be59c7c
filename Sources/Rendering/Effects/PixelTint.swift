internal import SnaplineScene

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
