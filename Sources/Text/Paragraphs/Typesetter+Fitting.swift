import struct Foundation.CGFloat

extension Typesetter {
  /// The factor by which a text has to shrink so that all of it is shown.
  ///
  /// - Parameters:
  ///   - text: What is set.
  ///   - width: Where its lines end.
  ///   - lineLimit: How many lines there may be; 0 stands for any number.
  ///   - height: The height it has, if that is bounded.
  ///   - minimum: The least factor on the sizes of its fonts.
  /// - Returns: The largest factor that fits, in steps of a hundredth; `minimum` where none does.
  public func fittingScale(
    of text: StyledText,
    width: Double,
    lineLimit: Int,
    height: Double? = nil,
    minimum: Double
  ) -> Double {
    func fits(_ hundredths: Int) -> Bool {
      let scaled = text.scaled(by: Double(hundredths) / 100)
      return !layout(scaled, width: width, lineLimit: lineLimit, height: height).isTruncated
    }
    let least = minimum.isFinite ? min(max(minimum, 0.01), 1) : 1
    if fits(100) { return 1 }
    var (low, high) = (Int((least * 100).rounded(.up)), 100)
    guard low < high, fits(low) else { return least }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return Double(low) / 100
  }
}

extension StyledText {
  /// The text with all its fonts, and the lengths that depend on them, at another size.
  public func scaled(by factor: Double) -> StyledText {
    guard factor != 1 else { return self }
    var scaled = self
    for place in runs.indices {
      let font = runs[place].attributes.font
      scaled.runs[place].attributes.font = font.scaled(by: factor)
      scaled.runs[place].attributes.kern = runs[place].attributes.kern.map { $0 * factor }
      scaled.runs[place].attributes.baselineOffset *= factor
      scaled.runs[place].attributes.attachment = runs[place].attributes.attachment.map {
        TextAttachment(
          id: $0.id,
          width: $0.width * factor,
          height: $0.height * factor,
          descent: $0.descent * factor
        )
      }
    }
    return scaled
  }
}

extension Font {
  /// The font with all its numbers multiplied, the gap between lines too.
  fileprivate func scaled(by factor: Double) -> Font {
    var resized = specification
    resized.pointSize = Self.bounded(specification.pointSize * factor)
    return Font(resized, metrics: metrics.scaled(by: factor))
  }
}
