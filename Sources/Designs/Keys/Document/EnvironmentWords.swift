package import Foundation
package import SnaplineEnvironment
import SnaplineGeometry
package import SnaplineInputs

/// What surrounds the picture.
package struct EnvironmentValue: DesignValue {
  private var values = Values()

  static var schema: JSONValue { .object(of: words) }

  private static let appearance = Key<Appearance>("appearance", "Light or dark.", standard: "light")
  private static let direction = Key<Direction>(
    "direction",
    "The direction of reading.",
    standard: "the locale's"
  )
  private static let textSize = Key<ContentSizeCategory.Name>(
    "textSize",
    "The text size a person chose.",
    standard: "large"
  )
  private static let locale = Key<LocaleName>(
    "locale",
    "The language and region.",
    standard: "en-US"
  )
  private static let contrast = Key<Contrast>(
    "contrast",
    "The contrast a person asked for.",
    standard: "normal"
  )
  private static let boldText = Key<Bool>(
    "boldText",
    "Whether a person asked for bolder letters.",
    standard: "false"
  )
  private static let gamut = Key<Gamut>(
    "gamut",
    "The colours that the display can show.",
    standard: "the device's, else sRGB"
  )
  private static let metrics = Key<Metrics>(
    "metrics",
    "The iOS version whose sizes are used.",
    standard: "iOS18"
  )
  private static let level = Key<Level>(
    "level",
    "Whether the screen lies above another screen.",
    standard: "base"
  )
  private static let idiom = Key<Idiom>("idiom", "The kind of device.", standard: "the device's")
  private static let horizontalClass = Key<SizeClass>(
    "horizontalClass",
    "The horizontal size class.",
    standard: "the device's"
  )
  private static let verticalClass = Key<SizeClass>(
    "verticalClass",
    "The vertical size class.",
    standard: "the device's"
  )
  private static let safeArea = Key<InsetsValue>(
    "safeArea",
    "The insets of the safe area.",
    standard: "the device's, else 0"
  )
  private static let keyboard = Key<KeyboardValue>(
    "keyboard",
    "Whether a keyboard covers the bottom: hidden, shown, or its height.",
    standard: "hidden"
  )
  private static let bars = Key<BarsValue>(
    "bars",
    "Bars that cover the picture's edges without being drawn.",
    standard: "none"
  )
  private static let timeZone = Key<TimeZoneName>(
    "timeZone",
    "The time zone of dates: UTC, Europe/Paris.",
    standard: "UTC"
  )
  private static let now = Key<WrittenDate>(
    "now",
    "The current time in the design: 2026-03-14T09:41.",
    standard: "none"
  )
  private static let fallbacks = Key<FallbackFontList>(
    "fallbackFonts",
    "The font families to try in turn for letters that a text's own font lacks.",
    standard: "the families that come with the program"
  )
  static let words: [any Word] = [
    appearance, direction, textSize, locale, contrast, boldText, gamut, level, idiom,
    horizontalClass, verticalClass, metrics, safeArea, keyboard, bars, timeZone, now, fallbacks,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EnvironmentValue? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    if let locale = values[Self.locale], let span = values.span(of: Self.locale),
      let complaint = LanguageTag(locale.name)?.complaint
    {
      reading.report(complaint, at: span)
    }
    return EnvironmentValue(values: values)
  }

  package init() {}

  private init(values: Values) { self.values = values }

  /// The environment with what the design says in place, and what its caller insists on over that.
  package func applied(to environment: Environment, under overrides: DesignOverrides) -> Environment
  {
    var environment = environment
    if let locale = overrides.locale ?? values[Self.locale]?.name {
      environment.locale = locale
      environment.traits.layoutDirection = LanguageTag(locale)?.direction ?? .leftToRight
    }
    if let zone = values[Self.timeZone]?.name { environment.timeZone = zone }
    if let now = values[Self.now] {
      let zone = TimeZone(identifier: environment.timeZone) ?? .gmt
      environment.now = now.instant(in: zone, standard: .distantPast)
    }
    if let metrics = overrides.metrics ?? values[Self.metrics] { environment.metrics = metrics }
    environment.fonts.fallbacks = fallbackFonts.map(\.name) + environment.fonts.fallbacks
    var traits = traits
    if overrides.device == nil { traits = traits.merging(screenTraits) }
    environment.traits = environment.traits.merging(traits).merging(overrides.traits)
    return environment
  }

  /// The families that letters are looked for in before all others.
  package var fallbackFonts: [FallbackFontList.Family] { values[Self.fallbacks]?.families ?? [] }

  /// What is covered, in lengths whose points depend on the scale.
  package var covered: InsetsValue? { values[Self.safeArea] }

  /// How much the keyboard covers; nothing where that isn't said, or not known.
  package func keyboardHeight(on device: HeldDevice?, scale: Double) -> CGFloat? {
    values[Self.keyboard].map { $0.height(on: device, scale: scale) } ?? 0
  }

  /// What covers the edges besides the screen's own.
  package var bars: BarsValue? { values[Self.bars] }

  /// What a person chose.
  private var traits: Traits {
    var traits = Traits.unspecified
    switch values[Self.appearance] {
    case .light: traits.userInterfaceStyle = .light
    case .dark: traits.userInterfaceStyle = .dark
    case nil: break
    }
    switch values[Self.direction] {
    case .leftToRight: traits.layoutDirection = .leftToRight
    case .rightToLeft: traits.layoutDirection = .rightToLeft
    case nil: break
    }
    if let size = values[Self.textSize] { traits.preferredContentSizeCategory = size.category }
    if let contrast = values[Self.contrast] {
      traits.accessibilityContrast = contrast == .high ? .high : .normal
    }
    if let isBold = values[Self.boldText] { traits.legibilityWeight = isBold ? .bold : .regular }
    if let level = values[Self.level] {
      traits.userInterfaceLevel = level == .elevated ? .elevated : .base
    }
    return traits
  }

  /// What a device says too.
  private var screenTraits: Traits {
    var traits = Traits.unspecified
    if let idiom = values[Self.idiom] { traits.userInterfaceIdiom = idiom.idiom }
    if let gamut = values[Self.gamut] { traits.displayGamut = gamut == .P3 ? .P3 : .SRGB }
    if let room = values[Self.horizontalClass] { traits.horizontalSizeClass = room.sizeClass }
    if let room = values[Self.verticalClass] { traits.verticalSizeClass = room.sizeClass }
    return traits
  }

  private enum Appearance: String, Enumerator { case light, dark }
  private enum Direction: String, Enumerator { case leftToRight, rightToLeft }
  private enum Contrast: String, Enumerator { case normal, high }
  private enum Level: String, Enumerator { case base, elevated }
  private enum Gamut: String, Enumerator { case sRGB, P3 }

  private enum Idiom: String, Enumerator {
    case phone, pad, mac, tv, carPlay

    var idiom: UserInterfaceIdiom {
      switch self {
      case .phone: .phone
      case .pad: .pad
      case .mac: .mac
      case .tv: .tv
      case .carPlay: .carPlay
      }
    }
  }

  private enum SizeClass: String, Enumerator {
    case compact, regular

    var sizeClass: UserInterfaceSizeClass { self == .compact ? .compact : .regular }
  }
}

extension ContentSizeCategory.Name: Enumerator {}
extension Metrics: Enumerator {}

extension Environment {
  /// Has its safe area covered, at the scale that holds.
  package mutating func cover(_ insets: InsetsValue?) {
    guard let insets else { return }
    safeArea = insets.points(scale: traits.displayScale)
      .resolved(rightToLeft: traits.layoutDirection == .rightToLeft)
  }
}
