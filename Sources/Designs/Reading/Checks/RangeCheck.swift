import SnaplineDiagnostics

extension Element {
  /// Tells of a slider or stepper whose value is beyond its ends: it stands at the nearer one.
  func checkRange(in reading: Reading) {
    let top: (key: Key<Quantity>, standard: Double)
    switch word.id {
    case .slider: top = (SliderWords.maximum, 1)
    case .stepper: top = (StepperWords.maximum, 100)
    default: return
    }
    let low = content[SliderWords.minimum]?.value ?? 0
    let high = content[top.key]?.value ?? top.standard
    guard let value = content[SliderWords.value]?.value, low <= high, value < low || value > high
    else { return }
    let place = content.span(of: SliderWords.value) ?? span
    // The value alone stands for all that is shown.
    let isAlone = content.keySpans[SliderWords.value.name]?.range == span.range
    reading.warn(.beyondEnds(of: word, value, low...high, isAlone: isAlone), at: place)
  }
}

extension Message {
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
