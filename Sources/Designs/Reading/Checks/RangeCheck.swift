import SnaplineDiagnostics

extension Element {
  /// Tells of a slider or stepper whose ends are turned round, or whose value is beyond them: it stands at
  /// the nearer one.
  func checkRange(in reading: Reading) {
    guard word.id == .slider || word.id == .stepper else { return }
    let top = word.id == .slider ? SliderWords.maximum : StepperWords.maximum
    let (low, high) = (number(SliderWords.minimum), number(top))
    guard low <= high else {
      let place = content.span(of: top) ?? content.span(of: SliderWords.minimum) ?? span
      return reading.report(.turnedRange, at: place)
    }
    guard let value = content[SliderWords.value]?.value, !(low...high).contains(value) else {
      return
    }
    let place = content.span(of: SliderWords.value) ?? span
    // The value alone stands for all that is shown.
    let isAlone = content.keySpan(named: SliderWords.value.name)?.range == span.range
    reading.warn(.beyondEnds(of: word, value, low...high, isAlone: isAlone), at: place)
  }

  /// What the key says, or else what it is by itself.
  private func number(_ key: Key<Quantity>) -> Double {
    content[key]?.value ?? key.standard.flatMap(Double.init) ?? 0
  }
}

extension Message {
  fileprivate static let turnedRange = Message(
    "empty-range",
    "the greatest value is less than the least",
    remedy: "write the smaller one as 'minimum'"
  )

  fileprivate static func beyondEnds(
    of word: ClassWord,
    _ value: Double,
    _ range: ClosedRange<Double>,
    isAlone: Bool
  ) -> Message {
    let (low, high) = (range.lowerBound, range.upperBound)
    let isBelow = value < low
    let ends =
      isBelow
      ? "minimum: \(value.numeral), maximum: \(high.numeral)"
      : "minimum: \(low.numeral), maximum: \(value.numeral)"
    var message = Message(
      "out-of-range",
      "the \(word.name) goes from \(low.numeral) to \(high.numeral), and \(value.numeral) is beyond",
      cause: "it stands at its \(isBelow ? "minimum" : "maximum")",
      remedy: isAlone
        ? "write \(word.name): {value: \(value.numeral), \(ends)}"
        : "write \(isBelow ? "minimum" : "maximum"): \(value.numeral) inside '\(word.name)'"
    )
    // A value of the data is mended there.
    message.mended = value.nearest(in: range).numeral
    return message.warning()
  }
}
