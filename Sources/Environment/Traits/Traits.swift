public import struct Foundation.CGFloat

/// What a tree knows of its screen and of the user's settings.
///
/// Each field has a value for "unspecified", so that the same type holds what overrides another one; see
/// ``merging(_:)``. A new value has the traits of a plain canvas of a phone's size.
public struct Traits: Hashable, Sendable {
  public var userInterfaceIdiom: UserInterfaceIdiom = .phone
  public var userInterfaceStyle: UserInterfaceStyle = .light
  public var userInterfaceLevel: UserInterfaceLevel = .base
  public var accessibilityContrast: AccessibilityContrast = .normal
  public var legibilityWeight: LegibilityWeight = .regular
  public var layoutDirection: LayoutDirection = .leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass = .regular
  public var verticalSizeClass: UserInterfaceSizeClass = .regular
  public var preferredContentSizeCategory: ContentSizeCategory = .large
  public var displayScale: CGFloat = 2
  public var displayGamut: DisplayGamut = .SRGB
  public var forceTouchCapability: ForceTouchCapability = .unavailable
  public var activeAppearance: UserInterfaceActiveAppearance = .active
  /// What an app's own definitions say.
  var defined = DefinedTraits()

  public init() {}

  /// Traits that are all unspecified.
  public static let unspecified: Traits = {
    var traits = Traits()
    traits.userInterfaceIdiom = .unspecified
    traits.userInterfaceStyle = .unspecified
    traits.userInterfaceLevel = .unspecified
    traits.accessibilityContrast = .unspecified
    traits.legibilityWeight = .unspecified
    traits.layoutDirection = .unspecified
    traits.horizontalSizeClass = .unspecified
    traits.verticalSizeClass = .unspecified
    traits.preferredContentSizeCategory = .unspecified
    traits.displayScale = 0
    traits.displayGamut = .unspecified
    traits.forceTouchCapability = .unknown
    traits.activeAppearance = .unspecified
    return traits
  }()

  /// Each field of these traits with how another value's is told apart and taken over.
  ///
  /// Each view asks for its traits, which takes long by key paths.
  fileprivate static let fields: [Field] = [
    Field({ $0.userInterfaceIdiom }) { $0.userInterfaceIdiom = $1 },
    Field({ $0.userInterfaceStyle }) { $0.userInterfaceStyle = $1 },
    Field({ $0.userInterfaceLevel }) { $0.userInterfaceLevel = $1 },
    Field({ $0.accessibilityContrast }) { $0.accessibilityContrast = $1 },
    Field({ $0.legibilityWeight }) { $0.legibilityWeight = $1 },
    Field({ $0.layoutDirection }) { $0.layoutDirection = $1 },
    Field({ $0.horizontalSizeClass }) { $0.horizontalSizeClass = $1 },
    Field({ $0.verticalSizeClass }) { $0.verticalSizeClass = $1 },
    Field({ $0.preferredContentSizeCategory }) { $0.preferredContentSizeCategory = $1 },
    Field({ $0.displayScale }) { $0.displayScale = $1 },
    Field({ $0.displayGamut }) { $0.displayGamut = $1 },
    Field({ $0.forceTouchCapability }) { $0.forceTouchCapability = $1 },
    Field({ $0.activeAppearance }) { $0.activeAppearance = $1 },
  ]

  fileprivate struct Field: Sendable {
    /// Whether the value says anything of the field.
    let isSaid: @Sendable (Traits) -> Bool
    let isEqual: @Sendable (Traits, Traits) -> Bool
    let take: @Sendable (inout Traits, Traits) -> Void

    init<Value: Equatable & Sendable>(
      _ get: @escaping @Sendable (Traits) -> Value,
      _ set: @escaping @Sendable (inout Traits, Value) -> Void
    ) {
      let unspecified = get(.unspecified)
      isSaid = { get($0) != unspecified }
      isEqual = { get($0) == get($1) }
      take = { set(&$0, get($1)) }
    }
  }

  /// These traits, with all that `other` specifies in place of their own.
  public func merging(_ other: Traits) -> Traits { merging(SaidTraits(other)) }

  /// The same with what was told apart before.
  package func merging(_ other: SaidTraits) -> Traits {
    var merged = self
    for field in other.fields { field.take(&merged, other.traits) }
    merged.defined.merge(other.traits.defined)
    return merged
  }

  /// Whether these traits agree with all that `other` specifies.
  public func contains(_ other: Traits) -> Bool {
    Self.fields.allSatisfy { !$0.isSaid(other) || $0.isEqual(self, other) }
      && defined.contains(other.defined)
  }
}

/// What some traits specify, told apart once to be merged into many others.
package struct SaidTraits: Equatable, Sendable {
  package let traits: Traits
  fileprivate let fields: [Traits.Field]

  package init(_ traits: Traits) {
    self.traits = traits
    fields = Traits.fields.filter { $0.isSaid(traits) }
  }

  package static func == (one: SaidTraits, other: SaidTraits) -> Bool { one.traits == other.traits }
}

/// Light or dark; the raw values are UIKit's.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The contrast a person asked for; the raw values are UIKit's.
public enum AccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether a window lies above another one; the raw values are UIKit's.
public enum UserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The direction of reading; the raw values are UIKit's.
public enum LayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The kind of machine; the raw values are UIKit's.
public enum UserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// Whether an axis has little or much room; the raw values are UIKit's.
public enum UserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether a person asked for bold text; the raw values are UIKit's.
public enum LegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The colours that a display can show; the raw values are UIKit's.
public enum DisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

/// Whether the display measures how hard it is pressed; the raw values are UIKit's.
public enum ForceTouchCapability: Int, Hashable, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// Whether a window is the one in use; the raw values are UIKit's.
public enum UserInterfaceActiveAppearance: Int, Hashable, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// Which way a part of the tree reads; the raw values are UIKit's.
public enum UserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension LayoutDirection {
  public init(_ direction: UserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
