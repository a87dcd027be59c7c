/// The heights of a font at its size, in points; the descender is negative, as in UIKit.
package struct VerticalMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  /// The gap between two lines.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// How far below the baseline the middle of an underline lies.
  package var underlinePosition: Double
  package var underlineThickness: Double

  package init(
    ascender: Double,
    descender: Double,
    leading: Double,
    capHeight: Double,
    xHeight: Double,
    underlinePosition: Double,
    underlineThickness: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  var lineHeight: Double { ascender - descender }

  func scaled(by factor: Double) -> VerticalMetrics {
    VerticalMetrics(
      ascender: ascender * factor,
      descender: descender * factor,
      leading: leading * factor,
      capHeight: capHeight * factor,
      xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor
    )
  }
}
