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
    let span = content.span(of: SliderWords.value) ?? span
    reading.warn(.beyondEnds(of: word, value, low, high), at: span)
  }
}

extension Message {
  fileprivate static func beyondEnds(
    of word: ClassWord,
    _ value: Double,
    _ low: Double,
    _ high: Double
  ) -> Message {
    let end = value < low ? "minimum" : "maximum"
    return Message(
      "out-of-range",
      "the \(word.name) goes from \(low.numeral) to \(high.numeral), and \(value.numeral) is beyond",
      cause: "it stands at its \(end)",
      remedy: "write \(word.name): {value: \(value.numeral), "
        + (value < low
          ? "minimum: \(value.numeral), maximum: \(high.numeral)}"
          : "minimum: \(low.numeral), maximum: \(value.numeral)}")
    )
  }
}
