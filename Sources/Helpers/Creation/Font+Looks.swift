public import SnaplineText

public import struct Foundation.CGFloat

extension Font {
  /// This font with another look, in the same size and with the same distance of lines.
  ///
  ///     let figures = Font.preferredFont(forTextStyle: .title2)
  ///       .withLooks(weight: .semibold, hasMonospacedDigits: true)
  ///
  /// Only the system font has widths and designs: a font with a family name has its own.
  public func withLooks(
    weight: Weight? = nil,
    width: Width? = nil,
    design: Design? = nil,
    isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> Font {
    var specification = specification
    if let weight { specification.weight = weight.number }
    if let width, case .system = specification.source { specification.widthFactor = width.factor }
    if isItalic { specification.isItalic = true }
    if hasMonospacedDigits { specification.hasMonospacedDigits = true }
    if let design, case .system = specification.source { specification.source = .system(design) }
    return specification == self.specification ? self : Font(specification, metrics: metrics)
  }

  /// This font with lines of a fixed height: the difference to the font's own height is above the
  /// letters.
  public func withLineHeight(_ height: CGFloat) -> Font {
    var metrics = metrics
    metrics.ascender = Double(height) + metrics.descender
    metrics.leading = 0
    return Font(specification, metrics: metrics)
  }
}
