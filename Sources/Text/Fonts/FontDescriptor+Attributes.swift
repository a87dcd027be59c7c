public import Foundation

extension FontDescriptor {
  /// The name of a descriptor's attribute; the raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Values by ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// A list of values by ``FeatureKey``.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Values by the tags of axes, each tag as a number of four bytes; the key is Core Text's.
    public static let variations = AttributeName(rawValue: "NSCTFontVariationAttribute")
  }

  /// The name of a trait whose value is a number.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a font feature, which is chosen by Apple's numbers.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  /// A descriptor of the system font at its usual size, changed by attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = Font.systemFont(ofSize: Font.systemFontSize).fontDescriptor
    self.init(plain.addingAttributes(attributes))
  }

  /// A descriptor of a font by its name.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  private convenience init(_ other: FontDescriptor) {
    self.init(other.specification, unitMetrics: other.unitMetrics)
  }

  /// The descriptor with further attributes; those without a meaning are ignored.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> FontDescriptor {
    var descriptor = self
    // The family comes first: a name brings a weight with it, which the traits may change.
    for name in [attributes[.family], attributes[.name]] {
      if let name = name as? String { descriptor = descriptor.withFamily(name) }
    }
    if let size = attributeNumber(attributes[.size]) {
      descriptor = descriptor.withSize(CGFloat(size))
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      descriptor = descriptor.adding(traits)
    }
    var specification = descriptor.specification
    for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      guard let type = attributeNumber(setting[.type]),
        let selector = attributeNumber(setting[.selector]),
        let feature = FontFeature.named(type: type, selector: selector),
        specification.features.count < FontFeature.most
      else { continue }
      specification.features.append(feature)
    }
    for (axis, value) in attributes[.variations] as? [AnyHashable: Any] ?? [:] {
      guard let tag = FontVariation.tag(attributeNumber(axis.base)),
        let place = attributeNumber(value),
        place.isFinite, specification.variations.count < FontVariation.most
      else { continue }
      specification.variations[tag] = place
    }
    return FontDescriptor(specification, unitMetrics: descriptor.unitMetrics)
  }

  /// The descriptor in another family.
  ///
  /// If the current environment doesn't have the family, the descriptor keeps its name, so that drawing
  /// reports what is missing, and takes the heights of the nearest family.
  public func withFamily(_ newFamily: String) -> FontDescriptor {
    if let font = Font(name: newFamily, size: pointSize) { return font.fontDescriptor }
    guard !newFamily.isEmpty else { return self }
    let nearest = Font.nearest(to: newFamily, size: pointSize)?.font.fontDescriptor ?? self
    var specification = nearest.specification
    specification.source = .named(family: newFamily)
    return FontDescriptor(specification, unitMetrics: nearest.unitMetrics)
  }

  private func adding(_ traits: [TraitKey: Any]) -> FontDescriptor {
    var descriptor = self
    if let symbolic = attributeNumber(traits[.symbolic]).flatMap(UInt32.init(exactly:)) {
      descriptor = descriptor.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? descriptor
    } else if let symbolic = traits[.symbolic] as? SymbolicTraits {
      descriptor = descriptor.withSymbolicTraits(symbolic) ?? descriptor
    }
    var specification = descriptor.specification
    let weight = (traits[.weight] as? Font.Weight)?.rawValue
    if let weight = weight ?? attributeNumber(traits[.weight]).map({ CGFloat($0) }) {
      specification.weight = Font.Weight(rawValue: weight).number
    }
    let width = (traits[.width] as? Font.Width)?.rawValue
    if let width = width ?? attributeNumber(traits[.width]).map({ CGFloat($0) }) {
      specification.widthFactor = Font.Width(rawValue: width).factor
    }
    if let slant = attributeNumber(traits[.slant]) { specification.isItalic = slant != 0 }
    return descriptor.turned(into: specification)
  }
}

extension FontVariation {
  /// The tag that Core Text writes as a number: one byte a letter.
  fileprivate static func tag(_ number: Double?) -> String? {
    guard let code = number.flatMap(UInt32.init(exactly:)) else { return nil }
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
    let tag = String(decoding: bytes, as: UTF8.self)
    return isTag(tag) ? tag : nil
  }
}

extension FontFeature {
  /// OpenType's name of a feature in Apple's numbers; nothing for one that has none.
  fileprivate static func named(type: Double, selector: Double) -> String? {
    let (type, selector) = (Int(exactly: type), Int(exactly: selector))
    guard let type, let selector else { return nil }
    // Stylistic sets: two selectors each, to turn it on and off.
    if type == 35, (2...41).contains(selector) {
      let tag = "ss" + (selector / 2 < 10 ? "0" : "") + "\(selector / 2)"
      return selector % 2 == 0 ? tag : tag + "=0"
    }
    return apple.first { $0.type == type && $0.selector == selector }?.feature
  }

  /// From Apple's registry of font features.
  private static let apple: [(type: Int, selector: Int, feature: String)] = [
    (1, 2, "liga"), (1, 3, "liga=0"), (1, 18, "clig"), (1, 19, "clig=0"), (1, 4, "dlig"),
    (6, 0, "tnum"), (6, 1, "pnum"), (10, 1, "sups"), (10, 2, "subs"), (10, 3, "ordn"),
    (11, 2, "frac"), (14, 4, "zero"), (14, 5, "zero=0"), (21, 0, "onum"), (21, 1, "lnum"),
    (33, 0, "case"), (36, 0, "calt"), (36, 1, "calt=0"), (37, 1, "smcp"), (37, 2, "pcap"),
    (38, 1, "c2sc"), (38, 2, "c2pc"),
  ]
}
