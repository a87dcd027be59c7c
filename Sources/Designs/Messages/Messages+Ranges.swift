/// What is said of numbers that are too small or too large: with the nearest one that is neither.
extension Message {
  /// A list that is longer than what is made of its entries allows.
  static func tooMany(
    _ entries: String,
    _ count: Int,
    most: Int,
    cause: String,
    remedy: String
  ) -> Message {
    Message(
      "limit",
      "a list of \(count)\(entries), more than \(most)",
      cause: cause,
      remedy: remedy
    )
  }

  static func outOfRange(_ range: String, mended: String? = nil, remedy: String? = nil) -> Message {
    Message("out-of-range", "the number must be \(range)", remedy: remedy, mended: mended)
  }

  /// Of one number; `words` stand behind "must be", and a `unit` behind the number.
  static func outOfRange(
    _ words: String,
    _ value: Double,
    in range: ClosedRange<Double>,
    unit: String = ""
  ) -> Message {
    outOfRange(words, mended: value.nearest(in: range).numeral + unit)
  }

  static func notBelowZero(_ length: Length) -> Message {
    outOfRange(
      "0 or more",
      length.value,
      in: 0...Length.limit,
      unit: length.isInPixels ? "px" : ""
    )
  }

  /// A number above one may be meant as it is, or as parts of a hundred.
  static func notFraction(_ value: Double) -> Message {
    let nearest = value.nearest(in: 0...1).numeral
    let percent = value > 1 && value <= 100 ? ", or \(value.numeral)%" : ""
    return outOfRange("from 0 to 1", mended: nearest, remedy: "write \(nearest)\(percent)")
  }

  /// The message for a pair of numbers, such as a size.
  static func outOfRange(
    _ words: String,
    _ width: Double,
    _ height: Double,
    in range: ClosedRange<Double>
  ) -> Message {
    let sides = [width, height].map { $0.nearest(in: range).numeral }
    return outOfRange(words, mended: sides.joined(separator: "x"))
  }
}

extension Double {
  /// The number in the range that was most likely meant: of one below zero, the same without its
  /// sign where that will do.
  func nearest(in range: ClosedRange<Double>) -> Double {
    if isNaN { return range.lowerBound }
    let meant = self < 0 && range.contains(-self) ? -self : self
    return Swift.min(Swift.max(meant, range.lowerBound), range.upperBound)
  }

  /// The number as people write it: without a fraction where there is none.
  var numeral: String { Int(exactly: self).map(String.init) ?? String(self) }
}
