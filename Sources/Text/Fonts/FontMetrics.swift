public import Foundation
public import SnaplineEnvironment

/// UIKit's `UIFontMetrics`: scales fonts and lengths as a text style grows.
public final class FontMetrics: NSObject, Sendable {
  private let style: Font.TextStyle

  public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public class var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

  public func scaledFont(for font: Font) -> Font {
    scaledFont(for: font, compatibleWith: Environment.current.traits)
  }

  public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
    scaledFont(
      for: font,
      maximumPointSize: maximumPointSize,
      compatibleWith: Environment.current.traits
    )
  }

  /// The font at a scaled size, rounded to whole points.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat = 0,
    compatibleWith traits: Traits
  ) -> Font {
    let grown = (font.pointSize * factor(in: traits)).rounded()
    let sized = font.withSize(maximumPointSize > 0 ? min(grown, maximumPointSize) : grown)
    return Font(
      sized.specification,
      metrics: sized.metrics,
      growth: .scaled(font, style, maximum: maximumPointSize)
    )
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: Environment.current.traits)
  }

  /// The length, scaled and rounded to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traits: Traits) -> CGFloat {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return (value * factor(in: traits) * scale).rounded() / scale
  }

  /// By line pitch, as recorded values of iOS grow: body text at the largest size by 62 / 22.
  private func factor(in traits: Traits) -> Double {
    style.dimensions(in: traits.preferredContentSizeCategory).pitch
      / style.dimensions(in: .large).pitch
  }
}
