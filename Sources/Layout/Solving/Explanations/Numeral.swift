/// Numbers as messages write them.
package enum Numeral {
  /// What was measured: with two digits behind the point at most, and none that say nothing.
  static func short(_ value: Double) -> String { text(of: value, digits: 2) }

  /// What somebody wrote, whole; and what only a computer would write, such as a third, with three
  /// digits behind the point.
  package static func written(_ value: Double) -> String {
    let digits = (0...4).first { abs(rounded(value, $0) - value) < 1e-9 }
    let text = text(of: value, digits: digits ?? 3)
    return text == "0" && value != 0 ? "\(value)" : text
  }

  private static func text(of value: Double, digits: Int) -> String {
    let rounded = rounded(value, digits)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
  }

  private static func rounded(_ value: Double, _ digits: Int) -> Double {
    let unit: Double = [1, 10, 100, 1_000, 10_000][digits]
    return (value * unit).rounded() / unit
  }
}
