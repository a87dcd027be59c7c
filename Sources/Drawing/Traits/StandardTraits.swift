public import SnaplineEnvironment

public import struct Foundation.CGFloat

/// A trait that every tree has.
public protocol StandardTrait: TraitDefinition {
  static var place: WritableKeyPath<Traits, Value> { get }
}

extension StandardTrait {
  public static var path: WritableKeyPath<Traits, Value>? { place }
  public static var defaultValue: Value { Traits.unspecified[keyPath: place] }
}

extension TraitDefinition {
  /// Whether two sets of traits agree about this one.
  package static func isEqual(_ one: Traits, _ other: Traits) -> Bool {
    one[Self.self] == other[Self.self]
  }
}

public enum TraitUserInterfaceIdiom: StandardTrait {
  public typealias Value = UserInterfaceIdiom
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, UserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum TraitUserInterfaceStyle: StandardTrait {
  public typealias Value = UserInterfaceStyle
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, UserInterfaceStyle> { \.userInterfaceStyle }
}

public enum TraitUserInterfaceLevel: StandardTrait {
  public typealias Value = UserInterfaceLevel
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, UserInterfaceLevel> { \.userInterfaceLevel }
}

public enum TraitAccessibilityContrast: StandardTrait {
  public typealias Value = AccessibilityContrast
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, AccessibilityContrast> {
    \.accessibilityContrast
  }
}

public enum TraitLegibilityWeight: StandardTrait {
  public typealias Value = LegibilityWeight
  public static var place: WritableKeyPath<Traits, LegibilityWeight> { \.legibilityWeight }
}

public enum TraitLayoutDirection: StandardTrait {
  public typealias Value = LayoutDirection
  public static var place: WritableKeyPath<Traits, LayoutDirection> { \.layoutDirection }
}

public enum TraitHorizontalSizeClass: StandardTrait {
  public typealias Value = UserInterfaceSizeClass
  public static var place: WritableKeyPath<Traits, UserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public enum TraitVerticalSizeClass: StandardTrait {
  public typealias Value = UserInterfaceSizeClass
  public static var place: WritableKeyPath<Traits, UserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum TraitPreferredContentSizeCategory: StandardTrait {
  public typealias Value = ContentSizeCategory
  public static var place: WritableKeyPath<Traits, ContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum TraitDisplayScale: StandardTrait {
  public typealias Value = CGFloat
  public static var place: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

public enum TraitDisplayGamut: StandardTrait {
  public typealias Value = DisplayGamut
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, DisplayGamut> { \.displayGamut }
}

public enum TraitForceTouchCapability: StandardTrait {
  public typealias Value = ForceTouchCapability
  public static var place: WritableKeyPath<Traits, ForceTouchCapability> {
    \.forceTouchCapability
  }
}

public enum TraitActiveAppearance: StandardTrait {
  public typealias Value = UserInterfaceActiveAppearance
  public static var affectsColorAppearance: Bool { true }
  public static var place: WritableKeyPath<Traits, UserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
