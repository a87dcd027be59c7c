import Foundation

/// From numbers to parts of a chart's height.
struct ChartScale {
  let minimum: Double
  let maximum: Double
  /// The round numbers at which lines lie across.
  let ticks: [Double]

  /// - Parameters:
  ///   - values: All numbers that are shown, sums where they stand on one another.
  ///   - range: Both ends, where they are decided.
  ///   - needsZero: Whether the numbers are shown by lengths, which begin at zero.
  ///   - count: About how many lines lie across.
  init(_ values: [Double], range: ClosedRange<Double>?, needsZero: Bool, ticks count: Int) {
    var (low, high) = (values.min() ?? 0, values.max() ?? 0)
    // Lines whose numbers lie close together, far from zero, are seen best without it.
    if needsZero || low > 0 && low < high / 2 { low = min(low, 0) }
    if needsZero || high < 0 && high > low / 2 { high = max(high, 0) }
    if let range { (low, high) = (range.lowerBound, range.upperBound) }
    // Numbers that are all one still need a height.
    if !(high - low > 0) { high = low + max(1, abs(low)) }
    guard high - low < .infinity else {
      (minimum, maximum, ticks) = (low / 2, high / 2, [])
      return
    }
    guard count > 0 else {
      (minimum, maximum, ticks) = (low, high, [])
      return
    }
    let step = Self.step(for: high - low, count: min(count, 50))
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    if range == nil { (low, high) = (first * step, last * step) }
    (minimum, maximum) = (low, high)
    let places = stride(from: first, through: last, by: 1).map { $0 * step }
    ticks = places.filter { $0 >= low - step / 1e6 && $0 <= high + step / 1e6 }
  }

  /// A round number, of which about so many go into a length: 1, 2 or 5 with zeros.
  private static func step(for length: Double, count: Int) -> Double {
    let rough = length / Double(max(1, count))
    let unit = pow(10, floor(log10(rough)))
    let share = rough / unit
    return (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * unit
  }

  /// How far above the lower end a number lies, from 0 to 1.
  func share(of value: Double) -> Double {
    min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  /// Where bars begin.
  var base: Double { share(of: 0) }
}
