/// A number without rounding; `isLost` once it needs more than 128 bits.
struct Fraction: Comparable {
  let numerator: Int128
  let denominator: Int128

  static let zero = Fraction(0)
  static let one = Fraction(1)
  private static let lost = Fraction(raw: 0, 0)

  var isLost: Bool { denominator == 0 }

  init(_ whole: Int) { self.init(raw: Int128(whole), 1) }

  /// Exact for the short binary fractions that problems are made of.
  init(_ value: Double) {
    var (scaled, denominator) = (value, Int128(1))
    while scaled != scaled.rounded(), denominator < 1 << 40 {
      scaled *= 2
      denominator *= 2
    }
    self.init(raw: Int128(scaled), denominator)
  }

  private init(raw numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func reduced(_ numerator: Int128, _ denominator: Int128) -> Fraction {
    if denominator == 1 { return Fraction(raw: numerator, 1) }
    var (one, other) = (numerator.magnitude, denominator.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    guard one <= UInt128(Int128.max) else { return lost }
    let common = Int128(max(1, one)) * (denominator < 0 ? -1 : 1)
    return Fraction(raw: numerator / common, denominator / common)
  }

  static func * (one: Fraction, other: Fraction) -> Fraction {
    let (numerator, first) = one.numerator.multipliedReportingOverflow(by: other.numerator)
    let (denominator, second) = one.denominator.multipliedReportingOverflow(by: other.denominator)
    return first || second || denominator == 0 ? lost : reduced(numerator, denominator)
  }

  static func / (one: Fraction, other: Fraction) -> Fraction {
    one * Fraction(raw: other.denominator, other.numerator)
  }

  static func - (one: Fraction, other: Fraction) -> Fraction {
    let (left, first) = one.numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, second) = other.numerator.multipliedReportingOverflow(by: one.denominator)
    let (numerator, third) = left.subtractingReportingOverflow(right)
    let (denominator, fourth) = one.denominator.multipliedReportingOverflow(by: other.denominator)
    let isLost = first || second || third || fourth || denominator == 0
    return isLost ? lost : reduced(numerator, denominator)
  }

  static func + (one: Fraction, other: Fraction) -> Fraction { one - (zero - other) }

  static func < (one: Fraction, other: Fraction) -> Bool { (one - other).numerator < 0 }

  var double: Double { Double(numerator) / Double(denominator) }
}
