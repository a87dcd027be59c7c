internal import Foundation
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// The options that say on what and for whom a design is drawn, the same for every command that draws.
enum CircumstanceOptions {
  private static let device = Option(
    "device",
    .device,
    "The device to draw for, with its size and scale; snapline devices lists them."
  )
  private static let orientation = Option(
    "orientation",
    .oneOf("HOW", Device.Orientation.self),
    "How the device is held."
  )
  private static let split = Option(
    "split",
    .oneOf("PART", ScreenSplit.self),
    "The part of a tablet's screen, beside another window."
  )
  private static let appearance = Option(
    "appearance",
    .oneOf("STYLE", Appearance.self, meant: ["night": .dark, "black": .dark, "day": .light]),
    "Light or dark."
  )
  private static let contrast = Option(
    "contrast",
    .oneOf("CONTRAST", Contrast.self),
    "The contrast a person asked for."
  )
  private static let textSize = Option(
    "text-size",
    .oneOf("SIZE", ContentSizeCategory.Name.self, meant: ["huge": .xxxLarge, "tiny": .xSmall]),
    "The text size a person chose."
  )
  private static let locale = Option(
    "locale",
    .locale,
    "The language and region, such as ar or en-GB."
  )
  private static let boldText = Flag(
    "bold-text",
    "Draws letters bolder, as for a person who asked for bold text."
  )
  private static let metrics = Option(
    "metrics",
    .oneOf("IOS", Metrics.self),
    "The iOS version whose sizes are used."
  )
  static let fonts = Option(
    "fonts",
    .path("FOLDER"),
    repeats: true,
    "A folder of fonts that come before those of \(ProcessEnvironment.fonts.name) and of the system."
  )
  private static let allowed = Option(
    "allow",
    .path("FOLDER"),
    repeats: true,
    "A folder, outside of the design's own, from which its pictures, fonts, data and parts may "
      + "be read."
  )
  private static let variant = Option(
    "variant",
    .text("NAME", expectation: "the name of a variant"),
    "The variant of a design that has several; without it the first."
  )
  private static let rightToLeft = Flag("rtl", "Reads from right to left, whatever the locale.")

  private static let leftToRight = Flag(
    "ltr",
    insteadOf: "rtl",
    "Reads from left to right, whatever the locale."
  )

  private enum Appearance: String, CaseIterable { case light, dark }
  private enum Contrast: String, CaseIterable { case normal, high }

  static let parameters: [Parameter] = [
    device.parameter, orientation.parameter, split.parameter, appearance.parameter,
    contrast.parameter, textSize.parameter, boldText.parameter, metrics.parameter,
    locale.parameter, variant.parameter, fonts.parameter, allowed.parameter,
    rightToLeft.parameter, leftToRight.parameter,
  ]

  /// The folders of fonts that a line names.
  static func fontFolders(of invocation: Invocation) -> [String] {
    invocation.all(fonts).map { URL(fileURLWithPath: $0).path }
  }

  /// The folders that a line lets designs read besides their own.
  static func allowedFolders(of invocation: Invocation) -> [String] {
    invocation.all(allowed).map { URL(fileURLWithPath: $0).path }
  }

  /// What a line insists on, over what designs say.
  static func overrides(of invocation: Invocation) -> DesignOverrides {
    var overrides = DesignOverrides()
    overrides.device = invocation[device]
    overrides.orientation = invocation[orientation]
    overrides.split = invocation[split]
    overrides.locale = invocation[locale]
    overrides.metrics = invocation[metrics]
    overrides.variant = invocation[variant]
    switch invocation[appearance] {
    case .light: overrides.traits.userInterfaceStyle = .light
    case .dark: overrides.traits.userInterfaceStyle = .dark
    case nil: break
    }
    switch invocation[contrast] {
    case .normal: overrides.traits.accessibilityContrast = .normal
    case .high: overrides.traits.accessibilityContrast = .high
    case nil: break
    }
    if let size = invocation[textSize] {
      overrides.traits.preferredContentSizeCategory = size.category
    }
    if invocation[boldText] { overrides.traits.legibilityWeight = .bold }
    if invocation[leftToRight] { overrides.traits.layoutDirection = .leftToRight }
    if invocation[rightToLeft] { overrides.traits.layoutDirection = .rightToLeft }
    return overrides
  }
}

extension CircumstanceOptions {
  /// What is insisted on, in words for a file's name.
  static func names(of overrides: DesignOverrides) -> [String] {
    let traits = overrides.traits
    let category = traits.preferredContentSizeCategory
    let names = [
      overrides.device?.plainName,
      overrides.orientation?.rawValue,
      overrides.split?.rawValue.lowercased(),
      word(traits.userInterfaceStyle, [.light: "light", .dark: "dark"]),
      word(traits.accessibilityContrast, [.normal: "normal-contrast", .high: "high-contrast"]),
      ContentSizeCategory.Name.allCases.first { $0.category == category }?.rawValue.lowercased(),
      word(traits.legibilityWeight, [.bold: "bold-text"]),
      overrides.metrics?.rawValue.lowercased(),
      overrides.locale?.lowercased(),
      word(traits.layoutDirection, [.rightToLeft: "rtl", .leftToRight: "ltr"]),
    ]
    return names.compactMap { $0 }
  }

  private static func word<Value: Hashable>(_ value: Value, _ words: [Value: String]) -> String? {
    words[value]
  }
}

extension ValueType where Value == Device {
  /// A device by one of its names.
  static let device = ValueType(
    placeholder: "DEVICE",
    expectation: "a device that 'snapline devices' lists, such as 'iPhone 16'",
    completion: .choices(Device.all.map(\.plainName)),
    examples: ["iphone-16", "iphone-se", "ipad-pro-11"],
    suggest: { Device.nearestNames(to: $0) }
  ) { Device.named($0) }
}

extension ValueType where Value == String {
  /// A language, with a region or without one.
  fileprivate static let locale = language(
    "the code of a language, with a region or without one, such as ar or en-GB",
    tag
  )

  /// The same, or the language that texts are made up in.
  static let localeOrPseudo = language(
    "the code of a language, with a region or without one, such as ar or en-GB, or pseudo"
  ) { word in
    word == PseudoLanguage.name ? word : tag(word)
  }

  private static func language(
    _ expectation: String,
    _ read: @escaping @Sendable (String) -> String?
  ) -> ValueType {
    ValueType(
      placeholder: "LOCALE",
      expectation: expectation,
      suggest: { word in
        let tag = LanguageTag(word.replacing("_", with: "-"))
        return [tag.flatMap { $0.fault == nil ? $0.name : $0.meant }].compactMap(\.self)
      },
      read: read
    )
  }

  @Sendable private static func tag(_ word: String) -> String? {
    LanguageTag(word).flatMap { $0.fault?.isCertain == true ? nil : $0.name }
  }
}
