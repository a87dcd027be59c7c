internal import SnaplineScene

/// The colours of a gradient at evenly spaced places, ready to be stored as pixels.
struct GradientTable {
  /// Premultiplied, in the order of the canvas's channels.
  let words: [UInt32]
  let isOpaque: Bool

  /// - Parameters:
  ///   - stops: Colours by place; offsets that go back count as the one before.
  ///   - length: How many pixels the gradient spans, which decides how finely it is stored.
  ///   - exchangesRedAndBlue: Whether red comes first in memory.
  init(_ stops: [GradientStop], length: Double, exchangesRedAndBlue: Bool) {
    let stops = Self.ordered(stops)
    var count = 256
    while Double(count) < 2 * length, count < 8192 { count *= 2 }
    var next = 0
    words = (0..<count).map { place in
      let offset = Double(place) / Double(count - 1)
      while next < stops.count, stops[next].offset <= offset { next += 1 }
      let color = Self.color(between: stops, before: next, at: offset)
      return Self.word(color, exchangesRedAndBlue)
    }
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
  }

  /// The stops with every number within its bounds, and offsets that never go back.
  static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var latest = 0.0
    return stops.map { stop in
      func bound(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
      latest = max(latest, bound(stop.offset))
      let color = stop.color
      return GradientStop(
        offset: latest,
        color: RGBA(
          red: bound(color.red),
          green: bound(color.green),
          blue: bound(color.blue),
          alpha: bound(color.alpha)
        )
      )
    }
  }

  private static func color(
    between stops: [GradientStop],
    before next: Int,
    at offset: Double
  ) -> RGBA {
    guard let last = stops.last else { return .clear }
    guard next < stops.count else { return last.color }
    guard next > 0 else { return stops[0].color }
    let (one, other) = (stops[next - 1], stops[next])
    let share = (offset - one.offset) / (other.offset - one.offset)
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    return RGBA(
      red: mix(one.color.red, other.color.red),
      green: mix(one.color.green, other.color.green),
      blue: mix(one.color.blue, other.color.blue),
      alpha: mix(one.color.alpha, other.color.alpha)
    )
  }

  private static func word(_ color: RGBA, _ exchangesRedAndBlue: Bool) -> UInt32 {
    func level(_ part: Double) -> UInt32 { UInt32((part * color.alpha * 255).rounded()) }
    let alpha = UInt32((color.alpha * 255).rounded())
    let (red, green, blue) = (level(color.red), level(color.green), level(color.blue))
    let (low, high) = exchangesRedAndBlue ? (red, blue) : (blue, red)
    return alpha << 24 | high << 16 | green << 8 | low
  }
}
