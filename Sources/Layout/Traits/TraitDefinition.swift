public import SnaplineEnvironment

public import struct Foundation.CGFloat

/// The name of one trait, for code that waits for changes of it.
public protocol TraitDefinition {
  associatedtype Value: Equatable
  static var path: WritableKeyPath<Traits, Value> { get }
}

extension TraitDefinition {
  static func isEqual(_ one: Traits, _ other: Traits) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }

  static func clear(_ traits: inout Traits) {
    traits[keyPath: path] = Traits.unspecified[keyPath: path]
  }
}

public enum TraitUserInterfaceIdiom: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceIdiom> { \.userInterfaceIdiom }
}

public enum TraitUserInterfaceStyle: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceStyle> { \.userInterfaceStyle }
}

public enum TraitUserInterfaceLevel: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceLevel> { \.userInterfaceLevel }
}

public enum TraitAccessibilityContrast: TraitDefinition {
  public static var path: WritableKeyPath<Traits, AccessibilityContrast> {
    \.accessibilityContrast
  }
}

public enum TraitLegibilityWeight: TraitDefinition {
  public static var path: WritableKeyPath<Traits, LegibilityWeight> { \.legibilityWeight }
}

public enum TraitLayoutDirection: TraitDefinition {
  public static var path: WritableKeyPath<Traits, LayoutDirection> { \.layoutDirection }
}

public enum TraitHorizontalSizeClass: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

public enum TraitVerticalSizeClass: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceSizeClass> { \.verticalSizeClass }
}

public enum TraitPreferredContentSizeCategory: TraitDefinition {
  public static var path: WritableKeyPath<Traits, ContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum TraitDisplayScale: TraitDefinition {
  public static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}

public enum TraitDisplayGamut: TraitDefinition {
  public static var path: WritableKeyPath<Traits, DisplayGamut> { \.displayGamut }
}

public enum TraitForceTouchCapability: TraitDefinition {
  public static var path: WritableKeyPath<Traits, ForceTouchCapability> {
    \.forceTouchCapability
  }
}

public enum TraitActiveAppearance: TraitDefinition {
  public static var path: WritableKeyPath<Traits, UserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
