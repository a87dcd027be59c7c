public import Foundation
public import SnaplineEnvironment

/// The traits of a tree as UIKit hands them to code: an immutable object around ``Traits``.
///
/// Fields of a collection may be unspecified. Where collections are merged, later ones win over earlier ones.
public final class TraitCollection: NSObject, Sendable {
  /// The same traits as a value.
  public let traits: Traits

  public init(_ traits: Traits) { self.traits = traits }

  /// A collection in which no field is specified.
  public override convenience init() { self.init(.unspecified) }

  /// A collection with the specified fields of the given ones, later ones over earlier ones.
  public convenience init(traitsFrom collections: [TraitCollection]) {
    self.init(collections.reduce(.unspecified) { $0.merging($1.traits) })
  }

  /// A collection with the fields that `mutations` sets, and no others.
  public convenience init(mutations: (inout Traits) -> Void) {
    var traits = Traits.unspecified
    mutations(&traits)
    self.init(traits)
  }

  /// These traits with what `mutations` changes in them.
  public func modifyingTraits(_ mutations: (inout Traits) -> Void) -> TraitCollection {
    var traits = traits
    mutations(&traits)
    return TraitCollection(traits)
  }

  /// The traits of the running task's environment.
  ///
  /// In a tree's own code, such as `layoutSubviews`, they are the traits of the view.
  public static var current: TraitCollection { TraitCollection(Environment.current.traits) }

  /// Runs code with these traits as ``current``; unspecified fields keep their current values.
  public func performAsCurrent(_ actions: () -> Void) {
    var environment = Environment.current
    environment.traits = environment.traits.merging(traits)
    Environment.$current.withValue(environment) { actions() }
  }

  public var userInterfaceIdiom: UserInterfaceIdiom { traits.userInterfaceIdiom }
  public var userInterfaceStyle: UserInterfaceStyle { traits.userInterfaceStyle }
  public var userInterfaceLevel: UserInterfaceLevel { traits.userInterfaceLevel }
  public var accessibilityContrast: AccessibilityContrast { traits.accessibilityContrast }
  public var legibilityWeight: LegibilityWeight { traits.legibilityWeight }
  public var layoutDirection: LayoutDirection { traits.layoutDirection }
  public var horizontalSizeClass: UserInterfaceSizeClass { traits.horizontalSizeClass }
  public var verticalSizeClass: UserInterfaceSizeClass { traits.verticalSizeClass }
  public var displayScale: CGFloat { traits.displayScale }
  public var displayGamut: DisplayGamut { traits.displayGamut }
  public var forceTouchCapability: ForceTouchCapability { traits.forceTouchCapability }
  public var activeAppearance: UserInterfaceActiveAppearance { traits.activeAppearance }
  public var preferredContentSizeCategory: ContentSizeCategory {
    traits.preferredContentSizeCategory
  }

  public subscript<Trait: TraitDefinition>(_ trait: Trait.Type) -> Trait.Value { traits[trait] }

  /// Whether these traits have all values that are specified in `trait`.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    trait.map { traits.contains($0.traits) } ?? true
  }

  /// Whether a colour that depends on traits could look another way under `other`.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
    guard let other else { return true }
    return Self.systemTraitsAffectingColorAppearance.contains { !$0.isEqual(traits, other.traits) }
  }

  /// The traits of every tree on which colours may depend.
  public static var systemTraitsAffectingColorAppearance: [any TraitDefinition.Type] {
    [
      TraitUserInterfaceIdiom.self, TraitUserInterfaceStyle.self, TraitUserInterfaceLevel.self,
      TraitAccessibilityContrast.self, TraitDisplayGamut.self, TraitActiveAppearance.self,
    ]
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? TraitCollection)?.traits == traits
  }

  public override var hash: Int { traits.hashValue }
}
