public import SnaplineEnvironment

public import struct Foundation.CGFloat

extension Font {
  /// The look of a system font.
  public struct Design: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Design(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = Design(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Design(rawValue: "NSCTFontUIFontDesignMonospaced")
    public static let rounded = Design(rawValue: "NSCTFontUIFontDesignRounded")
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  public class func systemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(system: .system(ofSize: fontSize, weight: weight))
  }

  /// The system font drawn narrower or wider; its heights stay.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Font {
    var specification = FontSpecification.system(ofSize: fontSize, weight: weight)
    specification.widthFactor = width.factor
    return Font(system: specification)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Font {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> Font {
    var specification = FontSpecification.system(ofSize: fontSize)
    specification.isItalic = true
    return Font(system: specification)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    Font(system: .system(.monospaced, ofSize: fontSize, weight: weight))
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
    var specification = FontSpecification.system(ofSize: fontSize, weight: weight)
    specification.hasMonospacedDigits = true
    return Font(system: specification)
  }

  /// The font of a text style at the size that the current environment asks for.
  public class func preferredFont(forTextStyle style: TextStyle) -> Font {
    preferredFont(forTextStyle: style, compatibleWith: Environment.current.traits)
  }

  /// The font of a text style at the size that `traits` ask for.
  public class func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traits: Traits
  ) -> Font {
    let dimensions = style.dimensions(in: traits.preferredContentSizeCategory)
    let specification = FontSpecification.system(ofSize: dimensions.size, weight: style.weight)
      .legible(at: traits.legibilityWeight)
    var metrics = SystemFont.unitMetrics.scaled(by: dimensions.size)
    // Lines are never set closer than the font is tall.
    metrics.leading = max(0, dimensions.pitch - metrics.lineHeight)
    return Font(specification, metrics: metrics, growth: .style(style))
  }

  /// The font as it is at the text size of `traits`, where it follows that at all.
  package func adjusted(to traits: Traits) -> Font {
    switch growth {
    case nil: self
    case .style(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .scaled(let font, let style, let maximum):
      FontMetrics(forTextStyle: style)
        .scaledFont(for: font, maximumPointSize: maximum, compatibleWith: traits)
    }
  }

  convenience init(system specification: FontSpecification) {
    self.init(
      specification.legible(at: Environment.current.traits.legibilityWeight),
      metrics: SystemFont.unitMetrics.scaled(by: specification.pointSize)
    )
  }
}

extension FontSpecification {
  static func system(
    _ design: Font.Design = .default,
    ofSize size: CGFloat,
    weight: Font.Weight = .regular
  ) -> FontSpecification {
    var specification = FontSpecification(source: .system(design), pointSize: Font.bounded(size))
    specification.weight = weight.number
    return specification
  }

  var familyName: String {
    switch source {
    case .system: SystemFont.familyName
    case .named(let family): family
    }
  }

  /// The name in the manner of PostScript: family and style without spaces, unless Apple's is another.
  var fontName: String {
    if let name = appleFace?.postScriptName { return name }
    let family =
      switch source {
      case .system(.monospaced): ".SFMono"
      case .system(.serif): ".NewYork"
      case .system(.rounded): ".SFRounded"
      case .system: ".SFUI"
      case .named(let family): family.filter { $0 != " " }
      }
    let style = styleNames[drawnWeight] ?? "Regular"
    return isItalic ? "\(family)-\(style == "Regular" ? "" : style)Italic" : "\(family)-\(style)"
  }
}

private let styleNames = [
  100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold",
  700: "Bold", 800: "Heavy", 900: "Black",
]
