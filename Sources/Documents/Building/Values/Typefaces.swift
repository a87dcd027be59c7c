import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineHelpers
import SnaplineText

import struct Foundation.CGFloat

/// The fonts of one design: those it names, and the system's.
struct Typefaces {
  let named: [String: FontValue]
  let traits: Traits

  /// A family that isn't there, and the one that stands in for it: nothing is the system font's.
  struct Missing {
    var asked: String
    var taken: String?
  }

  /// The font that a value means, and the family it asked for in vain, where there is none.
  func font(_ value: FontValue) -> (font: Font, missing: Missing?) {
    var (font, missing) = base(of: value)
    if !value.features.isEmpty { font = font.withFeatures(value.features) }
    if !value.variations.isEmpty { font = font.withVariations(value.variations) }
    if let height = value.styleLineHeight { font = font.withLineHeight(height) }
    return (font, missing)
  }

  /// How far letters stand apart besides the font's own distances.
  func tracking(_ value: FontValue) -> Length? {
    guard case .named(let name) = value.base else { return value.tracking }
    return value.tracking ?? named[name].flatMap(tracking)
  }

  private func base(of value: FontValue) -> (font: Font, missing: Missing?) {
    switch value.base {
    case .named(let name):
      guard let value = named[name] else { return (body, nil) }
      return font(value)
    case .style(let style, let family):
      let preferred = Font.preferredFont(forTextStyle: style.textStyle, compatibleWith: traits)
      guard let family else { return (preferred.adjusted(by: value), nil) }
      let found = font(of: family, size: preferred.pointSize, by: value, or: preferred)
      return found
    case .points(let size, let lineHeight, let family):
      let system = Font.systemFont(ofSize: size)
      var (font, missing) =
        family.map { self.font(of: $0, size: size, by: value, or: system) }
        ?? (system.adjusted(by: value), nil)
      let growth = value.scales.map { FontMetrics(forTextStyle: $0.textStyle) }
      if let growth { font = growth.scaledFont(for: font, compatibleWith: traits) }
      if let lineHeight {
        let height = growth?.scaledValue(for: CGFloat(lineHeight), compatibleWith: traits)
        font = font.withLineHeight(height ?? CGFloat(lineHeight))
      }
      return (font, missing)
    }
  }

  var body: Font { .preferredFont(forTextStyle: .body, compatibleWith: traits) }

  private func font(of family: String, size: Double, by value: FontValue, or standIn: Font)
    -> (font: Font, missing: Missing?)
  {
    if let font = Font(name: family, size: size) { return (font.adjusted(by: value), nil) }
    let near = Font.nearest(to: family, size: size)
    let missing = Missing(asked: family, taken: near?.family)
    return ((near?.font ?? standIn).adjusted(by: value), missing)
  }
}

extension Font {
  /// This font with the looks that a design asks for.
  fileprivate func adjusted(by value: FontValue) -> Font {
    withLooks(
      weight: value.weight?.systemWeight,
      width: value.width?.systemWidth,
      design: value.design?.systemDesign,
      isItalic: value.isItalic,
      hasMonospacedDigits: value.hasMonospacedDigits
    )
  }
}

extension FontWeight {
  /// Both are in one order.
  fileprivate var systemWeight: Font.Weight {
    Font.Weight(number: 100 * ((Self.allCases.firstIndex(of: self) ?? 3) + 1))
  }
}

extension FontWidth {
  fileprivate var systemWidth: Font.Width {
    switch self {
    case .compressed: .compressed
    case .condensed: .condensed
    case .standard: .standard
    case .expanded: .expanded
    }
  }
}

extension FontDesign {
  fileprivate var systemDesign: Font.Design {
    switch self {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension TextStyleName {
  fileprivate var textStyle: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}
